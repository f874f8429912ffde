import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { t } from "../../shared/texts/texts.ts";
import { consentWording, useConsentRequest } from "./use-consent-request.ts";

const FIELDS = ["recipient", "purpose", "details"] as const;
const LABELS = { recipient: "consentRecipient", purpose: "consentPurpose", details: "consentDetails" } as const;
type ConsentDialogProps = { open: OpenReport; thread: readonly ThreadEntry[]; onClose: () => void };

/** Takes an open report and its thread and gives the form of a request for consent, with what the reporter will read. */
export function ConsentDialog({ open, thread, onClose }: ConsentDialogProps) {
  const [values, setValues] = useState({ recipient: "", purpose: "", details: "" });
  const [isChecked, setChecked] = useState(false);
  const { busy, problem, send } = useConsentRequest(open, thread);
  const isWritten = Object.values(values).some((text) => text !== "");
  const form = useRef<HTMLFormElement>(null);
  const request = { kind: "consent", ...values } as const;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = FIELDS.find((field) => values[field].trim() === "");
    setChecked(true);
    if (missing) return form.current?.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
    const [recipient, purpose, details] = [values.recipient.trim(), values.purpose.trim(), values.details.trim()];
    if (await send({ kind: "consent", recipient, purpose, details })) onClose();
  };
  return (
    <FormDialog title={t("consentAsk")} text={t("consentAskText")} busy={busy} isWritten={isWritten} onClose={onClose}>
      <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={t(LABELS[field])}
            hint={field === "purpose" && t("consentPurposeHint")}
            error={isChecked && values[field].trim() === "" && t("disclosureMissing")}
          >
            {(control) => {
              const common = { ...control, name: field, value: values[field], readOnly: busy };
              const write = (text: string) => setValues({ ...values, [field]: text });
              return field === "recipient" ? (
                <Input {...common} maxLength={500} onChange={({ target }) => write(target.value)} />
              ) : (
                <Textarea {...common} maxLength={2000} className="min-h-20" onChange={({ target }) => write(target.value)} />
              );
            }}
          </Field>
        ))}
        <details>
          <summary className="font-semibold">{t("consentPreview")}</summary>
          <p className="pt-2 text-sm whitespace-pre-line wrap-anywhere">{consentWording(open, request)}</p>
        </details>
        {problem && <Notice tone="danger">{problem}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" off={busy} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? t("consentSending") : t("consentSend")}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
