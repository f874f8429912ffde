import { categoryRoutes } from "@hz/contract/channels/categories";
import type { Door } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { areDepartments, refuseSignedStandIn, withoutSharing } from "../departments/index.ts";
import { changeCategory, createCategory, orderAnew } from "./change-categories.ts";
import { categoriesOf, setDelivery, standInIds } from "./store.ts";
import { notifyOfDelivery } from "./notify-of-delivery.ts";
import { categoryViews } from "./view.ts";

export function registerCategoryRoutes({ handle, ctx }: Door): void {
  handle(categoryRoutes.list, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) => categoryViews(tx, caller.accountId, await categoriesOf(tx, caller.accountId))),
  );

  handle(categoryRoutes.create, ({ caller, body }) => createCategory(ctx, caller, body));
  handle(categoryRoutes.update, ({ caller, params, body }) => changeCategory(ctx, caller, params.id, body));
  handle(categoryRoutes.order, async ({ caller, body }) => {
    await orderAnew(ctx, caller, body.ids);
    return {};
  });

  handle(categoryRoutes.setDelivery, ({ caller, params, body: { departmentId: department } }) => {
    const { accountId, userId } = caller;
    return ctx.db.tenant(accountId, async (tx) => {
      const before = await withoutSharing(tx, accountId, async () => {
        if (!(await areDepartments(tx, accountId, [department]))) throw new Failure("NOT_FOUND");
        if (department) await refuseSignedStandIn(tx, accountId, department);
        return setDelivery(tx, accountId, params.id, department);
      });
      if (!before) throw new Failure("NOT_FOUND");
      if (before.department === department) return {};
      const details = { departmentBefore: before.department, department };
      record(accountId, { actor: userId, action: "category.delivery-changed", target: params.id, details });
      // Whoever stands in does so for each department that a category goes to, and is named to reporters once that is signed anew.
      await notifyOfDelivery(ctx, tx, caller, [before.department, department, ...(await standInIds(tx, accountId))]);
      emit(accountId, { type: "keys-changed", ref: department });
      return {};
    });
  });
}
