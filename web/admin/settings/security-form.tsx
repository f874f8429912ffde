import { LEGAL_RETENTION_MONTHS } from "@hz/contract/procedure/retention-rules";
import { securityRoutes, type SecurityState } from "@hz/contract/account/security";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { call } from "../../api/client.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { Form, FormField, useFields } from "../shared/form/form.tsx";
import { USER, useUser } from "../shared/session/user.ts";
import { showSaved } from "../shared/queries/after-save.ts";
import { t } from "../shared/texts/texts.ts";
import { SECURITY } from "./queries.ts";
import { ABOVE_BAR, SaveBar } from "../shared/page/save-bar.tsx";

const figure = (min: number, max: number) => {
  const text = t("wholeNumber", { min: String(min), max: String(max) });
  return z.number(text).int(text).min(min, text).max(max, text);
};
const Typed = z.object({
  requireSecondFactor: z.boolean(),
  twoPersonDeletion: z.boolean(),
  showHandlerNames: z.boolean(),
  sessionHours: figure(1, 720),
  idleMinutes: figure(5, 1440),
  retentionMonths: figure(1, 120),
});
type Typed = z.infer<typeof Typed>;
/** What the form holds of the answer; the rest only tells whom a duty would concern. */
const typedOf = (state: SecurityState): Typed => Typed.parse(state);

/** `onUnsaved` hears whether something is not saved. */
export function SecurityForm({ security, onUnsaved }: { security: SecurityState; onUnsaved: (unsaved: boolean) => void }) {
  const { fullName } = useUser();
  const client = useQueryClient();
  const form = useFields(Typed, { defaultValues: typedOf(security) });
  const { isDirty, dirtyFields } = form.formState;
  const [required, named, months] = useWatch({
    control: form.control,
    name: ["requireSecondFactor", "showHandlerNames", "retentionMonths"],
  });
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);

  const saving = useAction({
    run: async (typed: Typed) => {
      const sent = form.getValues();
      // What a colleague changed meanwhile stays.
      const body = Object.fromEntries((Object.keys(dirtyFields) as (keyof Typed)[]).map((field) => [field, typed[field]]));
      const saved = await call(securityRoutes.save, { body });
      client.setQueryData<SecurityState>(SECURITY, saved);
      showSaved(form, sent, typedOf(saved));
      // The name that reporters see hangs on it.
      void client.invalidateQueries({ queryKey: USER });
    },
    done: t("securitySaved"),
    failed: t("securityFailed"),
  });

  const number = (name: "sessionHours" | "idleMinutes" | "retentionMonths", min: number, max: number) => (
    <FormField form={form} name={name} options={{ valueAsNumber: true }} label={t(name)} hint={t(`${name}Hint`)}>
      {(control) => <Input {...control} type="number" inputMode="numeric" min={min} max={max} className="max-w-32 tabular-nums" />}
    </FormField>
  );
  const mayRequire = security.ownSecondFactor || security.requireSecondFactor;
  const count = security.peopleWithoutSecondFactor;
  return (
    <Form form={form} onValid={saving.run} className={`${ABOVE_BAR} grid gap-5`}>
      <div className="grid gap-2">
        <Checkbox
          {...form.register("requireSecondFactor")}
          aria-disabled={!mayRequire || undefined}
          onClick={(event) => !mayRequire && event.preventDefault()}
          label={<b className="font-semibold">{t("requireSecondFactor")}</b>}
          hint={`${t("requireSecondFactorHint")}${mayRequire ? "" : ` ${t("requireSecondFactorOwn")}`}`}
        />
        {required && !security.requireSecondFactor && (
          <Notice tone={count > 0 ? "accent" : "info"}>
            <p>{count > 0 ? t("requireSecondFactorOthers", { count }) : t("requireSecondFactorNone")}</p>
          </Notice>
        )}
      </div>
      <Checkbox
        {...form.register("twoPersonDeletion")}
        label={<b className="font-semibold">{t("twoPersonDeletion")}</b>}
        hint={t("twoPersonDeletionHint")}
      />
      <Checkbox
        {...form.register("showHandlerNames")}
        label={<b className="font-semibold">{t("showHandlerNames")}</b>}
        hint={named ? t("showHandlerNamesOn", { name: fullName }) : t("showHandlerNamesOff")}
      />
      {number("sessionHours", 1, 720)}
      {number("idleMinutes", 5, 1440)}
      <div className="grid gap-2">
        {number("retentionMonths", 1, 120)}
        {months < LEGAL_RETENTION_MONTHS && (
          <Notice tone="accent">
            <p>{t("retentionMonthsShort")}</p>
          </Notice>
        )}
      </div>
      <SaveBar action={saving} isDirty={isDirty} onCancel={() => form.reset()} />
    </Form>
  );
}
