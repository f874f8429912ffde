import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { isClosed } from "../folder-owner.ts";
import type { Privileges } from "./embedded-privileges.ts";

/** Where a running server takes connections: a socket's folder or a loopback address, and the port. */
export type Endpoint = { host: string; port: number };

const secretFile = "superuser.secret";

/** Creates the database cluster in `folder` unless it is there; whole or not at all, also with several starts at once. */
export async function createCluster(folder: string, native: string, as: Privileges, forced?: AbortSignal): Promise<void> {
  sweepDrafts(folder);
  if (fs.existsSync(folder)) return;
  const draft = `${folder}.new-${process.pid}`;
  const password = randomBytes(24).toString("base64url");
  const passwordFile = `${draft}.secret`;
  fs.mkdirSync(draft, { mode: 0o700 });
  as.own(draft);
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  as.own(passwordFile);
  try {
    const options = ["-D", draft, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
    const locale = ["-E", "UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=de"];
    const [command, args] = as.command(path.join(native, "bin", "initdb"), [...options, ...locale]);
    const env = { ...process.env, LC_ALL: "C" };
    const making = promisify(execFile)(command, args, { ...as.ids, env, cwd: path.dirname(folder) });
    forced?.addEventListener("abort", () => making.child.kill());
    await making;
    // The password goes in before the rename, so there is never a cluster without one.
    fs.renameSync(passwordFile, path.join(draft, secretFile));
    fs.renameSync(draft, folder);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    fs.rmSync(passwordFile, { force: true });
    // Another start was faster: its cluster is as good as ours.
    if (fs.existsSync(folder)) return;
    if (/No space left on device|ENOSPC/.test((error as Error).message))
      throw new Error(
        `Die eingebaute Datenbank lässt sich nicht anlegen: Auf dem Datenträger von ${folder} ist kein Platz mehr. Bitte Platz schaffen.`,
        { cause: error },
      );
    throw new Error(`initdb: ${(error as Error).message}`, { cause: error });
  }
}

/** Removes what starts left that were killed while they made the cluster; others may be making it now. */
function sweepDrafts(folder: string): void {
  const begin = `${path.basename(folder)}.new-`;
  const parent = path.dirname(folder);
  const names = fs.existsSync(parent) ? fs.readdirSync(parent).filter((name) => name.startsWith(begin)) : [];
  for (const name of names) {
    const [, pid] = /^(\d+)(\.secret)?$/.exec(name.slice(begin.length)) ?? [];
    if (pid && !isAlive(Number(pid))) fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/** Whether there is a process of this id, of whichever user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The address of the cluster's `postgres` database at an endpoint, password included. */
export function clusterUrl(folder: string, { host, port }: Endpoint): string {
  const password = fs.readFileSync(path.join(folder, secretFile), "utf8");
  return `postgresql://postgres:${password}@/postgres?host=${encodeURIComponent(host)}&port=${port}`;
}

/** Process id, folder and endpoint of the server that last claimed the cluster, or null; it need not live any more. */
export function claimedBy(folder: string): { pid: number; home: string; endpoint: Endpoint } | null {
  let lines: string[];
  try {
    lines = fs.readFileSync(path.join(folder, "postmaster.pid"), "utf8").split("\n");
  } catch (error) {
    // Somebody may live there whom this user cannot see.
    if (isClosed(error)) throw error;
    return null;
  }
  const [pid, home, , port, socketFolder, address] = lines;
  const host = socketFolder || address;
  if (!pid || !home || !port || !host) return null;
  return { pid: Number(pid), home, endpoint: { host, port: Number(port) } };
}

/**
 * Throws one line where the claim names another folder. Such a cluster was copied while its server ran: the claim leads
 * to the original, and the files, read one after the other while they changed, need not fit together.
 */
export function refuseCopy(folder: string): void {
  const claim = claimedBy(folder);
  if (!claim || isSameFolder(claim.home, folder)) return;
  throw new Error(
    `Der Ordner ${folder} wurde bei laufendem Dienst kopiert (von ${claim.home}) und kann unvollständig sein. Bitte beenden Sie dort den Dienst und ` +
      `kopieren Sie erneut; ist er abgebrochen, starten und beenden Sie ihn vorher einmal. Nur wenn der Ordner verschoben wurde oder ein Abbild eines einzigen Augenblicks ist: Löschen Sie darin postmaster.pid.`,
  );
}

/** By what they are and not by name: the same folder may have several. */
function isSameFolder(one: string, other: string): boolean {
  try {
    const [a, b] = [fs.statSync(one, { bigint: true }), fs.statSync(other, { bigint: true })];
    return a.dev === b.dev && a.ino === b.ino;
  } catch {
    return false;
  }
}

/**
 * Removes the claim of a server that is gone; call it only on a cluster nobody inhabits. PostgreSQL does so itself unless the number of the dead process is taken,
 * by a stranger after a reboot or by a dead child nobody collected; then it would refuse to start for ever.
 */
export function releaseStaleClaim(folder: string): void {
  const claim = claimedBy(folder);
  if (!claim || process.platform !== "linux") return;
  const file = path.join(folder, "postmaster.pid");
  const aside = `${file}.${process.pid}`;
  try {
    fs.renameSync(file, aside);
    // Meanwhile another start may have put its own claim there: give it back.
    const isOurs = fs.readFileSync(aside, "utf8").startsWith(`${claim.pid}\n`);
    if (!isOurs) fs.linkSync(aside, file);
    fs.rmSync(aside);
    // The socket has a claim of its own, in a folder that belongs to this cluster alone.
    const { host, port } = claim.endpoint;
    if (isOurs) fs.rmSync(path.join(host, `.s.PGSQL.${port}.lock`), { force: true });
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

/** Tells whether a process of a PostgreSQL server lives in the cluster: each works inside its folder. Linux only. */
export function isInhabited(folder: string): boolean {
  if (process.platform !== "linux") return false;
  const home = fs.realpathSync(folder);
  return fs.readdirSync("/proc").some((pid) => {
    try {
      return /^\d+$/.test(pid) && fs.readlinkSync(`/proc/${pid}/cwd`) === home;
    } catch {
      return false;
    }
  });
}

/** Tells whether this process is a server living in the cluster: not gone, not a dead one nobody collected, and no stranger. */
export function isServedBy(folder: string, pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== "linux" || fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(folder);
  } catch (error) {
    // Alive, but another user's: nobody else has this number.
    return ["EPERM", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "");
  }
}

/** Tells whether a server works on the cluster, whoever started it, and whether it answers or not. */
export function isServed(folder: string): boolean {
  const claim = claimedBy(folder);
  return claim !== null && isServedBy(folder, claim.pid);
}
