import { defineConfig } from "@playwright/test";

/** Chromium's own calls home would be refused and slow each start down. */
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results",
  globalSetup: "./helpers/make-seeded.ts",
  // Far above what the longest one takes: a busy machine makes it slow, and that is no failure.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  // Three on two cores, the smallest machine this runs on: a page waits often enough. Each has a product and a browser of its own.
  workers: 3,
  // On a busy machine a journey may trip over itself; what is green only the second time is listed as flaky, and is a defect.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // Else what is not there is waited for until the journey's own time is over.
    actionTimeout: 30_000,
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: QUIET },
    trace: "off",
  },
});
