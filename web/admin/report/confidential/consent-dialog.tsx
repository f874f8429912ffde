import { useWatch } from "react-hook-form";
import * as z from "zod";
import { Input } from "../../../ui/input.tsx";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { FormField, useFields } from "../../shared/form/form.tsx";
import { WritingDialog } from "../../shared/form/writing-dialog.tsx";
import { t } from "../../shared/texts/texts.ts";
import { WordsField } from "../content/words-field.tsx";
import { consentWording, useConsentRequest } from "./use-consent-request.ts";

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
        <p className="pt-2 text-sm whitespace-pre-line wrap-anywhere">{consentWording(open, { kind: "consent", ...NOTHING, ...typed })}</p>
      </details>
    </WritingDialog>
  );
}
