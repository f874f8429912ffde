// npm run screens: the tests of screens, in Chromium, with the journeys' typefaces (scripts/typefaces). Arguments go to Vitest.
import { install, run } from "./setup.mjs";
import { ensureTestBrowser, typefaces } from "./system-packages.mjs";

install();
const env = { CHROMIUM: ensureTestBrowser(), ...typefaces() };
run("node_modules/vitest/vitest.mjs", ["run", "--config", "web/vitest.browser.config.ts", ...process.argv.slice(2)], env);
