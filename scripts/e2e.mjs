// npm run e2e: the journeys, in a browser, on the built product. Arguments go to Playwright. TYPEFACES=narrow or wide takes them with
// other typefaces than usual (scripts/typefaces); none of them are the machine's.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { environment, install, nodePath, root, run } from "./setup.mjs";
import { ensureClock, ensureTestBrowser, typefaces } from "./system-packages.mjs";

install();
const browser = ensureTestBrowser();
run("scripts/build.mjs", ["--if-changed"]);
const cli = join(root, "node_modules/@playwright/test/cli.js");
const result = spawnSync(nodePath(), [cli, "test", "--config", "e2e/playwright.config.ts", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: { ...environment(), CHROMIUM: browser, CLOCK_LIBRARY: ensureClock(), ...typefaces() },
});
process.exit(result.status ?? 1);
