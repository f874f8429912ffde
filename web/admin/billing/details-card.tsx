import { type Billing, BillingDetails, billingRoutes, EU_COUNTRIES, isVatIdBelieved } from "@hz/contract/billing/billing";
import { VAT_PERCENT } from "@hz/contract/billing/plans";
import { ApiError, call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Select } from "../../ui/input.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { Form, FormField, useFields } from "../shared/form/form.tsx";
import { showSaved } from "../shared/queries/after-save.ts";
import { t } from "../shared/texts/texts.ts";
import { failureInEnglish } from "./queries.ts";
import { useBillingAction } from "./use-billing-action.ts";

const names = new Intl.DisplayNames("en", { type: "region" });
const COUNTRIES = EU_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => a.name.localeCompare(b.name));

/** The section "Billing Details": whom invoices are made out to, and the VAT number. */
export function DetailsCard({ billing }: { billing: Billing }) {
  const empty = { companyName: billing.user.companyName, line1: "", postalCode: "", city: "", country: "DE" as const, vatId: "" };
  // All of it is sent: what a colleague saves meanwhile comes in where nothing is typed.
  const form = useFields(BillingDetails, { values: billing.details ?? empty, resetOptions: { keepDirtyValues: true } });
  const saving = useBillingAction({
    run: async (details: BillingDetails) => {
      const sent = form.getValues();
      const saved = await call(billingRoutes.setDetails, { body: details });
      showSaved(form, sent, saved.details ?? details);
      return saved;
    },
    done: { title: t("billDetailsSaved") },
    failed: (error) => (isAboutVatId(error) ? null : failureInEnglish(error, t("billDetailsFailed"))),
    onFailed: (error) => isAboutVatId(error) && form.setError("vatId", { message: failureInEnglish(error, "") }, { shouldFocus: true }),
  });
  const text = (name: "companyName" | "line1" | "postalCode" | "city" | "vatId", label: string, autoComplete: string, hint?: string) => (
    <FormField form={form} name={name} label={label} hint={hint} autoComplete={autoComplete} />
  );
  return (
    <Card title={t("billDetails")}>
      <Form form={form} onValid={saving.run}>
        {!billing.details && <p className="text-muted">{t("billDetailsMissing")}</p>}
        {text("companyName", t("billCompany"), "organization")}
        {text("line1", t("billLine1"), "address-line1")}
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          {text("postalCode", t("billPostalCode"), "postal-code")}
          {text("city", t("billCity"), "address-level2")}
        </div>
        <FormField form={form} name="country" label={t("billCountry")}>
          {(control) => (
            <Select {...control} autoComplete="country">
              {COUNTRIES.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        {text("vatId", t("billVatId"), "off", t("billVatIdHint"))}
        {billing.details && !isVatIdBelieved(billing) && <Notice tone="accent">{t("billVatIdUnknown", { percent: VAT_PERCENT })}</Notice>}
        <Problem>{saving.problem}</Problem>
        <div>
          <Button type="submit" variant="quiet" busy={saving.busy} disabled={!form.formState.isDirty}>
            {t("billSaveDetails")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

const isAboutVatId = (error: unknown) => error instanceof ApiError && error.code === "VAT_ID_INVALID";
