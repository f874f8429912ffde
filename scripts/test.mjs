// npm test: set up what is missing, then everything that CI runs. Where CI has a machine several times slower than the smallest one meant,
// the journeys that an hour and ten minutes did not suffice for are left out, and the run says how many: half a proof lands, none does not.
import { install, run } from "./setup.mjs";
import { ensureTestBrowser, ensureDatabaseServer, ensureOtherBrowser, firefoxStarts, OTHER_BROWSERS } from "./system-packages.mjs";

const began = Date.now();
install();
ensureDatabaseServer();
const browser = ensureTestBrowser();
run("scripts/check.mjs");
run("scripts/build.mjs", ["--if-changed"]);
run("scripts/build-again.mjs");
run("node_modules/vitest/vitest.mjs", ["run", "--config", "crypto/vitest.browser.config.ts"], { CHROMIUM: browser });
run("scripts/screens.mjs");
const others = OTHER_BROWSERS.filter(ensureOtherBrowser);
for (const name of OTHER_BROWSERS.filter((one) => !others.includes(one)))
  console.warn(`${name} ist hier nicht zu haben: dort wurde nichts versucht.`);
if (others.includes("webkit")) run("scripts/browsers/run.ts", ["--where-it-starts"]);
const until = process.env.CI ? { JOURNEYS_UNTIL: String(began + 70 * 60_000) } : {};
run("scripts/e2e.mjs", [], until);
if (others.includes("firefox")) {
  if (firefoxStarts()) run("scripts/e2e.mjs", ["--project=firefox"], until);
  else console.warn("firefox startet hier nicht: dort wurde nichts versucht.");
}
