import type { IGatsbyImageData } from "gatsby-plugin-image";

/** The image data of a picture's file node; a picture that is missing stops the build. */
export function picture(
  file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null,
): IGatsbyImageData {
  const image = file?.childImageSharp?.gatsbyImageData;
  if (!image) throw new Error("A picture is missing in data/images.");
  return image;
}
