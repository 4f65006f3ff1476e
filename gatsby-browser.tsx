import "./site/styles/fonts.css";
import "./site/styles/tokens.css";
import "./site/styles/global.css";
// Before every area's own styles, which refine these.
import "./site/styles/ui.module.css";
import type { GatsbyBrowser } from "gatsby";
import { announceAddress, landingPath } from "./site/landing/search-term";
import { ErrorBoundary } from "./site/layout/ErrorBoundary";
import { rememberGrid } from "./site/recipe/came-from";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <ErrorBoundary key={props.path}>{element}</ErrorBoundary>
);

/** From now on the page's controls answer; browser tests wait for it, as a person would try again. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.answers = "true";
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation?.pathname !== "/" || location.pathname === "/") return;
  rememberGrid({ path: landingPath(), scrollY: window.scrollY });
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  announceAddress();
  const top = placeToReturnTo(location);
  if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
};

/** Gatsby scrolls to the top, or to where the history says; the breadcrumb says it by itself. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ routerProps: { location } }) =>
  placeToReturnTo(location) === undefined;

/** The router's location carries the state that a link gave it; its type does not say so. */
function placeToReturnTo(location: object): number | undefined {
  return (location as { state?: { scrollTo?: number } | null }).state?.scrollTo;
}
