import { type Insertable, type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { hiddenGuests } from "../../db/guest-access.ts";
import type { Tables } from "../../db/tables.ts";

const isVouched = sql<boolean>`member_signature is not null`.as("is_vouched");
/** What a list of people is made of: a thousand of them have eight megabytes of keys. */
const WITHOUT_KEYS = [
  "account_id",
  "id",
  "email",
  "first_name",
  "last_name",
  "full_name",
  "permissions",
  "language",
  "is_account_owner",
  "is_email_verified",
  "is_active",
  "is_guest",
  "totp_confirmed_at",
  "last_login_at",
  "invited_at",
  "created_at",
  "deleted_at",
] as const satisfies readonly (keyof Tables["users"])[];

/** Somebody with their keys, and whether the account's present key vouches for these. */
export type UserRow = Selectable<Tables["users"]> & { is_vouched: boolean };
/** The same without keys. */
export type Person = Pick<UserRow, (typeof WITHOUT_KEYS)[number] | "is_vouched">;

export const insertUser = (tx: Tx, accountId: string, user: Omit<Insertable<Tables["users"]>, "account_id">) =>
  tx
    .insertInto("users")
    .values({ ...user, account_id: accountId })
    .execute();

/** These people with their keys, in the order in which they came. */
export const usersOf = (tx: Tx, accountId: string, ids: readonly string[]): Promise<UserRow[]> =>
  tx
    .selectFrom("users")
    .selectAll()
    .select(isVouched)
    .where("account_id", "=", accountId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

export const userOf = async (tx: Tx, accountId: string, id: string): Promise<UserRow | undefined> =>
  (await usersOf(tx, accountId, [id]))[0];

/** The same, held until the transaction ends: a change of keys or password comes wholly before or after it. */
export const lockUser = (tx: Tx, accountId: string, id: string): Promise<UserRow | undefined> =>
  tx
    .selectFrom("users")
    .selectAll()
    .select(isVouched)
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The account's people, deactivated ones included, deleted ones not. */
export const peopleOf = (tx: Tx, accountId: string): Promise<Person[]> =>
  tx
    .selectFrom("users")
    .select(WITHOUT_KEYS)
    .select(isVouched)
    .where("account_id", "=", accountId)
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Who asks for names: who is or was invited to a case is no news for people who do not read it. */
export type NamesReader = { userId: string; mayRead: boolean; managesUsers: boolean };

/** Names of everybody who is or was of the account, in the order in which they came; of guests those that this person may know. */
export const namesOf = (tx: Tx, accountId: string, { userId, mayRead, managesUsers }: NamesReader) =>
  tx
    .selectFrom("users as u")
    .select(["u.id", "u.full_name", "u.is_active", "u.is_guest"])
    .where("u.account_id", "=", accountId)
    .where(
      sql<boolean>`(not u.is_guest or ${managesUsers} or ${mayRead} and exists (
        select from guest_accesses g
        join reports r on r.account_id = g.account_id and r.id = g.report_id
        join department_members m on m.account_id = r.account_id and m.department_id = r.department_id and m.user_id = ${userId}
        where g.account_id = ${accountId} and g.user_id = u.id
          and not exists (select from recusals x where x.account_id = ${accountId} and x.report_id = r.id
            and x.user_id = ${userId} and x.lifted_at is null)))`,
    )
    .where("u.id", "not in", hiddenGuests(accountId, userId))
    .orderBy("u.created_at")
    .orderBy("u.id")
    .execute();

export const updateUser = (tx: Tx, accountId: string, id: string, change: Partial<Insertable<Tables["users"]>>) =>
  tx
    .updateTable("users")
    .set({ ...change, updated_at: sql<Date>`app_now()` })
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
