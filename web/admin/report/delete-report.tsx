import { paths } from "@hz/contract/paths";
import { type Report, reportRoutes } from "@hz/contract/reports";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../failure-text.ts";
import { queryKeys } from "../query-keys.ts";
import { forgetRow } from "../reports/book/load-book.ts";
import { t } from "../texts.ts";
import { dropDrafts } from "./use-draft.ts";

/** Takes a report and gives the button that deletes it, after asking once. */
export function DeleteReport({ report }: { report: Report }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const number = String(report.number);
  const removal = useMutation({
    mutationFn: () => call(reportRoutes.remove, { params: { id: report.id } }),
    onSuccess: async () => {
      dropDrafts(report.id);
      toast({ title: t("deleted"), description: t("deletedText", { number }) });
      await navigate(paths.reports, { replace: true });
      forgetRow(report.id);
      client.removeQueries({ queryKey: queryKeys.report(report.id) });
      void client.invalidateQueries({ queryKey: queryKeys.counts });
    },
    onError: (error) => {
      toast({ title: t("deleteFailed"), description: failureText(error, ""), variant: "destructive" });
      setAsking(false);
    },
  });
  return (
    <>
      <Button variant="quiet" className="w-full text-danger!" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t("deleteAction")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("deleteTitle", { number })}
        text={t("deleteText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("deleteAction")}
        destructive
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
      />
    </>
  );
}
