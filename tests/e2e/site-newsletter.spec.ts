import type { Page } from "@playwright/test";
import { expect, freshAddress, test, withoutPopup } from "./fixtures";

const section = (page: Page) => page.getByRole("form", { name: "Newsletter" });
const popup = (page: Page) => page.getByRole("dialog", { name: /Join/ });
const toast = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

/** The rows that the backend holds for an address, read with the secret key. */
async function rowsOf(
  email: string,
): Promise<{ email: string; source: string; early_access: boolean; reviewed: boolean }[]> {
  const secret = process.env.SECRET_KEY ?? "";
  const response = await fetch(
    `${process.env.API_URL}/rest/v1/subscribers?email=ilike.${encodeURIComponent(email)}`,
    {
      headers: { apikey: secret, authorization: `Bearer ${secret}` },
    },
  );
  return response.json();
}

async function subscribeInSection(page: Page, email: string): Promise<void> {
  await section(page).getByLabel("Email address").fill(email);
  await section(page).getByRole("button").click();
}

test.describe("newsletter section", () => {
  test.beforeEach(async ({ page }) => {
    await withoutPopup(page);
    await page.goto("/");
  });

  test("empty e-mail: 'Email required'", async ({ page }) => {
    await section(page).getByRole("button", { name: "Subscribe" }).click();
    await expect(toast(page, "Email required")).toContainText("Please enter your email address.");
  });

  test("success: the address is trimmed and lower-cased, and the field is cleared", async ({ page }) => {
    const address = freshAddress("section");
    await subscribeInSection(page, ` ${address.toUpperCase()} `);
    await expect(toast(page, "Successfully subscribed!")).toContainText(
      "You'll receive weekly recipes straight to your inbox.",
    );
    await expect(section(page).getByLabel("Email address")).toHaveValue("");
    expect(await rowsOf(address)).toMatchObject([
      { email: address, source: "newsletter_homepage", early_access: true, reviewed: false },
    ]);
  });

  test("insert fails: 'Subscription failed' with the error message", async ({ page, allowConsole }) => {
    allowConsole("/rest/v1/subscribers");
    const address = freshAddress("twice");
    await subscribeInSection(page, address);
    await expect(toast(page, "Successfully subscribed!")).toBeVisible();
    await subscribeInSection(page, address);
    await expect(toast(page, "Subscription failed")).toContainText(/already subscribed/i);
    await expect(section(page).getByLabel("Email address")).toHaveValue(address);
    expect(await rowsOf(address)).toHaveLength(1);
  });

  test("offline: the fallback text, the address stays, and a second try works", async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole("net::ERR_INTERNET_DISCONNECTED");
    const address = freshAddress("offline");
    await section(page).getByLabel("Email address").fill(address);
    await context.setOffline(true);
    await section(page).getByRole("button").click();
    await expect(page.getByText("Subscription failed").first()).toBeVisible();
    await expect(page.getByText("Something went wrong. Please try again.").first()).toBeVisible();
    await expect(section(page).getByLabel("Email address")).toHaveValue(address);
    await context.setOffline(false);
    await section(page).getByRole("button").click();
    await expect(page.getByText("Successfully subscribed!")).toBeVisible();
  });

  test("a backend that does not answer: input and button are disabled, then the failure toast", async ({
    page,
    allowConsole,
  }) => {
    allowConsole("/rest/v1/subscribers");
    await page.route("**/rest/v1/subscribers*", () => {});
    await subscribeInSection(page, freshAddress("silence"));
    await expect(section(page).getByRole("button", { name: "Subscribing..." })).toBeDisabled();
    await expect(section(page).getByLabel("Email address")).toBeDisabled();
    await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible({ timeout: 20_000 });
    await expect(section(page).getByRole("button", { name: "Subscribe" })).toBeEnabled();
  });

  test("Enter twice makes one row", async ({ page }) => {
    const address = freshAddress("eager");
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/rest/v1/subscribers"))
        requests.push(request.url());
    });
    await section(page).getByLabel("Email address").fill(address);
    await expect(section(page).getByRole("button", { name: "Subscribe" })).toBeEnabled();
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>("form[aria-label='Newsletter']");
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await expect(toast(page, "Successfully subscribed!")).toBeVisible();
    expect(await rowsOf(address)).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });

  test("mail-sync failure: nothing shown, logged only", async ({ page, allowConsole }) => {
    allowConsole("mail-sync");
    await page.route("**/functions/v1/mail-sync", (route) =>
      route.fulfill({ status: 500, headers: { "access-control-allow-origin": "*" }, body: "{}" }),
    );
    const logged = page.waitForEvent("console", (message) => message.text().includes("mail-sync failed"));
    await subscribeInSection(page, freshAddress("unsynced"));
    await expect(toast(page, "Successfully subscribed!")).toBeVisible();
    await logged;
    await expect(page.getByText("Subscription failed")).toHaveCount(0);
  });

  test("the backend's client loads on first interaction with a form, not before", async ({ page }) => {
    const loaded = () =>
      page.evaluate(
        () => performance.getEntriesByType("resource").filter((entry) => entry.name.endsWith(".js")).length,
      );
    await expect(section(page)).toBeVisible();
    const before = await loaded();
    await section(page).getByLabel("Email address").focus();
    await expect.poll(loaded).toBeGreaterThan(before);
  });
});

