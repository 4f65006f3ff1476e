import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// For tests: what jsdom lacks and React-admin's router and the toaster want. Imported before anything else.
Object.assign(globalThis, { TextDecoder, TextEncoder });
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
