// npm run site:pictures: takes the public pages' pictures anew: of the product's screens, for shared links, for tabs.
import { install, run } from "./setup.mjs";
import { ensureBrowser } from "./system-packages.mjs";

install();
const browser = ensureBrowser();
run("scripts/build.mjs", ["--if-changed"]);
run("scripts/site-pictures.ts", process.argv.slice(2), { CHROMIUM: browser });
run("scripts/build.mjs", ["--if-changed"]);
