// npm run accounts -- <command>: the operator's commands about accounts. Without one it says which there are.
import { install, run } from "./setup.mjs";

install();
run("scripts/accounts/run.ts", process.argv.slice(2));
