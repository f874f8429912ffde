import { retentionRoutes } from "@hz/contract/procedure/retention";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";

/** How long one report is kept, and what keeps it longer. */
export function useRetention(id: string) {
  return useQuery({
    queryKey: queryKeys.retentionOf(id),
    queryFn: ({ signal }) => call(retentionRoutes.get, { params: { id } }, signal),
  });
}

/** Months as people say them: whole years as years. */
export const periodText = (months: number): string =>
  months % 12 === 0 ? t("retentionYears", { count: months / 12 }) : t("retentionPeriod", { count: months });
