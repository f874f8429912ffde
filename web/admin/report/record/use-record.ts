import type { NewMessage } from "@hz/contract/reports/messages";
import type { EntryConsent, RecordNote } from "../../../vault/content/contents.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toast } from "../../../ui/toasts.ts";
import { freshId, type OpenReport, sealAnswer } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { readThread } from "../queries.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { postMessage } from "../answer/send-answer.ts";
import { type SentFile } from "../../shared/attachments/attachment.ts";
import { senderName } from "../answer/sender-name.ts";

/** A message about a record or its recording: what it says, and the recordings that go or come with it. */
export type RecordMessage = {
  text: string;
  record?: RecordNote;
  destroys: string[];
  added?: { files: SentFile[]; consent: EntryConsent };
  /** Whether what it rests on is still so, in the thread of now; `left` is the message that got no answer. Else nothing is sent. */
  holds?: (thread: readonly ThreadEntry[], left: string | null) => boolean;
};

/** Takes an open report and its thread and gives how to write about its record in it; `send` tells whether it has arrived. */
export function useRecord(open: OpenReport, thread: readonly ThreadEntry[]) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** What a failed try has sealed: the same message goes again as the same bytes and stays one. */
  const sealed = useRef<{ of: string; message: NewMessage } | null>(null);

  /** What was said a moment ago counts, whether or not its news has come. */
  const readAgain = () =>
    client.fetchQuery({
      queryKey: queryKeys.messages(open.head.reportId),
      queryFn: ({ signal }) => readThread(open, signal),
      staleTime: 0,
    });

  const send = async ({ text, record, destroys, added, holds }: RecordMessage, saved: string): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      const now = holds ? await readAgain() : thread;
      if (holds && !holds(now, sealed.current?.message.id ?? null)) return false;
      const author = await senderName(open);
      const of = JSON.stringify([author, text, record, destroys, added]);
      if (sealed.current?.of !== of) {
        const said = { ...(record && { record }), ...(added && { recording: added.consent }) };
        const message = await sealAnswer(open, now, { id: freshId(), author, text, files: added?.files ?? [], ...said });
        const goes = destroys.length > 0 && { destroys };
        sealed.current = { of, message: { ...message, ...goes, ...(added && { recording: { consentAt: added.consent.at } }) } };
      }
      await postMessage(open.head.reportId, sealed.current.message);
      toast({ title: saved });
      await client.invalidateQueries({ queryKey: queryKeys.report(open.head.reportId) });
      return true;
    } catch (error) {
      setProblem(`${t("recordFailed")} ${failureText(error, "")} ${t("recordKept")}`);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, send };
}
