import type { Grant } from "@hz/contract/sign-in/auth";
import { MAX_SUCCESSIONS } from "@hz/contract/limits";
import { needsVouching } from "@hz/contract/permissions";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { hiddenGuests } from "../../db/guest-access.ts";
import { vouchersOf } from "../users/index.ts";

/** Whose address this keyed hash belongs to. */
export const ownerOfAddress = (ctx: Context, emailHash: Buffer) =>
  ctx.db.find((tx) => tx.selectFrom("directory_emails").selectAll().where("email_hash", "=", emailHash).executeTakeFirst());

type Recipient = { id: string; email: string; language: string };

/** Ids of the people besides this one who can vouch for keys and grant. */
export const grantersBeside = async (tx: Tx, accountId: string, userId: string): Promise<string[]> =>
  (await vouchersOf(tx, accountId)).filter((id) => id !== userId);

/** From now on what anybody holds or noted of the account's key is of a former one. */
export const retireAccountGrants = (tx: Tx, accountId: string) =>
  tx
    .updateTable("grants")
    .set({ of_former_key: true })
    .where("account_id", "=", accountId)
    .where("kind", "in", ["account", "trust"])
    .execute();

/** Whether this person was granted a key of the account that was replaced since. */
export const holdsFormerSeed = async (tx: Tx, accountId: string, userId: string): Promise<boolean> =>
  (await tx
    .selectFrom("grants")
    .select("id")
    .where("account_id", "=", accountId)
    .where("to_user_id", "=", userId)
    .where("kind", "=", "account")
    .where("of_former_key", "=", true)
    .executeTakeFirst()) !== undefined;

/** Whether this person ever compared a key of the account, the present one or a former: their browser knows that one. */
export const hasCompared = async (tx: Tx, accountId: string, userId: string): Promise<boolean> =>
  (await tx
    .selectFrom("grants")
    .select("id")
    .where("account_id", "=", accountId)
    .where("to_user_id", "=", userId)
    .where("by_user_id", "=", userId)
    .where("kind", "in", ["account", "trust"])
    .executeTakeFirst()) !== undefined;

/** Active people of the role Admin, besides this one. */
export const adminsBeside = (tx: Tx, accountId: string, userId: string): Promise<Recipient[]> =>
  tx
    .selectFrom("users")
    .select(["id", "email", "language"])
    .where("account_id", "=", accountId)
    .where("id", "<>", userId)
    .where("role", "=", "Admin")
    .where("is_active", "=", true)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();

