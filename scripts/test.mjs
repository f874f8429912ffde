// npm test: set up what is missing, then everything that CI runs.
import { install, run } from "./setup.mjs";
import { ensureTestBrowser, ensureDatabaseServer } from "./system-packages.mjs";

install();
ensureDatabaseServer();
const browser = ensureTestBrowser();
run("scripts/check.mjs");
run("scripts/build.mjs", ["--if-changed"]);
run("node_modules/vitest/vitest.mjs", ["run", "--config", "crypto/vitest.browser.config.ts"], { CHROMIUM: browser });
run("scripts/screens.mjs");
run("scripts/e2e.mjs");
