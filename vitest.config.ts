import { defineConfig } from "vitest/config";

const timeouts = { testTimeout: 30_000, hookTimeout: 60_000, teardownTimeout: 30_000 };

/** Every test of the server, on one of the two databases the product runs on. */
const routes = (engine: "embedded" | "postgres") => ({
  test: {
    name: `routes-${engine}`,
    include: ["server/**/*.test.ts", "server/**/*.test.tsx"],
    env: { HZ_TEST_ENGINE: engine },
    globalSetup: "server/testing/global-setup.ts",
    ...timeouts,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["contract/**/*.test.ts", "scripts/**/*.test.ts", "web/**/*.test.{ts,tsx}"],
          ...timeouts,
        },
      },
      routes("embedded"),
      routes("postgres"),
      { test: { name: "crypto", include: ["crypto/**/*.test.ts"], ...timeouts } },
    ],
  },
});
