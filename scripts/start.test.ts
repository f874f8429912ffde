import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startEmbedded } from "../server/db/embedded.ts";
import { root } from "./setup.mjs";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-hangup-"));
  fs.chmodSync(folder, 0o755);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const at = (...names: string[]) => path.join(folder, ...names);
const textOf = (file: string) => (fs.existsSync(at(file)) ? fs.readFileSync(at(file), "utf8") : "");
const stop = path.join(root, "server", "stop.ts");

test("a terminal that is closed ends the service in order, and its database with it", { timeout: 120_000 }, async () => {
  const env = { PATH: process.env.PATH!, HZ_DATA: folder, HZ_DEMO: "off", ROLE: "worker" };
  const service = spawn(process.execPath, [path.join(root, "scripts", "serve.ts")], { env, stdio: "ignore" });
  const ended = once(service, "exit");
  await expect.poll(() => textOf("pg18/postmaster.pid"), { timeout: 60_000, interval: 20 }).toMatch(/ready/);
  service.kill("SIGHUP");
  const how = await ended;
  const left = textOf("pg18/postmaster.pid");
  // Also where this fails nothing stays.
  if (left) await (await startEmbedded(folder)).stop(true);
  expect({ how, left }).toEqual({ how: [0, null], left: "" });
});

const TERMINAL = "/usr/bin/script";
/** Runs a file in a terminal of its own, which is the result. */
const inTerminal = (file: string): ChildProcess =>
  spawn(TERMINAL, ["--quiet", "--flush", "--command", `exec '${process.execPath}' '${file}'`, "/dev/null"], { stdio: "ignore" });

test.runIf(fs.existsSync(TERMINAL))("what is written to the closed terminal meanwhile does not stop it", async () => {
  fs.writeFileSync(
    at("service.mjs"),
    `import fs from "node:fs";
    import { setTimeout as sleep } from "node:timers/promises";
    import { stopOnSignal } from ${JSON.stringify(stop)};
    const say = (text) => fs.appendFileSync(${JSON.stringify(at("said"))}, text);
    process.on("exit", (code) => say("ended with " + code));
    stopOnSignal().started(async () => {
      for (let turn = 0; turn < 3; turn++) {
        process.stdout.write("on its way\\n");
        process.stderr.write("on its way\\n");
        await sleep(50);
      }
      say("drained, ");
    });
    say("up, ");
    setInterval(() => {}, 1000);`,
  );
  const terminal = inTerminal(at("service.mjs"));
  await expect.poll(() => textOf("said"), { timeout: 20_000 }).toBe("up, ");
  terminal.kill("SIGKILL");
  await expect.poll(() => textOf("said"), { timeout: 20_000 }).toBe("up, drained, ended with 0");
});

test("npm start hands it on to the service and ends with it", async () => {
  fs.mkdirSync(at("scripts"));
  fs.mkdirSync(at("dist", "server"), { recursive: true });
  fs.copyFileSync(path.join(root, "scripts", "start.mjs"), at("scripts", "start.mjs"));
  // Without packages and a build of its own.
  fs.writeFileSync(
    at("scripts", "setup.mjs"),
    `export const [environment, install, NODE_FLAGS, root] = [() => process.env, () => {}, [], ${JSON.stringify(folder)}];
    export const nodePath = () => process.execPath;`,
  );
  fs.writeFileSync(at("scripts", "build.mjs"), "");
  fs.writeFileSync(
    at("dist", "server", "serve.js"),
    `import { stopOnSignal } from ${JSON.stringify(stop)};
    process.on("SIGHUP", () => console.log("heard SIGHUP"));
    stopOnSignal().started(async () => console.log("drained"));
    console.log("up");
    setInterval(() => {}, 1000);`,
  );
  const start = spawn(process.execPath, [at("scripts", "start.mjs")], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  start.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(start, "exit");
  await expect.poll(() => said, { timeout: 20_000 }).toBe("up\n");
  start.kill("SIGHUP");
  expect(await ended).toEqual([0, null]);
  expect(said).toBe("up\nheard SIGHUP\ndrained\n");
});
