import { readFile } from "node:fs/promises";
import { expect, freshAddress, linkIn, mailTo, test } from "./fixtures";

test("a visitor subscribes, and the owner finds, reviews and exports the address", async ({
  page,
  browser,
  allowConsole,
}) => {
  const address = freshAddress("reader");
  const owner = process.env.SECOND_OWNER_EMAIL ?? "";
  const password = "a-long-enough-password";

  await test.step("browse: search, open a recipe, come back", async () => {
    await page.goto("/");
    await page.getByRole("main").getByRole("searchbox").fill("mapo");
    await page.getByRole("link", { name: "Mapo Tofu" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mapo Tofu" })).toBeVisible();
    await page.getByRole("link", { name: "All recipes" }).click();
    await expect(page.getByRole("heading", { name: 'Search Results for "mapo"' })).toBeVisible();
  });

  await test.step("subscribe in the newsletter section", async () => {
    const form = page.getByRole("form", { name: "Newsletter" });
    await form.getByLabel("Email address").fill(address);
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Successfully subscribed!")).toBeVisible();
  });

  await test.step("the same address in the popup of another browser", async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(process.env.SITE_URL ?? "");
    const popup = other.getByRole("dialog");
    await popup.getByLabel("Email address").fill(address);
    await popup.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(other.getByText("You're already subscribed!")).toBeVisible();
    await context.close();
  });

  await test.step("the owner signs up, confirms by mail and chooses a password", async () => {
    allowConsole("/rest/v1/user_roles");
    await page.goto("/auth");
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Email").fill(owner);
    await page.getByPlaceholder("Password (minimum 6 characters)").fill("somebody-else");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText("Account created!")).toBeVisible();
    await expect(page.getByText("Please check your email to confirm your account.")).toBeVisible();
    await page.goto(linkIn(await mailTo(owner)));
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page
      .getByRole("button", { name: /password/i })
      .last()
      .click();
    await expect(page.getByRole("heading", { name: "Email Subscribers Dashboard" })).toBeVisible();
  });

  await test.step("sign out and sign in with the chosen password", async () => {
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(`${process.env.SITE_URL}/`);
    await page.goto("/auth");
    await page.getByLabel("Email").fill(owner);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("You have successfully signed in.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Email Subscribers Dashboard" })).toBeVisible();
  });

  await test.step("find the new subscriber, mark it reviewed, export, read the file", async () => {
    await page.getByRole("searchbox", { name: /email/i }).fill(address);
    const card = page.getByRole("listitem").filter({ hasText: address });
    await expect(card.getByText("New", { exact: true })).toBeVisible();
    await expect(card.getByText("Source: newsletter_homepage")).toBeVisible();
    await card.getByRole("button", { name: /^Mark Reviewed/ }).click();
    await expect(page.getByText("Marked as reviewed")).toBeVisible();
    await expect(card.getByText("Reviewed", { exact: true })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^subscribers_\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await download.path(), "utf8");
    const [header, row] = csv
      .replace(/^\uFEFF/, "")
      .trim()
      .split("\r\n");
    expect(header).toBe("Email,Source,Early Access,Reviewed,Created Date");
    expect(row).toMatch(new RegExp(`^${address},newsletter_homepage,Yes,Yes,\\d{4}-\\d\\d-\\d\\d$`));
    await expect(page.getByText("Exported 1 subscribers to CSV")).toBeVisible();
  });
});
