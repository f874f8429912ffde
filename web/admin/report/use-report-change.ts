import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reportRoutes, type ReportStatus } from "@hz/contract/reports";
import { call } from "../../api/client.ts";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../failure-text.ts";
import { queryKeys } from "../query-keys.ts";
import { updateRow } from "../reports/book/load-book.ts";
import { t } from "../texts.ts";
import type { ShownReport } from "./queries.ts";

type Change = { status?: ReportStatus; assignedTo?: string | null };

/** Takes a report's id and gives how to set its status and assignee, and what is on its way to the server. */
export function useReportChange(id: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (body: Change) => call(reportRoutes.update, { params: { id }, body }),
    onSuccess: (row, change) => {
      const { status, assignedTo, lastActivityAt } = row;
      client.setQueryData<ShownReport>(
        queryKeys.reportItself(id),
        (shown) => shown && { ...shown, report: { ...shown.report, status, assignedTo, lastActivityAt } },
      );
      updateRow(row);
      void client.invalidateQueries({ queryKey: queryKeys.counts });
      toast({ title: change.status === undefined ? t("assignedSaved") : t("statusSaved") });
    },
    onError: (error, change) => {
      const otherwise = change.status === undefined ? t("assignedFailed") : t("statusFailed");
      toast({ title: otherwise, description: failureText(error, ""), variant: "destructive" });
    },
  });
  return {
    busy: mutation.isPending,
    pending: mutation.isPending ? mutation.variables : null,
    setStatus: (status: ReportStatus) => mutation.mutate({ status }),
    setAssignee: (assignedTo: string | null) => mutation.mutate({ assignedTo }),
  };
}
