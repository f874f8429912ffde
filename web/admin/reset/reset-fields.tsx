import { zodResolver } from "@hookform/resolvers/zod";
import type { ResetState } from "@hz/contract/sign-in/password-reset";
import { useEffect, useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { ApiError } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { KeyRingFailure } from "../../vault/keys/held-keys.ts";
import { warmWorker } from "../../vault/worker-tasks.ts";
import { generalFailureText, stepOf } from "../shared/failures/failure-text.ts";
import { t } from "../shared/texts/texts.ts";
import { NewPasswordField, PasswordAgainField } from "../shared/password/new-password-field.tsx";
import { aboutHolder, type ResetForm, resetFormOf } from "./reset-form.ts";
import { resetPassword } from "./reset-password.ts";
import { LossNotice, NeverConfirmed, WayChoice } from "./way-choice.tsx";
import { isGone, mustUnderstand } from "./way-texts.ts";
import { asksForCode, waysOf } from "./ways.ts";

type ResetFieldsProps = { token: string; state: ResetState; onDone: () => void; onInvalid: () => void };

/** Takes a link that is good and gives the form: the way with its loss, the codes it needs, and the new password. */
export function ResetFields({ token, state, onDone, onInvalid }: ResetFieldsProps) {
  const ways = waysOf(state);
  const schema = useMemo(() => resetFormOf(state), [state]);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ResetForm>({
    resolver: zodResolver(schema),
    defaultValues: { way: ways[0]!, code: "", understood: false, secondFactor: "", password: "", confirm: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const [way, password] = useWatch({ control: form.control, name: ["way", "password"] });
  useEffect(warmWorker, []);
  // Each way has a loss of its own.
  const unread = () => form.setValue("understood", false);

  const submit = form.handleSubmit(async (typed) => {
    setFailure(null);
    try {
      await resetPassword(token, state, typed);
      onDone();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : stepOf(error);
      const refuse = (field: "code" | "secondFactor", message: string) => form.setError(field, { message }, { shouldFocus: true });
      if (code === "TOKEN_INVALID") onInvalid();
      else if (code === "SECOND_FACTOR_WRONG") refuse("secondFactor", generalFailureText(error, t("resetFailed")));
      else if (code === "RECOVERY_CODE_WRONG")
        refuse("code", typed.way === "emergency" ? t("resetEmergencyWrong") : generalFailureText(error, t("resetFailed")));
      else if (code === "code-shape" || code === "code-check") refuse("code", t("resetCodeShape"));
      else if (error instanceof KeyRingFailure) setFailure(t("resetEmergencyDamaged"));
      else setFailure(generalFailureText(error, t("resetFailed")));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <WayChoice state={state} ways={ways} field={form.register("way", { onChange: unread })} />
      {asksForCode(way) ? (
        <Field
          label={way === "recovery" ? t("resetCodeRecovery") : t("resetCodeEmergency")}
          hint={t("resetCodeHint")}
          error={errors.code?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register("code")}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="font-mono"
            />
          )}
        </Field>
      ) : (
        <NeverConfirmed state={state} />
      )}
      {mustUnderstand(way, state) && (
        <>
          <LossNotice way={way} state={state} />
          <Checkbox
            {...form.register("understood")}
            label={
              way !== "colleague" || isGone(state)
                ? t("resetUnderstood")
                : t(state.readsReports ? "resetUnderstoodColleague" : "resetUnderstoodNoReports")
            }
            error={errors.understood?.message}
          />
        </>
      )}
      {state.needsSecondFactor && (
        <Field label={t("resetSecondFactor")} hint={t("resetSecondFactorHint")} error={errors.secondFactor?.message}>
          {(control) => <Input {...control} {...form.register("secondFactor")} autoComplete="one-time-code" className="font-mono" />}
        </Field>
      )}
      <div className="grid gap-3 border-t border-line pt-5">
        <NewPasswordField
          label={t("resetPassword")}
          error={errors.password?.message}
          field={() => form.register("password")}
          password={password}
          demand="kinds"
          about={aboutHolder(state.person)}
        />
      </div>
      <PasswordAgainField label={t("resetConfirm")} error={errors.confirm?.message} field={() => form.register("confirm")} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? t("resetBusy") : t("resetSubmit")}
      </Button>
    </form>
  );
}
