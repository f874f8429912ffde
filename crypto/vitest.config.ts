import { defineConfig } from "vitest/config";

/** All tests of this package, in Node. */
export default defineConfig({
  test: {
    name: "crypto",
    root: import.meta.dirname,
    environment: "node",
    include: ["**/*.test.ts"],
    testTimeout: 30_000,
  },
});
