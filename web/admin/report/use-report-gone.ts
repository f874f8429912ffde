import { paths } from "@hz/contract/paths";
import type { Report } from "@hz/contract/reports";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { toast } from "../../ui/toasts.ts";
import { queryKeys } from "../query-keys.ts";
import { forgetRow } from "../reports/book/load-book.ts";
import { t } from "../texts.ts";
import { dropDrafts } from "./use-draft.ts";

/** Takes a report and gives what follows its deletion: says so, leads to the list, and forgets it here. */
export function useReportGone({ id, number }: Report): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    dropDrafts(id);
    toast({ title: t("deleted"), description: t("deletedText", { number: String(number) }) });
    await navigate(paths.reports, { replace: true });
    forgetRow(id);
    client.removeQueries({ queryKey: queryKeys.report(id) });
    void client.invalidateQueries({ queryKey: queryKeys.counts });
  };
}
