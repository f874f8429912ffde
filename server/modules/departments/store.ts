import { type Selectable, sql } from "kysely";
import { type DepartmentKey, DepartmentPurpose } from "@hz/contract/channels/channels";
import type { Grant } from "@hz/contract/sign-in/auth";
import { bytes, wire } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";
import { GUEST_RUNS } from "../../db/guest-access.ts";
import type { Tables } from "../../db/tables.ts";
import { newId } from "../../db/new-id.ts";
import { Failure } from "../../http/failures.ts";
import { among, lostEpochs } from "./lost.ts";

/** Adds a department with the first epoch of its key. */
export async function insertDepartment(tx: Tx, accountId: string, name: string, key: DepartmentKey): Promise<void> {
  await tx.insertInto("departments").values({ account_id: accountId, id: key.departmentId, name }).execute();
  await insertDepartmentKey(tx, accountId, key);
}

/** Adds an epoch of a department's key. */
export async function insertDepartmentKey(tx: Tx, accountId: string, key: DepartmentKey): Promise<void> {
  await tx
    .insertInto("department_keys")
    .values({
      account_id: accountId,
      department_id: key.departmentId,
      epoch: key.epoch,
      public_key: bytes(key.publicKey),
      not_after: key.notAfter,
      signature: bytes(key.signature),
      purpose: key.purpose && JSON.stringify(key.purpose),
    })
    .execute();
}

/** A row of `department_keys` as it travels. */
const keyView = (row: Omit<Selectable<Tables["department_keys"]>, "account_id" | "created_at">): DepartmentKey => ({
  departmentId: row.department_id,
  epoch: row.epoch,
  publicKey: wire(row.public_key),
  notAfter: row.not_after,
  signature: wire(row.signature),
  purpose: DepartmentPurpose.nullable().parse(row.purpose),
});

/** The department that was there first; undefined where there is none. */
export async function oldestDepartment(tx: Tx, accountId: string): Promise<string | undefined> {
  const departments = tx.selectFrom("departments").select("id").where("account_id", "=", accountId);
  return (await departments.orderBy("created_at").orderBy("id").limit(1).executeTakeFirst())?.id;
}

/** `by` is who took them in; null for the account's first person. */
export const addMember = (tx: Tx, accountId: string, departmentId: string, userId: string, by: string | null = null) =>
  tx
    .insertInto("department_members")
    .values({ account_id: accountId, department_id: departmentId, user_id: userId, added_by: by })
    .execute();

/** The departments a person belongs to. */
export async function departmentsOf(tx: Tx, accountId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("department_members")
    .select("department_id")
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .execute();
  return rows.map((row) => row.department_id);
}

/** Keeps what was granted to somebody of the office. A report's own key is for guests alone: throws BOX_REFUSED. */
export async function insertGrant(tx: Tx, accountId: string, toUserId: string, grant: Grant): Promise<void> {
  if ("reportId" in grant.what) throw new Failure("BOX_REFUSED");
  await insertAnyGrant(tx, accountId, toUserId, grant);
}

/** The same for guests, whose access to the report was checked. */
export const insertAnyGrant = (tx: Tx, accountId: string, toUserId: string, { what, byUserId, box, signature }: Grant) =>
  tx
    .insertInto("grants")
    .values({
      account_id: accountId,
      id: newId(),
      to_user_id: toUserId,
      by_user_id: byUserId,
      kind: what.kind,
      department_id: what.kind === "department" ? what.departmentId : null,
      epoch: what.kind === "department" ? what.epoch : null,
      report_id: "reportId" in what ? what.reportId : null,
      box: bytes(box),
      signature: bytes(signature),
    })
    .execute();

/** What a row of `grants` says of what was granted. */
function whatOf(row: {
  kind: Grant["what"]["kind"];
  department_id: string | null;
  epoch: number | null;
  report_id: string | null;
}): Grant["what"] {
  if (row.kind === "department") return { kind: row.kind, departmentId: row.department_id!, epoch: row.epoch! };
  if (row.kind === "report" || row.kind === "notes") return { kind: row.kind, reportId: row.report_id! };
  return { kind: row.kind };
}

