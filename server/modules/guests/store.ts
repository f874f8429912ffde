import { type Insertable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { GUEST_RUNS } from "../../db/guest-access.ts";
import type { Tables } from "../../db/tables.ts";
import type { GuestRow } from "../reports/index.ts";

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
