import { confirmationRoutes, type Proof } from "@hz/contract/reports/confirmation";
import { CONFIRMED_MINUTES } from "@hz/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { type FormEvent, useState } from "react";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { knowsPasskeys } from "../../../vault/keys/knows-passkeys.ts";
import { askPasskey } from "../../../vault/keys/passkey.ts";
import { provePassword } from "./prove-password.ts";
import { ProofField } from "./proof-field.tsx";
import { passkeyFailure } from "./passkey-failure.ts";
import { queryKeys } from "../queries/query-keys.ts";
import { useUser } from "../session/user.ts";
import { t } from "../texts/texts.ts";

/** Asks whoever sits here for their password, a code or a passkey, and says whether they proved who they are. */
export function ConfirmSelf({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const { email } = useUser();
  const [byCode, setByCode] = useState(false);
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<"typed" | "passkey" | null>(null);
  // The password is there for everybody; what else there is comes a moment later.
  const ways = useQuery({
    queryKey: queryKeys.waysToConfirm,
    queryFn: ({ signal }) => call(confirmationRoutes.question, {}, signal),
    gcTime: 0,
  }).data;

  const prove = async (by: "typed" | "passkey", make: () => Promise<Proof>) => {
    setBusy(by);
    setFailure(null);
    try {
      await call(confirmationRoutes.confirm, { body: await make() });
      onDone(true);
    } catch (error) {
      setFailure(passkeyFailure(error, t("factorFailed")));
      setBusy(null);
    }
  };
  const confirm = () => {
    if (typed.trim() === "") return setFailure(byCode ? t("confirmCodeEmpty") : t("passwordRequired"));
    void prove("typed", async () => (byCode ? { code: typed.trim() } : { auth: await provePassword(email, typed) }));
  };
  // Asked for at the click: a question is answered once, and browsers want the click beside it.
  const askForPasskey = () =>
    void prove("passkey", async () => {
      const { passkey } = await call(confirmationRoutes.question);
      return { response: (await askPasskey(passkey!)).response };
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm();
  };
  const change = () => {
    setByCode(!byCode);
    setTyped("");
    setFailure(null);
  };
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={() => onDone(false)}
      title={t("confirmTitle")}
      text={t("confirmText", { minutes: CONFIRMED_MINUTES })}
      cancelLabel={t("cancel")}
      confirmLabel={t("confirmSubmit")}
      busy={busy === "typed"}
      onConfirm={confirm}
    >
      <form noValidate onSubmit={submit} className="grid gap-3">
        {byCode ? (
          <Field key="code" label={t("confirmCode")} error={failure}>
            {(control) => (
              <Input
                {...control}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                autoComplete="one-time-code"
                spellCheck={false}
                maxLength={40}
                className="font-mono"
              />
            )}
          </Field>
        ) : (
          <ProofField error={failure} value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
        <div className="flex flex-wrap gap-2">
          {ways?.hasCode && (
            <Button variant="quiet" size="small" disabled={busy !== null} onClick={change}>
              {byCode ? t("confirmByPassword") : t("confirmByCode")}
            </Button>
          )}
          {ways?.passkey && knowsPasskeys() && (
            <Button variant="quiet" size="small" busy={busy === "passkey"} disabled={busy !== null} onClick={askForPasskey}>
              <Fingerprint aria-hidden="true" className="size-4" />
              {t("confirmByPasskey")}
            </Button>
          )}
        </div>
      </form>
    </ConfirmDialog>
  );
}
