import { Download } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Problem } from "../../../ui/problem.tsx";
import type { OpenedTitle } from "../../../vault/report/open-rows.ts";
import { ShareDialog } from "../../../ui/share-dialog.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { ExportForms } from "../../shared/export/export-forms.tsx";
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
  const id = useId();
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
    <ShareDialog title={t("exportListTitle")} text={t("exportListText", { count: rows.length })} onClose={onClose}>
      <form
        id={id}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) making.run();
        }}
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
      </form>
      {!isReady && (
        <p role="status" className="text-sm text-muted">
          {t("exportListWaiting")}
        </p>
      )}
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t("exportCancel")}
        </Button>
        <Button type="submit" form={id} busy={busy} off={!isReady}>
          {!busy && <Download aria-hidden="true" className="size-4" />}
          {busy ? t("exportWorking") : problem ? t("exportRetry") : t("exportDo")}
        </Button>
      </div>
    </ShareDialog>
  );
}
