import type { SimulatorState } from "@hz/payment-simulator";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";

/** By how much the application's time is ahead of the machine's, because the payment simulator's clock took it along. */
export type ApplicationClock = {
  /** Milliseconds; 0 wherever the clock may not be moved. */
  ahead(): number;
  /** Takes on what was kept, in seconds; it never goes back. */
  set(seconds: number): void;
  /** Reads what is kept, which another process may have changed; nothing is asked where it may not be moved. */
  read(): Promise<void>;
};

type Directory = Pick<Database, "directory">;

/** With a real provider, or where strangers could reach it, the time is the machine's, whatever the database has kept. */
export function createApplicationClock(mayMove: boolean, db: () => Directory): ApplicationClock {
  let ahead = 0;
  const set = (seconds: number) => {
    if (mayMove) ahead = Math.max(ahead, seconds * 1000);
  };
  return { ahead: () => ahead, set, read: async () => (mayMove ? set(await keptAhead(db())) : undefined) };
}

/** Seconds; of a database that a simulator never used, 0. */
async function keptAhead(db: Directory): Promise<number> {
  const row = await db.directory((tx) => tx.selectFrom("payment_simulator").select("state").executeTakeFirst());
  return row ? ((JSON.parse(row.state) as Partial<SimulatorState>).applicationAhead ?? 0) : 0;
}

/** What the start says of a clock that is or was moved, a line or none. */
export async function movedClockLines({ stripe }: Pick<Config, "stripe">, clock: ApplicationClock, db: Directory): Promise<string[]> {
  const days = Math.round((await keptAhead(db)) / 86_400);
  if (days === 0) return [];
  if (clock.ahead() > 0) return [`Die Uhr der Anwendung ist um ${days} Tage vorgestellt (/testzahlung/uhr).`];
  const why = stripe ? "Mit einem Zahlungsanbieter" : "Mit einem Mailserver oder einer Adresse, die andere erreichen,";
  return [
    `Die Uhr der Anwendung war mit dieser Datenbank um ${days} Tage vorgestellt. ${why} gilt die wirkliche Zeit; was damals entstand, trägt Zeiten, die noch kommen.`,
  ];
}
