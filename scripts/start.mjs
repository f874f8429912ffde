// npm start: set up what is missing, build what changed, then serve until told to stop.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { environment, install, NODE_FLAGS, nodePath, root, run } from "./setup.mjs";

install();
run("scripts/build.mjs", ["--if-changed"]);

const server = spawn(nodePath(), [...NODE_FLAGS, join(root, "scripts/serve.ts")], { cwd: root, stdio: "inherit", env: environment() });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
