import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migratedDatabase } from "../supabase/local/migrated";

// Writes supabase/database.types.ts from the migrated schema, in the shape that supabase-js wants.
// With --check: writes nothing, and fails where the file differs.

const target = join(__dirname, "../supabase/database.types.ts");

interface Column {
  relation: string;
  kind: string;
  name: string;
  type: string;
  nullable: boolean;
  has_default: boolean;
}

interface Routine {
  name: string;
  arguments: { name: string; type: string; optional: boolean }[];
  outputs: { name: string; type: string }[];
  returns: string;
  set: boolean;
}

async function main(): Promise<void> {
  const written = await describe();
  if (!process.argv.includes("--check")) {
    await writeFile(target, written);
    return;
  }
  const current = await readFile(target, "utf8").catch(() => "");
  if (current === written) return;
  console.error("supabase/database.types.ts is not what the migrations make. Run: npm run db:types");
  process.exitCode = 1;
}

/** The text of database.types.ts for the schema that the migrations make. */
export async function describe(): Promise<string> {
  const database = await migratedDatabase();
  try {
    const columns = await database.query<Column>(columnsQuery);
    const routines = await database.query<Routine>(routinesQuery);
    return formatted(render(columns, routines));
  } finally {
    await database.close();
  }
}

/** As the linter would have it, so that writing the file again changes nothing. */
function formatted(text: string): string {
  const biome = join(require.resolve("@biomejs/biome/package.json"), "../bin/biome");
  return execFileSync(process.execPath, [biome, "format", `--stdin-file-path=${target}`], {
    input: text,
    encoding: "utf8",
  });
}

function render(columns: Column[], routines: Routine[]): string {
  const of = (kind: string) => {
    const found = columns.filter((column) => column.kind === kind);
    return [...new Set(found.map(({ relation }) => relation))].map(
      (relation) => [relation, found.filter((column) => column.relation === relation)] as const,
    );
  };
  const tables = of("r").map(
    ([name, list]) => `      ${name}: {
        Row: {${fields(list, (c) => `${c.name}: ${valueType(c)}`)}};
        Insert: {${fields(list, (c) => `${c.name}${c.has_default || c.nullable ? "?" : ""}: ${valueType(c)}`)}};
        Update: {${fields(list, (c) => `${c.name}?: ${valueType(c)}`)}};
        Relationships: [];
      };`,
  );
  const views = of("v").map(
    ([name, list]) => `      ${name}: {
        Row: {${fields(list, (c) => `${c.name}: ${valueType({ ...c, nullable: viewNullable(c, columns) })}`)}};
        Relationships: [];
      };`,
  );
  const composites = of("c").map(
    ([name, list]) => `      ${name}: {${fields(list, (c) => `${c.name}: ${typescript(c.type)}`)}};`,
  );
  const compositeNames = of("c").map(([name]) => name);
  const functions = routines.map(
    (routine) => `      ${routine.name}: {
        Args: ${args(routine)};
        Returns: ${returns(routine, compositeNames)};
      };`,
  );
  return `// Written by "npm run db:types" from the migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.join("\n")}
    };
    Views: {
${views.join("\n")}
    };
    Functions: {
${functions.join("\n")}
    };
    Enums: Record<never, never>;
    CompositeTypes: {
${composites.join("\n")}
    };
  };
};
`;
}

function fields(columns: Column[], field: (column: Column) => string): string {
  return ` ${columns.map(field).join("; ")} `;
}

function valueType({ type, nullable }: { type: string; nullable: boolean }): string {
  return `${typescript(type)}${nullable ? " | null" : ""}`;
}

/** PostgreSQL calls every column of a view nullable; the table of the same column knows better. */
function viewNullable(column: Column, columns: Column[]): boolean {
  return columns.find(({ kind, name }) => kind === "r" && name === column.name)?.nullable ?? true;
}

function args({ arguments: list }: Routine): string {
  if (list.length === 0) return "never";
  return `{ ${list.map(({ name, type, optional }) => `${name}${optional ? "?" : ""}: ${typescript(type)}`).join("; ")} }`;
}

function returns({ returns: type, outputs, set }: Routine, composites: string[]): string {
  const one =
    outputs.length > 0
      ? `{ ${outputs.map((output) => `${output.name}: ${typescript(output.type)}`).join("; ")} }`
      : composites.includes(type)
        ? `Database["public"]["CompositeTypes"]["${type}"]`
        : typescript(type);
  return set ? `${one}[]` : one;
}

function typescript(type: string): string {
  if (type.startsWith("_")) return `${typescript(type.slice(1))}[]`;
  if (/^(int|float)\d$|^numeric$/.test(type)) return "number";
  if (type === "bool") return "boolean";
  if (type === "void") return "undefined";
  if (/^jsonb?$/.test(type)) return "Json";
  return "string";
}

const columnsQuery = `
  select c.relname as relation, c.relkind as kind, a.attname as name, t.typname as type,
    not a.attnotnull as nullable, a.atthasdef as has_default
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'c')
  order by c.relname, a.attnum`;

const routinesQuery = `
  select p.proname as name, p.proretset as set, rt.typname as returns,
    coalesce((
      select json_agg(json_build_object('name', coalesce(p.proargnames[i], ''), 'type', t.typname,
        'optional', i > p.pronargs - p.pronargdefaults) order by i)
      from unnest(p.proargtypes) with ordinality as arg (oid, i) join pg_type t on t.oid = arg.oid), '[]') as arguments,
    coalesce((
      select json_agg(json_build_object('name', p.proargnames[i], 'type', t.typname) order by i)
      from unnest(p.proallargtypes) with ordinality as arg (oid, i) join pg_type t on t.oid = arg.oid
      where p.proargmodes[i] in ('o', 't')), '[]') as outputs
  from pg_proc p join pg_type rt on rt.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and rt.typname <> 'trigger'
  order by p.proname`;

if (require.main === module) void main();
