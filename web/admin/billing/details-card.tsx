import { type Billing, isVatIdBelieved } from "@hz/contract/billing/billing";
import { VAT_PERCENT } from "@hz/contract/billing/plans";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { AddressFields } from "../payment/index.ts";
import { DialogForm } from "../shared/form/dialog-form.tsx";
import { Form, FormField } from "../shared/form/form.tsx";
import { useDetails } from "./use-details.ts";
import { useWords } from "./words.ts";

/** The section "Billing Details": whom invoices are made out to, and the VAT number. */
export function DetailsCard({ billing }: { billing: Billing }) {
  const { t } = useWords();
  const { form, saving } = useDetails(billing);
  return (
    <Card title={t("billDetails")}>
      <Form form={form} onValid={saving.run}>
        {!billing.details && <p className="text-muted">{t("billDetailsMissing")}</p>}
        <Fields form={form} billing={billing} />
        {billing.details && !isVatIdBelieved(billing) && <Notice tone="accent">{t("billVatIdUnknown", { percent: VAT_PERCENT })}</Notice>}
        <Problem>{saving.problem}</Problem>
        <div>
          <Button type="submit" variant="quiet" busy={saving.busy} disabled={billing.details !== null && !form.formState.isDirty}>
            {t("billSaveDetails")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** Asks for the same before the first order; the order follows when it is kept. */
export function DetailsDialog({ billing, onClose }: { billing: Billing; onClose: () => void }) {
  const { t, language } = useWords();
  const { form, saving } = useDetails(billing);
  return (
    <DialogForm
      form={form}
      onValid={saving.run}
      lang={language}
      title={t("billDetails")}
      text={t("billDetailsAsked")}
      cancelLabel={t("billBack")}
      confirmLabel={t("billDetailsGoOn")}
      action={saving}
      onClose={onClose}
    >
      <Fields form={form} billing={billing} />
    </DialogForm>
  );
}

function Fields({ form, billing }: Pick<ReturnType<typeof useDetails>, "form"> & { billing: Billing }) {
  const { t, language } = useWords();
  return (
    <>
      <AddressFields language={language} renderField={(name, drawn) => <FormField form={form} name={name} {...drawn} />} />
      <FormField form={form} name="vatId" label={t("billVatId")} hint={t("billVatIdHint")} autoComplete="off" />
      {billing.eInvoices && (
        <FormField form={form} name="buyerReference" label={t("billReference")} hint={t("billReferenceHint")} autoComplete="off" />
      )}
      <FormField
        form={form}
        name="invoiceEmail"
        type="email"
        label={t("billInvoiceEmail")}
        hint={t("billInvoiceEmailHint")}
        autoComplete="off"
      />
    </>
  );
}
