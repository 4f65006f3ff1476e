import { AsyncLocalStorage } from "node:async_hooks";

const serving = new AsyncLocalStorage<true>();
let installed = false;

/**
 * Runs `task` without the embedded server's own error print: it dumps the statement with its parameters, which
 * are people's addresses. What remains is one line for errors that are the server's fault.
 */
export function quietly<T>(task: () => Promise<T>): Promise<T> {
  install();
  return serving.run(true, task);
}

function install(): void {
  if (installed) return;
  installed = true;
  const print = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    if (!serving.getStore()) return print(...parts);
    const error = parts.find((part): part is Error & { code?: unknown } => part instanceof Error);
    const code = typeof error?.code === "string" ? error.code : "";
    if (error && !expected.test(code)) print(`[api] ${code} ${error.message.split("\n")[0]}`);
  };
}

/** Refusals that policies and triggers make on purpose, and requests that were malformed. */
const expected = /^(PT4|PGRST|22|23|42)/;
