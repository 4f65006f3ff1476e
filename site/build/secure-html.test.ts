import { withPolicy } from "./secure-html";

const policyOf = (html: string) => html.match(/content="([^"]+)"/)?.[1] ?? "";

test("inline scripts are allowed by their hash, others only from the site", () => {
  const html = withPolicy(
    "<html><head lang='en'></head><script>alert(1)</script></html>",
    "https://api.example",
  );
  expect(policyOf(html)).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(policyOf(html)).toContain("connect-src 'self' https://api.example");
  expect(html.indexOf("<meta")).toBeLessThan(html.indexOf("<script"));
});

test("scripts with a source and data blocks need no hash", () => {
  const html = withPolicy(
    '<head></head><script src="/a.js"></script><script type="application/ld+json">{}</script>',
    "",
  );
  expect(policyOf(html)).toContain("script-src 'self';");
});

test("a page that was kept from the last build gets the new policy alone", () => {
  const old = withPolicy("<head></head><script>old()</script>", "https://old.example");
  const html = withPolicy(old.replace("old()", "alert(1)"), "https://api.example");
  expect(html.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(policyOf(html)).toContain("https://api.example");
  expect(policyOf(html)).not.toContain("old.example");
});
