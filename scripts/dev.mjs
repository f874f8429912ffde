// npm run dev: serves the product and starts it anew whenever a source has changed, building the interface first.
import { spawn, spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { environment, install, NODE_FLAGS, nodePath, root } from "./setup.mjs";

install();
const QUIET_MS = 200;
let server = null;
let timer = null;

/** Builds what changed; a build that fails leaves the running product as it is. */
function start() {
  const built = spawnSync(nodePath(), [join(root, "scripts/build.mjs"), "--if-changed"], {
    cwd: root,
    stdio: "inherit",
    env: environment(),
  });
  if (built.status !== 0) return;
  const run = () => {
    server = spawn(nodePath(), [...NODE_FLAGS, join(root, "scripts/serve.ts")], { cwd: root, stdio: "inherit", env: environment() });
  };
  if (!server || server.exitCode !== null) return run();
  server.once("exit", run);
  server.kill("SIGTERM");
}

for (const folder of ["web", "contract", "crypto", "payment-simulator", "server"])
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (/\.test\.|node_modules/.test(name ?? "")) return;
    clearTimeout(timer);
    timer = setTimeout(start, QUIET_MS);
  });
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    if (!server || server.exitCode !== null) process.exit(0);
    server.once("exit", () => process.exit(0));
    server.kill(signal);
  });
start();
