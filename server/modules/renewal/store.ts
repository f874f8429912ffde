import { sql } from "kysely";
import { bytes, wire } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";
import type { Resealed } from "@hz/contract/people/departments";
import { CLOSED_STATUSES } from "@hz/contract/reports/reports";
import { Failure } from "../../http/failures.ts";
import { heldByMember, lostEpochsOf } from "../departments/index.ts";
import { holdsKey, lockReports, notRecused } from "../reports/index.ts";

/** The department's row, locked until the end of the transaction: what changes its members or keys happens one by one. */
export const lockDepartment = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("departments").selectAll().where("account_id", "=", accountId).where("id", "=", id).forUpdate().executeTakeFirst();

/**
 * Throws DEPARTMENT_EXISTS where another department has this name, in whatever letters: they are told apart by nothing else where
 * somebody chooses who reads. The caller holds the account's lock (`lockPeople`).
 */
export async function refuseTakenName(tx: Tx, accountId: string, id: string, name: string): Promise<void> {
  const others = await tx.selectFrom("departments").select("name").where("account_id", "=", accountId).where("id", "<>", id).execute();
  // Here and not in the database, whose locale may know no umlaut.
  const plain = (text: string) => text.normalize("NFKC").toLowerCase();
  if (others.some((other) => plain(other.name) === plain(name))) throw new Failure("DEPARTMENT_EXISTS");
}

export const renameDepartment = (tx: Tx, accountId: string, id: string, name: string) =>
  tx.updateTable("departments").set({ name }).where("account_id", "=", accountId).where("id", "=", id).execute();

/** Puts what was signed of an epoch of a department's key in the place of what was signed before. */
export const replacePurpose = (
  tx: Tx,
  accountId: string,
  id: string,
  { epoch, purpose, signature }: { epoch: number; purpose: string; signature: Buffer },
) =>
  tx
    .updateTable("department_keys")
    .set({ purpose, signature })
    .where("account_id", "=", accountId)
    .where("department_id", "=", id)
    .where("epoch", "=", epoch)
    .execute();

/** The row with everything that hangs on it alone; throws the database's violation where reports or channels belong to it. */
export async function deleteDepartment(tx: Tx, accountId: string, id: string): Promise<void> {
  await sql`update invitations set department_ids = array_remove(department_ids, ${id}::uuid)
    where account_id = ${accountId} and ${id}::uuid = any(department_ids)`.execute(tx);
  await tx.deleteFrom("departments").where("account_id", "=", accountId).where("id", "=", id).execute();
}

/** Puts another time, with its signature, in the place of the one until which an epoch of a department's key was vouched for. */
export const replaceVouched = (
  tx: Tx,
  accountId: string,
  id: string,
  { epoch, notAfter, signature }: { epoch: number; notAfter: number; signature: Buffer },
) =>
  tx
    .updateTable("department_keys")
    .set({ not_after: notAfter, signature })
    .where("account_id", "=", accountId)
    .where("department_id", "=", id)
    .where("epoch", "=", epoch)
    .execute();

/** Who of these may be granted keys at this moment, with the signing key; their keys do not change until the transaction ends. */
export async function receiversOf(tx: Tx, accountId: string, ids: string[]): Promise<Map<string, string>> {
  const { rows: people } = await sql<{ id: string; sig_public_key: Buffer }>`
    select id, sig_public_key from users
    where account_id = ${accountId} and id = any(${ids}::uuid[]) and is_active and deleted_at is null
      and 'Meldungen' = any(permissions) and member_signature is not null
    order by id for share`.execute(tx);
  const { rows: codes } = await sql<{ id: string; sig_public_key: Buffer }>`
    select id, sig_public_key from emergency_keys where account_id = ${accountId} and id = any(${ids}::uuid[]) for share`.execute(tx);
  return new Map([...people, ...codes].map((row) => [row.id, wire(row.sig_public_key)]));
}

/** The person, where there is one. */
export const personOf = (tx: Tx, accountId: string, userId: string) =>
  tx
    .selectFrom("users")
    .select(["id", "permissions", "is_account_owner"])
    .where("account_id", "=", accountId)
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    // Guests belong to no department.
    .where("is_guest", "=", false)
    .executeTakeFirst();

export const isMember = async (tx: Tx, accountId: string, departmentId: string, userId: string): Promise<boolean> =>
  (await tx
    .selectFrom("department_members")
    .select("user_id")
    .where("account_id", "=", accountId)
    .where("department_id", "=", departmentId)
    .where("user_id", "=", userId)
    .executeTakeFirst()) !== undefined;

export const removeMember = (tx: Tx, accountId: string, departmentId: string, userId: string) =>
  tx
    .deleteFrom("department_members")
    .where("account_id", "=", accountId)
    .where("department_id", "=", departmentId)
    .where("user_id", "=", userId)
    .execute();

/** Keeps who took a person out of a department, and when; of each department the last time. */
export const saveLeaving = (
  tx: Tx,
  accountId: string,
  { departmentId, userId, byUserId, at }: { departmentId: string; userId: string; byUserId: string; at: Date },
) =>
  tx
    .insertInto("department_leavings")
    .values({ account_id: accountId, department_id: departmentId, user_id: userId, by_user_id: byUserId, at })
    .onConflict((on) => on.columns(["account_id", "department_id", "user_id"]).doUpdateSet({ by_user_id: byUserId, at }))
    .execute();

