import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { t } from "../shared/texts/texts.ts";
import { useResend } from "./use-resend.ts";

const Form = z.object({
  email: z
    .string()
    .trim()
    .pipe(z.email(t("emailInvalid")).max(254)),
});

/** Asks for an address and has its confirmation mail sent again. */
export function ResendToAddress() {
  const { resend, busy, isWaiting, isSent, label } = useResend(t("resendDoneText"));
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { email: "" } });
  const submit = form.handleSubmit(({ email }) => resend(email));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={t("email")} error={form.formState.errors.email?.message}>
        {(control) => <Input {...control} {...form.register("email")} type="email" autoComplete="username" required />}
      </Field>
      {isSent && <p role="status">{t("confirmEmailSpam")}</p>}
      <Button type="submit" busy={busy} disabled={isWaiting}>
        {label}
      </Button>
    </form>
  );
}
