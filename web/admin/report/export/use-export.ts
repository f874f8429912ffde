import { confidentialityRoutes } from "@hz/contract/reports/confidentiality";
import type { Report } from "@hz/contract/reports/reports";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { t } from "../../shared/texts/export-texts.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { saveFile } from "../../../vault/files/save-file.ts";
import { useUser } from "../../shared/session/user.ts";
import { useHistory } from "../history/history.tsx";
import { useProcedure } from "../procedure/use-procedure.ts";
import { useNotes, useThread } from "../queries.ts";
import type { ExportChoice } from "./collect.ts";
import { type ExportProgress, exportPdf, exportZip, gather } from "./export-case.ts";
import { chooseTarget } from "../../shared/export/save-stream.ts";

/** How to export a case, how far that is, what went wrong, and how to stop it. */
export function useExport(report: Report, open: OpenReport, onDone: () => void) {
  const me = useUser();
  const [thread, notes, history] = [useThread(open), useNotes(report, open), useHistory(report.id)];
  const procedure = useProcedure(report.id);
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  /** What is exported is what the server has now, not what the screen has shown for an hour. */
  const read = async () => {
    const fresh = { throwOnError: true } as const;
    const [messages, inside, moments] = await Promise.all([thread.refetch(fresh), notes.refetch(fresh), history.refetch(fresh)]);
    const { data: steps } = await procedure.refetch(fresh);
    const disclosures = await call(confidentialityRoutes.disclosures, { params: { id: report.id } });
    const found = { thread: messages.data ?? [], notes: inside.data ?? [], history: moments.data ?? [], procedure: steps!, disclosures };
    return { report, open, me, ...found };
  };

  const start = async (kind: "pdf" | "zip", choice: ExportChoice) => {
    const number = String(report.number);
    const name = t(kind === "pdf" ? "exportPdfName" : "exportZipName", { number });
    setFailure(null);
    const control = new AbortController();
    const exporting = { signal: control.signal, onProgress: setProgress, withPerson: choice.person };
    try {
      // Browsers ask for a place only at a click: before anything else is waited for.
      const target = kind === "zip" ? await chooseTarget(name) : null;
      running.current = control;
      setProgress({ step: "read" });
      const data = await gather(await read(), choice, control.signal);
      let missing = 0;
      if (kind === "pdf") saveFile(new Blob([await exportPdf(report.id, data, exporting)], { type: "application/pdf" }), name);
      else missing = await exportZip(open, data, { target, name: target?.name ?? name }, exporting);
      const saved = { name: target?.name ?? name };
      toast({
        title: t("exportDone"),
        description: missing > 0 ? t("exportDoneLeftOut", { ...saved, count: missing }) : t("exportDoneText", saved),
      });
      // The case's history has it, too, that somebody was given the identity.
      if (choice.person) void history.refetch();
      onDone();
    } catch (error) {
      const isStopped = control.signal.aborted || (error instanceof DOMException && error.name === "AbortError");
      if (!isStopped) setFailure(`${t("exportFailed")} ${failureText(error, "")}`.trim());
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { start: (kind: "pdf" | "zip", choice: ExportChoice) => void start(kind, choice), stop, progress, failure };
}
