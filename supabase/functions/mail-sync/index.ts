import { createHandler } from "./handler.ts";

Deno.serve(createHandler((name) => Deno.env.get(name)));

declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): void;
  env: { get(name: string): string | undefined };
};
