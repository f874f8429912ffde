import { fileRoutes } from "@hz/contract/reports/files";
import type { FileInfo } from "../../../vault/content/contents.ts";
import { useState } from "react";
import { callBytes } from "../../../api/client.ts";
import { savedName } from "../../../vault/files/file-names.ts";
import { openAttachment, type OpenReport } from "../../../vault/report/open-report.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { stepOf } from "../../shared/failures/failure-text.ts";
import { saveFile } from "../../../vault/files/save-file.ts";
import { t } from "../../shared/texts/texts.ts";

/**
 * How many bytes are decrypted, whether the download is under way, and how to start and stop it. The file is handed over only after
 * its last segment was verified.
 */
export function useDownload(open: Pick<OpenReport, "head" | "reportKey">, file: FileInfo) {
  const [opened, setOpened] = useState(0);
  const { run, busy, stop } = useAction({
    run: async (_, signal) => {
      setOpened(0);
      const params = { id: open.head.reportId, fileId: file.id };
      const sealed = await callBytes(fileRoutes.reportFile, { params }, signal);
      saveFile(await openAttachment(open, file, sealed, setOpened), savedName(file.name));
    },
    failed: (error) => t(stepOf(error) ? "fileDamaged" : "fileFailed", { name: file.name }),
    failsIn: "toast",
    stopped: null,
  });
  return { opened, busy, download: () => run(), stop };
}
