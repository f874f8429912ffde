import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeFolder } from "../make-folder.ts";
import { embeddedBinaries } from "./embedded-binaries.ts";
import { claimedBy, clusterUrl, createCluster, isAlive, isInhabited, isServed, refuseCopy, releaseStaleClaim } from "./embedded-cluster.ts";
import { privilegesFor, type Privileges, refuseOthersDatabase } from "./embedded-privileges.ts";
import { hasNoRoom, hasOtherClients, whyNoAnswer } from "./embedded-probe.ts";

export type Embedded = {
  /** Address of the database `postgres` as superuser, over a private Unix socket. */
  url: string;
  /** The database's own folder. */
  cluster: string;
  /** Process id of the PostgreSQL server. */
  pid: number;
  /** True when the server was already running, started by another or an earlier process. */
  adopted: boolean;
  /** Ends the server and waits for it, unless another process still uses it; `force` ends it in any case. */
  stop(force?: boolean): Promise<void>;
};

/** The wish that a start stops, and that nobody waits for it any more. */
export type StartStop = { asked?: AbortSignal; forced?: AbortSignal };

/** Server settings, `{ max_connections: "60" }`. */
type Settings = Record<string, string>;

const preset: Settings = {
  max_connections: "60",
  shared_buffers: "64MB",
  wal_compression: "on",
  jit: "off",
  timezone: "UTC",
  // Its log lies beside the data in the clear: no statement with its values, no detail that repeats a row.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};
const port = 5432;
const patience = 60_000;
/** So long a server may take to show that it can end in order. */
const ANSWER_MS = 1_000;

/**
 * Starts PostgreSQL 18 on `<dataFolder>/pg18` (created on first use) or adopts the server already running there; resolves once it
 * answers. Several processes may call this at once: they share one server. Once `asked` is aborted it throws, and what it launched
 * itself is gone; what an earlier process has left and is not up yet it still resolves to, so that somebody ends it. `forced` tells
 * either to end without a wait.
 */
export async function startEmbedded(dataFolder: string, settings: Settings = {}, { asked, forced }: StartStop = {}): Promise<Embedded> {
  const root = path.resolve(dataFolder);
  const cluster = path.join(root, "pg18");
  refuseOthersDatabase(root);
  refuseCopy(cluster);
  makeFolder(root);
  const native = embeddedBinaries();
  const as = privilegesFor([native, root, os.tmpdir()]);
  await createCluster(cluster, native, as, forced);
  as.own(cluster);
  const binary = path.join(native, "bin", "postgres");

  let child: ChildProcess | null = null;
  let starts = 0;
  let isStarting = false;
  forced?.addEventListener("abort", () => (child ? child.kill("SIGINT") : interrupt(cluster)));
  for (const end = Date.now() + patience; Date.now() < end; await sleep(20)) {
    const claim = claimedBy(cluster);
    const url = claim && clusterUrl(cluster, claim.endpoint);
    const problem = url ? await whyNoAnswer(url) : "silent";
    if (claim && url && problem === null) {
      const adopted = claim.pid !== child?.pid;
      return { url, cluster, pid: claim.pid, adopted, stop: (force) => stop(cluster, url, force) };
    }
    if (problem instanceof Error) throw problem;
    isStarting = problem === "starting";
    if (asked?.aborted && (child || !isServed(cluster))) {
      if (child && isRunning(child)) await ended(child);
      asked.throwIfAborted();
    }
    // Still starting, recovering from a crash, or another start won the race: it will answer.
    if (isStarting || (child && isRunning(child))) continue;
    if (child) await sleep(100 * starts);
    if (child && !isInhabited(cluster)) {
      if (starts === 5) break;
      releaseStaleClaim(cluster);
    } else if (starts === 5 && isOutOfReach(cluster)) break;
    child = launch(cluster, binary, as, settings);
    starts++;
  }
  // One that recovers from a crash needs its time, and nobody who ends it.
  if (isServed(cluster) && !isStarting)
    throw new Error(`Die eingebaute Datenbank läuft, antwortet aber nicht. ${howToEnd(claimedBy(cluster)!.pid)}`);
  if (hasNoRoom(cluster))
    throw new Error(
      `Die eingebaute Datenbank startet nicht: Auf dem Datenträger von ${cluster} ist kein Platz mehr. Bitte Platz schaffen; es ist nichts verloren.`,
    );
  const log = path.join(root, "pg.log");
  throw new Error(`Die eingebaute Datenbank startet nicht; der Grund steht in ${log}. Was zu tun ist, sagt npm run doctor.`);
}

/** What to do about a server that nobody can reach any more. */
export const howToEnd = (pid: number): string =>
  `Bitte beenden Sie ihren Prozess (kill -INT ${pid}; hilft das nicht, kill -9 ${pid}) und starten Sie dann den Dienst. Was bestätigt wurde, bleibt.`;

/** Tells whether a server works on the cluster whose socket somebody took away with the temporary folder: no start reaches it. */
function isOutOfReach(cluster: string): boolean {
  const { host, port } = claimedBy(cluster)?.endpoint ?? {};
  return host !== undefined && isServed(cluster) && !fs.existsSync(path.join(host, `.s.PGSQL.${port}`));
}

function launch(cluster: string, binary: string, as: Privileges, settings: Settings): ChildProcess {
  const options = {
    ...preset,
    ...settings,
    listen_addresses: "",
    unix_socket_directories: socketFolder(cluster, as.own),
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command, args] = as.command(binary, ["-D", cluster, "-p", String(port), ...flags]);
  const log = openLog(path.join(path.dirname(cluster), "pg.log"));
  const child = spawn(command, args, {
    ...as.ids,
    cwd: path.dirname(cluster),
    // In its own process group: Ctrl-C must reach us first, we drain and then stop it.
    detached: true,
    stdio: ["ignore", log, log],
  });
  fs.closeSync(log);
  child.unref();
  return child;
}

async function stop(cluster: string, url: string, force = false): Promise<void> {
  const owner = claimedBy(cluster);
  if (!owner || (!force && (await hasOtherClients(url)))) return;
  const answer = await Promise.race([whyNoAnswer(url), sleep(ANSWER_MS, "silent")]);
  try {
    // One that recovers from a crash of its own never ends in order. At once it does, and the next start recovers it.
    process.kill(owner.pid, answer === null ? "SIGINT" : "SIGQUIT");
  } catch {
    return;
  }
  while (claimedBy(cluster)?.pid === owner.pid && isAlive(owner.pid)) await sleep(20);
  // After its claim it writes its last line into the log. The process itself may stay in the table when nobody collects it.
  for (let waits = 0; waits < 50 && isAlive(owner.pid); waits++) await sleep(20);
  try {
    // Fails where it shall: when another start has put its socket there meanwhile.
    fs.rmdirSync(owner.endpoint.host);
  } catch {}
}

/** Tells a server that somebody else started to end, whatever it is doing. */
function interrupt(cluster: string): void {
  if (!isServed(cluster)) return;
  try {
    process.kill(claimedBy(cluster)!.pid, "SIGINT");
  } catch {}
}

/** Unix socket paths are limited to 107 bytes, so it lies in the temporary folder, named after the cluster. */
function socketFolder(cluster: string, own: (file: string) => void): string {
  const name = createHash("sha256").update(cluster).digest("hex").slice(0, 16);
  const folder = path.join(os.tmpdir(), `hz-${name}`);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Fails when another user has put a folder of this name there.
  fs.chmodSync(folder, 0o700);
  own(folder);
  return folder;
}

function openLog(file: string): number {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return fs.openSync(file, size > 10_000_000 ? "w" : "a", 0o600);
}

/** Ends a server that does not answer yet. */
async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.ref();
  child.kill("SIGINT");
  await gone;
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
