import { type Insertable, type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

export type UserRow = Selectable<Tables["users"]>;

export const insertUser = (tx: Tx, accountId: string, user: Omit<Insertable<Tables["users"]>, "account_id">) =>
  tx
    .insertInto("users")
    .values({ ...user, account_id: accountId })
    .execute();

export const userOf = (tx: Tx, accountId: string, id: string): Promise<UserRow | undefined> =>
  tx.selectFrom("users").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

/** The same, held until the transaction ends: a change of keys or password comes wholly before or after it. */
export const lockUser = (tx: Tx, accountId: string, id: string): Promise<UserRow | undefined> =>
  tx.selectFrom("users").selectAll().where("account_id", "=", accountId).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

/** The account's people, deactivated ones included, deleted ones not. */
export const usersOf = (tx: Tx, accountId: string): Promise<UserRow[]> =>
  tx
    .selectFrom("users")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Names of everybody who is or was of the account, in the order in which they came. */
export const namesOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("users")
    .select(["id", "full_name", "is_active"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

export const updateUser = (tx: Tx, accountId: string, id: string, change: Partial<Insertable<Tables["users"]>>) =>
  tx
    .updateTable("users")
    .set({ ...change, updated_at: new Date() })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();

/** Active users of a department who may handle reports. */
export const handlersOf = (tx: Tx, accountId: string, departmentId: string) =>
  tx
    .selectFrom("department_members as m")
    .innerJoin("users as u", (on) => on.onRef("u.account_id", "=", "m.account_id").onRef("u.id", "=", "m.user_id"))
    .select(["u.id", "u.email", "u.language"])
    .where("m.account_id", "=", accountId)
    .where("m.department_id", "=", departmentId)
    .where("u.is_active", "=", true)
    .where(sql<boolean>`'Meldungen' = any(u.permissions)`)
    .execute();
