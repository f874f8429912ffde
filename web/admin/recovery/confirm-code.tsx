import * as z from "zod";
import { confirmsCode } from "../../vault/keys/recovery.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { Problem } from "../../ui/notice.tsx";
import { type ActionSpec, useAction } from "../shared/action/use-action.ts";
import { atField } from "../shared/form/at-field.ts";
import { Form, FormCheckbox, FormField, useFields } from "../shared/form/form.tsx";
import { ProofField } from "../shared/proof/proof-field.tsx";
import { t } from "../shared/texts/texts.ts";

type ConfirmCodeProps = {
  code: string;
  labels: { saved: string; submit: string };
  /** Whether the password is asked for as well. */
  asksPassword?: boolean;
  /** Has the server keep what belongs to the code, once the code was proved. Gets the password, empty where not asked for. */
  keeps: Omit<ActionSpec<string, unknown>, "failed"> & { failed: Parameters<typeof atField>[2] };
};

const formFor = (code: string, asksPassword: boolean) =>
  z.object({
    typed: z
      .string()
      .trim()
      .min(1, t("recoveryTypedMissing"))
      .refine((typed) => confirmsCode(code, typed), t("recoveryTypedWrong")),
    saved: z.boolean().refine(Boolean, t("recoverySavedMissing")),
    password: z.string().min(asksPassword ? 1 : 0, t("passwordRequired")),
  });

/** Asks the code's owner to prove that it was kept; only then it counts. */
export function ConfirmCode({ code, labels, asksPassword = false, keeps }: ConfirmCodeProps) {
  const form = useFields(formFor(code, asksPassword), { defaultValues: { typed: "", saved: false, password: "" } });
  const saving = useAction({ ...keeps, failed: atField(form, { PASSWORD_WRONG: "password" }, keeps.failed) });
  return (
    <Form form={form} onValid={({ password }) => saving.run(password)} className="grid gap-4 border-t border-line pt-5">
      <h2 className="text-lg">{t("recoveryConfirmTitle")}</h2>
      <FormField form={form} name="typed" label={t("recoveryTyped")} hint={t("recoveryTypedHint")}>
        {(control) => <Input {...control} autoComplete="off" autoCapitalize="characters" spellCheck={false} className="font-mono" />}
      </FormField>
      <FormCheckbox form={form} name="saved" label={labels.saved} />
      {asksPassword && <ProofField form={form} name="password" />}
      <Problem>{saving.problem}</Problem>
      <Button type="submit" busy={saving.busy}>
        {labels.submit}
      </Button>
    </Form>
  );
}
