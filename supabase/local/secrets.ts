import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

export interface Secrets {
  LOCAL_PUBLISHABLE_KEY: string;
  LOCAL_SECRET_KEY: string;
  LOCAL_JWT_SECRET: string;
  LOCAL_OWNER_PASSWORD: string;
}

/**
 * The local stack's keys and the owner's password: generated once, kept in an ignored file of NAME=value lines.
 * Lines that are there already, of whatever name, stay as they are.
 *
 * @param file absent: new secrets that nothing keeps
 * @returns the secrets, and every other variable of the file
 */
export async function loadSecrets(
  file?: string,
): Promise<{ secrets: Secrets; variables: Record<string, string> }> {
  const text = file ? await readFile(file, "utf8").catch(() => "") : "";
  const variables = parseEnv(text);
  const missing = Object.entries(generated()).filter(([name]) => !variables[name]);
  for (const [name, value] of missing) variables[name] = value;
  if (file && missing.length > 0) {
    await mkdir(dirname(file), { recursive: true });
    const lines = missing.map(([name, value]) => `${name}=${value}\n`).join("");
    await writeFile(file, `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${lines}`, {
      mode: 0o600,
    });
    await chmod(file, 0o600);
  }
  return { secrets: variables as unknown as Secrets, variables };
}

function generated(): Secrets {
  const token = (bytes: number) => randomBytes(bytes).toString("base64url");
  return {
    LOCAL_PUBLISHABLE_KEY: `sb_publishable_${token(24)}`,
    LOCAL_SECRET_KEY: `sb_secret_${token(24)}`,
    LOCAL_JWT_SECRET: token(48),
    LOCAL_OWNER_PASSWORD: token(12),
  };
}

export function parseEnv(text: string): Record<string, string> {
  const lines = text.matchAll(/^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, unquote(value.trim())]));
}

function unquote(value: string): string {
  return /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value;
}
