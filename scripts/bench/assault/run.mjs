// npm run assault [-- --report] [part …]: attacks a built product of its own; with --report it writes docs/assault.md.
import { install, run } from "../../setup.mjs";

install();
run("scripts/build.mjs", ["--if-changed"]);
run("scripts/bench/assault/run.ts", process.argv.slice(2));
