import { MAX_MESSAGE_CHARACTERS } from "@hz/contract/limits";
import type { AnswerKind } from "@hz/contract/reports/messages";
import { useRef } from "react";
import { ApiError } from "../../../api/client.ts";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { typedText } from "../../../vault/content/report-texts.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { type SealedAnswer, sendOnce } from "./send-once.ts";
import { postMessage, sealMessageFor, senderName } from "./send-answer.ts";
import { causeOf } from "../../shared/attachments/attachment.ts";
import { checkAttachments } from "../../shared/attachments/check-attachments.ts";
import { useUpload } from "./use-upload.ts";
import { useDraft } from "../use-draft.ts";

/** What is sent, and what follows while its form is still there. */
type Wanted = { written: string; onSent: () => void };

/** The answer being written: its text, its files, and how to send it. */
export function useAnswer(open: OpenReport, thread: readonly ThreadEntry[], kind: AnswerKind, isAcknowledged: boolean) {
  const id = open.head.reportId;
  const { files, setFiles, sending, upload } = useUpload(open);
  const [text, setText] = useDraft(open, "message", files.length > 0);
  /** The sealed message of a failed try: as long as nothing is changed, the same bytes go again and it stays one message. */
  const sealed = useRef<SealedAnswer | null>(null);

  const { setProblem, ...sendingIt } = useAction({
    run: async ({ written, onSent }: Wanted, signal) => {
      const claims = await upload(signal);
      const author = await senderName(open, signal);
      const of = JSON.stringify([author, written, claims.map(({ info }) => info.id)]);
      const post = ({ message }: SealedAnswer) => postMessage(id, message, signal);
      const sent = await sendOnce(sealed, { of, kind, isAcknowledged }, post, async () => {
        const message = await sealMessageFor(open, thread, author, written || t("fileOnlyText"), claims);
        return { of, message: { ...message, kind } };
      });
      // At once: whoever leaves now finds no draft of what is sent.
      setText("");
      setFiles([]);
      // Whoever has left is on another page, whose address is its own.
      if (!signal.aborted) onSent();
      return sent;
    },
    done: (sent) => t(`sent_${sent}`),
    failed: (error) => `${t("answerFailed")} ${causeOf(error)} ${t("answerKept")}`,
    stopped: t("uploadStopped"),
    onDone: (sent) => queryClient.invalidateQueries({ queryKey: (sent === "message" ? queryKeys.messages : queryKeys.report)(id) }),
    // Somebody was faster: who it was shows with the report of now.
    onFailed: (error) =>
      error instanceof ApiError &&
      error.code === "ALREADY_ACKNOWLEDGED" &&
      queryClient.invalidateQueries({ queryKey: queryKeys.report(id) }),
  });
  const send = (onSent: () => void) => {
    const written = typedText(text);
    if (written === "" && files.length === 0) return setProblem(t("answerRequired"));
    if (written.length > MAX_MESSAGE_CHARACTERS) return setProblem(t("answerTooLong", { max: MAX_MESSAGE_CHARACTERS }));
    sendingIt.run({ written, onSent });
  };

  const write = (next: string) => {
    setProblem(null);
    setText(next);
  };
  const pick = (picked: File[]) => {
    const { taken, refusals } = checkAttachments(files.length, picked);
    setProblem(refusals.length > 0 ? refusals.join(" ") : null);
    setFiles([...files, ...taken.map((file) => ({ key: crypto.randomUUID(), file }))]);
  };
  const { busy, problem, stop } = sendingIt;
  return { text, write, files, setFiles, pick, busy, problem, setProblem, sending, send, stop };
}
