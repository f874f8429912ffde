import tailwind from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import type { Page } from "playwright";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { classicWorker } from "../scripts/classic-worker.ts";
import { BROWSER, FAKE_MICROPHONE } from "../scripts/test-browser.ts";

const emulateMedia: BrowserCommand<[Parameters<Page["emulateMedia"]>[0]]> = ({ page }, media) => page.emulateMedia(media);
const root = `${import.meta.dirname}/..`;

/** Screens of the application in Chromium, with calls that the test answers: no product and no database. */
export default defineConfig({
  root,
  cacheDir: "node_modules/.vite-screens",
  publicDir: "web/brand/public",
  plugins: [classicWorker(), tailwind()],
  // As people have it: React in its production half.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  oxc: { jsx: { runtime: "automatic", development: false } },
  // All of them at the start: one that is met later would load the page anew under a test.
  optimizeDeps: { entries: ["web/admin/main.tsx", "web/testing/*.{ts,tsx}"], include: ["react/jsx-runtime", "axe-core"] },
  test: {
    name: "screens",
    root,
    include: ["web/**/*.screen.test.tsx"],
    setupFiles: ["web/testing/setup.ts"],
    // To load the application anew for every file would take longer than all tests of the file.
    isolate: false,
    env: { NIGHTLY: process.env["NIGHTLY"] ?? "" },
    fileParallelism: false,
    // Far above what the longest one takes: a busy machine makes it slow, and that is no failure.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...BROWSER, args: [...BROWSER.args, ...FAKE_MICROPHONE] },
        contextOptions: {
          reducedMotion: "reduce",
          locale: "de-DE",
          timezoneId: "Europe/Berlin",
          permissions: ["clipboard-read", "clipboard-write"],
        },
        actionTimeout: 30_000,
      }),
      locators: { exact: false },
      commands: { emulateMedia },
      viewport: { width: 1280, height: 900 },
      instances: [{ browser: "chromium" }],
    },
  },
});
