import type { ChannelDuties, DutyFacts } from "@hz/contract/channels/channel-duties";
import type { Channel } from "@hz/contract/channels/channels";
import { type ReactNode, useEffect } from "react";
import { Card } from "../../../ui/card.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { Form, FormCheckbox, FormField, useFields } from "../../shared/form/form.tsx";
import { ABOVE_BAR, SaveBar } from "../../shared/page/save-bar.tsx";
import { showSaved } from "../../shared/queries/after-save.ts";
import { t } from "../../shared/texts/texts.ts";
import { DutiesForm, type DutiesTyped, dutyChanges, typedOf } from "./duties-form.ts";
import { OwnBodies } from "./own-bodies.tsx";
import { saveDuties } from "./queries.ts";

type DutyFactsFormProps = { channel: Channel; duties: ChannelDuties; onUnsaved: (unsaved: boolean) => void };
type TextField = Exclude<keyof DutyFacts, "hasNoOfficer">;

/** The form of what only the company knows; `onUnsaved` hears whether something is not saved. */
export function DutyFactsForm({ channel, duties, onUnsaved }: DutyFactsFormProps) {
  const form = useFields(DutiesForm, { defaultValues: typedOf(duties) });
  const { isDirty } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  // What a colleague saves meanwhile comes in while nothing is typed.
  useEffect(() => {
    if (!isDirty) form.reset(typedOf(duties));
  }, [duties, isDirty, form]);
  const saving = useAction({
    run: async (typed: DutiesTyped) => {
      const sent = structuredClone(form.getValues());
      // Against what the form began with: what a colleague saved meanwhile was not typed here.
      const change = dutyChanges((form.formState.defaultValues as DutiesTyped | undefined) ?? typedOf(duties), typed);
      showSaved(form, sent, change ? typedOf(await saveDuties(channel.id, change)) : typed);
    },
    done: t("dutiesSaved"),
    failed: t("dutiesSaveFailed"),
  });

  const field = (name: TextField, label: string, hint?: string) => (
    <FormField form={form} name={`facts.${name}`} label={label} hint={hint} autoComplete="off" />
  );
  const lines = (name: TextField, label: string, hint?: string) => (
    <FormField form={form} name={`facts.${name}`} label={label} hint={hint}>
      {(control) => <Textarea {...control} className="min-h-20" />}
    </FormField>
  );
  const { company } = duties;
  const known = (value: string) => (value === "" ? undefined : t("dutyFromCompany", { value }));
  return (
    <Card title={t("dutyFacts")}>
      <Form form={form} onValid={saving.run} className={`${ABOVE_BAR} grid gap-8`}>
        <p className="max-w-prose text-muted">{t("dutyFactsLead")}</p>
        <Part title={t("dutyCompany")}>
          {field("companyName", t("dutyCompanyName"), t("dutyCompanyNameHint", { name: channel.companyName || channel.name }))}
          {lines("address", t("dutyAddress"), t("dutyAddressHint"))}
          {field("representedBy", t("dutyRepresented"), t("dutyRepresentedHint"))}
          <Pair>
            {field("email", t("dutyEmail"), known(company.email))}
            {field("phone", t("dutyPhone"))}
            {field("register", t("dutyRegister"), known(company.register))}
            {field("vatId", t("dutyVatId"), known(company.vatId))}
          </Pair>
        </Part>
        <Part title={t("dutyPrivacy")}>
          {lines("officer", t("dutyOfficer"), t("dutyOfficerHint"))}
          <FormCheckbox form={form} name="facts.hasNoOfficer" label={t("dutyNoOfficer")} />
          {lines("supervision", t("dutySupervision"), t("dutySupervisionHint"))}
        </Part>
        <Part title={t("dutyVoice")} hint={t("dutyVoiceHint")}>
          <Pair>
            {field("officePhone", t("dutyOfficePhone"))}
            {field("officeHours", t("dutyHours"))}
          </Pair>
          {lines("meeting", t("dutyMeeting"))}
        </Part>
        <Part title={t("dutyAccess")}>{lines("accessibilityContact", t("dutyAccessContact"), t("dutyAccessContactHint"))}</Part>
        <Part title={t("dutyBodies")} hint={t("dutyBodiesLead")}>
          <OwnBodies form={form} languages={duties.languages} />
        </Part>
        <SaveBar action={saving} isDirty={isDirty} onCancel={() => form.reset(typedOf(duties))} />
      </Form>
    </Card>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 text-lg font-semibold">{title}</legend>
      {hint && <p className="max-w-prose text-sm text-muted">{hint}</p>}
      {children}
    </fieldset>
  );
}

const Pair = ({ children }: { children: ReactNode }) => <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>;
