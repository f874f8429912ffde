import { useWatch } from "react-hook-form";
import * as z from "zod";
import { Input } from "../../../ui/input.tsx";
import { freshId, type OpenReport, sealAnswer } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { FormField, useFields } from "../../shared/form/form.tsx";
import { WritingDialog } from "../../shared/form/writing-dialog.tsx";
import { t } from "../../shared/texts/texts.ts";
import { WordsField } from "../content/words-field.tsx";
import { portalLanguage } from "@hz/contract/languages";
import type { NewMessage } from "@hz/contract/reports/messages";
import type { ConsentRequest } from "../../../vault/content/contents.ts";
import { useState } from "react";
import type { LanguageTexts } from "@hz/contract/texts/language-texts";
import { languageTexts, useLanguageTexts, withValues } from "../../shared/languages/language-texts.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { postMessage, senderName } from "../answer/send-answer.ts";
import { unanswered } from "../thread/unanswered.ts";

const languageOf = ({ content }: OpenReport) => portalLanguage(content?.language);

/** The request word for word, in the language of the report. */
const consentWording = ({ consent }: LanguageTexts, { recipient, purpose, details }: ConsentRequest): string =>
  withValues(consent, { recipient, purpose, details });

function useConsentRequest(open: OpenReport, thread: readonly ThreadEntry[], onDone: () => void) {
  const id = open.head.reportId;
  const [again] = useState(() => unanswered<NewMessage>());
  return useAction({
    run: async (request: ConsentRequest) => {
      const author = await senderName(open);
      return again(
        JSON.stringify([author, request]),
        (message) => postMessage(id, message),
        async (send) => {
          const text = consentWording(await languageTexts(languageOf(open)), request);
          const answer = { id: freshId(), author, text, files: [], request };
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

type ConsentDialogProps = { open: OpenReport; thread: readonly ThreadEntry[]; onClose: () => void };

const words = z.string().trim().min(1, t("disclosureMissing"));
const ConsentForm = z.object({ recipient: words, purpose: words, details: words });
const NOTHING = { recipient: "", purpose: "", details: "" };

/** The form of a request for consent, with what the reporter will read. */
export function ConsentDialog({ open, thread, onClose }: ConsentDialogProps) {
  const form = useFields(ConsentForm, { defaultValues: NOTHING });
  const asking = useConsentRequest(open, thread, onClose);
  const { busy } = asking;
  const typed = useWatch({ control: form.control });
  const { data: texts } = useLanguageTexts(languageOf(open));
  return (
    <WritingDialog
      title={t("consentAsk")}
      text={t("consentAskText")}
      confirmLabel={t("consentSend")}
      busyLabel={t("consentSending")}
      form={form}
      action={asking}
      onValid={(given) => asking.run({ kind: "consent", ...given })}
      onClose={onClose}
    >
      <FormField form={form} name="recipient" label={t("consentRecipient")}>
        {(control) => <Input {...control} maxLength={500} readOnly={busy} />}
      </FormField>
      <WordsField form={form} name="purpose" label={t("consentPurpose")} hint={t("consentPurposeHint")} maxLength={2000} busy={busy} />
      <WordsField form={form} name="details" label={t("consentDetails")} maxLength={2000} busy={busy} />
      <details>
        <summary className="font-semibold">{t("consentPreview")}</summary>
        <p className="pt-2 text-sm written">{texts && consentWording(texts, { kind: "consent", ...NOTHING, ...typed })}</p>
      </details>
    </WritingDialog>
  );
}
