// What several npm scripts begin with: sets up what is missing, then runs the program that is named, with the rest of the arguments.
import { install, run } from "./setup.mjs";

const [program, ...rest] = process.argv.slice(2);
install();
run(program, rest);
