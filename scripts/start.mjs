// npm start: set up what is missing, build what changed, then serve until told to stop.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { join } from "node:path";
import { environment, install, NODE_FLAGS, nodePath, root } from "./setup.mjs";

const parent = process.ppid;
install();

// The wish to end waits until the service hears it: only that ends a database which a crashed start has left.
let [running, hears, wish] = [null, true, null];
const end = (signal) => {
  wish = signal;
  if (hears) running?.kill(signal);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
// Of npm this is the very process, see "start" in package.json; killed, it tells nobody.
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  end("SIGTERM");
}, 250);

const options = { cwd: root, env: environment() };
running = spawn(nodePath(), [join(root, "scripts/build.mjs"), "--if-changed"], { ...options, stdio: "inherit" });
const [built] = await once(running, "exit");
if (built !== 0 && wish === null) process.exit(built ?? 1);

// By the channel the server says that it hears, and notices when this process is killed, and ends too.
hears = false;
const stdio = ["inherit", "inherit", "inherit", "ipc"];
const server = spawn(nodePath(), [...NODE_FLAGS, join(root, "dist/server/serve.js")], { ...options, stdio });
running = server;
server.once("message", () => {
  hears = true;
  if (wish !== null) server.kill(wish);
});
server.on("exit", (code, signal) => {
  // It cannot say so itself.
  if (signal === "SIGKILL")
    console.error(
      "Der Dienst wurde von außen abgebrochen (SIGKILL), meist weil dieser Maschine der Arbeitsspeicher ausging. Was bestätigt war, ist gespeichert: Bitte starten Sie ihn neu.",
    );
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
});
