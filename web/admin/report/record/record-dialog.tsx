import { MAX_MESSAGE_CHARACTERS } from "@hz/contract/limits";
import { Dialog } from "radix-ui";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "../../../ui/dialog-box.ts";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import type { OpenReport } from "../../../vault/open-report.ts";
import { type CaseRecord, newestOf } from "../../../vault/records.ts";
import type { ThreadEntry } from "../../../vault/thread.ts";
import { freshId } from "../../../vault/open-report.ts";
import { t } from "../../texts.ts";
import { useRecord } from "./use-record.ts";

type RecordDialogProps = { open: OpenReport; thread: readonly ThreadEntry[]; record: CaseRecord | null; onClose: () => void };

/** Takes an open report, its thread and the record so far, or null, and gives the form that sends its next version. */
export function RecordDialog({ open, thread, record, onClose }: RecordDialogProps) {
  const newest = record && newestOf(record);
  const [recordId] = useState(() => record?.recordId ?? freshId());
  const [wording, setWording] = useState(newest?.wording ?? (open.content?.description ?? "").slice(0, MAX_MESSAGE_CHARACTERS));
  const [isAsked, setAsked] = useState(false);
  const { busy, problem, send } = useRecord(open, thread);
  const returnFocus = useReturnFocus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const text = wording.trim();
    if (busy || text === "") return;
    const version = (newest?.version ?? 0) + 1;
    if (await send({ text, record: { recordId, version, isFinal: false, reason: "" }, destroys: [] }, t("recordSent"))) onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(next) => !next && !busy && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={DIALOG_VEIL} />
        <Dialog.Content
          className={`${DIALOG_BOX} top-[4dvh] max-h-[92dvh]`}
          {...returnFocus}
          // A click beside it would throw away what is written.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className="grid gap-1">
            <Dialog.Title className="text-xl">{newest ? t("recordSendNext") : t("recordSend")}</Dialog.Title>
            <Dialog.Description className="text-sm text-muted">{t("recordSendText")}</Dialog.Description>
          </div>
          <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
            {newest?.answer?.verdict === "correction" && (
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
            {problem && <Notice tone="danger">{problem}</Notice>}
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="quiet" off={busy} onClick={onClose}>
                {t("cancel")}
              </Button>
              <Button type="submit" busy={busy}>
                {busy ? t("recordSending") : t("recordSend")}
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
