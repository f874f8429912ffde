import type pg from "pg";
import { ConfigError } from "../config.ts";
import { withClient } from "./pool.ts";

/** What stands at an address: the database itself, a pooler that keeps a connection to its client, or one that swaps them. */
export type Road = "direct" | "keeps" | "swaps";

/** Where others are busy, too, a client may get its own connection back a few times. */
const LOOKS = 20;
/** A pooler whose connections are all taken lets a statement wait for minutes. */
const PATIENCE_MS = 3_000;

/**
 * Tells what stands at an address. A pooler greets with a process number of its own; one that swaps connections after
 * each transaction gives that of a client which is idle to the next one. Changes nothing, and never waits for long.
 */
export async function roadTo(url: string): Promise<Road> {
  const patient = <T>(work: (client: pg.Client) => Promise<T>) => withClient(url, work, PATIENCE_MS);
  return patient(async (client) => {
    const { processID } = client as pg.Client & { processID: number | null };
    if ((await processOf(client)) === processID) return "direct";
    try {
      return (await patient((other) => isSwapped(client, other))) ? "swaps" : "keeps";
    } catch {
      // No transaction at all, or no second connection: of either kind it is not certain that it keeps what it gave.
      return (await isTransactionPooled(client)) ? "keeps" : "swaps";
    }
  });
}

/** Throws one line where the address, of the setting that is named, leads over a pooler that swaps connections: locks and notifications would get lost in it. */
export async function refusePooler(setting: string, directUrl: string): Promise<void> {
  if ((await roadTo(directUrl)) === "swaps") throw new ConfigError(swapsLine(setting));
}

/** The line for an operator whose setting leads over a pooler which swaps connections. */
export const swapsLine = (setting: string) =>
  `${setting} führt über einen Verbindungspooler, der nach jeder Transaktion die Verbindung wechselt. ` +
  "Bitte setzen Sie DATABASE_DIRECT_URL auf die Datenbank selbst, am Pooler vorbei.";

/** Whether either of two clients is ever seen with another connection than before, or both with the same one. */
async function isSwapped(idle: pg.Client, busy: pg.Client): Promise<boolean> {
  const ofIdle = await processOf(idle);
  const ofBusy = await processOf(busy);
  if (ofIdle === ofBusy) return true;
  for (let look = 0; look < LOOKS; look++) {
    await busy.query("begin");
    // Where it has taken that of the idle one there may be none left to ask for.
    const swapped = (await processOf(busy)) !== ofBusy || (await processOf(idle)) !== ofIdle;
    await busy.query("rollback");
    if (swapped) return true;
  }
  return false;
}

const isTransactionPooled = (client: pg.Client) =>
  client.query("begin").then(
    () => client.query("rollback").then(() => true),
    () => false,
  );

async function processOf(client: pg.Client): Promise<number> {
  return (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]!.pid;
}
