import { confirmationRoutes, type Proof } from "@hz/contract/reports/confirmation";
import { CONFIRMED_MINUTES } from "@hz/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import * as z from "zod";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { knowsPasskeys, passkeyFailure } from "./passkeys.ts";
import { askPasskey } from "../../../vault/keys/passkey.ts";
import { useAction } from "../action/use-action.ts";
import { atField } from "../form/at-field.ts";
import { DialogForm } from "../form/dialog-form.tsx";
import { FormField, useFields } from "../form/form.tsx";
import { provePassword } from "./prove-password.ts";
import { ProofField } from "./proof-field.tsx";
import { queryKeys } from "../queries/query-keys.ts";
import { useUser } from "../session/user.ts";
import { t } from "../texts/texts.ts";

const Code = z.object({ typed: z.string().trim().min(1, t("confirmCodeEmpty")) });
const Password = z.object({ typed: z.string().refine((typed) => typed.trim() !== "", t("passwordRequired")) });

/** Asked for at the click: a question is answered once, and browsers want the click beside it. */
async function provePasskey(): Promise<Proof> {
  const { passkey } = await call(confirmationRoutes.question);
  return { response: (await askPasskey(passkey!)).response };
}

/** Asks whoever sits here for their password, a code or a passkey, and says whether they proved who they are. */
export function ConfirmSelf({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const { email } = useUser();
  const [byCode, setByCode] = useState(false);
  // The password is there for everybody; what else there is comes a moment later.
  const ways = useQuery({
    queryKey: queryKeys.waysToConfirm,
    queryFn: ({ signal }) => call(confirmationRoutes.question, {}, signal),
    gcTime: 0,
  }).data;
  const form = useFields(byCode ? Code : Password, { defaultValues: { typed: "" } });
  const prove = async (typed: string): Promise<Proof> => (byCode ? { code: typed } : { auth: await provePassword(email, typed) });
  const confirming = useAction({
    run: async ({ typed }: { typed?: string }) =>
      call(confirmationRoutes.confirm, { body: await (typed === undefined ? provePasskey() : prove(typed)) }),
    failed: atField(form, { PASSWORD_WRONG: "typed", SECOND_FACTOR_WRONG: "typed" }, (error) => passkeyFailure(error, t("factorFailed"))),
    onDone: () => onDone(true),
  });
  const isAsking = confirming.given !== undefined && confirming.given.typed === undefined;
  const change = () => {
    setByCode(!byCode);
    form.reset();
    confirming.setProblem(null);
  };
  return (
    <DialogForm
      title={t("confirmTitle")}
      text={t("confirmText", { minutes: CONFIRMED_MINUTES })}
      confirmLabel={t("confirmSubmit")}
      form={form}
      action={confirming}
      onValid={confirming.run}
      onClose={() => onDone(false)}
    >
      {byCode ? (
        <FormField key="code" form={form} name="typed" label={t("confirmCode")}>
          {(control) => <Input {...control} autoComplete="one-time-code" spellCheck={false} maxLength={40} className="font-mono" />}
        </FormField>
      ) : (
        <ProofField form={form} name="typed" />
      )}
      <div className="flex flex-wrap gap-2">
        {ways?.hasCode && (
          <Button variant="quiet" size="small" disabled={confirming.busy} onClick={change}>
            {byCode ? t("confirmByPassword") : t("confirmByCode")}
          </Button>
        )}
        {ways?.passkey && knowsPasskeys() && (
          <Button variant="quiet" size="small" busy={isAsking} disabled={confirming.busy} onClick={() => confirming.run({})}>
            <Fingerprint aria-hidden="true" className="size-4" />
            {t("confirmByPasskey")}
          </Button>
        )}
      </div>
    </DialogForm>
  );
}