test.describe("email popup", () => {
  test("opens 3 seconds after load, not before; 'Maybe Later' closes it and sets the flag", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const showModal = HTMLDialogElement.prototype.showModal;
      HTMLDialogElement.prototype.showModal = function () {
        this.dataset.openedAt = String(performance.now());
        showModal.call(this);
      };
    });
    await page.goto("/");
    await expect(popup(page)).toBeVisible();
    expect(Number(await popup(page).getAttribute("data-opened-at"))).toBeGreaterThanOrEqual(3000);
    await popup(page).getByRole("button", { name: "Maybe Later" }).click();
    await expect(popup(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("email-popup-dismissed"))).toBe("true");
  });

  test("stays away when the flag is set", async ({ page }) => {
    await withoutPopup(page);
    await page.clock.install();
    await page.goto("/");
    await expect(section(page).getByRole("button", { name: "Subscribe" })).toBeEnabled();
    await page.clock.runFor(10_000);
    await expect(popup(page)).toBeHidden();
  });

  for (const [name, leave] of [
    ["the close icon", (page: Page) => popup(page).getByRole("button", { name: "Close" }).click()],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ] as const) {
    test(`${name} closes it and sets the flag`, async ({ page }) => {
      await page.goto("/");
      await expect(popup(page)).toBeVisible();
      await leave(page);
      await expect(popup(page)).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem("email-popup-dismissed"))).toBe("true");
    });
  }

  test("success closes it, sets the flag and keeps the address as typed", async ({ page }) => {
    const address = freshAddress("Popup");
    await page.goto("/");
    const submit = popup(page).getByRole("button", { name: "Subscribe Now" });
    await expect(submit).toBeDisabled();
    await popup(page).getByLabel("Email address").fill(address);
    const synced = page.waitForRequest("**/functions/v1/mail-sync");
    await submit.click();
    await expect(toast(page, "Successfully subscribed!")).toContainText(
      "You'll receive weekly recipes and first access to my secret project.",
    );
    await expect(popup(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("email-popup-dismissed"))).toBe("true");
    expect((await synced).postDataJSON()).toEqual({ action: "subscribe", email: address.toLowerCase() });
    expect(await rowsOf(address)).toMatchObject([{ source: "popup", early_access: true }]);
  });

  test("duplicate: 'You're already subscribed!', it stays open, no flag", async ({ page, allowConsole }) => {
    allowConsole("/rest/v1/subscribers");
    await page.goto("/");
    await popup(page).getByLabel("Email address").fill("first.reader@example.com");
    await popup(page).getByRole("button", { name: "Subscribe Now" }).click();
    const again = freshAddress("again");
    await expect(page.getByText(/Successfully subscribed!|You're already subscribed!/).first()).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await popup(page).getByLabel("Email address").fill("First.Reader@example.com");
    await popup(page).getByRole("button", { name: "Subscribe Now" }).click();
    const message = toast(page, "You're already subscribed!");
    await expect(message).toContainText("Thanks for being part of the community.");
    await expect(popup(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("email-popup-dismissed"))).toBeNull();
    // The toast stands above the dialog, and can be used.
    await message.getByRole("button", { name: /close/i }).click();
    await expect(message).toBeHidden();
    expect(again).not.toBe("");
  });

  test("any other failure: 'Please try again in a moment.', it stays open", async ({
    page,
    allowConsole,
  }) => {
    allowConsole("/rest/v1/subscribers", "net::ERR_FAILED");
    await page.route("**/rest/v1/subscribers*", (route) => route.abort());
    await page.goto("/");
    await popup(page).getByLabel("Email address").fill(freshAddress("failing"));
    await popup(page).getByRole("button", { name: "Subscribe Now" }).click();
    await expect(toast(page, "Subscription failed")).toContainText("Please try again in a moment.");
    await expect(popup(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("email-popup-dismissed"))).toBeNull();
  });

  test("waits while the visitor types, and gives the focus back", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await page.getByRole("searchbox").first().focus();
    await expect(section(page).getByRole("button", { name: "Subscribe" })).toBeEnabled();
    await page.clock.runFor(5000);
    await expect(popup(page)).toBeHidden();
    await page.getByRole("button", { name: "More Recipes" }).focus();
    await page.clock.runFor(1500);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "More Recipes" })).toBeFocused();
  });

  test("a visitor who subscribed in the section is not asked again", async ({ page }) => {
    await page.goto("/");
    await subscribeInSection(page, freshAddress("asked"));
    await expect(toast(page, "Successfully subscribed!")).toBeVisible();
    await expect(popup(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("email-popup-dismissed"))).toBe("true");
  });

  test("works with storage blocked", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto("/");
    await expect(popup(page)).toBeVisible();
    await popup(page).getByRole("button", { name: "Maybe Later" }).click();
    await expect(popup(page)).toBeHidden();
  });
});
