import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withClient } from "../../server/db/pool.ts";
import { type Figure, print } from "./figures.ts";
import { type Measured, startMeasured } from "./product.ts";

/** So long no request may fail before the database counts as back: what was connected already can outlive a killed server for a moment. */
const QUIET_MS = 1_000;
const GIVEN_UP_MS = 60_000;

/** How long requests fail after the embedded server is killed, and after one's own has lost a process and recovers. */
export async function benchDatabaseKilled(): Promise<void> {
  const figures: Figure[] = [];
  for (const [engine, name, victim] of [
    ["embedded", "embedded database killed: back after", postmaster],
    ["postgres", "one's own PostgreSQL killed: back after", checkpointer],
  ] as const) {
    const product = await startMeasured(engine);
    try {
      process.kill(await victim(product), "SIGKILL");
      figures.push({ name, value: `${((await msUntilBack(product)) / 1000).toFixed(1)} s`, bar: "10 s" });
    } finally {
      await product.stop();
    }
  }
  print("Database killed", figures);
}

const postmaster = async ({ dataFolder }: Measured) =>
  Number((await readFile(join(dataFolder, "pg18", "postmaster.pid"), "utf8")).split("\n")[0]);

/** Its postmaster lives, ends all others and recovers. */
const checkpointer = ({ databaseUrl }: Measured) =>
  withClient(
    databaseUrl,
    async (client) =>
      (await client.query<{ pid: number }>("select pid from pg_stat_activity where backend_type = 'checkpointer'")).rows[0]!.pid,
  );

async function msUntilBack({ url }: Measured): Promise<number> {
  const killed = performance.now();
  let backAt: number | null = null;
  let hasFailed = false;
  while (performance.now() - killed < GIVEN_UP_MS) {
    const isReady = (await fetch(`${url}/api/ready`)).ok;
    const now = performance.now();
    if (!isReady) [hasFailed, backAt] = [true, null];
    else if (hasFailed) backAt ??= now;
    if (backAt !== null && now - backAt > QUIET_MS) return backAt - killed;
    await sleep(20);
  }
  throw new Error(hasFailed ? "the database did not come back" : "no request noticed that the database was killed");
}
