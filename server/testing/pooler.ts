import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { embeddedBinaries } from "../db/embedded-binaries.ts";
import { whyNoAnswer } from "../db/embedded-probe.ts";
import { privilegesFor } from "../db/embedded-privileges.ts";
import { freePort } from "./free-port.ts";

const PGBOUNCER = "/usr/sbin/pgbouncer";
export type PoolMode = "session" | "transaction" | "statement";

/** Why poolers cannot be tried on this machine, or null. */
export const noPooler = fs.existsSync(PGBOUNCER) ? null : `${PGBOUNCER} is missing (Debian: apt-get install pgbouncer)`;

/** Starts PgBouncer before a database; ends with `stop()`. */
export async function startPooler(databaseUrl: string, mode: PoolMode, connections = 5) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-pooler-"));
  fs.chmodSync(folder, 0o755);
  // As the embedded database is started: its socket is closed to everybody else.
  const as = privilegesFor([embeddedBinaries(), os.tmpdir()]);
  const { host, port: from, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  const port = await freePort();
  const target = { host, port: from, user, password, dbname: database };
  const given = Object.entries(target).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  const settings = ["listen_addr=127.0.0.1", `listen_port=${port}`, "unix_socket_dir=", "auth_type=any", `pool_mode=${mode}`];
  const rest = [`default_pool_size=${connections}`, "ignore_startup_parameters=extra_float_digits"];
  const file = path.join(folder, "pgbouncer.ini");
  fs.writeFileSync(file, ["[databases]", `pooled = ${given.join(" ")}`, "[pgbouncer]", ...settings, ...rest, ""].join("\n"), {
    mode: 0o600,
  });
  as.own(file);
  const [command, args] = as.command(PGBOUNCER, [file]);
  const log = fs.openSync(path.join(folder, "log"), "a");
  const child = spawn(command, args, { ...as.ids, stdio: ["ignore", log, log] });
  fs.closeSync(log);
  const ended = once(child, "exit");
  const url = `postgresql://${user}@127.0.0.1:${port}/pooled`;
  while ((await whyNoAnswer(url)) !== null) {
    if (child.exitCode !== null) throw new Error(fs.readFileSync(path.join(folder, "log"), "utf8"));
    await sleep(20);
  }
  return {
    url,
    async stop(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
      fs.rmSync(folder, { recursive: true });
    },
  };
}
