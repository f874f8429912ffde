import { RECORDING_FILE_TYPES } from "@hz/contract/limits";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Problem } from "../../../ui/notice.tsx";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { checkConsent, ConsentFields, type EntryProblems, type EntryValues, firstEntry } from "../../entry/index.ts";
import { BareForm, focusWrong } from "../../shared/form/bare-form.tsx";
import { t } from "../../shared/texts/texts.ts";
import { AttachButton, Attachments } from "../../shared/attachments/attachments.tsx";
import { portalLanguage } from "@hz/contract/languages";
import type { EntryConsent } from "../../../vault/content/contents.ts";
import { formatDayOrTime } from "../../../i18n/dates.ts";
import type { LanguageTexts } from "@hz/contract/texts/language-texts";
import { withValues } from "../../shared/languages/language-texts.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { causeOf } from "../../shared/attachments/attachment.ts";
import { checkAttachments } from "../../shared/attachments/check-attachments.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUpload } from "../answer/use-upload.ts";
import { useSendRecord } from "./use-record.ts";

/** The files of a recording and how to add them. */
function useAddRecording(open: OpenReport, thread: readonly ThreadEntry[], onDone: () => void) {
  const { files, setFiles, sending, upload } = useUpload(open);
  const send = useSendRecord(open, thread);
  const { run, setProblem, ...adding } = useAction({
    run: async (consent: EntryConsent, signal) => {
      const sent = await upload(signal);
      // From here on nothing can be stopped: the message goes as one.
      signal.throwIfAborted();
      const date = formatDayOrTime(consent.at, portalLanguage(open.content?.language));
      const text = ({ recorded }: LanguageTexts["record"]) => withValues(recorded, { date, wording: consent.wording });
      await send({ text, destroys: [], added: { files: sent, consent } });
    },
    done: t("recordingAdded"),
    failed: (error) => `${t("recordFailed")} ${causeOf(error)} ${t("recordingKept")}`,
    stopped: t("uploadStopped"),
    touches: [queryKeys.report(open.head.reportId)],
    onDone,
  });
  const pick = (picked: File[]) => {
    const { taken, refusals } = checkAttachments(files.length, picked, RECORDING_FILE_TYPES);
    setProblem(refusals.join(" "));
    setFiles([...files, ...taken.map((file) => ({ key: crypto.randomUUID(), file }))]);
  };
  const drop = (key: string) => setFiles(files.filter((one) => one.key !== key));
  const add = (consent: EntryConsent) => (files.length === 0 ? setProblem(t("recordingMissing")) : run(consent));
  return { ...adding, files, pick, drop, sending, add };
}

type RecordingDialogProps = { open: OpenReport; thread: readonly ThreadEntry[]; onClose: () => void };

/** Adds a recording of what was said, with the consent to it (§ 11 (2), (3) HinSchG). */
export function RecordingDialog({ open, thread, onClose }: RecordingDialogProps) {
  const [first] = useState(() => firstEntry(new Date(), t("entryConsentDefault")));
  const [values, setValues] = useState(first);
  const [problems, setProblems] = useState<EntryProblems>({});
  const { files, pick, drop, sending, busy, problem, add, stop } = useAddRecording(open, thread, onClose);
  const isWritten = files.length > 0 || values !== first;
  const change = (next: Partial<EntryValues>) => {
    setValues({ ...values, ...next });
    setProblems({});
  };
  const submit = (form: HTMLFormElement) => {
    if (busy) return;
    const checked = checkConsent(values, new Date());
    if ("consent" in checked) return add(checked.consent);
    setProblems(checked.problems);
    focusWrong(form, Object.keys(checked.problems));
  };
  return (
    <FormDialog title={t("entryAddRecording")} text={t("recordingText")} busy={busy} isWritten={isWritten} onClose={onClose}>
      <BareForm onSend={submit}>
        <ConsentFields values={values} problems={problems} busy={busy} change={change} />
        <section aria-label={t("entryRecording")} className="grid justify-items-start gap-3">
          <div className="w-full empty:hidden">
            <Attachments files={files} sending={sending} busy={busy} onRemove={drop} />
          </div>
          <AttachButton disabled={busy} label={t("recordingPick")} types={RECORDING_FILE_TYPES} onPick={pick} />
        </section>
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" off={busy && !sending} onClick={sending ? stop : onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? t("recordSending") : t("recordingSave")}
          </Button>
        </div>
      </BareForm>
    </FormDialog>
  );
}
