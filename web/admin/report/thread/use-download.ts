import { fileRoutes } from "@hz/contract/reports/files";
import type { FileInfo } from "../../../vault/content/contents.ts";
import { useEffect, useRef, useState } from "react";
import { callBytes } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import { savedName } from "../../../vault/files/file-names.ts";
import { openAttachment, type OpenReport } from "../../../vault/report/open-report.ts";
import { stepOf } from "../../shared/failures/failure-text.ts";
import { saveFile } from "../../shared/page/save-file.ts";
import { t } from "../../shared/texts/texts.ts";

/**
 * Takes an open report and one of its files and gives how many bytes are decrypted, whether it is under way, and how to
 * start and stop. The file is handed over only after its last segment was verified.
 */
export function useDownload(open: Pick<OpenReport, "head" | "reportKey">, file: FileInfo) {
  const [opened, setOpened] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const download = async () => {
    const control = new AbortController();
    running.current = control;
    setOpened(0);
    try {
      const params = { id: open.head.reportId, fileId: file.id };
      const sealed = await callBytes(fileRoutes.reportFile, { params }, control.signal);
      saveFile(await openAttachment(open, file, sealed, setOpened), savedName(file.name));
    } catch (error) {
      if (control.signal.aborted) return;
      const text = stepOf(error) ? t("fileDamaged", { name: file.name }) : t("fileFailed", { name: file.name });
      toast({ title: t("errorTitle"), description: text, variant: "destructive" });
    } finally {
      setOpened(null);
    }
  };
  return { opened: opened ?? 0, busy: opened !== null, download: () => void download(), stop };
}
