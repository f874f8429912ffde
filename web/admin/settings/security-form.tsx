import { zodResolver } from "@hookform/resolvers/zod";
import { LEGAL_RETENTION_MONTHS } from "@hz/contract/procedure/retention-rules";
import { securityRoutes, type SecurityState } from "@hz/contract/account/security";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod";
import { call } from "../../api/client.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { USER, useUser } from "../shared/session/user.ts";
import { takeSaved } from "../shared/queries/take-saved.ts";
import { t } from "../shared/texts/texts.ts";
import { SECURITY } from "./queries.ts";
import { ABOVE_BAR, SaveBar } from "../shared/page/save-bar.tsx";

const figure = (min: number, max: number) => {
  const text = t("wholeNumber", { min: String(min), max: String(max) });
  return z.number(text).int(text).min(min, text).max(max, text);
};
const Form = z.object({
  requireSecondFactor: z.boolean(),
  twoPersonDeletion: z.boolean(),
  showHandlerNames: z.boolean(),
  sessionHours: figure(1, 720),
  idleMinutes: figure(5, 1440),
  retentionMonths: figure(1, 120),
});
type Typed = z.infer<typeof Form>;
/** What the form holds of the answer; the rest only tells whom a duty would concern. */
const typedOf = (state: SecurityState): Typed => Form.parse(state);

/** Takes the security settings and gives their form; `onUnsaved` hears whether something is not saved. */
export function SecurityForm({ security, onUnsaved }: { security: SecurityState; onUnsaved: (unsaved: boolean) => void }) {
  const { fullName } = useUser();
  const client = useQueryClient();
  const form = useForm<Typed>({ resolver: zodResolver(Form), defaultValues: typedOf(security) });
  const { errors, isDirty, isSubmitting, dirtyFields } = form.formState;
  const [required, named, months] = useWatch({
    control: form.control,
    name: ["requireSecondFactor", "showHandlerNames", "retentionMonths"],
  });
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);

  const save = form.handleSubmit(async (typed) => {
    const sent = form.getValues();
    // What a colleague changed meanwhile stays.
    const body = Object.fromEntries((Object.keys(dirtyFields) as (keyof Typed)[]).map((field) => [field, typed[field]]));
    try {
      const saved = await call(securityRoutes.save, { body });
      client.setQueryData<SecurityState>(SECURITY, saved);
      takeSaved(form, sent, typedOf(saved));
      // The name that reporters see hangs on it.
      void client.invalidateQueries({ queryKey: USER });
      toast({ title: t("securitySaved") });
    } catch (error) {
      toast({ title: t("errorTitle"), description: failureText(error, t("securityFailed")), variant: "destructive" });
    }
  });

  const number = (name: "sessionHours" | "idleMinutes" | "retentionMonths", min: number, max: number) => (
    <Field label={t(name)} hint={t(`${name}Hint`)} error={errors[name]?.message}>
      {(control) => (
        <Input
          {...control}
          {...form.register(name, { valueAsNumber: true })}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          className="max-w-32 tabular-nums"
        />
      )}
    </Field>
  );
  const mayRequire = security.ownSecondFactor || security.requireSecondFactor;
  const count = security.peopleWithoutSecondFactor;
  return (
    <form noValidate onSubmit={(event) => void save(event)} className={`${ABOVE_BAR} grid gap-5`}>
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
      <SaveBar shown={isDirty} busy={isSubmitting} onCancel={() => form.reset()} />
    </form>
  );
}
