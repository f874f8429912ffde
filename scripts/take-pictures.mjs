// npm run handbook:pictures, npm run site:pictures: takes pictures anew from the screens of the built product with its demo.
import { install, run } from "./setup.mjs";
import { ensureBrowser } from "./system-packages.mjs";

const [program, ...rest] = process.argv.slice(2);
install();
const browser = ensureBrowser();
run("scripts/build.mjs", ["--if-changed"]);
run(program, rest, { CHROMIUM: browser });
// What the application loads has changed.
run("scripts/build.mjs", ["--if-changed"]);
