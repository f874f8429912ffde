import { causeOf, type Sending } from "../../shared/attachments/attachment.ts";
import { useQueryClient } from "@tanstack/react-query";
import { MAX_MESSAGE_CHARACTERS } from "@hz/contract/limits";
import type { MessageKind } from "@hz/contract/reports/messages";
import { useRef, useState } from "react";
import { ApiError } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { type SealedAnswer, sendOnce } from "./send-once.ts";
import { postMessage, sealMessageFor, sendAttachment } from "./send-answer.ts";
import { type Attachment, type SentFile } from "../../shared/attachments/attachment.ts";
import { senderName } from "./sender-name.ts";
import { useDraft } from "../use-draft.ts";
import { useStop } from "../use-stop.ts";

/** Takes an open report, its thread and what kind of message is written, and whether its receipt is confirmed, and gives the answer being written: its text, its files, and how to send it. */
export function useAnswer(open: OpenReport, thread: readonly ThreadEntry[], kind: MessageKind, isAcknowledged: boolean) {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [text, setText] = useDraft(open, "message", files.length > 0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const { begin, stop } = useStop();
  /** The sealed message of a failed try: as long as nothing is changed, the same bytes go again and it stays one message. */
  const sealed = useRef<SealedAnswer | null>(null);

  const sendFiles = async (signal: AbortSignal): Promise<SentFile[]> => {
    const done: SentFile[] = [];
    for (const { key, file, sent } of files) {
      const show = (change: Partial<Sending>) =>
        setSending((now) => ({ key, sent: 0, total: file.size, waiting: false, ...(now?.key === key ? now : {}), ...change }));
      const claimed =
        sent ??
        (await sendAttachment(open, file, {
          onProgress: (sentBytes, total) => show({ sent: sentBytes, total }),
          onWaiting: (waiting) => show({ waiting }),
          signal,
        }));
      setFiles((list) => list.map((one) => (one.key === key ? { ...one, sent: claimed } : one)));
      done.push(claimed);
    }
    setSending(null);
    return done;
  };

  const send = async (onSent: () => void) => {
    if (busy) return;
    const written = text.trim();
    if (written === "" && files.length === 0) return setProblem(t("answerRequired"));
    if (written.length > MAX_MESSAGE_CHARACTERS) return setProblem(t("answerTooLong", { max: MAX_MESSAGE_CHARACTERS }));
    const signal = begin();
    setBusy(true);
    setProblem(null);
    try {
      const claims = await sendFiles(signal);
      const author = await senderName(open, signal);
      const of = JSON.stringify([author, written, claims.map(({ info }) => info.id)]);
      const post = ({ message }: SealedAnswer) => postMessage(open.head.reportId, message, signal);
      const sent = await sendOnce(sealed, { of, kind, isAcknowledged }, post, async () => {
        const message = await sealMessageFor(open, thread, author, written || t("fileOnlyText"), claims);
        return { of, message: { ...message, kind } };
      });
      setText("");
      setFiles([]);
      toast({ title: t(`sent_${sent}`) });
      // Whoever has left is on another page, whose address is its own.
      if (!signal.aborted) onSent();
      const { messages, report } = queryKeys;
      await client.invalidateQueries({ queryKey: (sent === "message" ? messages : report)(open.head.reportId) });
    } catch (error) {
      setProblem(signal.aborted ? t("uploadStopped") : `${t("answerFailed")} ${causeOf(error)} ${t("answerKept")}`);
      // Somebody was faster: who it was shows with the report of now.
      if (error instanceof ApiError && error.code === "ALREADY_ACKNOWLEDGED")
        void client.invalidateQueries({ queryKey: queryKeys.report(open.head.reportId) });
    } finally {
      setSending(null);
      setBusy(false);
    }
  };

  const write = (next: string) => {
    setProblem(null);
    setText(next);
  };
  return { text, write, files, setFiles, busy, problem, setProblem, sending, send, stop };
}
