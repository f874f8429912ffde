import { ALLOWED_FILE_TYPES, RECORDING_FILE_TYPES } from "@hz/contract/limits";
import { useState } from "react";
import { AttachButton, Attachments } from "../shared/attachments/attachments.tsx";
import { Problem } from "../../ui/notice.tsx";
import { checkAttachments } from "../shared/attachments/check-attachments.ts";
import { t } from "../shared/texts/texts.ts";
import type { EntryFile } from "./send-entry.ts";
import type { Sending } from "../shared/attachments/attachment.ts";

type EntryFilesProps = {
  files: readonly EntryFile[];
  /** Whether the conversation was recorded with consent. */
  takesRecordings: boolean;
  busy: boolean;
  sending: Sending | null;
  onChange: (files: readonly EntryFile[]) => void;
};

/** The letter, the mail, the recording. */
export function EntryFiles({ files, takesRecordings, busy, sending, onChange }: EntryFilesProps) {
  const [refused, setRefused] = useState("");
  const pick = (picked: File[], isRecording: boolean) => {
    const { taken, refusals } = checkAttachments(files.length, picked, isRecording ? RECORDING_FILE_TYPES : ALLOWED_FILE_TYPES);
    setRefused(refusals.join(" "));
    onChange([...files, ...taken.map((file) => ({ key: crypto.randomUUID(), file, isRecording }))]);
  };
  const list = (of: readonly EntryFile[]) => (
    <Attachments files={of} sending={sending} busy={busy} onRemove={(key) => onChange(files.filter((one) => one.key !== key))} />
  );
  const recordings = takesRecordings ? files.filter(({ isRecording }) => isRecording) : [];
  return (
    <section aria-label={t("entryFiles")} className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="text-base font-semibold">{t("entryFiles")}</h3>
        <p className="text-sm text-muted">{t("entryFilesHint")}</p>
      </div>
      {list(files.filter(({ isRecording }) => !isRecording))}
      {recordings.length > 0 && (
        <>
          <h4 className="text-sm font-semibold">{t("entryRecording")}</h4>
          {list(recordings)}
        </>
      )}
      <Problem>{refused}</Problem>
      <div className="flex flex-wrap gap-2">
        <AttachButton disabled={busy} label={t("entryAddFile")} onPick={(picked) => pick(picked, false)} />
        {takesRecordings && (
          <AttachButton
            disabled={busy}
            label={t("entryAddRecording")}
            types={RECORDING_FILE_TYPES}
            onPick={(picked) => pick(picked, true)}
          />
        )}
      </div>
    </section>
  );
}
