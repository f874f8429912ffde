import type { DepartmentKey } from "@hz/contract/channels";
import type { Grant } from "@hz/contract/auth";
import { bytes, wire } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";
import { newId } from "../../db/new-id.ts";

/** Adds a department with the first epoch of its key. */
export async function insertDepartment(tx: Tx, accountId: string, name: string, key: DepartmentKey): Promise<void> {
  await tx.insertInto("departments").values({ account_id: accountId, id: key.departmentId, name }).execute();
  await tx
    .insertInto("department_keys")
    .values({
      account_id: accountId,
      department_id: key.departmentId,
      epoch: key.epoch,
      public_key: bytes(key.publicKey),
      not_after: key.notAfter,
      signature: bytes(key.signature),
    })
    .execute();
}

export const addMember = (tx: Tx, accountId: string, departmentId: string, userId: string) =>
  tx.insertInto("department_members").values({ account_id: accountId, department_id: departmentId, user_id: userId }).execute();

export const insertGrant = (tx: Tx, accountId: string, toUserId: string, grant: Grant) =>
  tx
    .insertInto("grants")
    .values({
      account_id: accountId,
      id: newId(),
      to_user_id: toUserId,
      by_user_id: grant.byUserId,
      kind: grant.what.kind,
      department_id: grant.what.kind === "department" ? grant.what.departmentId : null,
      epoch: grant.what.kind === "department" ? grant.what.epoch : null,
      box: bytes(grant.box),
      signature: bytes(grant.signature),
    })
    .execute();

/** All seeds that were granted to this user. */
export async function grantsTo(tx: Tx, accountId: string, userId: string): Promise<Grant[]> {
  const rows = await tx.selectFrom("grants").selectAll().where("account_id", "=", accountId).where("to_user_id", "=", userId).execute();
  return rows.map((row) => ({
    what: row.kind === "account" ? { kind: "account" } : { kind: "department", departmentId: row.department_id!, epoch: row.epoch! },
    byUserId: row.by_user_id,
    box: wire(row.box),
    signature: wire(row.signature),
  }));
}

/** Every epoch of every department's public key, oldest first. */
export async function departmentKeys(tx: Tx, accountId: string): Promise<(DepartmentKey & { name: string })[]> {
  const rows = await tx
    .selectFrom("department_keys as k")
    .innerJoin("departments as d", (on) => on.onRef("d.account_id", "=", "k.account_id").onRef("d.id", "=", "k.department_id"))
    .select(["k.department_id", "k.epoch", "k.public_key", "k.not_after", "k.signature", "d.name"])
    .where("k.account_id", "=", accountId)
    .orderBy("d.created_at")
    .orderBy("k.epoch")
    .execute();
  return rows.map((row) => ({
    departmentId: row.department_id,
    epoch: row.epoch,
    publicKey: wire(row.public_key),
    notAfter: row.not_after,
    signature: wire(row.signature),
    name: row.name,
  }));
}

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
  return {
    departmentId,
    epoch: row.epoch,
    publicKey: wire(row.public_key),
    notAfter: row.not_after,
    signature: wire(row.signature),
  };
}
