import type { ResetState } from "@hz/contract/sign-in/password-reset";
import { useEffect, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { ApiError } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { Problem } from "../../ui/notice.tsx";
import { KeyRingFailure } from "../../vault/keys/held-keys.ts";
import { warmWorker } from "../../vault/worker-tasks.ts";
import { useAction } from "../shared/action/use-action.ts";
import { generalFailureText, stepOf } from "../shared/failures/failure-text.ts";
import { Form, FormCheckbox, FormField, useFields } from "../shared/form/form.tsx";
import { t } from "../shared/texts/texts.ts";
import { NewPasswordField, PasswordAgainField } from "../shared/password/new-password-field.tsx";
import { aboutHolder, type ResetForm, resetFormOf } from "./reset-form.ts";
import { resetPassword } from "./reset-password.ts";
import { LossNotice, NeverConfirmed, WayChoice } from "./way-choice.tsx";
import { isGone, mustUnderstand } from "./way-texts.ts";
import { asksForCode, waysOf } from "./ways.ts";

type ResetFieldsProps = { token: string; state: ResetState; onDone: () => void; onInvalid: () => void };

function useReset({ token, state, onDone, onInvalid }: ResetFieldsProps) {
  const schema = useMemo(() => resetFormOf(state), [state]);
  const form = useFields(schema, {
    defaultValues: { way: waysOf(state)[0]!, code: "", understood: false, secondFactor: "", password: "", confirm: "" },
  });
  const resetting = useAction({
    run: (typed: ResetForm) => resetPassword(token, state, typed),
    failed: (error, { way }) => {
      const code = error instanceof ApiError ? error.code : stepOf(error);
      const text = generalFailureText(error, t("resetFailed"));
      const refuse = (field: "code" | "secondFactor", message: string) => {
        form.setError(field, { message }, { shouldFocus: true });
        return null;
      };
      if (code === "SECOND_FACTOR_WRONG") return refuse("secondFactor", text);
      if (code === "RECOVERY_CODE_WRONG") return refuse("code", way === "emergency" ? t("resetEmergencyWrong") : text);
      if (code === "code-shape" || code === "code-check") return refuse("code", t("resetCodeShape"));
      return error instanceof KeyRingFailure ? t("resetEmergencyDamaged") : text;
    },
    onFailed: (error) => error instanceof ApiError && error.code === "TOKEN_INVALID" && onInvalid(),
    onDone,
  });
  return { form, resetting };
}

/** The form of a link that is good: the way with its loss, the codes it needs, and the new password. */
export function ResetFields(props: ResetFieldsProps) {
  const { state } = props;
  const { form, resetting } = useReset(props);
  const { errors } = form.formState;
  const [way, password] = useWatch({ control: form.control, name: ["way", "password"] });
  useEffect(warmWorker, []);
  // Each way has a loss of its own.
  const unread = () => form.setValue("understood", false);
  return (
    <Form form={form} onValid={resetting.run} className="grid gap-5">
      <WayChoice state={state} ways={waysOf(state)} field={form.register("way", { onChange: unread })} />
      {asksForCode(way) ? (
        <FormField
          form={form}
          name="code"
          label={way === "recovery" ? t("resetCodeRecovery") : t("resetCodeEmergency")}
          hint={t("resetCodeHint")}
        >
          {(control) => <Input {...control} autoComplete="off" autoCapitalize="characters" spellCheck={false} className="font-mono" />}
        </FormField>
      ) : (
        <NeverConfirmed state={state} />
      )}
      {mustUnderstand(way, state) && (
        <>
          <LossNotice way={way} state={state} />
          <FormCheckbox
            form={form}
            name="understood"
            label={
              way !== "colleague" || isGone(state)
                ? t("resetUnderstood")
                : t(state.readsReports ? "resetUnderstoodColleague" : "resetUnderstoodNoReports")
            }
          />
        </>
      )}
      {state.needsSecondFactor && (
        <FormField form={form} name="secondFactor" label={t("resetSecondFactor")} hint={t("resetSecondFactorHint")}>
          {(control) => <Input {...control} autoComplete="one-time-code" className="font-mono" />}
        </FormField>
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
      <Problem>{resetting.problem}</Problem>
      <Button type="submit" busy={resetting.busy}>
        {resetting.busy ? t("resetBusy") : t("resetSubmit")}
      </Button>
    </Form>
  );
}
