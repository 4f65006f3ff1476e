import textFont from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2";
import boldFont from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2";
import displayFont from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import type { GatsbySSR } from "gatsby";
import { ErrorBoundary } from "./site/layout/ErrorBoundary";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <ErrorBoundary key={props.path}>{element}</ErrorBoundary>
);

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
  pathname,
}) => {
  setHtmlAttributes({ lang: "en" });
  setHeadComponents(
    [displayFont, textFont, boldFont].map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  );
  if (pathname === "/") setHeadComponents([<script key="term">{MARK_TERM}</script>]);
};

/**
 * Before the first paint: a page that arrives with a search term must not show the whole grid first.
 * Without quotes, which React would escape.
 */
const MARK_TERM = "if(/\\bq=./.test(location.search))document.documentElement.dataset.arrivingWithTerm=1";
