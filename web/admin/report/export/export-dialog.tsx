import type { Report } from "@hz/contract/reports/reports";
import { useState } from "react";
import { formatBytes } from "../../../i18n/dates.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Progress } from "../../../ui/progress.tsx";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { ExportForms } from "../../shared/export/export-forms.tsx";
import { FileDialog } from "../../shared/export/file-dialog.tsx";
import { t } from "../../shared/texts/export-texts.ts";
import { enteredNames } from "../confidential/entered-names.ts";
import { useThread } from "../queries.ts";
import type { ExportProgress } from "./export-case.ts";
import { useExport } from "./use-export.ts";

type ExportDialogProps = { report: Report; open: OpenReport; onClose: () => void };

/** The file is made in this browser. */
export function ExportDialog({ report, open, onClose }: ExportDialogProps) {
  const [kind, setKind] = useState<"pdf" | "zip">("pdf");
  const [person, setPerson] = useState(false);
  const [notes, setNotes] = useState(false);
  const { start, stop, progress, failure } = useExport(report, open, onClose);
  const zipHint = useZipHint(open);
  const busy = progress !== null;
  return (
    <FileDialog
      title={t("exportCaseTitle", { number: String(report.number) })}
      text={t("exportCaseText")}
      action={{ busy, problem: failure }}
      cancelLabel={busy ? t("exportStop") : t("exportCancel")}
      confirmLabel={busy ? t("exportWorking") : failure ? t("exportRetry") : t("exportDo")}
      onClose={() => {
        stop();
        onClose();
      }}
      onCancel={busy ? stop : onClose}
      onMake={() => start(kind, { person, notes })}
    >
      <ExportForms
        legend={t("exportForm")}
        chosen={kind}
        disabled={busy}
        onChoose={setKind}
        forms={[
          { value: "pdf", label: t("exportFormPdf"), hint: t("exportFormPdfHint") },
          { value: "zip", label: t("exportFormZip"), hint: zipHint },
        ]}
      />
      {(report.reportType === "confidential" || report.identityRevealedAt !== null || enteredNames(open.content)) && (
        <>
          <Checkbox
            checked={person}
            disabled={busy}
            onChange={({ target }) => setPerson(target.checked)}
            label={t("exportPerson")}
            hint={`${t("exportPersonHint")} ${t("exportPersonNote")}`}
          />
          {person && <Notice tone="accent">{t("exportPersonLogged")}</Notice>}
        </>
      )}
      <Checkbox
        checked={notes}
        disabled={busy}
        onChange={({ target }) => setNotes(target.checked)}
        label={t("exportNotes")}
        hint={t("exportNotesHint")}
      />
      {progress && <Step progress={progress} />}
    </FileDialog>
  );
}

function useZipHint(open: OpenReport): string {
  const thread = useThread(open).data ?? [];
  const files = [...(open.content?.files ?? []), ...thread.flatMap(({ content }) => content?.files ?? [])];
  const size = formatBytes(
    files.reduce((sum, file) => sum + file.size, 0),
    "de",
  );
  return files.length === 0 ? t("exportFormZipNone") : t("exportFormZipHint", { count: files.length, size });
}

function Step({ progress }: { progress: ExportProgress }) {
  if (progress.step !== "files") {
    const text = t(progress.step === "pdf" ? "exportStepPdf" : "exportStepRead");
    return <Progress label={text} text={text} />;
  }
  const { at, total, done, size } = progress;
  const text = t("exportStepBytes", { at, total, done: formatBytes(done, "de"), size: formatBytes(size, "de") });
  return <Progress label={t("exportStepFiles", { at, total })} value={done} max={Math.max(size, 1)} text={text} />;
}
