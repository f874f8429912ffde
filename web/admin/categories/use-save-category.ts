import { type Category, categoryRoutes } from "@hz/contract/channels/categories";
import { call } from "../../api/client.ts";
import { saveCategoryDelivery } from "../departments/index.ts";
import { useAction } from "../shared/action/use-action.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";

type Typed = Pick<Category, "id" | "name" | "description" | "isActive" | "departmentId">;

/** `before` is null for a new category. */
export const useSaveCategory = (before: Category | null, onDone: () => void) =>
  useAction({
    run: async (typed: Typed) => {
      const { id, name, description, departmentId } = typed;
      // What an earlier try has made without our hearing of it may have another name by now.
      const kept = await change(before ?? (await call(categoryRoutes.create, { body: { id, name, description } })), typed);
      if (departmentId !== kept.departmentId) await saveCategoryDelivery(id, departmentId);
    },
    done: t(before ? "categoryUpdated" : "categoryCreated"),
    failed: t(before ? "categoryUpdateFailed" : "categoryCreateFailed"),
    failsIn: "both",
    touches: [queryKeys.categories, queryKeys.departments],
    onDone,
  });

/** Sends what differs only: what a colleague changed meanwhile stays. */
function change(before: Category, typed: Typed): Promise<Category> | Category {
  const { name, description, isActive } = typed;
  const body = {
    ...(name !== before.name && { name }),
    ...(description !== before.description && { description }),
    ...(isActive !== before.isActive && { isActive }),
  };
  return Object.keys(body).length === 0 ? before : call(categoryRoutes.update, { params: { id: before.id }, body });
}
