import { ALLOWED_FILE_TYPES } from "@hz/contract/limits";
import { Check, Paperclip, X } from "lucide-react";
import { useRef } from "react";
import { formatBytes } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { t } from "../texts/texts.ts";
import type { Attachment, Sending } from "./attachment.ts";
import { FileName } from "../../../i18n/file-name.tsx";

type AttachButtonProps = { disabled: boolean; onPick: (files: File[]) => void; label?: string; types?: readonly string[] };

export function AttachButton({ disabled, onPick, label = t("attach"), types = ALLOWED_FILE_TYPES }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={types.map((type) => `.${type}`).join(",")}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // The same file may be picked again after it was removed.
          target.value = "";
        }}
      />
      <Button variant="quiet" disabled={disabled} onClick={() => input.current?.click()}>
        <Paperclip aria-hidden="true" className="size-4" />
        {label}
      </Button>
    </>
  );
}

type AttachmentsProps = { files: readonly Attachment[]; sending: Sending | null; busy: boolean; onRemove: (key: string) => void };

/** The files beside an answer, and how far they are sent. */
export function Attachments({ files, sending, busy, onRemove }: AttachmentsProps) {
  if (files.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {files.map(({ key, file, sent }) => (
        <li key={key} className="grid gap-1.5 py-2">
          <div className="flex items-center justify-between gap-3 text-sm">
            <span className="min-w-0 wrap-anywhere">
              <FileName name={file.name} /> <span className="whitespace-nowrap text-muted">{formatBytes(file.size, "de")}</span>
            </span>
            {sent && <Check aria-hidden="true" className="size-4 shrink-0 text-ok" />}
            {!busy && (
              <Button variant="ghost" size="small" aria-label={t("attachRemove", { name: file.name })} onClick={() => onRemove(key)}>
                <X aria-hidden="true" className="size-4" />
              </Button>
            )}
          </div>
          {sending?.key === key && (
            <Progress
              label={file.name}
              value={sending.sent}
              max={sending.total}
              text={
                sending.waiting
                  ? t("attachWaiting")
                  : t("attachProgress", { done: formatBytes(sending.sent, "de"), total: formatBytes(sending.total, "de") })
              }
            />
          )}
        </li>
      ))}
    </ul>
  );
}
