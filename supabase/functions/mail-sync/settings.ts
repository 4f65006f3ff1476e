/** Reads an environment variable. */
export type Env = (name: string) => string | undefined;

/** A variable that the chosen configuration needs is not set, or not as it has to be. */
export class MissingVariable extends Error {}

/** @throws MissingVariable naming the variable, and what needs it */
export function required(env: Env, name: string, whatFor: string): string {
  const value = env(name)?.trim();
  if (!value) throw new MissingVariable(`${name} is not set, but ${whatFor} needs it.`);
  return value;
}
