/** CSS Modules as Gatsby exports them: one named export per class. */
declare module "*.module.css" {
  const classes: { readonly [name: string]: string };
  export = classes;
}
declare module "*.css";
declare module "*.woff2" {
  const url: string;
  export default url;
}
