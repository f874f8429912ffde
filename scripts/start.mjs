// npm start: set up what is missing, build what changed, then serve until told to stop.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { environment, install, NODE_FLAGS, nodePath, root, run } from "./setup.mjs";

const parent = process.ppid;
const npm = npmAbove(parent);

install();
run("scripts/build.mjs", ["--if-changed"]);

// By the channel the server notices when this process is killed, and ends too.
const server = spawn(nodePath(), [...NODE_FLAGS, join(root, "scripts/serve.ts")], {
  cwd: root,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: environment(),
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => {
  // It cannot say so itself.
  if (signal === "SIGKILL")
    console.error(
      "Der Dienst wurde von außen abgebrochen (SIGKILL), meist weil dieser Maschine der Arbeitsspeicher ausging. Was bestätigt war, ist gespeichert: Bitte starten Sie ihn neu.",
    );
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
});
// npm hands a signal to the shell between us and does not wait: its end is our signal. Killed, it leaves that shell behind.
const watch = setInterval(() => {
  if (process.ppid === parent && npmAbove(parent) === npm) return;
  clearInterval(watch);
  server.kill("SIGTERM");
}, 250);

/** The npm that a process is the child of, by its id, where there is one and the system tells. */
function npmAbove(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const above = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
    return /\bnpm\b/.test(readFileSync(`/proc/${above}/cmdline`, "utf8")) ? above : null;
  } catch {
    return null;
  }
}
