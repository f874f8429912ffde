import { MAX_PREVIEW_BYTES, MAX_PREVIEW_TEXT_BYTES } from "@hz/contract/reports/preview";
import type { FileInfo } from "../../../vault/content/contents.ts";
import { ChevronLeft, ChevronRight, Download, Maximize, Shrink, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { formatBytes } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { t } from "../../shared/texts/texts.ts";
import { useDownload } from "../thread/use-download.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { type Preview, usePreview } from "./use-preview.ts";
import { FileName } from "../../../i18n/file-name.tsx";

type PreviewDialogProps = { open: Pick<OpenReport, "head" | "reportKey">; files: readonly FileInfo[]; first: number; onClose: () => void };

/** Shows the files of a report or message one at a time, beginning with `first`. */
export function PreviewDialog({ open, files, first, onClose }: PreviewDialogProps) {
  const [at, setAt] = useState(first);
  const returnFocus = useReturnFocus();
  const file = files[at];
  if (!file) return null;
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={DIALOG_VEIL} />
        <Dialog.Content className={`${DIALOG_BOX} top-[4dvh]! max-h-[92dvh]! max-w-5xl! sm:p-5`} {...returnFocus}>
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Dialog.Title className="text-lg wrap-anywhere">
                <FileName name={file.name} />
              </Dialog.Title>
              <Dialog.Description className="text-sm text-muted">
                {formatBytes(file.size, "de")}
                {files.length > 1 && ` · ${t("previewPlace", { at: at + 1, total: files.length })}`}
              </Dialog.Description>
            </div>
            <Dialog.Close asChild>
              <Button variant="ghost" size="icon" className="-mt-1.5 -mr-2 shrink-0" aria-label={t("close")}>
                <X aria-hidden="true" className="size-5" />
              </Button>
            </Dialog.Close>
          </div>
          <ShownFile key={file.id} open={open} file={file} onClose={onClose}>
            {files.length > 1 && (
              <>
                <Step label={t("previewPrevious")} icon={ChevronLeft} off={at === 0} onClick={() => setAt(Math.max(0, at - 1))} />
                <Step
                  label={t("previewNext")}
                  icon={ChevronRight}
                  off={at === files.length - 1}
                  onClick={() => setAt(Math.min(files.length - 1, at + 1))}
                />
              </>
            )}
          </ShownFile>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type StepProps = { label: string; icon: typeof ChevronLeft; off: boolean; onClick: () => void };

function Step({ label, icon: Icon, off, onClick }: StepProps) {
  return (
    <Button variant="quiet" size="icon" aria-label={label} off={off} onClick={onClick}>
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
}

type ShownFileProps = { open: PreviewDialogProps["open"]; file: FileInfo; onClose: () => void; children: React.ReactNode };

function ShownFile({ open, file, onClose, children }: ShownFileProps) {
  const [preview, setPreview] = usePreview(open, file);
  const [fit, setFit] = useState(true);
  const { busy, download } = useDownload(open, file);
  return (
    <>
      {preview.state === "opening" && (
        <div className="grid h-[30dvh] content-center">
          <Progress
            label={t("fileOpeningLabel", { name: file.name })}
            value={preview.opened}
            max={Math.max(file.size, 1)}
            text={t("fileOpening", { done: formatBytes(preview.opened, "de"), total: formatBytes(file.size, "de") })}
          />
        </div>
      )}
      {preview.state === "open" && (
        <PreviewFrame
          label={file.name}
          kind={preview.kind}
          file={preview.file}
          fit={fit}
          onFailed={(why) => setPreview({ state: "none", why })}
          onEscape={onClose}
        />
      )}
      {preview.state === "open" && preview.isCut && (
        <Notice>
          <p>{t("previewCut", { max: formatBytes(MAX_PREVIEW_TEXT_BYTES, "de") })}</p>
        </Notice>
      )}
      {preview.state === "none" && <NoPreview why={preview.why} name={file.name} />}
      <div className="flex flex-wrap items-center gap-2">
        {children}
        {preview.state === "open" && (preview.kind === "image" || preview.kind === "pdf") && (
          <Button variant="quiet" onClick={() => setFit(!fit)}>
            {fit ? <Maximize aria-hidden="true" className="size-4" /> : <Shrink aria-hidden="true" className="size-4" />}
            {fit ? t("previewWhole") : t("previewFit")}
          </Button>
        )}
        <Button variant={preview.state === "none" ? "primary" : "quiet"} className="ml-auto" busy={busy} onClick={download}>
          {!busy && <Download aria-hidden="true" className="size-4" />}
          {t("fileDownload")}
        </Button>
      </div>
    </>
  );
}

function NoPreview({ why, name }: { why: Extract<Preview, { state: "none" }>["why"]; name: string }) {
  if (why === "damaged") return <Notice tone="danger">{t("fileDamaged", { name })}</Notice>;
  if (why === "failed") return <Notice tone="danger">{t("fileFailed", { name })}</Notice>;
  return (
    <Notice>
      <b className="font-semibold">{t("previewNone")}</b>
      <p>{WHY_NONE[why]}</p>
    </Notice>
  );
}

const WHY_NONE = {
  large: t("previewLarge", { max: formatBytes(MAX_PREVIEW_BYTES, "de") }),
  saved: t("previewSaved"),
  kind: t("previewKind"),
  locked: t("previewLocked"),
};