/** The departments that somebody was taken out of since a moment and does not belong to again, the latest first. */
export async function leavingsOf(
  tx: Tx,
  accountId: string,
  userId: string,
  since: Date,
): Promise<{ department: string; by: string; at: Date }[]> {
  const { rows } = await sql<{ department: string; by: string; at: Date }>`
    select d.name as department, u.full_name as by, l.at from department_leavings l
    join departments d on d.account_id = l.account_id and d.id = l.department_id
    join users u on u.account_id = l.account_id and u.id = l.by_user_id
    where l.account_id = ${accountId} and l.user_id = ${userId} and l.by_user_id <> ${userId} and l.at > ${since}
      and not exists (select from department_members m where m.account_id = l.account_id and m.department_id = l.department_id
        and m.user_id = l.user_id)
    order by l.at desc, d.name`.execute(tx);
  return rows;
}

/**
 * Grants of epochs that no report is sealed to any more; the department's row is locked by the caller. What was set apart opens
 * with no key: after a month, in which any colleague's browser would have brought it back, it holds none of them.
 */
export async function dropUnusedGrants(tx: Tx, accountId: string, departmentId: string, newest: number): Promise<void> {
  await sql`
    delete from grants g where g.account_id = ${accountId} and g.department_id = ${departmentId} and g.epoch < ${newest}
      and not exists (select 1 from reports r where r.account_id = ${accountId} and r.department_id = ${departmentId} and r.epoch = g.epoch
        and (r.set_apart_at is null or r.set_apart_at > app_now() - interval '30 days'))`.execute(tx);
}

/**
 * Deletes what somebody who joins a department that stands in holds of its keys from elsewhere, such as by founding the account
 * anew: its people release whom they let in. What none of them holds stays: it would be lost, and nobody could release it.
 */
export async function dropForeignGrants(tx: Tx, accountId: string, departmentId: string, userId: string): Promise<void> {
  await sql`
    delete from grants g using departments d where g.account_id = ${accountId} and g.department_id = ${departmentId} and g.to_user_id = ${userId}
      and d.account_id = g.account_id and d.id = g.department_id and d.was_for_conflicts
      and ${heldByMember(userId)}`.execute(tx);
}

export const clearRenewal = (tx: Tx, accountId: string, id: string) =>
  tx.updateTable("departments").set({ renewal_due: false }).where("account_id", "=", accountId).where("id", "=", id).execute();

// Whoever is kept out of a report, or waits for its key, gets none of its keys, not even to seal them anew: a colleague does it.
const waiting = (tx: Tx, accountId: string, departmentId: string, newest: number, userId: string) =>
  tx
    .selectFrom("reports")
    .where("account_id", "=", accountId)
    .where("department_id", "=", departmentId)
    .where("epoch", "<", newest)
    .where("status", "not in", [...CLOSED_STATUSES])
    // What opens with no key cannot be sealed anew.
    .where("set_apart_at", "is", null)
    // What nobody holds any more nobody can seal anew: it would be waited for without end.
    .where(sql<boolean>`epoch <> all(${lostEpochsOf(accountId, departmentId)})`)
    .where(notRecused(accountId, userId, "reports"))
    .where(holdsKey(userId, "reports"));

/** Open reports that are sealed to an older epoch and that this person may read, by id; `after` is the last one that was handed out. */
export const reportsToReseal = (
  tx: Tx,
  accountId: string,
  departmentId: string,
  newest: number,
  userId: string,
  page: { limit: number; after?: string },
) => {
  let query = waiting(tx, accountId, departmentId, newest, userId).selectAll();
  if (page.after) query = query.where("id", ">", page.after);
  return query.orderBy("id").limit(page.limit).execute();
};

export const countToReseal = async (tx: Tx, accountId: string, departmentId: string, newest: number, userId: string): Promise<number> => {
  const row = await waiting(tx, accountId, departmentId, newest, userId)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
};

/**
 * Moves reports to the newest epoch, in one statement: only those that are still sealed as they were handed out, with or
 * without a notes key, and whose key the person holds: noise in the place of a key nobody could tell from one. Gives how many.
 */
export async function storeResealed(
  tx: Tx,
  at: { accountId: string; departmentId: string; epoch: number; userId: string },
  reports: readonly Resealed[],
): Promise<number> {
  const keys = reports.map(({ notesKey }) => notesKey && bytes(notesKey));
  await lockReports(
    tx,
    at.accountId,
    reports.map(({ id }) => id),
  );
  const result = await sql`
    update reports r set epoch = ${at.epoch}, sealed_key = given.sealed_key, fast_key = given.fast_key, notes_key = given.notes_key,
      notes_key_by = case when given.notes_key is null then null else ${at.userId}::uuid end
    from unnest(${reports.map(({ id }) => id)}::uuid[], ${reports.map(({ fromEpoch }) => fromEpoch)}::int[],
      ${reports.map(({ sealedKey }) => bytes(sealedKey))}::bytea[], ${reports.map(({ fastKey }) => bytes(fastKey))}::bytea[],
      ${keys}::bytea[]) as given (id, epoch, sealed_key, fast_key, notes_key)
    where r.account_id = ${at.accountId} and r.department_id = ${at.departmentId} and r.id = given.id
      and r.epoch = given.epoch and r.epoch < ${at.epoch} and (r.notes_key is null) = (given.notes_key is null)
      and ${notRecused(at.accountId, at.userId, "r")} and ${holdsKey(at.userId)}`.execute(tx);
  return Number(result.numAffectedRows ?? 0n);
}
