import { defineConfig } from "@playwright/test";
import { BROWSER, FIREFOX } from "../scripts/test-browser.ts";

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
  reporter: [["list"]],
  use: {
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // Else what is not there is waited for until the journey's own time is over.
    actionTimeout: 30_000,
    trace: "off",
  },
  projects: [
    { name: "chromium", use: { browserName: "chromium", launchOptions: BROWSER } },
    // What reporters do, in the engine of Tor Browser; and what is shown in a frame, which browsers keep apart in ways of their own.
    {
      name: "firefox",
      testMatch: ["portal/*.e2e.ts", "desk/previews.e2e.ts"],
      workers: 2,
      // Its driver now and then loses an event; what passes the second time is told as flaky.
      retries: 1,
      use: { browserName: "firefox", channel: "moz-firefox", launchOptions: FIREFOX },
    },
  ],
});
