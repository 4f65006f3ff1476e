import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Attempt } from "../tests/database/attempts";

// Writes the table of attempts in docs/security.md from two runs of the tests:
//   ATTEMPTS_FILE=/tmp/embedded.json npx tsx tests/database/run.ts
//   ATTEMPTS_FILE=/tmp/postgres.json npm run test:postgres
//   npx tsx scripts/security-table.ts /tmp/embedded.json /tmp/postgres.json

const page = join(__dirname, "../docs/security.md");
const marker = "<!-- attempts: written by scripts/security-table.ts -->";

async function main(): Promise<void> {
  const [embedded = [], postgres = []] = await Promise.all(
    process.argv.slice(2).map(async (file) => JSON.parse(await readFile(file, "utf8")) as Attempt[]),
  );
  const text = await readFile(page, "utf8");
  await writeFile(page, `${text.slice(0, text.indexOf(marker))}${marker}\n${sections(embedded, postgres)}`);
}

function sections(embedded: Attempt[], postgres: Attempt[]): string {
  const people = [...new Set(embedded.map(({ who }) => who))];
  return people
    .map((who) => {
      const rows = embedded
        .filter((attempt) => attempt.who === who)
        .map(({ what, expected, actual }) => {
          const real = postgres.find((attempt) => attempt.who === who && attempt.what === what);
          return `| ${[what, expected, actual, real?.actual ?? ""].map(cell).join(" | ")} |`;
        });
      return `\n### ${who[0]?.toUpperCase()}${who.slice(1)}\n\n| Attempt | Expected | Embedded | PostgreSQL |\n|---|---|---|---|\n${rows.join("\n")}\n`;
    })
    .join("");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(", nothing changed", "").replaceAll("*", "\\*");
}

void main();
