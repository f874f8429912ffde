import { type Insertable, type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { GUEST_RUNS } from "../../db/guest-access.ts";
import type { Tables } from "../../db/tables.ts";

export type GuestRow = Selectable<Tables["guest_accesses"]>;

/** A report's guests, former ones included, oldest first, with whether each access runs and whether its guest has joined. */
export const guestsOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("guest_accesses as g")
    .leftJoin("users as u", (on) => on.onRef("u.account_id", "=", "g.account_id").onRef("u.id", "=", "g.user_id"))
    .selectAll("g")
    .select([GUEST_RUNS.as("is_running"), sql<boolean>`u.id is not null`.as("has_joined")])
    .where("g.account_id", "=", accountId)
    .where("g.report_id", "=", reportId)
    .orderBy("g.granted_at")
    .orderBy("g.id");

/** The accesses of a guest that run at this moment. */
export const runningAccesses = (tx: Tx, accountId: string, userId: string): Promise<GuestRow[]> =>
  tx
    .selectFrom("guest_accesses as g")
    .selectAll()
    .where("g.account_id", "=", accountId)
    .where("g.user_id", "=", userId)
    .where(GUEST_RUNS)
    .orderBy("g.granted_at")
    .execute();

/** Those of these reports that the person is or was a guest of. */
export async function guestReportIds(tx: Tx, accountId: string, userId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const all = tx.selectFrom("guest_accesses").select("report_id").where("account_id", "=", accountId);
  const rows = await all.where("user_id", "=", userId).where("report_id", "in", ids).execute();
  return new Set(rows.map((row) => row.report_id));
}

export const guestAccessById = (tx: Tx, accountId: string, id: string): Promise<GuestRow | undefined> =>
  tx.selectFrom("guest_accesses").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

export const insertGuestAccess = (tx: Tx, accountId: string, access: Omit<Insertable<Tables["guest_accesses"]>, "account_id">) =>
  tx
    .insertInto("guest_accesses")
    .values({ ...access, account_id: accountId })
    .execute();

/**
 * Keeps that somebody is a guest of a department that stands in: who is new, or came for such cases alone. A case of another
 * department makes them known to everybody who manages people, like any guest.
 */
export async function saveWhoseGuest(
  tx: Tx,
  accountId: string,
  guest: { reportId: string; userId: string; isNew: boolean },
): Promise<void> {
  const earlier = sql`stand_in_guests where account_id = ${accountId} and guest_id = ${guest.userId}`;
  const standsIn = sql`exists (select from reports r join departments d on d.account_id = r.account_id and d.id = r.department_id
    where r.account_id = ${accountId} and r.id = ${guest.reportId} and d.was_for_conflicts)`;
  await sql`delete from ${earlier} and not ${standsIn}`.execute(tx);
  await sql`insert into stand_in_guests (account_id, guest_id, report_id) select ${accountId}, ${guest.userId}, ${guest.reportId}
    where ${standsIn} and (${guest.isNew} or exists (select from ${earlier})) on conflict do nothing`.execute(tx);
}

/** Guests of departments that stand in who have no case any more, nor had one that is still there. */
export const guestsWithoutCase = async (tx: Tx, accountId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select u.id from users u where u.account_id = ${accountId} and u.deleted_at is null
    and u.id in (select guest_id from stand_in_guests where account_id = ${accountId})
    and not exists (select from guest_accesses g where g.account_id = ${accountId} and g.user_id = u.id)`.execute(tx);
  return rows.map(({ id }) => id);
};

export const prolongGuestAccess = (tx: Tx, accountId: string, id: string, lastDay: string) =>
  tx.updateTable("guest_accesses").set({ last_day: lastDay }).where("account_id", "=", accountId).where("id", "=", id).execute();

/** Which accesses end: one, all of a report, all of a person, or those whose time is over. */
export type Ending = { id: string } | { reportId: string } | { userId: string } | "overdue";

/** Ends accesses that have not ended and deletes the boxes that hung on them; gives the rows. `by` is null for what time or a transfer ends. */
export async function endGuestAccesses(tx: Tx, accountId: string, which: Ending, by: string | null): Promise<GuestRow[]> {
  const open = tx
    .updateTable("guest_accesses as g")
    .set({ ended_by: by, ended_at: sql`clock_timestamp()` })
    .where("g.account_id", "=", accountId)
    .where("g.ended_at", "is", null)
    .returningAll();
  const ended = await (
    which === "overdue"
      ? open.where(sql<boolean>`not ${GUEST_RUNS}`)
      : "id" in which
        ? open.where("g.id", "=", which.id)
        : "reportId" in which
          ? open.where("g.report_id", "=", which.reportId)
          : open.where("g.user_id", "=", which.userId)
  ).execute();
  for (const row of ended)
    await tx
      .deleteFrom("grants")
      .where("account_id", "=", accountId)
      .where("to_user_id", "=", row.user_id)
      .where("report_id", "=", row.report_id)
      .execute();
  return ended;
}
