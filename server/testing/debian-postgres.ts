import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { whyNoAnswer } from "../db/embedded-probe.ts";
import { privilegesFor } from "../db/embedded-privileges.ts";
import { freePort } from "./free-port.ts";

/** Starts the distribution's newest PostgreSQL in `folder` on a free loopback port, as an unprivileged user when root; `env` is added to what its processes have. */
export async function startDebianPostgres(folder: string, settings: Record<string, string>, env: Record<string, string> = {}) {
  const run = (program: string, args: string[]) => runProgram(folder, program, args);
  makeDataFolder(folder);
  run("initdb", ["-D", dataOf(folder), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]);
  return runCluster(folder, settings, await freePort(), env);
}

/** Starts a standby in `folder`, which follows the server at `primaryUrl` by the name that its `synchronous_standby_names` may have. */
export async function startDebianStandby(folder: string, settings: Record<string, string>, primaryUrl: string, name: string) {
  makeDataFolder(folder);
  const from = `${primaryUrl}?application_name=${name}`;
  runProgram(folder, "pg_basebackup", ["-D", dataOf(folder), "-d", from, "-R", "-X", "stream", "-c", "fast", "--no-sync"]);
  return runCluster(folder, settings, await freePort());
}

const dataOf = (folder: string) => path.join(folder, "data");

function makeDataFolder(folder: string): void {
  fs.mkdirSync(dataOf(folder), { mode: 0o700 });
  privilegesFor([folder]).own(dataOf(folder));
}

function runProgram(folder: string, program: string, args: string[]): void {
  const as = privilegesFor([folder]);
  const [command, given] = as.command(path.join(newestBinaries(), program), args);
  execFileSync(command, given, { ...as.ids, cwd: folder, stdio: "pipe" });
}

/** Starts the server whose files lie in `folder` already, and waits until it answers. */
export async function runCluster(folder: string, settings: Record<string, string>, port: number, env: Record<string, string> = {}) {
  const as = privilegesFor([folder]);
  const options = { ...settings, listen_addresses: "127.0.0.1", unix_socket_directories: "", timezone: "UTC" };
  const flags = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [postgres, args] = as.command(path.join(newestBinaries(), "postgres"), ["-D", dataOf(folder), "-p", String(port), ...flags]);
  const log = fs.openSync(path.join(folder, "pg.log"), "a");
  const child = spawn(postgres, args, { ...as.ids, cwd: folder, stdio: ["ignore", log, log], env: { ...process.env, ...env } });
  fs.closeSync(log);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  while ((await whyNoAnswer(url)) !== null) {
    if (child.exitCode !== null) throw new Error(fs.readFileSync(path.join(folder, "pg.log"), "utf8"));
    await sleep(50);
  }
  return {
    url,
    port,
    /** Sends a signal to every process of the server at once, as a machine that loses its power or its network. */
    signal(name: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
      if (hasEnded()) return;
      const children = fs.readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8");
      for (const pid of [child.pid!, ...children.trim().split(" ").map(Number)]) process.kill(pid, name);
    },
    ended,
    async stop(): Promise<void> {
      if (hasEnded()) return;
      // PostgreSQL 15 never ends when it is told to while it recovers from a crash.
      while ((await whyNoAnswer(url)) === "starting") await sleep(50);
      child.kill("SIGINT");
      await ended;
    },
  };
}

/** The folder of the newest PostgreSQL programs of the distribution. */
export function newestBinaries(): string {
  const root = "/usr/lib/postgresql";
  const versions = fs.existsSync(root) ? fs.readdirSync(root).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= 15));
  if (!Number.isFinite(newest)) throw new Error("PostgreSQL 15 or newer is not installed (Debian: apt-get install postgresql).");
  return path.join(root, String(newest), "bin");
}
