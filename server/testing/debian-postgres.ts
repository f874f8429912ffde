import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { whyNoAnswer } from "../db/embedded-probe.ts";
import { privilegesFor } from "../db/embedded-privileges.ts";
import { freePort } from "./free-port.ts";

/** Starts the distribution's newest PostgreSQL in `folder` on a free loopback port, as an unprivileged user when root. */
export async function startDebianPostgres(folder: string, settings: Record<string, string>) {
  const bin = newestBinaries();
  const data = path.join(folder, "data");
  const as = privilegesFor([folder]);
  fs.mkdirSync(data, { mode: 0o700 });
  as.own(data);
  const [initdb, initArgs] = as.command(path.join(bin, "initdb"), [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
  ]);
  execFileSync(initdb, initArgs, { ...as.ids, cwd: folder, stdio: "pipe" });
  const port = await freePort();
  const options = { ...settings, listen_addresses: "127.0.0.1", unix_socket_directories: "", timezone: "UTC" };
  const flags = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [postgres, args] = as.command(path.join(bin, "postgres"), ["-D", data, "-p", String(port), ...flags]);
  const log = fs.openSync(path.join(folder, "pg.log"), "a");
  const child = spawn(postgres, args, { ...as.ids, cwd: folder, stdio: ["ignore", log, log] });
  fs.closeSync(log);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  while ((await whyNoAnswer(url)) !== null) {
    if (child.exitCode !== null) throw new Error(fs.readFileSync(path.join(folder, "pg.log"), "utf8"));
    await sleep(50);
  }
  return {
    url,
    async stop(): Promise<void> {
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
