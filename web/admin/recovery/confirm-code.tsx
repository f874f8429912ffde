import { authRoutes } from "@hz/contract/auth";
import { useState, type FormEvent } from "react";
import { call } from "../../api/client.ts";
import { confirmsCode, type RecoveryOffer } from "../../vault/recovery.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { failureText } from "../failure-text.ts";
import { t } from "../texts.ts";

type Missing = { typed?: string; saved?: string };

/** Takes an offered code and asks its owner to prove that it was kept; only then the server gets its wrap. */
export function ConfirmCode({ offer, onDone }: { offer: RecoveryOffer; onDone: () => void }) {
  const [missing, setMissing] = useState<Missing>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const next: Missing = {};
    if (!confirmsCode(offer.code, String(form.get("typed")))) next.typed = t("recoveryTypedWrong");
    if (!form.has("saved")) next.saved = t("recoverySavedMissing");
    setMissing(next);
    if (next.typed || next.saved) return;
    setBusy(true);
    setFailure(null);
    try {
      const { recoveryAuth, recoveryWrap } = offer;
      await call(authRoutes.setRecovery, { body: { recoveryAuth, recoveryWrap } });
      onDone();
    } catch (error) {
      setFailure(failureText(error, t("recoveryFailed")));
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 border-t border-line pt-5 print:hidden">
      <h2 className="text-lg">{t("recoveryConfirmTitle")}</h2>
      <Field label={t("recoveryTyped")} hint={t("recoveryTypedHint")} error={missing.typed}>
        {(control) => (
          <Input {...control} name="typed" autoComplete="off" autoCapitalize="characters" spellCheck={false} className="font-mono" />
        )}
      </Field>
      <Checkbox name="saved" label={t("recoverySaved")} error={missing.saved} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" busy={busy}>
        {t("recoverySubmit")}
      </Button>
    </form>
  );
}
