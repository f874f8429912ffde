import { isDeepStrictEqual } from "node:util";
import type { Category, categoryRoutes } from "@hz/contract/channels/categories";
import { MAX_CATEGORIES } from "@hz/contract/limits";
import type { BodyOf } from "@hz/contract/route";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { insertCategory, lockCategories, orderCategories, standInIds, updateCategory } from "./store.ts";
import { notifyOfDelivery } from "./notify-of-delivery.ts";
import { type CategoryRow, categoryViewOf } from "./view.ts";

/** Runs `work` with the account's categories held, so that their number, names and order are what they seem; says so to open pages. */
async function changing<Result>(
  ctx: Context,
  { accountId }: UserCaller,
  work: (tx: Tx, rows: readonly CategoryRow[]) => Promise<Result>,
): Promise<Result> {
  try {
    return await ctx.db.tenant(accountId, async (tx) => {
      const result = await work(tx, await lockCategories(tx, accountId));
      emit(accountId, { type: "categories-changed", ref: null });
      return result;
    });
  } catch (error) {
    // Upper and lower case are one name to the database's key.
    if (isUniqueViolation(error, "categories")) throw new Failure("CATEGORY_EXISTS");
    throw error;
  }
}

/** Adds a category at the end. The same one may come again. */
export function createCategory(ctx: Context, caller: UserCaller, given: BodyOf<typeof categoryRoutes.create>): Promise<Category> {
  return changing(ctx, caller, async (tx, rows) => {
    const { accountId, userId } = caller;
    const there = rows.find(({ id }) => id === given.id);
    if (there) return categoryViewOf(tx, accountId, there);
    if (rows.length >= MAX_CATEGORIES) throw new Failure("TOO_MANY_CATEGORIES");
    const position = 1 + Math.max(-1, ...rows.map((row) => row.position));
    const { id, name, description = "", translations = {} } = given;
    const row = await insertCategory(tx, accountId, { id, name, description, translations, position });
    record(accountId, { actor: userId, action: "category.created", target: row.id });
    return categoryViewOf(tx, accountId, row);
  });
}

/** Saves what is given and differs. */
export function changeCategory(
  ctx: Context,
  caller: UserCaller,
  id: string,
  given: BodyOf<typeof categoryRoutes.update>,
): Promise<Category> {
  return changing(ctx, caller, async (tx, rows) => {
    const { accountId, userId } = caller;
    const before = rows.find((row) => row.id === id);
    if (!before) throw new Failure("NOT_FOUND");
    const after = {
      name: given.name ?? before.name,
      description: given.description ?? before.description,
      translations: given.translations ?? before.translations,
      is_active: given.isActive ?? before.is_active,
    };
    const fields = (["name", "description", "translations"] as const).filter((field) => !isDeepStrictEqual(after[field], before[field]));
    const isSwitched = after.is_active !== before.is_active;
    if (fields.length === 0 && !isSwitched) return categoryViewOf(tx, accountId, before);
    await updateCategory(tx, accountId, id, after);
    record(accountId, {
      actor: userId,
      action: "category.changed",
      target: id,
      details: { fields, ...(isSwitched && { isActive: after.is_active }) },
    });
    // Who stands in is named to reporters only where they do so for the departments of all categories that are offered.
    if (isSwitched && before.department_id !== null)
      await notifyOfDelivery(ctx, tx, caller, [before.department_id, ...(await standInIds(tx, accountId))]);
    return categoryViewOf(tx, accountId, { ...before, ...after });
  });
}

/** Puts the named categories first, in this order; the others follow as they were. */
export function orderAnew(ctx: Context, caller: UserCaller, ids: readonly string[]): Promise<void> {
  return changing(ctx, caller, async (tx, rows) => {
    const { accountId, userId } = caller;
    const before = rows.map(({ id }) => id);
    const named = [...new Set(ids)];
    if (named.some((id) => !before.includes(id))) throw new Failure("NOT_FOUND");
    const after = [...named, ...before.filter((id) => !named.includes(id))];
    if (after.every((id, place) => id === before[place])) return;
    await orderCategories(tx, accountId, after);
    record(accountId, { actor: userId, action: "categories.ordered" });
  });
}
