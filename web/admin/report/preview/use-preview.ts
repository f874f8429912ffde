import { SAVED_FILE_TYPES } from "@hz/contract/limits";
import { fileRoutes } from "@hz/contract/reports/files";
import { MAX_PREVIEW_BYTES, MAX_PREVIEW_TEXT_BYTES, type PreviewKind } from "@hz/contract/reports/preview";
import type { FileInfo } from "../../../vault/content/contents.ts";
import { useEffect, useState } from "react";
import { callBytes } from "../../../api/client.ts";
import { KIND_BYTES, kindOf } from "../../../vault/files/file-kind.ts";
import { endingOf } from "../../../vault/files/file-names.ts";
import { openAttachment, type OpenReport } from "../../../vault/report/open-report.ts";
import { stepOf } from "../../shared/failures/failure-text.ts";

export type Preview =
  | { state: "opening"; opened: number }
  | { state: "open"; kind: PreviewKind; file: Blob; isCut: boolean }
  | { state: "none"; why: "large" | "saved" | "kind" | "locked" | "damaged" | "failed" };

/** A file, decrypted whole, with what its bytes say it is. Another file or the end of the view stops it. */
export function usePreview(open: Pick<OpenReport, "head" | "reportKey">, file: FileInfo): [Preview, (preview: Preview) => void] {
  const { head, reportKey } = open;
  const [preview, setPreview] = useState<Preview>({ state: "opening", opened: 0 });

  useEffect(() => {
    const control = new AbortController();
    const show = (next: Preview) => void (control.signal.aborted || setPreview(next));
    const load = async () => {
      // A mail reads like a text, and its name alone says that it is one.
      if (SAVED_FILE_TYPES.includes(endingOf(file.name))) return show({ state: "none", why: "saved" });
      if (file.size > MAX_PREVIEW_BYTES) return show({ state: "none", why: "large" });
      show({ state: "opening", opened: 0 });
      const params = { id: head.reportId, fileId: file.id };
      const sealed = await callBytes(fileRoutes.reportFile, { params }, control.signal);
      const bytes = await openAttachment({ head, reportKey }, file, sealed, (opened) => show({ state: "opening", opened }));
      const found = kindOf(new Uint8Array(await bytes.slice(0, KIND_BYTES).arrayBuffer()));
      if (!found) return show({ state: "none", why: "kind" });
      const isCut = found.kind === "text" && bytes.size > MAX_PREVIEW_TEXT_BYTES;
      const part = isCut ? bytes.slice(0, MAX_PREVIEW_TEXT_BYTES) : bytes;
      // The frame gets it under a type that we have seen, never under one that its sender wrote.
      show({ state: "open", kind: found.kind, file: new Blob([part], { type: found.type }), isCut });
    };
    void load().catch((error: unknown) => show({ state: "none", why: stepOf(error) ? "damaged" : "failed" }));
    return () => control.abort();
  }, [head, reportKey, file]);
  return [preview, setPreview];
}
