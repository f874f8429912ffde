import { departmentRoutes } from "@hz/contract/people/departments";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useAction } from "../shared/action/use-action.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";

/** Since when the company says that it has nobody else for reports about the office; `enabled` for those who manage departments. */
export function useNobodyElse(enabled: boolean) {
  return useQuery({
    queryKey: queryKeys.nobodyElse,
    queryFn: ({ signal }) => call(departmentRoutes.nobodyElse, {}, signal),
    enabled,
  });
}

/** Says that there is nobody, or takes it back. */
export function useSayNobodyElse() {
  return useAction({
    run: (isSo: boolean) => call(departmentRoutes.sayNobodyElse, { body: { isSo } }),
    done: (_, isSo) => (isSo ? { title: t("nobodyElseSaid"), description: t("nobodyElseSaidText") } : t("nobodyElseTakenBack")),
    failed: t("nobodyElseNotSaved"),
    failsIn: "toast",
    touches: [queryKeys.departments, queryKeys.readiness],
  });
}
