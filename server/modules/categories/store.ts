import type { CategoryText, CategoryTexts } from "@hz/contract/channels/categories";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { newId } from "../../db/new-id.ts";
import { lockAccount } from "../accounts/index.ts";
import { DEFAULT_CATEGORIES } from "@hz/contract/channels/house-categories";
import type { CategoryRow } from "./view.ts";

/** Inserts a new account's first categories; resolves to their rows. */
export async function insertDefaultCategories(tx: Tx, accountId: string) {
  const rows = DEFAULT_CATEGORIES.map((category, position) => ({ ...category, id: newId(), account_id: accountId, position }));
  await tx.insertInto("categories").values(rows).execute();
  return rows;
}

export const categoriesOf = (tx: Tx, accountId: string) =>
  tx.selectFrom("categories").selectAll().where("account_id", "=", accountId).orderBy("position").orderBy("id").execute();

/** The account's categories in their order, with a lock that makes whoever changes them wait. */
export async function lockCategories(tx: Tx, accountId: string) {
  // The account's row stands for the list: a category that is being added has no row yet to wait for.
  await lockAccount(tx, accountId);
  return categoriesOf(tx, accountId);
}

export const insertCategory = (
  tx: Tx,
  accountId: string,
  { translations, ...row }: CategoryText & { id: string; translations: CategoryTexts; position: number },
): Promise<CategoryRow> =>
  tx
    .insertInto("categories")
    .values({ ...row, account_id: accountId, translations: JSON.stringify(translations) })
    .returningAll()
    .executeTakeFirstOrThrow();

type CategoryChange = CategoryText & { translations: CategoryTexts; is_active: boolean };

export const updateCategory = (tx: Tx, accountId: string, id: string, { translations, ...change }: CategoryChange) =>
  tx
    .updateTable("categories")
    .set({ ...change, translations: JSON.stringify(translations) })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();

/** Puts categories in the order of this list. */
export const orderCategories = (tx: Tx, accountId: string, ids: readonly string[]) =>
  sql`update categories g set position = o.place from unnest(${ids}::uuid[]) with ordinality as o (id, place)
    where g.account_id = ${accountId} and g.id = o.id`.execute(tx);

/** Sets the department that a category delivers to, or none; resolves to the one before, undefined where there is no such category. */
export async function setDelivery(
  tx: Tx,
  accountId: string,
  id: string,
  department: string | null,
): Promise<{ department: string | null } | undefined> {
  const before = await tx
    .selectFrom("categories")
    .select("department_id as department")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  await tx.updateTable("categories").set({ department_id: department }).where("account_id", "=", accountId).where("id", "=", id).execute();
  return before;
}

/** The departments to which channels deliver what has no category with a department of its own; archived channels' too. */
export async function officesOf(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx.selectFrom("channels").select("department_id").distinct().where("account_id", "=", accountId).execute();
  return rows.map((row) => row.department_id);
}

/** The departments that stand in for others in any channel. */
export async function standInIds(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("channels")
    .select("conflict_department_id as id")
    .distinct()
    .where("account_id", "=", accountId)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** Who belongs to any of these departments, each once. */
export async function membersOf(tx: Tx, accountId: string, departmentIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct user_id as id from department_members
    where account_id = ${accountId} and department_id = any(${[...departmentIds]}::uuid[]) order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
