import type { DirectDebit } from "@hz/contract/billing/billing";
import { ibanInFours, normalIban } from "@hz/contract/billing/iban";
import { type Creditor, mandateText } from "@hz/contract/billing/mandate";
import { mailLanguage } from "@hz/contract/languages";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { cardTexts, usePaymentFacts } from "../payment/index.ts";
import { type Fields, Form, FormField } from "../shared/form/form.tsx";
import { LegalText } from "../shared/page/legal-text.tsx";
import { useWords } from "./words.ts";

const inFours = (text: string): string => ibanInFours(normalIban(text));

/** What is typed; in which language the mandate stands beside it knows the page. */
export type TypedDebit = Pick<DirectDebit, "iban" | "holder">;
type DirectDebitFieldsProps = { form: Fields<TypedDebit>; creditor: Creditor; onValid: (debit: TypedDebit) => void };

/** Whose account direct debits take from, and the mandate that is given by the button below. */
export function DirectDebitFields({ form, creditor, onValid }: DirectDebitFieldsProps) {
  const { t, language } = useWords();
  const isTest = usePaymentFacts().data?.publishableKey === null;
  return (
    <Form form={form} onValid={onValid}>
      {isTest && (
        <Notice tone="accent">
          <b>{cardTexts(language)("cardTestMode")}</b>
          {t("billDebitTest")}
        </Notice>
      )}
      <FormField form={form} name="iban" label={t("billIban")} hint={t("billIbanHint")}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            inputMode="text"
            autoCapitalize="characters"
            spellCheck={false}
            required
            className="tabular-nums"
            onBlur={(event) => {
              form.setValue("iban", inFours(event.target.value));
              return control.onBlur(event);
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="holder" label={t("billHolder")} autoComplete="off" required />
      <div className="grid gap-1 rounded-card bg-canvas p-4">
        <p className="font-semibold">{t("billMandate")}</p>
        <p className="text-sm">{mandateText(mailLanguage(language), creditor)}</p>
        <LegalText write={({ privacy }) => t("billMandateProof", { privacy })} names={{ privacy: t("billPrivacy") }} />
      </div>
      {/* The button of the dialog stands outside; without one in here the enter key sends no form of several fields. */}
      <input type="submit" hidden />
    </Form>
  );
}
