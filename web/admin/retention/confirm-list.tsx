import { type RetentionLine, retentionRoutes } from "@hz/contract/procedure/retention";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { TitleText, useBook } from "../reports/index.ts";
import { t } from "../shared/texts/texts.ts";
import { confirmInBatches } from "./confirm-in-batches.ts";

/** Takes the lines of the list and gives the button by which the second person agrees to those that wait for it. */
export function ConfirmList({ lines }: { lines: readonly RetentionLine[] }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const { titles } = useBook();
  const waiting = lines.filter((line) => line.announcedAt !== null && line.confirmed === null);
  const confirmation = useMutation({
    mutationFn: (ids: string[]) => confirmInBatches(ids, (batch) => call(retentionRoutes.confirm, { body: { ids: batch } })),
    onSuccess: async ({ left, error }, ids) => {
      const isDone = left.length === 0;
      const cause = isDone ? "" : failureText(error, t("retentionConfirmFailed"));
      const description = left.length === ids.length ? cause : t("retentionConfirmLeft", { count: left.length, cause });
      if (isDone) toast({ title: t("retentionConfirmed"), description: t("retentionConfirmedText") });
      else toast({ title: t("errorTitle"), description, variant: "destructive" });
      // Where one failed, the dialog stays, with those that are left.
      await client.invalidateQueries({ queryKey: queryKeys.retention });
      if (isDone) setAsking(false);
    },
  });
  if (waiting.length === 0) return null;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {t("retentionConfirm")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("retentionConfirmTitle", { count: waiting.length })}
        text={t("retentionConfirmText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("retentionConfirm")}
        destructive
        busy={confirmation.isPending}
        onConfirm={() => confirmation.mutate(waiting.map(({ id }) => id))}
      >
        <ul className="max-h-60 list-disc overflow-y-auto pl-5">
          {waiting.map(({ id, number }) => {
            const opened = titles.get(id);
            return (
              <li key={id} className="wrap-anywhere">
                HZ-{number} {opened && <TitleText opened={opened} />}
              </li>
            );
          })}
        </ul>
      </ConfirmDialog>
    </>
  );
}
