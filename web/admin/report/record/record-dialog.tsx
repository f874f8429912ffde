import { MAX_MESSAGE_CHARACTERS } from "@hz/contract/limits";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { type CaseRecord, newestOf, recordsOf } from "../../../vault/content/records.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { freshId } from "../../../vault/report/open-report.ts";
import { t } from "../../shared/texts/texts.ts";
import { useRecord } from "./use-record.ts";
import { useSeenRecord } from "./use-seen-record.ts";
import { Version } from "./version.tsx";

type RecordDialogProps = { open: OpenReport; thread: readonly ThreadEntry[]; record: CaseRecord | null; onClose: () => void };

/** Takes an open report, its thread and the record so far, or null, and gives the form that sends its next version. */
export function RecordDialog({ open, thread, record, onClose }: RecordDialogProps) {
  const { seen, isNews, isSeen, stand } = useSeenRecord(record);
  const newest = seen && newestOf(seen);
  const next = (newest?.version ?? 0) + 1;
  // A colleague made it final while this was being written: nothing of it is lost, and nothing of it is sent.
  const final = record?.final ?? null;
  const [recordId] = useState(() => record?.recordId ?? freshId());
  const [begun] = useState(() => newest?.wording ?? (open.content?.description ?? "").slice(0, MAX_MESSAGE_CHARACTERS));
  const [wording, setWording] = useState(begun);
  const [isAsked, setAsked] = useState(false);
  const { busy, problem, send } = useRecord(open, thread);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const text = wording.trim();
    if (busy || final || text === "") return;
    const holds = (now: readonly ThreadEntry[], left: string | null) => {
      const there = recordsOf(now).find((one) => one.recordId === recordId) ?? null;
      const last = there && newestOf(there);
      // The own version, whose answer was lost, goes again as it is.
      const isOwn = !there?.final && last !== null && last.id === left && last.wording === text;
      return isOwn || isSeen(there);
    };
    const note = { recordId, version: next, isFinal: false, reason: "" };
    if (await send({ text, record: note, destroys: [], holds }, t("recordSent"))) onClose();
  };
  return (
    <FormDialog
      title={newest ? t("recordSendNext") : t("recordSend")}
      text={t("recordSendText")}
      busy={busy}
      isWritten={wording !== begun}
      onClose={onClose}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {!isNews && newest?.answer?.verdict === "correction" && (
          <Notice>
            <p className="whitespace-pre-line">{newest.answer.text}</p>
          </Notice>
        )}
        <Field label={t("recordWording")} error={isAsked && wording.trim() === "" && t("recordMissing")}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={MAX_MESSAGE_CHARACTERS}
              className="max-h-[50dvh] min-h-40"
              value={wording}
              readOnly={busy}
              onChange={({ target }) => setWording(target.value)}
            />
          )}
        </Field>
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
        {problem && <Notice tone="danger">{problem}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" off={busy} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" busy={busy} off={final !== null}>
            {busy ? t("recordSending") : t("recordSend")}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
