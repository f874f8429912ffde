// npm run webkit: brings the built product up to date, then tries it in WebKit.
import { install, run } from "../setup.mjs";

install();
run("scripts/build.mjs", ["--if-changed"]);
run("scripts/webkit/run.ts", []);
