// npm run e2e: the journeys, in Chromium, on the built product; with --project=firefox those of reporters and of what a file looks like in Firefox. Arguments go to Playwright. TYPEFACES=narrow or wide takes them with
// other typefaces than usual (scripts/typefaces); none of them are the machine's.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { environment, install, nodePath, root, run } from "./setup.mjs";
import { ensureClock, ensureProxies, ensureSoundServer, ensureTestBrowser, typefaces } from "./system-packages.mjs";

install();
const browser = ensureTestBrowser();
run("scripts/build.mjs", ["--if-changed"]);
const args = process.argv.slice(2);
const project = args.some((one) => one.startsWith("--project")) ? [] : ["--project=chromium"];
const proxies = project.length > 0 ? ensureProxies() : [];
const hasSound = args.includes("--project=firefox") && ensureSoundServer();
const cli = join(root, "node_modules/@playwright/test/cli.js");
const result = spawnSync(nodePath(), [cli, "test", "--config", "e2e/playwright.config.ts", ...project, ...args], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...environment(),
    CHROMIUM: browser,
    CLOCK_LIBRARY: ensureClock(),
    HAS_SOUND: hasSound ? "yes" : "",
    PROXIES: proxies.join(),
    ...typefaces(),
  },
});
process.exit(result.status ?? 1);