/** All seeds that were granted to this user; to a guest a report's key while the access runs, and not a moment longer, and its notes key only where notes are theirs to read. */
export async function grantsTo(tx: Tx, accountId: string, userId: string): Promise<Grant[]> {
  const runs = sql<boolean>`(report_id is null or exists (select from guest_accesses g where g.account_id = ${accountId}
    and g.report_id = grants.report_id and g.user_id = ${userId} and ${GUEST_RUNS}
    and (grants.kind <> 'notes' or g.notes <> 'none')))`;
  const own = tx.selectFrom("grants").selectAll().where("account_id", "=", accountId).where("to_user_id", "=", userId);
  const rows = await own.where(runs).execute();
  return rows.map((row) => ({
    what: whatOf(row),
    byUserId: row.by_user_id,
    box: wire(row.box),
    signature: wire(row.signature),
  }));
}

/** Whether these are departments of the account; they stay until the transaction ends. */
export async function areDepartments(tx: Tx, accountId: string, ids: (string | null)[]): Promise<boolean> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return true;
  const rows = await tx
    .selectFrom("departments")
    .select("id")
    .where("account_id", "=", accountId)
    .where("id", "in", wanted)
    .forKeyShare()
    .execute();
  return rows.length === wanted.length;
}

/** Every epoch of every department's public key, oldest first. */
export async function departmentKeys(tx: Tx, accountId: string): Promise<(DepartmentKey & { name: string })[]> {
  const rows = await tx
    .selectFrom("department_keys as k")
    .innerJoin("departments as d", (on) => on.onRef("d.account_id", "=", "k.account_id").onRef("d.id", "=", "k.department_id"))
    .select(["k.department_id", "k.epoch", "k.public_key", "k.not_after", "k.signature", "k.purpose", "d.name"])
    .where("k.account_id", "=", accountId)
    .orderBy("d.created_at")
    .orderBy("k.epoch")
    .execute();
  return rows.map((row) => ({ ...keyView(row), name: row.name }));
}

/** The newest key of every department, by the department's id. */
export async function newestKeys(tx: Tx, accountId: string): Promise<Map<string, DepartmentKey & { name: string }>> {
  // Oldest first: of each department the last one stays.
  return new Map((await departmentKeys(tx, accountId)).map((key) => [key.departmentId, key]));
}

/**
 * What reporters read as the name of the department that has this key: the one that the account's key signed. Another is shown to
 * them once it is signed as well, so that nobody who merely manages departments passes one off as another.
 */
export const signedName = ({ purpose, name }: DepartmentKey & { name: string }): string => purpose?.name ?? name;

