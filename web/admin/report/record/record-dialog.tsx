import { MAX_MESSAGE_CHARACTERS } from "@hz/contract/limits";
import { useState } from "react";
import * as z from "zod";
import { Textarea } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { freshId, type OpenReport } from "../../../vault/report/open-report.ts";
import { type CaseRecord, newestOf, recordsOf } from "../../../vault/content/records.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { FormField, useFields } from "../../shared/form/form.tsx";
import { WritingDialog } from "../../shared/form/writing-dialog.tsx";
import { t } from "../../shared/texts/texts.ts";
import { useRecord } from "./use-record.ts";
import { useSeenRecord } from "./use-seen-record.ts";
import { Version } from "./version.tsx";

type RecordDialogProps = { open: OpenReport; thread: readonly ThreadEntry[]; record: CaseRecord | null; onClose: () => void };

const RecordForm = z.object({ wording: z.string().trim().min(1, t("recordMissing")) });

/** The form that sends the next version of a record, the first where `record` is null. */
export function RecordDialog({ open, thread, record, onClose }: RecordDialogProps) {
  const { seen, isNews, isSeen, stand } = useSeenRecord(record);
  const newest = seen && newestOf(seen);
  const next = (newest?.version ?? 0) + 1;
  // A colleague made it final while this was being written: nothing of it is lost, and nothing of it is sent.
  const final = record?.final ?? null;
  const [recordId] = useState(() => record?.recordId ?? freshId());
  const wording = newest?.wording ?? (open.content?.description ?? "").slice(0, MAX_MESSAGE_CHARACTERS);
  const form = useFields(RecordForm, { defaultValues: { wording } });
  const sending = useRecord(open, thread, t("recordSent"), onClose);
  const send = ({ wording: text }: z.infer<typeof RecordForm>) => {
    const holds = (now: readonly ThreadEntry[], left: string | null) => {
      const there = recordsOf(now).find((one) => one.recordId === recordId) ?? null;
      const last = there && newestOf(there);
      // The own version, whose answer was lost, goes again as it is.
      const isOwn = !there?.final && last !== null && last.id === left && last.wording === text;
      return isOwn || isSeen(there);
    };
    sending.run({ text, record: { recordId, version: next, isFinal: false, reason: "" }, destroys: [], holds });
  };
  return (
    <WritingDialog
      title={newest ? t("recordSendNext") : t("recordSend")}
      text={t("recordSendText")}
      confirmLabel={t("recordSend")}
      busyLabel={t("recordSending")}
      off={final !== null}
      form={form}
      action={sending}
      onValid={send}
      onClose={onClose}
    >
      {!isNews && newest?.answer?.verdict === "correction" && (
        <Notice>
          <p className="written">{newest.answer.text}</p>
        </Notice>
      )}
      <FormField form={form} name="wording" label={t("recordWording")}>
        {(control) => (
          <Textarea {...control} maxLength={MAX_MESSAGE_CHARACTERS} className="max-h-[50dvh] min-h-40" readOnly={sending.busy} />
        )}
      </FormField>
      {isNews && newest && !final && (
        <section aria-label={t("recordNews")} className="grid gap-2">
          <Notice key={stand} tone="danger">
            <p>{t("recordNews")}</p>
            <p>{t("recordNewsOwn", { version: next })}</p>
          </Notice>
          <div className="rounded-card border border-line p-3">
            <Version version={newest} final={null} />
          </div>
        </section>
      )}
      {final && <Notice tone="danger">{t("recordFinalMeanwhile", { version: final.version })}</Notice>}
    </WritingDialog>
  );
}
