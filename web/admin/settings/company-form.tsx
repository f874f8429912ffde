import { Company, companyRoutes } from "@hz/contract/account/company";
import { COMPANY_SIZES, type CompanySize, sizeFigures } from "@hz/contract/billing/plans";
import { Website } from "@hz/contract/scalars";
import type { CurrentUser } from "@hz/contract/people/users";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type * as z from "zod";
import { call } from "../../api/client.ts";
import { Select } from "../../ui/input.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { Form, FormField, useFields } from "../shared/form/form.tsx";
import { USER, useUser } from "../shared/session/user.ts";
import { showSaved } from "../shared/queries/after-save.ts";
import { t } from "../shared/texts/texts.ts";
import { companyChanges } from "./company-changes.ts";
import { COMPANY } from "./queries.ts";
import { ABOVE_BAR, SaveBar } from "../shared/page/save-bar.tsx";

const Typed = Company.extend({ fullName: companyRoutes.saveOwn.body.shape.fullName.unwrap(), companyWebsite: Website });
type Typed = z.infer<typeof Typed>;
const SIZES: readonly string[] = COMPANY_SIZES;
const sizeName = (size: CompanySize) =>
  t(size.startsWith("over ") ? "companySizeOver" : "companySizeOf", { band: sizeFigures(size, "de") });

/** `onUnsaved` hears whether something is not saved. */
export function CompanyForm({ company, onUnsaved }: { company: Company; onUnsaved: (unsaved: boolean) => void }) {
  const { fullName } = useUser();
  const client = useQueryClient();
  const form = useFields(Typed, { defaultValues: { ...company, fullName } });
  const { isDirty, dirtyFields } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);

  const saving = useAction({
    run: async (typed: Typed) => {
      const sent = form.getValues();
      const { own, rest } = companyChanges(typed, Object.keys(dirtyFields) as (keyof Typed)[]);
      if (own) client.setQueryData<CurrentUser>(USER, await call(companyRoutes.saveOwn, { body: own }));
      const saved = rest && (await call(companyRoutes.save, { body: rest }));
      if (saved) {
        client.setQueryData<Company>(COMPANY, saved);
        void client.invalidateQueries({ queryKey: USER });
      }
      showSaved(form, sent, { ...typed, ...saved });
    },
    done: t("companySaved"),
    failed: (error) => failureText(error, t("companyFailed")),
  });

  const text = (
    name: keyof Typed,
    label: string,
    more: { hint?: string; type?: string; autoComplete?: string; required?: boolean } = {},
  ) => <FormField form={form} name={name} label={label} note={more.required ? undefined : t("optional")} {...more} />;
  const pair = "grid items-start gap-4 sm:grid-cols-2";
  return (
    <Form form={form} onValid={saving.run} className={`${ABOVE_BAR} grid gap-6`}>
      <div className="grid gap-4">
        {text("fullName", t("fullName"), { hint: t("companyFullNameHint"), autoComplete: "name", required: true })}
        {text("companyEmail", t("companyEmail"), { hint: t("companyEmailHint"), type: "email", autoComplete: "off" })}
        {text("companyWebsite", t("companySiteLabel"), { hint: t("companyWebsiteHint") })}
      </div>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-base font-semibold">{t("companyDetails")}</legend>
        {text("companyName", t("companyName"), { hint: t("companyNameHint"), autoComplete: "organization", required: true })}
        {text("companyAddress", t("companyAddress"), { hint: t("companyAddressHint"), autoComplete: "street-address" })}
        <div className={pair}>
          {text("companyIndustry", t("companyIndustry"))}
          <FormField form={form} name="companySize" label={t("companySize")} note={t("optional")}>
            {(control) => (
              <Select {...control}>
                <option value="">{t("companySizeNone")}</option>
                {COMPANY_SIZES.map((band) => (
                  <option key={band} value={band}>
                    {sizeName(band)}
                  </option>
                ))}
                {company.companySize && !SIZES.includes(company.companySize) && (
                  <option value={company.companySize}>{company.companySize}</option>
                )}
              </Select>
            )}
          </FormField>
        </div>
        <div className={pair}>
          {text("legalForm", t("legalForm"))}
          {text("registrationNumber", t("registrationNumber"))}
        </div>
        {text("taxId", t("taxId"))}
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-base font-semibold">{t("companyContact")}</legend>
        <div className={pair}>
          {text("contactPersonName", t("contactPersonName"), { autoComplete: "off" })}
          {text("contactPersonEmail", t("contactPersonEmail"), { type: "email", autoComplete: "off" })}
        </div>
        {text("dataProtectionOfficer", t("dataProtectionOfficer"), { hint: t("dataProtectionOfficerHint"), autoComplete: "off" })}
      </fieldset>
      <SaveBar action={saving} isDirty={isDirty} onCancel={() => form.reset()} />
    </Form>
  );
}
