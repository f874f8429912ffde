import type { RecordedRehearsal } from "@hz/contract/service-status";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { DayOfBits } from "./measured.ts";

const NO_MINUTE = sql`decode(repeat('00', 180), 'hex')`;

/** Notes a minute as one in which the service was ready; one that is noted already costs no write. */
export async function markMinute(tx: Tx, { day, minute }: { day: string; minute: number }): Promise<void> {
  await sql`
    insert into service_days (day, ready) values (${day}::date, set_bit(${NO_MINUTE}, ${minute}::bigint, 1))
    on conflict (day) do update set ready = set_bit(service_days.ready, ${minute}::bigint, 1)
      where get_bit(service_days.ready, ${minute}::bigint) = 0`.execute(tx);
}

/** The days from this one on, and the first of all. */
export async function findDays(tx: Tx, from: string): Promise<DayOfBits[]> {
  const { rows } = await sql<DayOfBits>`
    select to_char(day, 'YYYY-MM-DD') as day, ready from service_days
    where day >= ${from}::date or day = (select min(day) from service_days)`.execute(tx);
  return rows;
}

/** Drops what is older, but for the first day of all: since when is measured stays known. */
export const deleteDays = (tx: Tx, before: string) =>
  sql`delete from service_days where day < ${before}::date and day > (select min(day) from service_days)`.execute(tx);

/** Keeps how a rehearsal went; the same one twice is one. Tells whether it is new. */
export async function insertRehearsal(tx: Tx, { at, of, seconds, isGood }: RecordedRehearsal): Promise<boolean> {
  const row = { ended_at: new Date(at), backup_of: new Date(of), seconds, is_good: isGood };
  const inserted = await tx
    .insertInto("service_rehearsals")
    .values(row)
    .onConflict((conflict) => conflict.column("ended_at").doNothing())
    .returning("ended_at")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function newestRehearsal(tx: Tx): Promise<RecordedRehearsal | null> {
  const row = await tx.selectFrom("service_rehearsals").selectAll().orderBy("ended_at", "desc").limit(1).executeTakeFirst();
  if (!row) return null;
  return { at: row.ended_at.toISOString(), of: row.backup_of.toISOString(), seconds: row.seconds, isGood: row.is_good };
}
