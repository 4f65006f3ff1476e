import { z } from "zod";

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  const?: unknown;
  enum?: unknown[];
}

/**
 * GraphQL object types for a zod object, so that the shape of the content stays written once.
 * Nested objects become types named after their path: `RecipeIngredients`, `RecipeIngredientsLines`.
 *
 * @param name name of the root type, which is declared as a Gatsby node
 * @param extra fields of the root type that are not data, such as links: `{ photo: "File @link(by: \"relativePath\")" }`
 */
export function toSdl(name: string, schema: z.ZodObject, extra: Record<string, string> = {}): string {
  const types: string[] = [];
  const root = z.toJSONSchema(schema, { io: "output" }) as JsonSchema;
  declare(name, root, types, " implements Node @dontInfer", extra);
  return types.join("\n\n");
}

function declare(
  name: string,
  schema: JsonSchema,
  types: string[],
  suffix = "",
  extra: Record<string, string> = {},
): void {
  const fields = Object.entries(schema.properties ?? {}).map(([field, value]) => {
    const required = schema.required?.includes(field) && !isNullable(value) ? "!" : "";
    return `  ${field}: ${typeOf(name + capitalise(field), value, types)}${required}`;
  });
  fields.push(...Object.entries(extra).map(([field, type]) => `  ${field}: ${type}`));
  types.push(`type ${name}${suffix} {\n${fields.join("\n")}\n}`);
}

function typeOf(name: string, schema: JsonSchema, types: string[]): string {
  const variants = schema.anyOf?.filter((variant) => variant.type !== "null");
  if (variants?.[0]) return typeOf(name, variants[0], types);
  switch (Array.isArray(schema.type) ? schema.type.find((type) => type !== "null") : schema.type) {
    case "object":
      declare(name, schema, types);
      return name;
    case "array":
      return `[${typeOf(name, schema.items ?? {}, types)}!]`;
    case "integer":
      return "Int";
    case "number":
      return Number.isInteger(schema.const) ? "Int" : "Float";
    case "boolean":
      return "Boolean";
    case "string":
      return "String";
    default:
      throw new Error(`${name}: no GraphQL type for ${JSON.stringify(schema)}`);
  }
}

const isNullable = ({ type, anyOf = [] }: JsonSchema) =>
  type?.includes("null") || anyOf.some((variant) => variant.type === "null");

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
