import { zodResolver } from "@hookform/resolvers/zod";
import { type Billing, BillingDetails, billingRoutes, EU_COUNTRIES, isVatIdBelieved } from "@hz/contract/billing/billing";
import { VAT_PERCENT } from "@hz/contract/billing/plans";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { ApiError, call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Select } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { takeSaved } from "../shared/queries/take-saved.ts";
import { t } from "../shared/texts/texts.ts";
import { failureInEnglish, keepBilling } from "./queries.ts";
import { say } from "./say.ts";

const names = new Intl.DisplayNames("en", { type: "region" });
const COUNTRIES = EU_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => a.name.localeCompare(b.name));

/** The section "Billing Details": whom invoices are made out to, and the VAT number. */
export function DetailsCard({ billing }: { billing: Billing }) {
  const client = useQueryClient();
  const empty = { companyName: billing.user.companyName, line1: "", postalCode: "", city: "", country: "DE" as const, vatId: "" };
  const form = useForm({
    resolver: zodResolver(BillingDetails),
    values: billing.details ?? empty,
    // All of it is sent: what a colleague saves meanwhile comes in where nothing is typed.
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (details) => {
    const sent = form.getValues();
    try {
      const saved = await call(billingRoutes.setDetails, { body: details });
      keepBilling(client, saved);
      takeSaved(form, sent, saved.details ?? details);
      say({ title: t("billDetailsSaved") });
    } catch (error) {
      const text = failureInEnglish(error, t("billDetailsFailed"));
      if (error instanceof ApiError && error.code === "VAT_ID_INVALID")
        return form.setError("vatId", { message: text }, { shouldFocus: true });
      say({ title: t("billError"), description: text, variant: "destructive" });
    }
  });
  const text = (name: "companyName" | "line1" | "postalCode" | "city" | "vatId", label: string, autoComplete: string, hint?: string) => (
    <Field label={label} hint={hint} error={errors[name]?.message}>
      {(control) => <Input {...control} {...form.register(name)} autoComplete={autoComplete} />}
    </Field>
  );
  return (
    <Card title={t("billDetails")}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        {!billing.details && <p className="text-muted">{t("billDetailsMissing")}</p>}
        {text("companyName", t("billCompany"), "organization")}
        {text("line1", t("billLine1"), "address-line1")}
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          {text("postalCode", t("billPostalCode"), "postal-code")}
          {text("city", t("billCity"), "address-level2")}
        </div>
        <Field label={t("billCountry")} error={errors.country?.message}>
          {(control) => (
            <Select {...control} {...form.register("country")} autoComplete="country">
              {COUNTRIES.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {text("vatId", t("billVatId"), "off", t("billVatIdHint"))}
        {billing.details && !isVatIdBelieved(billing) && <Notice tone="accent">{t("billVatIdUnknown", { percent: VAT_PERCENT })}</Notice>}
        <div>
          <Button type="submit" variant="quiet" busy={isSubmitting} disabled={!isDirty}>
            {t("billSaveDetails")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
