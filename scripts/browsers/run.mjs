// npm run browsers: brings the built product up to date, then tries it in WebKit and Firefox, or in the one that is named. In Firefox
// these are the journeys of reporters, in WebKit, which Playwright does not drive here, one of its own.
import { install, run } from "../setup.mjs";
import { ensureOtherBrowser, missingFor, OTHER_BROWSERS } from "../system-packages.mjs";

install();
const named = process.argv.slice(2);
const names = named.length > 0 ? named : OTHER_BROWSERS;
for (const name of names) {
  if (!OTHER_BROWSERS.includes(name)) {
    console.error(`Es gibt ${OTHER_BROWSERS.join(" und ")}, nicht ${name}.`);
    process.exit(1);
  }
  if (!ensureOtherBrowser(name)) {
    console.error(`Bitte installieren Sie ${missingFor(name).join(" und ")} (Debian).`);
    process.exit(1);
  }
}
run("scripts/build.mjs", ["--if-changed"]);
if (names.includes("webkit")) run("scripts/browsers/run.ts");
if (names.includes("firefox")) run("scripts/e2e.mjs", ["--project=firefox"]);
