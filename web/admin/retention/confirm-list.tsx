import { type RetentionLine, retentionRoutes } from "@hz/contract/procedure/retention";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { ActionDialog } from "../shared/action/action-dialog.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { TitleText, useReportCache } from "../reports/index.ts";
import { t } from "../shared/texts/texts.ts";
import { confirmInBatches } from "./confirm-in-batches.ts";

/** The button by which the second person agrees to those lines that wait for it. */
export function ConfirmList({ lines }: { lines: readonly RetentionLine[] }) {
  const [asking, setAsking] = useState(false);
  const { titles } = useReportCache();
  const waiting = lines.filter((line) => line.announcedAt !== null && line.confirmed === null);
  const confirming = useAction({
    run: (ids: string[]) => confirmInBatches(ids, (batch) => call(retentionRoutes.confirm, { body: { ids: batch } })),
    done: ({ left }) => (left.length === 0 ? { title: t("retentionConfirmed"), description: t("retentionConfirmedText") } : null),
    failed: t("retentionConfirmFailed"),
    touches: [queryKeys.retention],
    onDone: ({ left, error }, ids) => {
      if (left.length === 0) return setAsking(false);
      // The dialog stays, with those that are left.
      const cause = failureText(error, "");
      const all = `${t("retentionConfirmFailed")} ${cause}`.trim();
      confirming.setProblem(left.length === ids.length ? all : t("retentionConfirmLeft", { count: left.length, cause }));
    },
  });
  if (waiting.length === 0) return null;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {t("retentionConfirm")}
      </Button>
      {asking && (
        <ActionDialog
          title={t("retentionConfirmTitle", { count: waiting.length })}
          text={t("retentionConfirmText")}
          confirmLabel={t("retentionConfirm")}
          destructive
          action={confirming}
          onClose={() => setAsking(false)}
          onConfirm={() => confirming.run(waiting.map(({ id }) => id))}
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
        </ActionDialog>
      )}
    </>
  );
}
