import { passwordRoutes } from "@hz/contract/sign-in/password";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { Problem } from "../../ui/notice.tsx";
import { keysInHand } from "../../vault/keys/held-keys.ts";
import { wrapByPassword } from "../../vault/keys/new-password.ts";
import { stretchInWorker } from "../../vault/worker-tasks.ts";
import { useAction } from "../shared/action/use-action.ts";
import { atField } from "../shared/form/at-field.ts";
import { Form, FormField, useFields } from "../shared/form/form.tsx";
import type { About } from "../shared/password/about.ts";
import { demanded, notGuessed } from "../shared/password/new-password.ts";
import { NewPasswordField, PasswordAgainField } from "../shared/password/new-password-field.tsx";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { provePassword } from "../shared/proof/prove-password.ts";

const formFor = (about: About) =>
  z
    .object({ current: z.string().min(1, t("passwordRequired")), next: demanded("length"), repeat: z.string() })
    .refine(({ current, next }) => next === "" || next !== current, { path: ["next"], message: t("passwordSame") })
    .refine(({ next, repeat }) => next === repeat, { path: ["repeat"], message: t("passwordMismatch") })
    .check(notGuessed("next", () => about));
const EMPTY = { current: "", next: "", repeat: "" };

/** The card in which one changes the own password. */
export function PasswordCard() {
  const { email, fullName, companyName, companyWebsite } = useUser();
  const about = useMemo<About>(
    () => ({ name: fullName, email, company: companyName, website: companyWebsite ?? "" }),
    [fullName, email, companyName, companyWebsite],
  );
  const schema = useMemo(() => formFor(about), [about]);
  const form = useFields(schema, { defaultValues: EMPTY });
  const next = useWatch({ control: form.control, name: "next" });
  const changing = useAction({
    run: async (typed: typeof EMPTY) => {
      const auth = await provePassword(email, typed.current);
      const { userId, userKey } = keysInHand();
      const { auth: newAuth, ...offer } = await wrapByPassword(userId, typed.next, userKey, stretchInWorker);
      await call(passwordRoutes.change, { body: { auth, newAuth, ...offer } });
    },
    done: { title: t("passwordDone"), description: t("passwordDoneText") },
    failed: atField(form, { PASSWORD_WRONG: "current" }, t("passwordFailed")),
    touches: [queryKeys.sessions],
    onDone: () => form.reset(EMPTY),
  });

  return (
    <Card title={t("passwordTitle")}>
      <Form form={form} onValid={changing.run} className="grid max-w-md gap-4">
        <p className="text-muted">{t("passwordText")}</p>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <FormField form={form} name="current" label={t("passwordCurrent")}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              showLabel={`${t("passwordCurrent")}: ${t("passwordShow")}`}
              hideLabel={`${t("passwordCurrent")}: ${t("passwordHide")}`}
            />
          )}
        </FormField>
        <NewPasswordField
          label={t("passwordNew")}
          error={form.formState.errors.next?.message}
          field={() => form.register("next")}
          password={next}
          demand="length"
          about={about}
        />
        <PasswordAgainField
          label={t("passwordRepeat")}
          error={form.formState.errors.repeat?.message}
          field={() => form.register("repeat")}
        />
        <Problem>{changing.problem}</Problem>
        <div>
          <Button type="submit" busy={changing.busy}>
            {changing.busy ? t("passwordBusy") : t("passwordSubmit")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
