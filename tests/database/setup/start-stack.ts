import { startStack } from "../../../supabase/local/stack";

// A stack in a process of its own, to be killed. Argument: the options as JSON. Prints where it is.
async function main(): Promise<void> {
  const { apiUrl, publishableKey } = await startStack(JSON.parse(process.argv[2] ?? "{}"));
  console.log(JSON.stringify({ apiUrl, publishableKey }));
}

void main();
