import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { HEARD_UNTIL, holdsKey, isApart, visibleAnywhere } from "./store.ts";

/** A report and the moment of its reporter's last words that a browser looked at. */
export type Looked = { id: string; heardUntil: string };

/** The ids of those of which nothing came since somebody looked, and that this person may read. Lock the reports first. */
export async function asLooked(tx: Tx, accountId: string, userId: string, looked: readonly Looked[]): Promise<string[]> {
  const rows = await visibleAnywhere(tx, accountId, userId)
    .select(["r.id", HEARD_UNTIL.as("heard_until")])
    .where(
      "r.id",
      "in",
      looked.map(({ id }) => id),
    )
    .execute();
  const until = new Map(looked.map(({ id, heardUntil }) => [id, Date.parse(heardUntil)]));
  return rows.filter(({ id, heard_until }) => heard_until.getTime() === until.get(id)).map(({ id }) => id);
}

/**
 * Sets those of these reports apart that this person may set apart; resolves to their ids. The server cannot see what opens, so
 * much speaks against it: that nobody of the office ever opened it or its key, read, answered, assigned or changed it, that
 * somebody took it back before, that its reporter wrote after the browser looked. And who says so must hold the key of its
 * department. That its reporter wrote again does not: whoever floods the form would; the browser looks whether that opens.
 */
export async function setApart(tx: Tx, accountId: string, userId: string, looked: Looked[]): Promise<string[]> {
  const ids = await asLooked(tx, accountId, userId, looked);
  const { rows } = await sql<{ id: string }>`
    update reports r set set_apart_at = app_clock_timestamp(), set_apart_by = ${userId}
    where r.account_id = ${accountId} and r.id = any(${ids}::uuid[])
      and r.set_apart_at is null and not r.stays_listed and r.status = 'new' and r.way = 'portal' and not r.is_drill
      and r.fast_key is null and r.assigned_to is null and r.lost_told_at is null
      and not exists (select from report_reads s where s.account_id = r.account_id and s.report_id = r.id)
      and not exists (select from messages m where m.account_id = r.account_id and m.report_id = r.id and not m.is_from_reporter)
      and not exists (select from notes n where n.account_id = r.account_id and n.report_id = r.id)
      and not exists (select from procedure_steps p where p.account_id = r.account_id and p.report_id = r.id)
      and ${holdsKey(userId)}
    returning r.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns reports to the list, for good; resolves to the ids of those that were set apart. */
export async function restoreFromApart(tx: Tx, accountId: string, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update reports r set set_apart_at = null, set_apart_by = null, stays_listed = true
    where r.account_id = ${accountId} and r.id = any(${ids}::uuid[]) and r.set_apart_at is not null
    returning r.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those of these reports that are set apart and that this person may read, with their department and epoch. */
export const apartOf = (tx: Tx, accountId: string, userId: string, ids: string[]) =>
  visibleAnywhere(tx, accountId, userId)
    .select(["r.id", "r.department_id", "r.epoch"])
    .where(isApart)
    .where("r.id", "in", ids)
    .orderBy("r.id")
    .execute();
