// Vite stays, the product is started anew when a source of the server has changed.
import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { environment, NODE_FLAGS, nodePath, root } from "../setup.mjs";
import { startVite } from "./vite.ts";

/** An editor saves in several steps. */
const QUIET_MS = 50;

const { address, onChange } = await startVite();
let product: ChildProcess;
let timer: NodeJS.Timeout | undefined;

function start(): void {
  product = spawn(nodePath(), [...NODE_FLAGS, join(root, "scripts/dev/serve.ts"), address], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: environment(),
  });
}
start();
onChange(() => product.connected && product.send("changed"));

const isOver = () => product.exitCode !== null || product.signalCode !== null;
let isEnding = false;

/** Ends it once and starts the next one, whatever is saved meanwhile: a second signal would end its database under it. */
function startAnew(): void {
  if (isOver()) return start();
  if (isEnding) return;
  isEnding = true;
  product.once("exit", () => {
    isEnding = false;
    start();
  });
  product.kill("SIGTERM");
}
for (const folder of ["contract", "crypto", "payment-simulator", "server", "scripts/seed"])
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (/\.test\.|node_modules/.test(name ?? "")) return;
    clearTimeout(timer);
    timer = setTimeout(startAnew, QUIET_MS);
  });
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    if (isOver()) process.exit(0);
    product.removeAllListeners("exit").once("exit", () => process.exit(0));
    product.kill(signal);
  });
