import type { DestroyedFile, StoredFile } from "@hz/contract/reports/files";
import type { FileInfo } from "../../../vault/content/contents.ts";
import { Download, Eye, Paperclip } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formatBytes } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Progress } from "../../../ui/progress.tsx";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { t } from "../../shared/texts/texts.ts";
import { useDownload } from "./use-download.ts";
import { FileName } from "../../../i18n/file-name.tsx";

const PreviewDialog = lazy(() => import("../preview/preview-dialog.tsx").then((file) => ({ default: file.PreviewDialog })));

type FileListProps = {
  open: Pick<OpenReport, "head" | "reportKey">;
  files: readonly FileInfo[];
  stored: readonly StoredFile[];
  /** Recordings that were among them. */
  destroyed?: readonly DestroyedFile[];
};

/** The files that a box names and the server has, each with its download. */
export function FileList({ open, files, stored, destroyed = [] }: FileListProps) {
  const there = new Set(stored.map(({ id }) => id));
  const shown = files.filter(({ id }) => there.has(id));
  const [first, setFirst] = useState<number | null>(null);
  return (
    <>
      <ul className="-mb-2 divide-y divide-line border-t border-line">
        {files.map((file) => (
          <FileLine
            key={file.id}
            open={open}
            file={file}
            isStored={there.has(file.id)}
            isDestroyed={destroyed.some(({ id }) => id === file.id)}
            onShow={() => setFirst(shown.indexOf(file))}
          />
        ))}
      </ul>
      {first !== null && (
        <Suspense>
          <PreviewDialog open={open} files={shown} first={first} onClose={() => setFirst(null)} />
        </Suspense>
      )}
    </>
  );
}

type FileLineProps = { open: FileListProps["open"]; file: FileInfo; isStored: boolean; isDestroyed: boolean; onShow: () => void };

function FileLine({ open, file, isStored, isDestroyed, onShow }: FileLineProps) {
  const { opened, busy, download, stop } = useDownload(open, file);
  const total = formatBytes(file.size, "de");
  return (
    <li className="grid gap-1.5 py-2">
      <div className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 items-start gap-2 text-sm">
          <Paperclip aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-muted" />
          <span className="min-w-0 wrap-anywhere">
            <FileName name={file.name} /> <span className="whitespace-nowrap text-muted">{total}</span>
          </span>
        </span>
        {!isStored && isDestroyed && <span className="text-sm text-muted">{t("recordDestroyed")}</span>}
        {!isStored && !isDestroyed && <span className="text-sm text-danger">{t("fileMissing")}</span>}
        {isStored && busy && (
          <Button variant="quiet" size="small" onClick={stop}>
            {t("cancel")}
          </Button>
        )}
        {isStored && !busy && (
          <span className="flex shrink-0">
            <Button variant="ghost" size="small" aria-label={t("previewShowOf", { name: file.name })} onClick={onShow}>
              <Eye aria-hidden="true" className="size-4" />
              <span className="hidden sm:inline">{t("previewShow")}</span>
            </Button>
            <Button variant="ghost" size="small" aria-label={t("fileDownloadOf", { name: file.name })} onClick={download}>
              <Download aria-hidden="true" className="size-4" />
              <span className="hidden sm:inline">{t("fileDownload")}</span>
            </Button>
          </span>
        )}
      </div>
      {file.consent && <p className="text-sm text-muted">{t("fileConsent", { wording: file.consent })}</p>}
      {busy && (
        <Progress
          label={t("fileOpeningLabel", { name: file.name })}
          value={opened}
          max={Math.max(file.size, 1)}
          text={t("fileOpening", { done: formatBytes(opened, "de"), total })}
        />
      )}
    </li>
  );
}
