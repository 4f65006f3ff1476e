import { runAll } from "./all";

async function main(): Promise<void> {
  process.exitCode = await runAll();
}

void main();
