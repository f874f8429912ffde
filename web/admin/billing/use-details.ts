import { type Billing, billingRoutes } from "@hz/contract/billing/billing";
import { type BillingDetails, detailsIn, germanPostalCode, rightLeitwegId } from "@hz/contract/billing/details";
import type { ApplicationLanguage } from "@hz/contract/languages";
import { ApiError, call } from "../../api/client.ts";
import { detailsTexts } from "../payment/index.ts";
import { useFields } from "../shared/form/form.tsx";
import { showSaved } from "../shared/queries/after-save.ts";
import { useBillingAction } from "./use-billing-action.ts";
import { useWords } from "./words.ts";

const rules = (language: ApplicationLanguage) => {
  const texts = detailsTexts(language);
  return detailsIn(texts).check(germanPostalCode(texts.postalCodeGerman), rightLeitwegId(texts.leitwegId));
};
const DETAILS = { de: rules("de"), en: rules("en") };

const isAboutVatId = (error: unknown) => error instanceof ApiError && error.code === "VAT_ID_INVALID";

/** The form of whom invoices are made out to, and what keeps it. */
export function useDetails(billing: Billing) {
  const { t, language, failure } = useWords();
  const address = billing.knownAddress ?? { line1: "", postalCode: "", city: "", country: "DE" };
  const known = { companyName: billing.user.companyName, ...address, vatId: "", buyerReference: "", invoiceEmail: "" };
  // All of it is sent: what a colleague saves meanwhile comes in where nothing is typed.
  const form = useFields(DETAILS[language], { values: billing.details ?? known, resetOptions: { keepDirtyValues: true } });
  const saving = useBillingAction({
    run: async (details: BillingDetails) => {
      const sent = form.getValues();
      const saved = await call(billingRoutes.setDetails, { body: details });
      showSaved(form, sent, saved.details ?? details);
      return saved;
    },
    done: { title: t("billDetailsSaved") },
    failed: (error) => (isAboutVatId(error) ? null : failure(error, t("billDetailsFailed"))),
    onFailed: (error) => isAboutVatId(error) && form.setError("vatId", { message: failure(error, "") }, { shouldFocus: true }),
  });
  return { form, saving };
}
