// npm run dev: builds whenever a source of web changes and restarts the server whenever one of its files does.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { environment, install, nodePath, root, run } from "./setup.mjs";

install();
run("scripts/build.mjs", ["--if-changed"]);
const start = (args) => spawn(nodePath(), args, { cwd: root, stdio: "inherit", env: environment() });
const children = [
  start([join(root, "node_modules/vite/bin/vite.js"), "build", "--app", "--watch"]),
  start(["--watch-path=server", "--watch-path=contract", "--watch-path=dist", join(root, "scripts/serve.ts")]),
];
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
for (const child of children) child.on("exit", (code) => (process.exitCode ??= code ?? 0));
