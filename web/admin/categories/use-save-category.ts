import { type Category, categoryRoutes } from "@hz/contract/channels/categories";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { toast } from "../../ui/toasts.ts";
import { saveCategoryDelivery } from "../departments/index.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { sayFailure } from "../shared/failures/say-failure.ts";
import { queryClient } from "../shared/queries/query-client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";

type Typed = Pick<Category, "id" | "name" | "description" | "isActive" | "departmentId">;

/** Takes the category that is changed, or null for a new one, and what follows; gives how to save, whether it runs, and what went wrong. */
export function useSaveCategory(before: Category | null, after: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const mutation = useMutation({
    mutationFn: async (typed: Typed) => {
      const { id, name, description, departmentId } = typed;
      // What an earlier try has made without our hearing of it may have another name by now.
      const kept = await change(before ?? (await call(categoryRoutes.create, { body: { id, name, description } })), typed);
      if (departmentId !== kept.departmentId) await saveCategoryDelivery(id, departmentId);
    },
    onMutate: () => setProblem(null),
    onSuccess: async () => {
      // Said once the list shows it.
      await readAgain();
      toast({ title: t(before ? "categoryUpdated" : "categoryCreated") });
      after();
    },
    onError: (error) => {
      const sentence = t(before ? "categoryUpdateFailed" : "categoryCreateFailed");
      setProblem(failureText(error, sentence));
      sayFailure(sentence, error);
      void readAgain();
    },
  });
  return { run: mutation.mutate, busy: mutation.isPending, problem };
}

const readAgain = () =>
  Promise.all([queryKeys.categories, queryKeys.departments].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

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
