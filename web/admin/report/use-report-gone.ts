import { paths } from "@hz/contract/paths";
import type { Report } from "@hz/contract/reports/reports";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { toast } from "../../ui/toasts.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { forgetRow } from "../reports/index.ts";
import { GONE } from "../shared/leaving/holds.ts";
import { t } from "../shared/texts/texts.ts";
import { dropDrafts } from "./use-draft.ts";

/**
 * What follows when a report is no longer this person's to read: says why, which is its deletion unless told, leads to the list,
 * and forgets it here.
 */
export function useReportGone({ id, number }: Report): (said?: { title: string; description: string }) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (said = { title: t("deleted"), description: t("deletedText", { number: String(number) }) }) => {
    dropDrafts(id);
    toast(said);
    await navigate(paths.reports, { replace: true, state: GONE });
    forgetRow(id);
    client.removeQueries({ queryKey: queryKeys.report(id) });
    void client.invalidateQueries({ queryKey: queryKeys.counts });
  };
}
