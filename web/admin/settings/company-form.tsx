import { zodResolver } from "@hookform/resolvers/zod";
import { type Company, companyRoutes } from "@hz/contract/account/company";
import { COMPANY_SIZES, type CompanySize, sizeFigures } from "@hz/contract/billing/plans";
import { Website } from "@hz/contract/scalars";
import type { CurrentUser } from "@hz/contract/people/users";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { call } from "../../api/client.ts";
import { Field } from "../../ui/field.tsx";
import { Input, Select } from "../../ui/input.tsx";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { USER, useUser } from "../shared/session/user.ts";
import { takeSaved } from "../shared/queries/take-saved.ts";
import { t } from "../shared/texts/texts.ts";
import { companyChanges } from "./company-changes.ts";
import { COMPANY } from "./queries.ts";
import { ABOVE_BAR, SaveBar } from "../shared/page/save-bar.tsx";

const line = z.string().trim().max(200);
const address = line.refine((text) => text === "" || z.email().safeParse(text).success, t("emailInvalid"));
const Form = z.object({
  fullName: line.min(1, t("nameRequired")),
  companyEmail: address,
  companyWebsite: Website,
  companyName: line.min(1, "Firmenname ist erforderlich"),
  companyIndustry: line,
  companySize: line,
  contactPersonName: line,
  contactPersonEmail: address,
  legalForm: line,
  taxId: line,
  registrationNumber: line,
});
type Typed = z.infer<typeof Form>;
const SIZES: readonly string[] = COMPANY_SIZES;
const sizeName = (size: CompanySize) =>
  t(size.startsWith("over ") ? "companySizeOver" : "companySizeOf", { band: sizeFigures(size, "de") });

/** Takes the company's data and gives its form; `onUnsaved` hears whether something is not saved. */
export function CompanyForm({ company, onUnsaved }: { company: Company; onUnsaved: (unsaved: boolean) => void }) {
  const { fullName } = useUser();
  const client = useQueryClient();
  const form = useForm<Typed>({ resolver: zodResolver(Form), defaultValues: { ...company, fullName } });
  const { errors, isDirty, isSubmitting, dirtyFields } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);

  const save = form.handleSubmit(async (typed) => {
    const sent = form.getValues();
    const { own, rest } = companyChanges(typed, Object.keys(dirtyFields) as (keyof Typed)[]);
    try {
      if (own) client.setQueryData<CurrentUser>(USER, await call(companyRoutes.saveOwn, { body: own }));
      const saved = rest && (await call(companyRoutes.save, { body: rest }));
      if (saved) {
        client.setQueryData<Company>(COMPANY, saved);
        void client.invalidateQueries({ queryKey: USER });
      }
      takeSaved(form, sent, { ...typed, ...saved });
      toast({ title: t("companySaved") });
    } catch (error) {
      toast({ title: t("errorTitle"), description: failureText(error, t("companyFailed")), variant: "destructive" });
    }
  });

  const text = (
    name: keyof Typed,
    label: string,
    more: { hint?: string; type?: string; autoComplete?: string; required?: boolean } = {},
  ) => {
    const { hint, ...attributes } = more;
    return (
      <Field label={label} hint={hint} note={more.required ? undefined : t("optional")} error={errors[name]?.message}>
        {(control) => <Input {...control} {...form.register(name)} {...attributes} />}
      </Field>
    );
  };
  const pair = "grid items-start gap-4 sm:grid-cols-2";
  return (
    <form noValidate onSubmit={(event) => void save(event)} className={`${ABOVE_BAR} grid gap-6`}>
      <div className="grid gap-4">
        {text("fullName", t("fullName"), { hint: t("companyFullNameHint"), autoComplete: "name", required: true })}
        {text("companyEmail", t("companyEmail"), { hint: t("companyEmailHint"), type: "email", autoComplete: "off" })}
        {text("companyWebsite", t("companySiteLabel"), { hint: t("companyWebsiteHint") })}
      </div>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-base font-semibold">{t("companyDetails")}</legend>
        {text("companyName", t("companyName"), { autoComplete: "organization", required: true })}
        <div className={pair}>
          {text("companyIndustry", t("companyIndustry"))}
          <Field label={t("companySize")} note={t("optional")}>
            {(control) => (
              <Select {...control} {...form.register("companySize")}>
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
          </Field>
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
      </fieldset>
      <SaveBar shown={isDirty} busy={isSubmitting} onCancel={() => form.reset()} />
    </form>
  );
}
