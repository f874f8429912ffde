import * as z from "zod";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/notice.tsx";
import { Form, FormField, useFields } from "../shared/form/form.tsx";
import { TypedEmail } from "@hz/contract/scalars";
import { t } from "../shared/texts/texts.ts";
import { useResend } from "./use-resend.ts";

/** Asks for an address and has its confirmation mail sent again. */
export function ResendToAddress() {
  const { resending, isWaiting, isSent, label } = useResend(t("resendDoneText"));
  const form = useFields(z.object({ email: TypedEmail }), { defaultValues: { email: "" } });
  return (
    <Form form={form} onValid={(given) => isWaiting || resending.run(given)}>
      <FormField form={form} name="email" label={t("email")} type="email" autoComplete="username" required />
      {isSent && <p role="status">{t("confirmEmailSpam")}</p>}
      <Problem>{resending.problem}</Problem>
      <Button type="submit" busy={resending.busy} disabled={isWaiting}>
        {label}
      </Button>
    </Form>
  );
}
