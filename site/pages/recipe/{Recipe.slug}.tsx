import { graphql, type PageProps } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import { PlayIcon, PrintIcon } from "../../layout/icons";
import { Layout } from "../../layout/Layout";
import { picture } from "../../layout/picture";
import { Seo } from "../../layout/Seo";
import { BackToGrid } from "../../recipe/BackToGrid";
import { Badges } from "../../recipe/Badges";
import { Ingredients } from "../../recipe/Ingredients";
import { MacrosCard } from "../../recipe/MacrosCard";
import { NextRecipes } from "../../recipe/NextRecipes";
import type { PostOptions } from "../../recipe/open-post";
import { PostLink } from "../../recipe/PostLink";
import { ProteinBreakdown } from "../../recipe/ProteinBreakdown";
import * as styles from "../../recipe/recipe.module.css";
import { Instructions } from "../../recipe/Steps";
import { SubRecipe } from "../../recipe/SubRecipe";
import { structuredRecipe } from "../../recipe/structured-recipe";
import * as ui from "../../styles/ui.module.css";

export default function RecipePage({ data }: PageProps<Queries.RecipePageQuery>) {
  const recipe = data.recipe;
  if (!recipe) throw new Error("The recipe of this page is missing.");
  const related = recipe.related.map((other) => ({
    slug: other.slug,
    title: other.title,
    protein: other.cardProtein,
    cookTime: other.cardTime,
    photo: picture(other.photo),
  }));

  return (
    <Layout>
      <Seo
        title={recipe.title}
        description={recipe.description}
        path={`/recipe/${recipe.slug}`}
        image={recipe.photo?.publicURL ?? undefined}
        structuredData={structuredRecipe(recipe)}
      />
      <article>
        <div className={`${ui.wrap} ${styles.top}`}>
          <BackToGrid />
          <div className={styles.intro}>
            <div className={styles.words}>
              <h1 className={styles.title}>{recipe.title}</h1>
              <p className={styles.description}>{recipe.description}</p>
              <Badges time={recipe.time} servings={recipe.servings.label} protein={recipe.protein} />
              <MacrosCard columns={recipe.macros} />
              <div className={`${styles.actions}`}>
                {recipe.video && (
                  <PostLink url={recipe.video.url} {...(recipe.video as PostOptions)} className={ui.primary}>
                    <PlayIcon />
                    Watch the video
                    <span className="visually-hidden"> (opens in a new tab)</span>
                  </PostLink>
                )}
                <button
                  type="button"
                  className={`${ui.secondary} needs-script`}
                  onClick={() => window.print()}
                >
                  <PrintIcon />
                  Print
                </button>
              </div>
            </div>
            <GatsbyImage
              className={styles.photo ?? ""}
              image={picture(recipe.photo)}
              alt={recipe.imageAlt}
              loading="eager"
            />
          </div>
        </div>
        <div className={`${ui.wrap} ${styles.method}`}>
          {recipe.complete ? (
            <>
              <div className={styles.aside}>
                <Ingredients groups={recipe.ingredients} panel={recipe.panel} />
                {recipe.breakdown && <ProteinBreakdown breakdown={recipe.breakdown} />}
              </div>
              <div className={styles.main}>
                <Instructions steps={recipe.steps} />
                {recipe.subRecipes.map((sub) => (
                  <SubRecipe key={sub.title} recipe={sub} />
                ))}
              </div>
            </>
          ) : (
            <div className={styles.coming}>
              <h2>The full method is coming</h2>
              <p>The weighed ingredients and the steps of this recipe are still being written down.</p>
            </div>
          )}
        </div>
      </article>
      <NextRecipes related={related} previous={recipe.previous} next={recipe.next} />
    </Layout>
  );
}

export const query = graphql`
  query RecipePage($id: String!) {
    recipe(id: { eq: $id }) {
      slug
      title
      description
      tags
      time
      servings {
        count
        label
      }
      protein
      imageAlt
      panel
      complete
      macros {
        label
        calories
        protein
        carbs
        fat
        fiber
      }
      ingredients {
        heading
        variant
        lines
      }
      steps
      subRecipes {
        title
        yield
        ingredients {
          heading
          variant
          lines
        }
        steps
      }
      breakdown {
        items {
          name
          protein
        }
        total
      }
      video {
        url
        inPreview
        whenBlocked
      }
      photo {
        publicURL
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            aspectRatio: 0.5625
            breakpoints: [240, 360, 480, 720, 1080]
            sizes: "(min-width: 768px) 22rem, 91vw"
          )
        }
      }
      previous {
        slug
        title
      }
      next {
        slug
        title
      }
      related {
        slug
        title
        cardProtein
        cardTime
        photo {
          childImageSharp {
            gatsbyImageData(
              layout: FULL_WIDTH
              aspectRatio: 0.5625
              breakpoints: [240, 360, 480, 720, 1080]
              sizes: "(min-width: 768px) 17rem, 12rem"
            )
          }
        }
      }
    }
  }
`;
