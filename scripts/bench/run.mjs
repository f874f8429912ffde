// npm run bench [-- --report] [name …]: prints each figure beside its bar and what it is compared to in the same run; with --report it
// keeps them as this version's in docs/bench.
import { install, run } from "../setup.mjs";
import { ensureBrowser, ensureDatabaseServer } from "../system-packages.mjs";

install();
ensureDatabaseServer();
const browser = ensureBrowser();
run("scripts/build.mjs", ["--if-changed"]);
run("scripts/bench/run.ts", process.argv.slice(2), { CHROMIUM: browser });
