import type { Tx } from "../../db/database.ts";
import { newId } from "../../db/new-id.ts";
import { DEFAULT_CATEGORIES } from "./default-categories.ts";

/** Gives a new account its first categories and answers with their rows. */
export async function insertDefaultCategories(tx: Tx, accountId: string) {
  const rows = DEFAULT_CATEGORIES.map((category, position) => ({ ...category, id: newId(), account_id: accountId, position }));
  await tx.insertInto("categories").values(rows).execute();
  return rows;
}

export const categoriesOf = (tx: Tx, accountId: string) =>
  tx.selectFrom("categories").selectAll().where("account_id", "=", accountId).orderBy("position").orderBy("id").execute();

/** Sets the department that a category delivers to, or none, and gives the one before; undefined where there is no such category. */
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
