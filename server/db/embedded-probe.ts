import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** A part of its journal: where it has no room for the next one, PostgreSQL ends itself and does not start. */
const LEAST_ROOM = 16 * 1024 * 1024;

/** Whether the disk that a folder lies on has no room for the database to go on. */
export function hasNoRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize < LEAST_ROOM;
  } catch {
    return false;
  }
}

/** Asks the server: null when it answers queries, "starting", "silent" when nobody is there, or the refusal. */
export async function whyNoAnswer(url: string): Promise<null | "starting" | "silent" | Error> {
  try {
    await withClient(url, (client) => client.query("select 1"));
    return null;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "57P03") return "starting";
    // A wrong password or a broken cluster does not get better by waiting.
    return code && /^(28|XX)/.test(code) ? (error as Error) : "silent";
  }
}

/** Tells whether anybody else is connected; looks for a second, because a pool just closed needs a moment to go. */
export function hasOtherClients(url: string): Promise<boolean> {
  const others = "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
  return withClient(url, async (client) => {
    for (let look = 0; look < 20; look++) {
      if ((await client.query(others)).rowCount === 0) return false;
      await sleep(50);
    }
    return true;
  }).catch(() => false);
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A connection cut while idle is reported here as well and must not end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => {});
  }
}