/** The newest epoch of one department's key. */
export async function currentKey(tx: Tx, accountId: string, departmentId: string): Promise<DepartmentKey> {
  const row = await tx
    .selectFrom("department_keys")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("department_id", "=", departmentId)
    .orderBy("epoch", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return keyView(row);
}

/** Deletes everything that was granted to a user, an invitation or the emergency key; with `departmentId` only that department's. */
export async function deleteGrantsTo(tx: Tx, accountId: string, holderId: string, departmentId?: string): Promise<void> {
  let statement = tx.deleteFrom("grants").where("account_id", "=", accountId).where("to_user_id", "=", holderId);
  if (departmentId) statement = statement.where("department_id", "=", departmentId);
  await statement.execute();
}

/**
 * The epochs of each department that a reader needs and somebody can still give: the newest one, and every one that a report's
 * key is sealed to. What nobody holds any more nobody waits for.
 *
 * With `readerId` as this person may know it: an older epoch is in use only where reports are, which is for those who belong to
 * the department, or hold a key of one that does not stand in.
 */
export async function epochsInUse(tx: Tx, accountId: string, readerId?: string): Promise<{ departmentId: string; epoch: number }[]> {
  const reader = readerId ?? null;
  const { rows } = await sql<{ department_id: string; epoch: number }>`
    select k.department_id, k.epoch from department_keys k where k.account_id = ${accountId} and (
      not exists (select from department_keys newer
        where newer.account_id = k.account_id and newer.department_id = k.department_id and newer.epoch > k.epoch)
      or (${reader}::uuid is null
        or exists (select from department_members m
          where m.account_id = k.account_id and m.department_id = k.department_id and m.user_id = ${reader}::uuid)
        or exists (select from grants g join departments d on d.account_id = g.account_id and d.id = g.department_id
          where g.account_id = k.account_id and g.department_id = k.department_id and g.to_user_id = ${reader}::uuid and not d.was_for_conflicts))
      and exists (select from reports r where r.account_id = k.account_id and r.department_id = k.department_id and r.epoch = k.epoch))
    order by k.department_id, k.epoch`.execute(tx);
  const isLost = among(await lostEpochs(tx, accountId));
  return rows.flatMap((row) => (isLost(row.department_id, row.epoch) ? [] : [{ departmentId: row.department_id, epoch: row.epoch }]));
}

/** Which departments' keys this holder was granted. */
export async function heldEpochs(tx: Tx, accountId: string, holderId: string): Promise<{ departmentId: string; epoch: number }[]> {
  const rows = await tx
    .selectFrom("grants")
    .select(["department_id", "epoch"])
    .where("account_id", "=", accountId)
    .where("to_user_id", "=", holderId)
    .where("kind", "=", "department")
    .execute();
  return rows.map((row) => ({ departmentId: row.department_id!, epoch: row.epoch! }));
}

/** What active members who may read were granted of their departments, and what the emergency key was. */
export async function readingGrants(tx: Tx, accountId: string) {
  const { rows } = await sql<{ holderId: string; departmentId: string; epoch: number; isEmergency: boolean }>`
    select g.to_user_id as "holderId", g.department_id as "departmentId", g.epoch,
      exists (select 1 from emergency_keys e where e.account_id = ${accountId} and e.id = g.to_user_id) as "isEmergency"
    from grants g
    where g.account_id = ${accountId} and g.kind = 'department' and (
      exists (select 1 from department_members m join users u on u.account_id = m.account_id and u.id = m.user_id
        where m.account_id = ${accountId} and m.department_id = g.department_id and m.user_id = g.to_user_id
          and u.is_active and u.deleted_at is null and 'Meldungen' = any(u.permissions))
      or exists (select 1 from emergency_keys e where e.account_id = ${accountId} and e.id = g.to_user_id))`.execute(tx);
  return rows;
}

/** Locks departments until the end of the transaction, in an order that is always the same. */
export async function lockDepartments(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  await sql`select 1 from departments where account_id = ${accountId} and id = any(${ids}::uuid[]) order by id for update`.execute(tx);
}

/** Marks departments whose newest key somebody knows who no longer should. */
export async function demandRenewal(tx: Tx, accountId: string, departmentIds: string[]): Promise<void> {
  if (departmentIds.length === 0) return;
  await tx
    .updateTable("departments")
    .set({ renewal_due: true })
    .where("account_id", "=", accountId)
    .where("id", "in", departmentIds)
    .execute();
}

/** Departments whose newest key was granted to this holder. */
export async function heldDepartments(tx: Tx, accountId: string, holderId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("grants as g")
    .select("g.department_id")
    .distinct()
    .where("g.account_id", "=", accountId)
    .where("g.to_user_id", "=", holderId)
    .where("g.kind", "=", "department")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("department_keys as newer")
            .select("newer.epoch")
            .where("newer.account_id", "=", accountId)
            .whereRef("newer.department_id", "=", "g.department_id")
            .whereRef("newer.epoch", ">", "g.epoch"),
        ),
      ),
    )
    .execute();
  return rows.map((row) => row.department_id!);
}

/** Deletes one kind of a holder's keys. */
export const deleteGrantsOfKind = (tx: Tx, accountId: string, holderId: string, kind: "account" | "department" | "trust") =>
  tx.deleteFrom("grants").where("account_id", "=", accountId).where("to_user_id", "=", holderId).where("kind", "=", kind).execute();

/**
 * Keeps a grant where the holder has none of this key; tells whether it did. In the place of an earlier one only by the holder:
 * nobody can tell from outside whether a box opens, and a colleague's could take a good one away.
 */
export async function insertGrantOnce(tx: Tx, accountId: string, toUserId: string, grant: Grant): Promise<boolean> {
  const { what, byUserId } = grant;
  const [departmentId, epoch] = what.kind === "department" ? [what.departmentId, what.epoch] : [null, null];
  const earlier = await tx
    .selectFrom("grants")
    .select("id")
    .where("account_id", "=", accountId)
    .where("to_user_id", "=", toUserId)
    .where("kind", "=", what.kind)
    .where("department_id", "is not distinct from", departmentId)
    .where("epoch", "is not distinct from", epoch)
    // Of the account's key there is one note at most: a second one would say that the key is another.
    .$if(what.kind !== "trust", (all) => all.where("of_former_key", "=", false))
    .execute();
  if (earlier.length > 0 && byUserId !== toUserId) return false;
  for (const { id } of earlier) await tx.deleteFrom("grants").where("account_id", "=", accountId).where("id", "=", id).execute();
  await insertGrant(tx, accountId, toUserId, grant);
  return true;
}
