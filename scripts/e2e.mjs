// npm run e2e: the journeys, in a browser, on the built product. Arguments go to Playwright. TYPEFACES=narrow or wide takes them with
// other typefaces than usual (e2e/typefaces); none of them are the machine's.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { environment, install, nodePath, root, run } from "./setup.mjs";
import { ensureClock, ensureTestBrowser, ensureTypefaces } from "./system-packages.mjs";

install();
const browser = ensureTestBrowser();
run("scripts/build.mjs", ["--if-changed"]);
const typefaces = join(root, "e2e/typefaces", `${process.env.TYPEFACES ?? "plain"}.conf`);
if (!existsSync(typefaces)) throw new Error(`TYPEFACES: there is no ${typefaces}`);
// Without them a page would have no letters at all.
const hasTypefaces = ensureTypefaces();
if (!hasTypefaces) console.warn("Die Schriften der Journeys fehlen; sie laufen mit denen dieser Maschine.");
const cli = join(root, "node_modules/@playwright/test/cli.js");
const result = spawnSync(nodePath(), [cli, "test", "--config", "e2e/playwright.config.ts", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: { ...environment(), CHROMIUM: browser, CLOCK_LIBRARY: ensureClock(), ...(hasTypefaces ? { FONTCONFIG_FILE: typefaces } : {}) },
});
process.exit(result.status ?? 1);
