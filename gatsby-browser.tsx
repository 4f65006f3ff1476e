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

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation?.pathname !== "/" || location.pathname === "/") return;
  rememberGrid({ path: landingPath(), scrollY: window.scrollY });
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => announceAddress();

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ routerProps: { location } }) => {
  const state = location.state as { scrollTo?: number } | null;
  return typeof state?.scrollTo === "number" ? [0, state.scrollTo] : true;
};
