import { categoryRoutes } from "@hz/contract/categories";
import type { Door } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { areDepartments } from "../departments/index.ts";
import { categoriesOf, setDelivery } from "./store.ts";

export function registerCategoryRoutes({ handle, ctx }: Door): void {
  handle(categoryRoutes.list, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) =>
      (await categoriesOf(tx, caller.accountId)).map((row) => ({
        id: row.id,
        name: row.name,
        description: row.description,
        isActive: row.is_active,
        departmentId: row.department_id,
        createdAt: row.created_at.toISOString(),
      })),
    ),
  );

  handle(categoryRoutes.setDelivery, ({ caller, params, body: { departmentId: department } }) => {
    const { accountId, userId } = caller;
    return ctx.db.tenant(accountId, async (tx) => {
      if (!(await areDepartments(tx, accountId, [department]))) throw new Failure("NOT_FOUND");
      const before = await setDelivery(tx, accountId, params.id, department);
      if (!before) throw new Failure("NOT_FOUND");
      if (before.department === department) return {};
      const details = { departmentBefore: before.department, department };
      record(accountId, { actor: userId, action: "category.delivery-changed", target: params.id, details });
      emit(accountId, { type: "keys-changed", ref: department });
      return {};
    });
  });
}
