import { z } from "zod";
import { recipeSchema } from "../../data/recipe";
import { toSdl } from "./sdl";

test("nested objects, lists, optional and nullable fields become GraphQL types", () => {
  const schema = z.strictObject({
    title: z.string(),
    size: z.union([z.literal(400), z.literal(600)]),
    weight: z.number().optional(),
    tags: z.array(z.string()),
    parts: z.array(z.strictObject({ label: z.string() })),
    video: z.strictObject({ url: z.url() }).nullable(),
  });
  expect(toSdl("Dish", schema, { photo: "File" })).toBe(
    [
      "type DishParts {\n  label: String!\n}",
      "type DishVideo {\n  url: String!\n}",
      [
        "type Dish implements Node @dontInfer {",
        "  title: String!",
        "  size: Int!",
        "  weight: Float",
        "  tags: [String!]!",
        "  parts: [DishParts!]!",
        "  video: DishVideo",
        "  photo: File",
        "}",
      ].join("\n"),
    ].join("\n\n"),
  );
});

test("the recipe's shape has a GraphQL type for every field", () => {
  const sdl = toSdl("Recipe", recipeSchema);
  for (const field of Object.keys(recipeSchema.shape)) expect(sdl).toContain(`  ${field}: `);
});
