import { departmentRoutes } from "@hz/contract/people/departments";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { queryClient } from "../shared/queries/query-client.ts";
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
  return useMutation({
    mutationFn: (isSo: boolean) => call(departmentRoutes.sayNobodyElse, { body: { isSo } }),
    onSuccess: (_, isSo) =>
      toast(isSo ? { title: t("nobodyElseSaid"), description: t("nobodyElseSaidText") } : { title: t("nobodyElseTakenBack") }),
    onError: (error) => toast({ title: t("nobodyElseNotSaved"), description: failureText(error, ""), variant: "destructive" }),
    onSettled: () =>
      Promise.all([queryKeys.departments, queryKeys.readiness].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
