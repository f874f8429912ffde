import { useState } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import type { OpenedTitle } from "../../../vault/report/open-rows.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { ExportForms } from "../../shared/export/export-forms.tsx";
import { FileDialog } from "../../shared/export/file-dialog.tsx";
import { t } from "../../shared/texts/export-texts.ts";
import type { CachedRow } from "../cache/report-cache.ts";
import { exportList, type ListForm, readNames } from "./export-list.ts";
import { listTable } from "./list-table.ts";

type ExportListDialogProps = {
  /** What the list has found, on all its pages, in its order. */
  rows: readonly CachedRow[];
  titles: ReadonlyMap<string, OpenedTitle>;
  /** Whether all of it has arrived. */
  complete: boolean;
  onClose: () => void;
};

/** Exports what the list shows as a table, made in this browser. */
export function ExportListDialog({ rows, titles, complete, onClose }: ExportListDialogProps) {
  const [form, setForm] = useState<ListForm>("xlsx");
  const [withTopics, setWithTopics] = useState(false);
  const isReady = complete && (!withTopics || rows.every((row) => titles.has(row.id)));
  const making = useAction({
    run: async () => exportList(listTable(rows, await readNames(), withTopics ? { titles } : null), form, new Date()),
    done: (name) => ({ title: t("exportDone"), description: t("exportListDone", { count: rows.length, name }) }),
    failed: t("exportFailed"),
    onDone: onClose,
  });
  const { busy, problem } = making;
  return (
    <FileDialog
      title={t("exportListTitle")}
      text={t("exportListText", { count: rows.length })}
      action={making}
      off={!isReady}
      cancelLabel={t("exportCancel")}
      confirmLabel={busy ? t("exportWorking") : problem ? t("exportRetry") : t("exportDo")}
      onClose={onClose}
      onMake={making.run}
    >
      <ExportForms
        legend={t("exportForm")}
        chosen={form}
        disabled={busy}
        onChoose={setForm}
        forms={[
          { value: "xlsx", label: t("exportListXlsx"), hint: t("exportListXlsxHint") },
          { value: "csv", label: t("exportListCsv"), hint: t("exportListCsvHint") },
        ]}
      />
      <Checkbox
        checked={withTopics}
        disabled={busy}
        onChange={({ target }) => setWithTopics(target.checked)}
        label={t("exportListTopic")}
        hint={t("exportListTopicHint")}
      />
      {!isReady && (
        <p role="status" className="text-sm text-muted">
          {t("exportListWaiting")}
        </p>
      )}
    </FileDialog>
  );
}
