import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { loadContent } from "./data/load";
import { reelSchema } from "./data/recipe";
import { pageRecipe, pageRecipeSchema } from "./site/build/page-recipe";
import { toSdl } from "./site/build/sdl";
import { secureHtml } from "./site/build/secure-html";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const recipeLink = (from: string) => `Recipe @link(by: "slug", from: "${from}")`;
  const photo = 'File @link(by: "relativePath", from: "';
  actions.createTypes(
    toSdl("Recipe", pageRecipeSchema, {
      photo: `${photo}image")`,
      previous: recipeLink("previousSlug"),
      next: recipeLink("nextSlug"),
      related: '[Recipe!]! @link(by: "slug", from: "relatedSlugs")',
    }),
  );
  actions.createTypes(
    toSdl("Reel", reelSchema.omit({ id: true }), { photo: `${photo}thumbnail")`, key: "String!" }),
  );
};

export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, createContentDigest, createNodeId }) => {
  const content = loadContent(resolve(__dirname, "data"));
  const addNode = (type: string, key: string, fields: object) =>
    actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  for (const recipe of content.recipes) addNode("Recipe", recipe.slug, pageRecipe(recipe, content));
  for (const { id, ...reel } of content.reels) addNode("Reel", id, { ...reel, key: id });
};

/** The backoffice has one page for all its addresses; the host rewrites /admin/* to it. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path !== "/admin" || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: "/admin/*" });
};

/**
 * CSS Modules are imported in each component's own order, and Gatsby joins them into one file: the order
 * between areas means nothing (`ui.module.css` comes first in gatsby-browser), so it need not warn.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig }) => {
  const config = getConfig();
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { program } = store.getState();
  await secureHtml(resolve(program.directory, "public"));
};
