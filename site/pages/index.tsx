import { graphql, type PageProps } from "gatsby";
import { withArtDirection } from "gatsby-plugin-image";
import { About } from "../landing/About";
import { Contact } from "../landing/Contact";
import { Hero } from "../landing/Hero";
import { RecipesSection } from "../landing/RecipesSection";
import { Reels } from "../landing/Reels";
import { useSearchTerm } from "../landing/search-term";
import { Layout } from "../layout/Layout";
import { picture } from "../layout/picture";
import { Seo } from "../layout/Seo";
import { NewsletterSection } from "../newsletter/NewsletterSection";
import { Popup } from "../newsletter/Popup";

export default function LandingPage({ data }: PageProps<Queries.LandingPageQuery>) {
  const [term, setTerm] = useSearchTerm();
  const cards = data.recipes.nodes.map(({ slug, title, cardProtein, cardTime, photo }) => ({
    slug,
    title,
    protein: cardProtein,
    cookTime: cardTime,
    photo: picture(photo),
  }));
  const reels = data.reels.nodes.map(({ photo, ...reel }) => ({ ...reel, photo: picture(photo) }));
  const hero = withArtDirection(picture(data.hero), [
    { media: "(max-width: 767.98px)", image: picture(data.heroPortrait) },
  ]);

  return (
    <Layout>
      <Seo path="/" image={data.hero?.publicURL ?? undefined} />
      <Hero photo={hero} searching={term.trim() !== ""} />
      <RecipesSection cards={cards} term={term} setTerm={setTerm} />
      <Reels reels={reels} />
      <About photo={picture(data.about)} />
      <Contact />
      <NewsletterSection />
      <Popup />
    </Layout>
  );
}

export const query = graphql`
  query LandingPage {
    recipes: allRecipe(filter: { listed: { eq: true } }, sort: { position: ASC }) {
      nodes {
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
              sizes: "(min-width: 82rem) 15rem, (min-width: 1024px) 17vw, (min-width: 768px) 29vw, 91vw"
            )
          }
        }
      }
    }
    reels: allReel {
      nodes {
        key
        title
        description
        url
        photo {
          childImageSharp {
            gatsbyImageData(
              layout: FULL_WIDTH
              aspectRatio: 0.5625
              breakpoints: [240, 360, 480, 720, 1080]
              sizes: "(min-width: 82rem) 20rem, (min-width: 1024px) 23vw, 15rem"
            )
          }
        }
      }
    }
    hero: file(relativePath: { eq: "hero.jpg" }) {
      publicURL
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [1024, 1600, 2400], sizes: "100vw")
      }
    }
    heroPortrait: file(relativePath: { eq: "hero-portrait.jpg" }) {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1080], sizes: "100vw")
      }
    }
    about: file(relativePath: { eq: "about.jpg" }) {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [360, 600, 1000]
          sizes: "(min-width: 82rem) 32rem, (min-width: 768px) 38vw, 91vw"
        )
      }
    }
  }
`;
