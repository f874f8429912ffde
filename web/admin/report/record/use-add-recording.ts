import { portalLanguage } from "@hz/contract/languages";
import { RECORDING_FILE_TYPES } from "@hz/contract/limits";
import type { EntryConsent } from "../../../vault/content/contents.ts";
import { formatDayOrTime } from "../../../i18n/day-or-time.ts";
import { recordTexts } from "../../../i18n/record.ts";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { causeOf } from "../../shared/attachments/attachment.ts";
import { checkAttachments } from "../../shared/attachments/check-attachments.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { useUpload } from "../answer/use-upload.ts";
import { useSendRecord } from "./use-record.ts";

/** The files of a recording and how to add them. */
export function useAddRecording(open: OpenReport, thread: readonly ThreadEntry[], onDone: () => void) {
  const { files, setFiles, sending, upload } = useUpload(open);
  const send = useSendRecord(open, thread);
  const { run, setProblem, ...adding } = useAction({
    run: async (consent: EntryConsent, signal) => {
      const sent = await upload(signal);
      // From here on nothing can be stopped: the message goes as one.
      signal.throwIfAborted();
      const language = portalLanguage(open.content?.language);
      const text = recordTexts[language].recorded(formatDayOrTime(consent.at, language), consent.wording);
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
