// Run by Deno, not by Node: loads one function's own entry file, and ends when the local stack does.
const [name] = Deno.args;
await import(`../functions/${name}/index.ts`);

for await (const _ of Deno.stdin.readable);
Deno.exit();

declare const Deno: { args: string[]; stdin: { readable: AsyncIterable<Uint8Array> }; exit(): never };

export {};
