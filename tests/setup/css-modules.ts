/** Class names as they are written, so that a component renders in a test as it is. */
export default new Proxy({} as Record<string, string>, {
  get: (_, name) => (name === "__esModule" ? false : String(name)),
});
