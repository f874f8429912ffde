import { type Category, categoryRoutes } from "@hz/contract/channels/categories";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useAction } from "../shared/action/use-action.ts";
import { queryClient } from "../shared/queries/query-client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";
import { shownChanges } from "./shown-changes.ts";

/** The account's categories in their order, inactive ones included. */
export const useCategories = () =>
  useQuery<Category[]>({ queryKey: queryKeys.categories, queryFn: ({ signal }) => call(categoryRoutes.list, {}, signal) });

const changes = shownChanges<Category[]>();
const show = (list: Category[] | undefined) => list && queryClient.setQueryData<Category[]>(queryKeys.categories, list);

type Change = (list: Category[]) => Category[];

/** Shows a change at once and sends it; one that was refused is taken back in the same moment, offline too, and said to be. */
function useShownChange<Input>(changeOf: (input: Input) => Change, send: (input: Input) => Promise<unknown>) {
  const settle = (list: Category[] | undefined) => {
    show(list);
    // What is still on its way is not in the server's list yet.
    if (changes.isDone()) void queryClient.invalidateQueries({ queryKey: queryKeys.categories });
  };
  const sending = useAction({
    run: ({ input }: { input: Input; change: Change }) => send(input),
    // The last order that was seen is the one that stays.
    inOrder: "categories",
    failed: t("categoryUpdateFailed"),
    failsIn: "toast",
    onDone: (_, { change }) => settle(changes.kept(change)),
    onFailed: (_, { change }) => settle(changes.refused(change)),
  });
  return async (input: Input) => {
    await queryClient.cancelQueries({ queryKey: queryKeys.categories });
    const change = changeOf(input);
    show(changes.begin(change, queryClient.getQueryData<Category[]>(queryKeys.categories)));
    sending.run({ input, change });
  };
}

/** Switches a category on or off. */
export const useSwitch = () =>
  useShownChange<{ id: string; isActive: boolean }>(
    ({ id, isActive }) =>
      (list) =>
        list.map((one) => (one.id === id ? { ...one, isActive } : one)),
    ({ id, isActive }) => call(categoryRoutes.update, { params: { id }, body: { isActive } }),
  );

/** Puts the categories in this order. */
export const useOrder = () =>
  useShownChange<string[]>(
    (ids) => (list) => list.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    (ids) => call(categoryRoutes.order, { body: { ids } }),
  );
