import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { BROWSER } from "../scripts/test-browser.ts";

/** The same tests in Chromium, except those that need Node itself. */
export default defineConfig({
  cacheDir: "../node_modules/.vite-crypto",
  // The published vectors lie beside the repository.
  server: { fs: { allow: [`${import.meta.dirname}/..`, `${import.meta.dirname}/../../shared`] } },
  optimizeDeps: {
    include: ["hpke", "@noble/hashes/sha3.js", "@noble/post-quantum/ml-kem.js", "hash-wasm", "fast-check"],
  },
  test: {
    name: "crypto-chromium",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    exclude: ["**/*.node.test.ts"],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: BROWSER }),
      instances: [{ browser: "chromium" }],
    },
  },
});
