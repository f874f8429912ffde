import { categoryRoutes } from "@hz/contract/categories";
import type { Door } from "../../context.ts";
import { categoriesOf } from "./store.ts";

export function registerCategoryRoutes({ handle, ctx }: Door): void {
  handle(categoryRoutes.list, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) =>
      (await categoriesOf(tx, caller.accountId)).map((row) => ({
        id: row.id,
        name: row.name,
        description: row.description,
        isActive: row.is_active,
        createdAt: row.created_at.toISOString(),
      })),
    ),
  );
}
