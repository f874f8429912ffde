import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { PERMISSIONS } from "@hz/contract/permissions";
import type { Tx } from "../../db/database.ts";
import { guestsHiddenFrom } from "../../db/guest-access.ts";
import type { Tables } from "../../db/tables.ts";
import type { UserCaller } from "../../http/handle.ts";
import { vouchersOf } from "../users/index.ts";

export type InvitationRow = Selectable<Tables["invitations"]>;

export const invitationsOf = (tx: Tx, accountId: string): Promise<InvitationRow[]> =>
  tx.selectFrom("invitations").selectAll().where("account_id", "=", accountId).orderBy("created_at").orderBy("id").execute();

export const invitationOf = (tx: Tx, accountId: string, id: string): Promise<InvitationRow | undefined> =>
  tx.selectFrom("invitations").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

/** Whether a person or another open invitation of this account, of whom this reader may know, has this address. */
export async function isKnownAddress(tx: Tx, { accountId, userId }: UserCaller, id: string, email: string): Promise<boolean> {
  const people = tx
    .selectFrom("users")
    .select("id")
    .where("account_id", "=", accountId)
    .where("email", "=", email)
    .where("deleted_at", "is", null);
  const invitations = tx.selectFrom("invitations").select("id").where("account_id", "=", accountId).where("email", "=", email);
  const others = (await people.unionAll(invitations).execute()).filter((one) => one.id !== id);
  if (others.length === 0) return false;
  const hidden = await guestsHiddenFrom(tx, accountId, userId);
  return others.some((one) => !hidden.has(one.id));
}

export const insertInvitation = (tx: Tx, accountId: string, row: Omit<Insertable<Tables["invitations"]>, "account_id">) =>
  tx
    .insertInto("invitations")
    .values({ ...row, account_id: accountId })
    .execute();

export const updateInvitation = (tx: Tx, accountId: string, id: string, change: Updateable<Tables["invitations"]>) =>
  tx.updateTable("invitations").set(change).where("account_id", "=", accountId).where("id", "=", id).execute();

/** Deletes an invitation; tells whether it was still there. */
export async function deleteInvitation(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const result = await tx.deleteFrom("invitations").where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export const releaseAddress = (tx: Tx, accountId: string, userId: string) =>
  tx.deleteFrom("directory_emails").where("account_id", "=", accountId).where("user_id", "=", userId).execute();

export const departmentNames = (tx: Tx, accountId: string) =>
  tx.selectFrom("departments").select(["id", "name"]).where("account_id", "=", accountId).orderBy("created_at").orderBy("id").execute();

/** Who belongs to which department; with `userId` only this person's. */
export const memberships = (tx: Tx, accountId: string, userId?: string) => {
  const all = tx.selectFrom("department_members").select(["user_id", "department_id"]).where("account_id", "=", accountId);
  return (userId ? all.where("user_id", "=", userId) : all).execute();
};

/** What was granted to whom, without the boxes and without seeds of a former account key; with `userId` only this person's. */
export const grantMarks = (tx: Tx, accountId: string, userId?: string) => {
  const all = tx
    .selectFrom("grants")
    .select(["to_user_id", "kind", "department_id", "epoch", "report_id"])
    .where("account_id", "=", accountId)
    .where("of_former_key", "=", false);
  return (userId ? all.where("to_user_id", "=", userId) : all).execute();
};

/** Whether nobody beside this person could sign with the account's key: nobody else can vouch, and there is no emergency key with it. */
export async function isLastSigner(tx: Tx, accountId: string, userId: string): Promise<boolean> {
  if ((await vouchersOf(tx, accountId)).some((id) => id !== userId)) return false;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from grants g join emergency_keys e on e.account_id = g.account_id and e.id = g.to_user_id
    where g.account_id = ${accountId} and g.kind = 'account' and not g.of_former_key`.execute(tx);
  return rows[0]!.count === 0;
}

/**
 * Deletes what was granted to somebody, beside these departments' keys and, where told so, the account's and the word for it. Of a
 * former key of the account everything stays: it counts for nothing but to sign the next one and to prove who wrote what.
 */
export async function deleteGrantsExcept(tx: Tx, accountId: string, userId: string, departmentIds: string[], isLastSignerOf: boolean) {
  await sql`delete from grants where account_id = ${accountId} and to_user_id = ${userId}
    and not (kind = 'department' and department_id = any(${departmentIds}::uuid[]))
    and not (kind = 'account' and (of_former_key or ${isLastSignerOf}::boolean))
    and kind <> 'former'
    and not (kind = 'trust' and ${departmentIds.length > 0}::boolean)`.execute(tx);
}

/** How many active people have every permission; who waits to be vouched for has none yet. */
export async function adminCount(tx: Tx, accountId: string): Promise<number> {
  const row = await tx
    .selectFrom("users")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("account_id", "=", accountId)
    .where("is_active", "=", true)
    .where("deleted_at", "is", null)
    .where(sql<boolean>`permissions @> ${[...PERMISSIONS]}::text[]`)
    .where("member_signature", "is not", null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Deletes by what a deleted person proved who they are, opened and was reached, and what they were still to be told. */
export async function deleteTraces(tx: Tx, accountId: string, userId: string): Promise<void> {
  for (const table of [
    "second_factor_codes",
    "passkeys",
    "key_log_notes",
    "directory_passkeys",
    "department_members",
    "directory_tickets",
    "directory_tokens",
    "failed_mails",
  ] as const)
    await tx.deleteFrom(table).where("account_id", "=", accountId).where("user_id", "=", userId).execute();
  await tx.deleteFrom("news_mails").where("account_id", "=", accountId).where("recipient_id", "=", userId).execute();
}
