// npm run handbook:pictures: takes the handbook's pictures anew from the screens of the built product with its demo.
import { install, run } from "./setup.mjs";
import { ensureBrowser } from "./system-packages.mjs";

install();
const browser = ensureBrowser();
run("scripts/build.mjs", ["--if-changed"]);
run("scripts/handbook-pictures.ts", process.argv.slice(2), { CHROMIUM: browser });
// What the application loads has changed.
run("scripts/build.mjs", ["--if-changed"]);
