import type { LanguageTexts } from "@hz/contract/texts/language-texts";
import * as z from "zod";
import { Notice } from "../../../ui/notice.tsx";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { type CaseRecord, isConfirmed, newestOf, recordsOf } from "../../../vault/content/records.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { DialogForm } from "../../shared/form/dialog-form.tsx";
import { useFields } from "../../shared/form/form.tsx";
import { t } from "../../shared/texts/texts.ts";
import { WordsField } from "../content/words-field.tsx";
import { useRecord } from "./use-record.ts";
import { useSeenRecord } from "./use-seen-record.ts";
import { Version } from "./version.tsx";

type EndProps = { open: OpenReport; thread: readonly ThreadEntry[]; recordings: string[]; onClose: () => void };

const ReasonForm = z.object({ reason: z.string().trim().min(1, t("recordReasonMissing")) });
/** What the reporter has confirmed needs none. */
const NoReasonForm = z.object({ reason: z.string().transform(() => "") });

/** Asks whether a record is final: the recordings that are still there go with it. */
export function FinalDialog({ open, thread, recordings, record, onClose }: EndProps & { record: CaseRecord }) {
  const { recordId } = record;
  const { seen, isNews, isSeen, stand } = useSeenRecord(record);
  const shown = seen ?? record;
  const newest = newestOf(shown);
  const needsReason = !isConfirmed(shown);
  const form = useFields(needsReason ? ReasonForm : NoReasonForm, { defaultValues: { reason: "" } });
  const finalising = useRecord(open, thread, t("recordFinalDone"), onClose);
  const finalise = ({ reason }: { reason: string }) => {
    const text = ({ final, destroyed }: LanguageTexts["record"]) => (recordings.length > 0 ? `${final} ${destroyed}` : final);
    const note = { recordId, version: newest.version, isFinal: true, reason };
    // With the record its recordings go: against no answer that nobody has read here.
    const holds = (now: readonly ThreadEntry[]) => isSeen(recordsOf(now).find((one) => one.recordId === recordId) ?? null);
    finalising.run({ text, record: note, destroys: recordings, holds });
  };
  return (
    <DialogForm
      isForm={needsReason && recordings.length === 0}
      title={t("recordFinalise")}
      text={recordings.length > 0 ? `${t("recordFinalText")} ${t("recordFinalDestroys")}` : t("recordFinalText")}
      confirmLabel={t("recordFinalise")}
      destructive={recordings.length > 0}
      form={form}
      action={finalising}
      onValid={finalise}
      onClose={onClose}
    >
      <section aria-label={t("recordFinalWhich")} className="grid gap-2">
        <p className="font-semibold">{t("recordFinalWhich")}</p>
        <div className="rounded-card border border-line p-3">
          <Version version={newest} final={null} />
        </div>
      </section>
      {isNews && (
        <Notice key={stand} tone="danger">
          <p>{t("recordFinalNews")}</p>
        </Notice>
      )}
      {needsReason && (
        <WordsField
          form={form}
          name="reason"
          label={t("recordReason")}
          hint={t("recordReasonHint")}
          maxLength={2000}
          busy={finalising.busy}
        />
      )}
    </DialogForm>
  );
}

/** Asks whether the recordings that are still there are destroyed, before a record is final or without one. */
export function DestroyDialog({ open, thread, recordings, onClose }: EndProps) {
  const destroying = useRecord(open, thread, t("recordDestroyed"), onClose);
  return (
    <ActionDialog
      title={t("recordDestroy")}
      text={t("recordDestroyText")}
      confirmLabel={t("recordDestroy")}
      destructive
      action={destroying}
      onClose={onClose}
      onConfirm={() => destroying.run({ text: ({ destroyed }) => destroyed, destroys: recordings })}
    />
  );
}
