import { type Category, categoryRoutes } from "@hz/contract/categories";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { sayFailure } from "../people/say-failure.ts";
import { queryClient } from "../query-client.ts";
import { queryKeys } from "../query-keys.ts";
import { t } from "../texts.ts";

/** The account's categories in their order, inactive ones included. */
export const useCategories = () =>
  useQuery<Category[]>({ queryKey: queryKeys.categories, queryFn: ({ signal }) => call(categoryRoutes.list, {}, signal) });

const show = (change: (list: Category[]) => Category[]) =>
  queryClient.setQueryData<Category[]>(queryKeys.categories, (list) => list && change(list));
const readAgain = () => queryClient.invalidateQueries({ queryKey: queryKeys.categories });

/** Shows a change at once, sends it, and says so and shows what is true where it was refused. */
function useShownChange<Input>(show: (input: Input) => void, send: (input: Input) => Promise<unknown>) {
  return useMutation({
    mutationFn: send,
    // One after the other: the last order that was seen is the one that stays.
    scope: { id: "categories" },
    onMutate: async (input: Input) => {
      await queryClient.cancelQueries({ queryKey: queryKeys.categories });
      show(input);
    },
    onError: (error) => sayFailure(t("categoryUpdateFailed"), error),
    onSettled: readAgain,
  });
}

/** Switches a category on or off. */
export const useSwitch = () =>
  useShownChange<{ id: string; isActive: boolean }>(
    ({ id, isActive }) => show((list) => list.map((one) => (one.id === id ? { ...one, isActive } : one))),
    ({ id, isActive }) => call(categoryRoutes.update, { params: { id }, body: { isActive } }),
  );

/** Puts the categories in this order. */
export const useOrder = () =>
  useShownChange<string[]>(
    (ids) => show((list) => list.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))),
    (ids) => call(categoryRoutes.order, { body: { ids } }),
  );
