import { isPreviewHost } from "./preview-host";

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["deploy-preview-7--kitchen.netlify.app", true],
  ["kitchen.netlify.app", false],
  ["a1b2c3.kitchen.pages.dev", true],
  ["kitchen.pages.dev", false],
  ["kitchen-git-main.vercel.app", true],
  ["kitchen.example", false],
  ["localhost.example", false],
  ["notlocalhost", false],
])("%s is a preview host: %s", (hostname, expected) => {
  expect(isPreviewHost(hostname, false)).toBe(expected);
});

test("a build for preview is one on every host", () => {
  expect(isPreviewHost("kitchen.example", true)).toBe(true);
});
