import { useState } from "react";
import { recordTexts } from "../../../i18n/record.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { type CaseRecord, isConfirmed, newestOf, recordsOf } from "../../../vault/content/records.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { t } from "../../shared/texts/texts.ts";
import { useRecord } from "./use-record.ts";
import { useSeenRecord } from "./use-seen-record.ts";
import { Version } from "./version.tsx";

type EndProps = { open: OpenReport; thread: readonly ThreadEntry[]; recordings: string[]; onClose: () => void };

const wordsOf = ({ content }: OpenReport) => recordTexts[content?.language ?? "de"];

/** Takes a record and the recordings that are still there and asks whether it is final: they go with it. */
export function FinalDialog({ open, thread, recordings, record, onClose }: EndProps & { record: CaseRecord }) {
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { busy, problem, send } = useRecord(open, thread);
  const { recordId } = record;
  const { seen, isNews, isSeen, stand } = useSeenRecord(record);
  const shown = seen ?? record;
  const newest = newestOf(shown);
  const needsReason = !isConfirmed(shown);
  const confirm = async () => {
    setAsked(true);
    const why = needsReason ? reason.trim() : "";
    if (needsReason && why === "") return;
    const { final, destroyed } = wordsOf(open);
    const text = recordings.length > 0 ? `${final} ${destroyed}` : final;
    const note = { recordId, version: newest.version, isFinal: true, reason: why };
    // With the record its recordings go: against no answer that nobody has read here.
    const holds = (now: readonly ThreadEntry[]) => isSeen(recordsOf(now).find((one) => one.recordId === recordId) ?? null);
    if (await send({ text, record: note, destroys: recordings, holds }, t("recordFinalDone"))) onClose();
  };
  return (
    <ConfirmDialog
      isForm={needsReason && recordings.length === 0}
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("recordFinalise")}
      text={recordings.length > 0 ? `${t("recordFinalText")} ${t("recordFinalDestroys")}` : t("recordFinalText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("recordFinalise")}
      destructive={recordings.length > 0}
      busy={busy}
      onConfirm={() => void confirm()}
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
        <Field label={t("recordReason")} hint={t("recordReasonHint")} error={isAsked && reason.trim() === "" && t("recordReasonMissing")}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={2000}
              className="min-h-20"
              value={reason}
              readOnly={busy}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
    </ConfirmDialog>
  );
}

/** Takes the recordings that are still there and asks whether they are destroyed, before a record is final or without one. */
export function DestroyDialog({ open, thread, recordings, onClose }: EndProps) {
  const { busy, problem, send } = useRecord(open, thread);
  const confirm = async () => {
    if (await send({ text: wordsOf(open).destroyed, destroys: recordings }, t("recordDestroyed"))) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("recordDestroy")}
      text={t("recordDestroyText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("recordDestroy")}
      destructive
      busy={busy}
      onConfirm={() => void confirm()}
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
    </ConfirmDialog>
  );
}
