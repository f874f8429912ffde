import type { NewMessage } from "@hz/contract/reports/messages";
import type { ConsentRequest } from "../../../vault/content/contents.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { consentTexts } from "../../../i18n/consent.ts";
import { createT } from "../../../i18n/translate.ts";
import { toast } from "../../../ui/toasts.ts";
import { freshId, type OpenReport, sealAnswer } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { postMessage } from "../answer/send-answer.ts";
import { senderName } from "../answer/sender-name.ts";

/** Takes what is asked and gives it word for word, in the language of the report. */
export function consentWording(open: OpenReport, { recipient, purpose, details }: ConsentRequest): string {
  const values = { recipient, purpose, details };
  return open.content?.language === "en"
    ? createT("en", consentTexts.en)("wording", values)
    : createT("de", consentTexts.de)("wording", values);
}

/** Takes an open report and its thread and gives how to ask for consent in it; `send` tells whether it has arrived. */
export function useConsentRequest(open: OpenReport, thread: readonly ThreadEntry[]) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** What a failed try has sealed: the same request goes again as the same bytes and stays one. */
  const sealed = useRef<{ of: string; message: NewMessage } | null>(null);

  const send = async (request: ConsentRequest): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      const author = await senderName(open);
      const of = JSON.stringify([author, request]);
      if (sealed.current?.of !== of) {
        const answer = { id: freshId(), author, text: consentWording(open, request), files: [], request };
        sealed.current = { of, message: await sealAnswer(open, thread, answer) };
      }
      await postMessage(open.head.reportId, sealed.current.message);
      toast({ title: t("consentSent") });
      await client.invalidateQueries({ queryKey: queryKeys.messages(open.head.reportId) });
      return true;
    } catch (error) {
      setProblem(`${t("consentFailed")} ${failureText(error, "")} ${t("disclosureKept")}`);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, send };
}
