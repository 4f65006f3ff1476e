import { Helmet } from "react-helmet";
import site from "../../data/site.json";

interface SeoProps {
  /** The page's own title; the brand follows it. Absent on the landing page. */
  title?: string;
  description?: string;
  /** Path of this page, for the canonical address and sharing: "/recipe/mapo-tofu". */
  path?: string;
  /** Path of the picture shown where the page is shared. */
  image?: string | undefined;
  /** Pages that search engines should leave alone. */
  hidden?: boolean;
  /** schema.org description of what the page shows. */
  structuredData?: object;
}

const ORIGIN = process.env.GATSBY_SITE_URL;

export function Seo({
  title,
  description = site.description,
  path,
  image,
  hidden,
  structuredData,
}: SeoProps) {
  const fullTitle = title ? `${title} | ${site.brand}` : `${site.brand}: ${site.tagline}`;
  return (
    <Helmet>
      <html lang="en" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta property="og:title" content={title ?? site.brand} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={structuredData ? "article" : "website"} />
      <meta property="og:site_name" content={site.brand} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#f8f2e7" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#14191a" media="(prefers-color-scheme: dark)" />
      {ORIGIN && path && <link rel="canonical" href={ORIGIN + path} />}
      {ORIGIN && path && <meta property="og:url" content={ORIGIN + path} />}
      {ORIGIN && image && <meta property="og:image" content={ORIGIN + image} />}
      {hidden && <meta name="robots" content="noindex" />}
      {structuredData && (
        <script type="application/ld+json">
          {JSON.stringify({ "@context": "https://schema.org", ...structuredData })}
        </script>
      )}
    </Helmet>
  );
}
