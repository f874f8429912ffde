import { useState } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import type { OpenedTitle } from "../../../vault/report/open-rows.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { ExportForms } from "../../shared/export/export-forms.tsx";
import { FileDialog } from "../../shared/export/file-dialog.tsx";
import { t } from "../../shared/texts/export-texts.ts";
import type { CachedRow } from "../cache/report-cache.ts";
import { listTable, type TableNames } from "./list-table.ts";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { departmentRoutes } from "@hz/contract/people/departments";
import { exportRoutes } from "@hz/contract/reports/exports";
import { userRoutes } from "@hz/contract/people/users";
import { call } from "../../../api/client.ts";
import { saveFile } from "../../../vault/files/save-file.ts";
import { type ListTable, makeCsv } from "../../shared/tables/make-csv.ts";
import { makeXlsx } from "../../shared/tables/make-xlsx.ts";

type ListForm = "csv" | "xlsx";

/** The names that rows refer to, as they are now: an empty cell would be a wrong one. */
async function readNames(): Promise<TableNames> {
  const [categories, channels, departments, users] = await Promise.all([
    call(categoryRoutes.list),
    call(channelRoutes.list),
    call(departmentRoutes.list),
    call(userRoutes.names),
  ]);
  const byId = (list: readonly { id: string; name: string }[]) => new Map(list.map(({ id, name }) => [id, name]));
  return {
    categories: byId(categories),
    channels: byId(channels),
    departments: byId(departments),
    users: new Map(users.map(({ id, fullName }) => [id, fullName])),
  };
}

/** Hands a table to the downloads, once the service has kept that it was exported. Resolves to the file's name. */
export async function exportList(table: ListTable, form: ListForm, now: Date): Promise<string> {
  const file =
    form === "csv" ? new Blob([makeCsv(table)], { type: "text/csv;charset=utf-8" }) : await makeXlsx(table, t("exportListSheet"));
  await call(exportRoutes.recordList);
  const day = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const name = t("exportListName", { day, ending: form });
  saveFile(file, name);
  return name;
}

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
