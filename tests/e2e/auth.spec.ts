import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { person } from "./admin-backend";
import { expect, freshAddress, linkIn, mailTo, signIn, test } from "./fixtures";

const toast = (page: Page, title: string, text: string) =>
  expect(
    page.getByRole("listitem").filter({ hasText: title }).filter({ hasText: text }).first(),
  ).toBeVisible();

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

async function signUp(page: Page, email: string, password = "a-long-enough-password"): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await fillIn(page, email, password);
  await page.getByRole("button", { name: "Sign Up" }).click();
}

test("Sign in error containing 'Invalid login credentials'", async ({ page, allowConsole }) => {
  allowConsole("/auth/v1/token");
  await page.goto("/auth");
  await fillIn(page, process.env.OWNER_EMAIL ?? "", "not-the-password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await toast(page, "Login failed", "Invalid email or password");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
});

// The embedded backend answers a known address with a rate limit; these are the two answers of a hosted project,
// without and with confirmation by mail.
const KNOWN_ADDRESS = [
  { status: 422, json: { code: 422, error_code: "user_already_exists", msg: "User already registered" } },
  {
    status: 200,
    json: { id: crypto.randomUUID(), aud: "authenticated", email: "known@example.com", identities: [] },
  },
];
for (const { status, json } of KNOWN_ADDRESS) {
  test(`Sign up error containing 'User already registered' (${status})`, async ({ page, allowConsole }) => {
    allowConsole("/auth/v1/signup");
    await page.route("**/auth/v1/signup*", (route) =>
      route.fulfill({ status, json, headers: { "access-control-allow-origin": "*" } }),
    );
    await signUp(page, "known@example.com");
    await toast(page, "Account exists", "This email is already registered. Please sign in instead.");
  });
}

test("Other authentication errors: the server's message", async ({ page, allowConsole }) => {
  allowConsole("/auth/v1/token");
  const address = freshAddress("unconfirmed");
  await signUp(page, address);
  await toast(page, "Account created!", "Please check your email to confirm your account.");
  await page.getByRole("tab", { name: "Sign In" }).click();
  await fillIn(page, address, "a-long-enough-password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await toast(page, "Error", "Email not confirmed");
});

test("Other authentication errors: 'An error occurred' where there is no message", async ({
  page,
  allowConsole,
}) => {
  allowConsole("/auth/v1/token");
  await page.route("**/auth/v1/token*", (route) => route.abort());
  await page.goto("/auth");
  await fillIn(page, process.env.OWNER_EMAIL ?? "", "whatever");
  await page.getByRole("button", { name: "Sign In" }).click();
  await toast(page, "Error", "An error occurred");
});

test("Sign-up success, and the link leads to the backoffice's door", async ({ page, allowConsole }) => {
  allowConsole("/rest/v1/user_roles");
  const address = freshAddress("newcomer");
  await signUp(page, address);
  await toast(page, "Account created!", "Please check your email to confirm your account.");
  const link = new URL(linkIn(await mailTo(address)));
  expect(link.searchParams.get("redirect_to")).toBe(`${process.env.SITE_URL}/admin`);
  await page.goto(link.href);
  await toast(page, "Access Denied", "You need admin privileges to access this page");
});

test("Sign-in success", async ({ page }) => {
  await signIn(page);
  await toast(page, "Welcome back!", "You have successfully signed in.");
  await expect(page).toHaveURL(/\/admin$/);
});

test("the buttons say that they work, and wait", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/auth/v1/token*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/auth");
  await fillIn(page, process.env.OWNER_EMAIL ?? "", process.env.OWNER_PASSWORD ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  answer();
  await expect(page).toHaveURL(/\/admin$/);
});

test("an empty or short field is told beside it, and nothing is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter your email address.");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Please enter a password.",
  );
  await page.getByRole("tab", { name: "Sign In" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Sign Up" })).toBeFocused();
  await expect(page.getByPlaceholder("Password (minimum 6 characters)")).toBeVisible();
  await fillIn(page, "reader@example.com", "short");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Please use at least 6 characters.",
  );
  expect(sent.filter((url) => /\/auth\/v1\/(token|signup)/.test(url))).toEqual([]);
});

test("an existing session without the role stays on the Authenticated card", async ({
  page,
  allowConsole,
}) => {
  allowConsole("/rest/v1/user_roles");
  const stranger = await person("stranger");
  await page.goto("/auth");
  await fillIn(page, stranger.email, stranger.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await toast(page, "Access Denied", "You need admin privileges to access this page");
  await expect(page.getByRole("heading", { name: "Authenticated" })).toBeVisible();
  await expect(page.getByText(`Welcome back, ${stranger.email}!`)).toBeVisible();
  await page.getByRole("button", { name: "Go to Admin Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Authenticated" })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { name: "Admin Access" })).toBeVisible();
  await page.getByRole("button", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(`${process.env.SITE_URL}/`);
});

test("an existing session of an admin goes on to the backoffice", async ({ page }) => {
  await signIn(page);
  await page.goto("/auth");
  await expect(page.getByRole("heading", { name: "Email Subscribers Dashboard" })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});

test("a forgotten password is chosen anew by mail, and the link works once", async ({
  page,
  allowConsole,
}) => {
  allowConsole("/rest/v1/user_roles", "/auth/v1/verify");
  const owner = await person("forgetful", { owner: true });
  await page.goto("/auth");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(`If ${owner.email} has an account here`)).toBeVisible();
  const link = linkIn(await mailTo(owner.email, /password/i));

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Choose a password" })).toBeVisible();
  await page.reload();
  await page.getByLabel("New password").fill("quite-another-password");
  await page.keyboard.press("Enter");
  await toast(page, "Password saved", "Use it the next time you sign in.");
  await expect(page.getByRole("heading", { name: "Email Subscribers Dashboard" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(`${process.env.SITE_URL}/`);

  await page.goto(link);
  await toast(page, "Error", "Email link is invalid or has expired");
  await signIn(page, owner.email, "quite-another-password");
});

test("sign-up that is switched off at the server is said in a sentence", async ({ page }) => {
  await page.route("**/auth/v1/settings", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), disable_signup: true } });
  });
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(page.getByText("New accounts are switched off.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign Up" })).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`/auth has no accessibility fault, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/auth");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Please enter your email address.")).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await expect(page.getByPlaceholder("Password (minimum 6 characters)")).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
