import { useState } from "react";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import type { Attachment, Sending, SentFile } from "../../shared/attachments/attachment.ts";
import { sendAttachment } from "./send-answer.ts";

/**
 * The files beside what is written, how far the one is that is being sent, and how to send them: a second try leaves out what has
 * arrived.
 */
export function useUpload(open: OpenReport) {
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [sending, setSending] = useState<Sending | null>(null);

  const sendOne = async ({ key, file, sent }: Attachment, signal: AbortSignal): Promise<SentFile> => {
    if (sent) return sent;
    const show = (change: Partial<Sending>) =>
      setSending((now) => ({ key, sent: 0, total: file.size, waiting: false, ...(now?.key === key ? now : {}), ...change }));
    show({});
    const onProgress = (sentBytes: number, total: number) => show({ sent: sentBytes, total });
    const done = await sendAttachment(open, file, { onProgress, onWaiting: (waiting) => show({ waiting }), signal });
    setFiles((list) => list.map((one) => (one.key === key ? { ...one, sent: done } : one)));
    return done;
  };
  const upload = async (signal: AbortSignal): Promise<SentFile[]> => {
    const done: SentFile[] = [];
    try {
      for (const file of files) done.push(await sendOne(file, signal));
    } finally {
      setSending(null);
    }
    return done;
  };
  return { files, setFiles, sending, upload };
}
