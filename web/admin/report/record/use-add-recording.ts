import { RECORDING_FILE_TYPES } from "@hz/contract/limits";
import type { EntryConsent } from "../../../vault/content/contents.ts";
import { useEffect, useRef, useState } from "react";
import { formatDayOrTime } from "../../../i18n/day-or-time.ts";
import { recordTexts } from "../../../i18n/record.ts";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { t } from "../../shared/texts/texts.ts";
import { checkAttachments } from "../../shared/attachments/check-attachments.ts";
import { sendAttachment } from "../answer/send-answer.ts";
import { type Attachment, type SentFile } from "../../shared/attachments/attachment.ts";
import { causeOf, type Sending } from "../../shared/attachments/attachment.ts";
import { useRecord } from "./use-record.ts";

/** Takes an open report and its thread and gives the files of a recording and how to add them; `add` tells whether they have arrived. */
export function useAddRecording(open: OpenReport, thread: readonly ThreadEntry[]) {
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [sending, setSending] = useState<Sending | null>(null);
  const [fault, setFault] = useState("");
  const running = useRef<AbortController | null>(null);
  const { busy, problem, send } = useRecord(open, thread);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const pick = (picked: File[]) => {
    const { taken, refusals } = checkAttachments(files.length, picked, RECORDING_FILE_TYPES);
    setFault(refusals.join(" "));
    setFiles([...files, ...taken.map((file) => ({ key: crypto.randomUUID(), file }))]);
  };
  const drop = (key: string) => setFiles(files.filter((one) => one.key !== key));

  const upload = async (signal: AbortSignal): Promise<SentFile[]> => {
    const done: SentFile[] = [];
    for (const { key, file, sent } of files) {
      const show = (change: Partial<Sending>) =>
        setSending((now) => ({ key, sent: 0, total: file.size, waiting: false, ...(now?.key === key ? now : {}), ...change }));
      show({});
      const onProgress = (sentBytes: number, total: number) => show({ sent: sentBytes, total });
      const one = sent ?? (await sendAttachment(open, file, { onProgress, onWaiting: (waiting) => show({ waiting }), signal }));
      // A second try does not send it again.
      setFiles((list) => list.map((other) => (other.key === key ? { ...other, sent: one } : other)));
      done.push(one);
    }
    return done;
  };

  const add = async (consent: EntryConsent): Promise<boolean> => {
    if (files.length === 0) {
      setFault(t("recordingMissing"));
      return false;
    }
    setFault("");
    const control = new AbortController();
    running.current = control;
    try {
      const sent = await upload(control.signal);
      // From here on nothing can be stopped: the message goes as one.
      setSending(null);
      control.signal.throwIfAborted();
      const language = open.content?.language ?? "de";
      const text = recordTexts[language].recorded(formatDayOrTime(consent.at, language), consent.wording);
      return await send({ text, destroys: [], added: { files: sent, consent } }, t("recordingAdded"));
    } catch (error) {
      setFault(control.signal.aborted ? t("uploadStopped") : `${t("recordFailed")} ${causeOf(error)} ${t("recordingKept")}`);
      return false;
    } finally {
      setSending(null);
    }
  };
  const isUploading = sending !== null;
  return {
    files,
    pick,
    drop,
    sending,
    isUploading,
    busy: busy || isUploading,
    fault: fault || problem,
    add,
    stop,
  };
}
