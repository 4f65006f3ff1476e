import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Gives every built page a Content-Security-Policy that allows its own scripts and nobody else's.
 * Gatsby writes small inline scripts that differ by page, so each page lists the hashes of its own.
 * `frame-ancestors` works only as a header: it is in `static/_headers`.
 */
export async function secureHtml(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".html"));
  await Promise.all(
    pages.map(async (page) => {
      const path = join(page.parentPath, page.name);
      await writeFile(path, withPolicy(await readFile(path, "utf8"), backendOrigin()));
    }),
  );
}

export function withPolicy(html: string, backend: string | undefined): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !attributes?.includes("application/ld+json"))
    .map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`.trim(),
    // Components set style attributes (image ratios, MUI), which have no hash.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${backend ?? ""}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  // Gatsby keeps pages between builds and renews only their scripts: the policy of the last build has to go.
  return html.replace(POLICY_TAG, "").replace(/<head([^>]*)>/, (head) => head + meta);
}

const POLICY_TAG = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

function backendOrigin(): string | undefined {
  const url = process.env.GATSBY_SUPABASE_URL;
  return url ? new URL(url).origin : undefined;
}
