import { type IngredientGroup, IngredientGroups } from "./Ingredients";
import { Steps } from "./Steps";
import * as styles from "./sub-recipe.module.css";

export interface SubRecipeContent {
  title: string;
  yield: string;
  ingredients: readonly IngredientGroup[];
  steps: readonly string[];
}

export const SubRecipe = ({ recipe }: { recipe: SubRecipeContent }) => (
  <section className={styles.card}>
    <h2 className={styles.title}>{recipe.title}</h2>
    <p className={styles.makes}>Makes {recipe.yield}</p>
    <div className={styles.columns}>
      <div>
        <IngredientGroups groups={recipe.ingredients} headingLevel={3} />
      </div>
      <Steps steps={recipe.steps} />
    </div>
  </section>
);
