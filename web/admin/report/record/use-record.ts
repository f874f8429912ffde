import { portalLanguage } from "@hz/contract/languages";
import type { LanguageTexts } from "@hz/contract/texts/language-texts";
import type { NewMessage } from "@hz/contract/reports/messages";
import type { EntryConsent, RecordNote } from "../../../vault/content/contents.ts";
import { useRef } from "react";
import { freshId, type OpenReport, sealAnswer } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { readThread } from "../queries.ts";
import { languageTexts } from "../../shared/languages/language-texts.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { postMessage, senderName } from "../answer/send-answer.ts";
import type { SentFile } from "../../shared/attachments/attachment.ts";

/** A message about a record or its recording: what it says, and the recordings that go or come with it. */
type RecordMessage = {
  /** As typed, or what a language says. */
  text: string | ((words: LanguageTexts["record"]) => string);
  record?: RecordNote;
  destroys: string[];
  added?: { files: SentFile[]; consent: EntryConsent };
  /** Whether what it rests on is still so, in the thread of now; `left` is the message that got no answer. Else nothing is sent. */
  holds?: (thread: readonly ThreadEntry[], left: string | null) => boolean;
};

/** Sends what is written about a record in the thread. False, with nothing sent, where what it rests on is no longer so. */
export function useSendRecord(open: OpenReport, thread: readonly ThreadEntry[]) {
  const id = open.head.reportId;
  /** What a failed try has sealed: the same message goes again as the same bytes and stays one. */
  const sealed = useRef<{ of: string; message: NewMessage } | null>(null);

  /** What was said a moment ago counts, whether or not its news has come. */
  const readAgain = () =>
    queryClient.fetchQuery({ queryKey: queryKeys.messages(id), queryFn: ({ signal }) => readThread(open, signal), staleTime: 0 });

  return async ({ text: given, record, destroys, added, holds }: RecordMessage): Promise<boolean> => {
    const text = typeof given === "string" ? given : given((await languageTexts(portalLanguage(open.content?.language))).record);
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
    await postMessage(id, sealed.current.message);
    return true;
  };
}

/** The same as an action: takes what is said once the message has arrived, and what follows. */
export function useRecord(open: OpenReport, thread: readonly ThreadEntry[], saved: string, onDone: () => void) {
  return useAction({
    run: useSendRecord(open, thread),
    done: (arrived) => (arrived ? saved : null),
    failed: (error) => `${t("recordFailed")} ${failureText(error, "")} ${t("recordKept")}`,
    touches: [queryKeys.report(open.head.reportId)],
    onDone: (arrived) => arrived && onDone(),
  });
}
