import { addSubscribers, person, takeRoleAway } from "./admin-backend";
import { expect, freshAddress, signIn, test } from "./fixtures";

test("/admin without a session redirects to /auth", async ({ page }) => {
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Admin Access" })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test("Non-admin on /admin", async ({ page, allowConsole }) => {
  allowConsole("/rest/v1/user_roles");
  const stranger = await person("stranger");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/auth");
  await page.getByLabel("Email").fill(stranger.email);
  await page.getByLabel("Password", { exact: true }).fill(stranger.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Access Denied")).toBeVisible();
  await expect(page.getByText("You need admin privileges to access this page")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Authenticated" })).toBeVisible();
  // The role was claimed and refused, and nothing of the list was even asked for.
  expect(asked.filter((path) => path === "/rest/v1/user_roles")).not.toEqual([]);
  expect(asked.filter((path) => path.includes("subscriber"))).toEqual([]);
});

test("an owner's first sign-in claims the role", async ({ page }) => {
  const owner = await person("new-owner", { owner: true });
  await signIn(page, owner.email, owner.password);
  await expect(page.getByText("Admin access granted")).toBeVisible();
  await expect(page.getByText("You are now an admin user")).toBeVisible();
});

test("an exception in the role check redirects to /auth", async ({ page, allowConsole }) => {
  allowConsole("/rest/v1/user_roles", "The admin role could not be checked");
  await signIn(page);
  await page.route("**/rest/v1/user_roles*", (route) => route.abort());
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Authenticated" })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test("signing out goes to the landing page, and to /auth in every other tab", async ({ page, context }) => {
  const owner = await person("two-tabs", { owner: true });
  await signIn(page, owner.email, owner.password);
  const other = await context.newPage();
  await other.goto("/admin");
  await expect(other.getByRole("heading", { name: "Email Subscribers Dashboard" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(`${process.env.SITE_URL}/`);
  await expect(other.getByRole("heading", { name: "Admin Access" })).toBeVisible();
  await expect(other).toHaveURL(/\/auth$/);
});

test("a sign-out that the server refuses keeps the owner where she is", async ({ page, allowConsole }) => {
  allowConsole("/auth/v1/logout");
  await signIn(page);
  await page.route("**/auth/v1/logout*", (route) => route.abort());
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("An error occurred")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Email Subscribers Dashboard" })).toBeVisible();
});

test("a session that the server no longer takes ends at the sign-in form", async ({ page, allowConsole }) => {
  allowConsole("/rest/v1/", "/auth/v1/logout", "The admin role could not be checked");
  await signIn(page);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...session, access_token: `${session.access_token}x` }));
  });
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Admin Access" })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test("an expired token is refreshed on the way", async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  const refreshed = page.waitForRequest((request) => request.url().includes("grant_type=refresh_token"));
  await page.goto("/admin");
  await refreshed;
  await expect(page.getByRole("list", { name: "Subscribers" })).toBeVisible();
});

test("a role that is taken away locks the page at the next request", async ({ page, allowConsole }) => {
  allowConsole("/rest/v1/");
  const owner = await person("former-owner", { owner: true });
  const address = freshAddress("hidden");
  await addSubscribers([{ email: address }]);
  await signIn(page, owner.email, owner.password);
  await page.getByRole("searchbox").fill(address);
  await expect(page.getByRole("list", { name: "Subscribers" }).getByText(address)).toBeVisible();
  await takeRoleAway(owner);
  await page.getByRole("tab", { name: /Unreviewed/ }).click();
  await expect(page.getByText("Access Denied")).toBeVisible();
  await expect(page.getByText(address)).toHaveCount(0);
  await expect(page).toHaveURL(/\/auth$/);
});
