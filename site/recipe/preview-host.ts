/**
 * Whether this is not the real site: a developer's machine, or a deployment for preview,
 * where a platform's app may refuse to open links.
 *
 * @param forced `GATSBY_PREVIEW=true` at build time
 */
export function isPreviewHost(hostname: string, forced = process.env.GATSBY_PREVIEW === "true"): boolean {
  return forced || PREVIEW_HOSTS.some((pattern) => pattern.test(hostname));
}

const PREVIEW_HOSTS = [
  /^localhost$/,
  /^127\.0\.0\.1$/,
  /^\[::1\]$/,
  // Netlify: deploy-preview-7--name.netlify.app; the real site has no double hyphen.
  /--[^.]+\.netlify\.app$/,
  // Cloudflare Pages: a hash or branch stands before name.pages.dev.
  /^[^.]+\.[^.]+\.pages\.dev$/,
  /\.vercel\.app$/,
];
