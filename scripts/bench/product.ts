import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { environment, NODE_FLAGS } from "../setup.mjs";
import { startDebianPostgres } from "../../server/testing/debian-postgres.ts";

export { freePort } from "../../server/testing/free-port.ts";
export { type Loss, startReplicas } from "../../server/testing/debian-replicas.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export type Engine = "embedded" | "postgres";
type Started = { url: string; child: ChildProcess; startedInMs: number; stop(): Promise<void> };
/** A running product that is measured: its address, its process, its database's address and its data folder. */
export type Measured = Started & { databaseUrl: string; dataFolder: string };

/** Starts Debian's PostgreSQL in a folder of its own, with this in its environment; `stop` removes it. */
export async function startPostgres(env: Record<string, string> = {}): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "hz-pg-"));
  await chmod(folder, 0o755);
  const server = await startDebianPostgres(folder, { max_connections: "100" }, env);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A process of the built product; `stop` asks it to end. */
export type Running = { child: ChildProcess; stop(): Promise<void> };

/** Starts a process of the built product in a data folder, whether or not it listens. */
export function spawnIn(dataFolder: string, env: Record<string, string>): Running {
  const child = spawn(process.execPath, [...NODE_FLAGS, join(root, "dist/server/serve.js")], {
    cwd: root,
    env: { ...environment(), PORT: "0", HZ_DATA: dataFolder, FREE_REPORTS_PER_MINUTE: "999999999", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Who does not read it must not let it wait.
  child.stdout!.resume();
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  };
  return { child, stop };
}

/** Starts the built product in a data folder and resolves once it listens. */
export async function startIn(dataFolder: string, env: Record<string, string>): Promise<Started> {
  const began = performance.now();
  const { child, stop } = spawnIn(dataFolder, env);
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout!.on("data", (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk.toString();
      const found = /läuft: (https?:\S+)/.exec(output)?.[1];
      if (found) resolve(found.replace("localhost", "127.0.0.1"));
    });
    child.on("exit", () => reject(new Error(output)));
  });
  return { url, child, startedInMs: performance.now() - began, stop };
}

/** Starts the built product with its demo on an engine and resolves once it listens. */
export async function startMeasured(engine: Engine, env: Record<string, string> = {}): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), "hz-bench-"));
  const server = engine === "postgres" ? await startPostgres() : null;
  const dataFolder = join(folder, "product");
  const started = await startIn(dataFolder, { HZ_DEMO: "on", ...(server ? { DATABASE_URL: server.url } : {}), ...env });
  return {
    ...started,
    databaseUrl: server?.url ?? (await embeddedUrl(dataFolder)),
    dataFolder,
    async stop() {
      await started.stop();
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs `work` on the product's database as its superuser. */
export async function withDatabase<T>({ databaseUrl }: Measured, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** The address of the demo's channel where it is to be one like any other: beside a demo's form stands what leaves the browser. */
export const ORDINARY_SUFFIX = "messung";
export const withOrdinaryForm = (product: Measured): Promise<unknown> =>
  withDatabase(product, async (client) => {
    for (const table of ["channels", "directory_channels"]) await client.query(`update ${table} set link_suffix = $1`, [ORDINARY_SUFFIX]);
  });

/** The superuser's address of the embedded database that runs in a data folder. */
export async function embeddedUrl(dataFolder: string): Promise<string> {
  const { startEmbedded } = await import("../../server/db/embedded.ts");
  return (await startEmbedded(dataFolder)).url;
}

/** Resident memory of a process in MB: now, and its highest so far. */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const kb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return { now: kb("VmRSS") / 1024, peak: kb("VmHWM") / 1024 };
}

/** Forgets the highest memory so far, so that the next peak belongs to what follows. */
export async function resetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, "5").catch(() => {});
}
