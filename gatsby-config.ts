import type { GatsbyConfig } from "gatsby";
import site from "./data/site.json";

const config: GatsbyConfig = {
  siteMetadata: { title: site.brand, siteUrl: process.env.GATSBY_SITE_URL ?? "http://localhost:8000" },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "site/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-plugin-page-creator", options: { path: `${__dirname}/site/pages` } },
    { resolve: "gatsby-source-filesystem", options: { name: "images", path: `${__dirname}/data/images` } },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          // AVIF first; WebP is the fallback that every browser of the last years shows.
          formats: ["avif", "webp"],
          placeholder: "dominantColor",
          quality: 70,
          avifOptions: { quality: 55, effort: 3 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