/** The active people who handle reports in any of these departments. */
export async function readersOfSame(tx: Tx, accountId: string, departmentIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from users u join department_members m on m.account_id = u.account_id and m.user_id = u.id
    where u.account_id = ${accountId} and u.is_active and u.deleted_at is null and 'Meldungen' = any(u.permissions)
      and m.department_id = any(${[...departmentIds]}::uuid[]) order by u.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The newest epoch of every department. */
export async function newestEpochs(tx: Tx, accountId: string): Promise<{ departmentId: string; epoch: number }[]> {
  const { rows } = await sql<{ departmentId: string; epoch: number }>`
    select department_id as "departmentId", max(epoch) as epoch from department_keys
    where account_id = ${accountId} group by department_id order by department_id`.execute(tx);
  return rows;
}

/** Drops the passkeys' copies of a user key that is no more; the passkeys themselves stay. */
export const dropPasskeyWraps = (tx: Tx, accountId: string, userId: string) =>
  tx.updateTable("passkeys").set({ user_key_wrap: null }).where("account_id", "=", accountId).where("user_id", "=", userId).execute();

/**
 * Drops what hangs on the account's former key from open invitations: certificates, and what was granted to them. The invitations
 * stay and need a colleague's grant.
 */
export async function dropInvitationKeys(tx: Tx, accountId: string): Promise<void> {
  await sql`
    delete from grants where account_id = ${accountId} and to_user_id in (
      select id from invitations where account_id = ${accountId})`.execute(tx);
  await tx
    .updateTable("invitations")
    .set({ code_hash: null, public_key: null, permits: null, not_after: null, certificate: null })
    .where("account_id", "=", accountId)
    .execute();
}

/** Whether there are open invitations with a code that still counts, and whether one of them brings the account's key. */
export async function invitationCodes(tx: Tx, accountId: string, readerId: string): Promise<{ any: boolean; holdAccountKey: boolean }> {
  const { rows } = await sql<{ holdsAccountKey: boolean }>`
    select exists (select from grants g where g.account_id = ${accountId} and g.to_user_id = i.id and g.kind = 'account'
      and not g.of_former_key) as "holdsAccountKey"
    from invitations i
    where i.account_id = ${accountId} and i.code_hash is not null and to_timestamp(i.not_after) >= app_now()
      and i.id not in ${hiddenGuests(accountId, readerId)}`.execute(tx);
  return { any: rows.length > 0, holdAccountKey: rows.some(({ holdsAccountKey }) => holdsAccountKey) };
}

/** All people of the account besides this one, deactivated ones included. */
export async function everybodyBeside(tx: Tx, accountId: string, userId: string): Promise<string[]> {
  const rows = await tx.selectFrom("users").select("id").where("account_id", "=", accountId).where("id", "<>", userId).execute();
  return rows.map((row) => row.id);
}

/** Active colleagues whose permissions count only once the account's key vouches for them. */
export async function colleaguesToVouch(tx: Tx, accountId: string, userId: string): Promise<string[]> {
  const people = tx.selectFrom("users").select(["id", "permissions"]).where("account_id", "=", accountId).where("id", "<>", userId);
  const rows = await people.where("is_active", "=", true).where("deleted_at", "is", null).orderBy("id").execute();
  return rows.filter(({ permissions }) => needsVouching(permissions)).map(({ id }) => id);
}

/** Deletes a person's grants of the account's seed with these signatures. */
export const deleteAccountSeeds = (tx: Tx, accountId: string, userId: string, signatures: Buffer[]) =>
  tx
    .deleteFrom("grants")
    .where("account_id", "=", accountId)
    .where("to_user_id", "=", userId)
    .where("kind", "=", "account")
    .where("signature", "in", signatures)
    .execute();

/** Makes room for another note of a former account key: as many are kept as a link follows. */
export const dropOldestFormers = async (tx: Tx, accountId: string, userId: string) => {
  const { numAffectedRows = 0n } = await sql`delete from grants where account_id = ${accountId} and id in (
    select id from grants where account_id = ${accountId} and to_user_id = ${userId} and kind = 'former'
    order by created_at desc, id offset ${MAX_SUCCESSIONS - 1})`.execute(tx);
  return { numDeletedRows: numAffectedRows };
};

/** Deletes one seed that was granted to a person. */
export const deleteGrant = (tx: Tx, accountId: string, userId: string, what: Grant["what"]) =>
  tx
    .deleteFrom("grants")
    .where("account_id", "=", accountId)
    .where("to_user_id", "=", userId)
    .where("kind", "=", what.kind)
    .$if(what.kind === "department", (statement) =>
      what.kind === "department" ? statement.where("department_id", "=", what.departmentId).where("epoch", "=", what.epoch) : statement,
    )
    .executeTakeFirst();

/** The departments that stand in of which others hold a key, and this person none: who founds a new account key keeps none there either. */
export async function heldByOthers(tx: Tx, accountId: string, userId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select d.id from departments d where d.account_id = ${accountId} and d.was_for_conflicts
      and exists (select from grants g join users u on u.account_id = g.account_id and u.id = g.to_user_id
        where g.account_id = d.account_id and g.department_id = d.id and u.id <> ${userId} and u.deleted_at is null)
      and not exists (select from grants g where g.account_id = d.account_id and g.department_id = d.id and g.to_user_id = ${userId})`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * After this person made a new key of every department: a renewal is due where they do not belong, such as of one that stands in
 * for theirs. Everywhere else nobody ever held the key who should not.
 */
export const renewalsAfterFounding = (tx: Tx, accountId: string, userId: string) =>
  sql`update departments d set renewal_due = not exists (select from department_members m
    where m.account_id = ${accountId} and m.department_id = d.id and m.user_id = ${userId})
    where d.account_id = ${accountId}`.execute(tx);
