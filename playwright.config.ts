import { defineConfig } from "@playwright/test";

/** Run by tests/run.ts, which serves the production build on the embedded backend and says where. */
export default defineConfig({
  testDir: "tests/e2e",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [["./tests/setup/count-reporter.ts"]],
  outputDir: "test-results",
  use: {
    baseURL: process.env.SITE_URL ?? "http://localhost:8000",
    trace: "retain-on-failure",
    locale: "en-GB",
    timezoneId: "UTC",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Names the same server by a host that is not a preview host.
        "--host-resolver-rules=MAP kitchen.example 127.0.0.1",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      // The backoffice's and the journey's tests set their own sizes.
      testMatch: /site.*\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
