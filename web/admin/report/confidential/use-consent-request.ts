import { portalLanguage } from "@hz/contract/languages";
import type { NewMessage } from "@hz/contract/reports/messages";
import type { ConsentRequest } from "../../../vault/content/contents.ts";
import { useState } from "react";
import { consentTexts } from "../../../i18n/consent.ts";
import { createT } from "../../../i18n/translate.ts";
import { freshId, type OpenReport, sealAnswer } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { postMessage } from "../answer/send-answer.ts";
import { senderName } from "../answer/sender-name.ts";
import { unanswered } from "../thread/unanswered.ts";

/** The request word for word, in the language of the report. */
export function consentWording(open: OpenReport, { recipient, purpose, details }: ConsentRequest): string {
  const language = portalLanguage(open.content?.language);
  return createT<(typeof consentTexts)["de"]>(language, consentTexts[language])("wording", { recipient, purpose, details });
}

export function useConsentRequest(open: OpenReport, thread: readonly ThreadEntry[], onDone: () => void) {
  const id = open.head.reportId;
  const [again] = useState(() => unanswered<NewMessage>());
  return useAction({
    run: async (request: ConsentRequest) => {
      const author = await senderName(open);
      return again(
        JSON.stringify([author, request]),
        (message) => postMessage(id, message),
        async (send) => {
          const answer = { id: freshId(), author, text: consentWording(open, request), files: [], request };
          return send(await sealAnswer(open, thread, answer));
        },
      );
    },
    done: t("consentSent"),
    failed: (error) => `${t("consentFailed")} ${failureText(error, "")} ${t("disclosureKept")}`,
    touches: [queryKeys.messages(id)],
    onDone,
  });
}
