import { useRef, useState, type FormEvent } from "react";
import { ApiError } from "../../api/client.ts";
import { confirmsCode } from "../../vault/keys/recovery.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { failureText } from "../shared/failures/failure-text.ts";
import { ProofField } from "../shared/proof/proof-field.tsx";
import { t } from "../shared/texts/texts.ts";

type Missing = { typed?: string; saved?: string; password?: string };
type ConfirmCodeProps = {
  code: string;
  labels: { saved: string; submit: string; failed: string };
  /** Whether the password is asked for as well. */
  asksPassword?: boolean;
  /** Has the server keep what belongs to the code; runs once the code was proved. Gets the password, empty where not asked for. */
  onConfirmed: (password: string) => Promise<void>;
};

/** Takes a code that is shown and asks its owner to prove that it was kept; only then it counts. */
export function ConfirmCode({ code, labels, asksPassword = false, onConfirmed }: ConfirmCodeProps) {
  const [missing, setMissing] = useState<Missing>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const typedField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get("typed")).trim();
    const next: Missing = {};
    if (typed === "") next.typed = t("recoveryTypedMissing");
    else if (!confirmsCode(code, typed)) next.typed = t("recoveryTypedWrong");
    if (!form.has("saved")) next.saved = t("recoverySavedMissing");
    const password = String(form.get("password") ?? "");
    if (asksPassword && password === "") next.password = t("passwordRequired");
    setMissing(next);
    if (next.typed) typedField.current?.focus();
    if (next.typed || next.saved || next.password) return;
    setBusy(true);
    setFailure(null);
    try {
      await onConfirmed(password);
    } catch (error) {
      if (error instanceof ApiError && error.code === "PASSWORD_WRONG") setMissing({ password: error.text });
      else setFailure(failureText(error, labels.failed));
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 border-t border-line pt-5">
      <h2 className="text-lg">{t("recoveryConfirmTitle")}</h2>
      <Field label={t("recoveryTyped")} hint={t("recoveryTypedHint")} error={missing.typed}>
        {(control) => (
          <Input
            {...control}
            ref={typedField}
            name="typed"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="font-mono"
          />
        )}
      </Field>
      <Checkbox name="saved" label={labels.saved} error={missing.saved} />
      {asksPassword && <ProofField name="password" error={missing.password} />}
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" busy={busy}>
        {labels.submit}
      </Button>
    </form>
  );
}
