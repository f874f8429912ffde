import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { knowsPasskeys } from "../../vault/keys/knows-passkeys.ts";
import { t } from "../shared/texts/first-texts.ts";
import { passkeyFailure } from "../shared/proof/passkey-failure.ts";

type PasskeyButtonProps = {
  remember: () => boolean;
  disabled: boolean;
  onDone: () => Promise<unknown>;
  onFailure: (text: string | null) => void;
};

/** Gives the way in without a password; nothing where the browser knows no passkeys. */
export function PasskeyButton({ remember, disabled, onDone, onFailure }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  if (!knowsPasskeys()) return null;
  const enter = async () => {
    setBusy(true);
    onFailure(null);
    try {
      const { signInByPasskey } = await import("./sign-in.ts");
      await signInByPasskey(remember());
      await onDone();
    } catch (error) {
      onFailure(passkeyFailure(error, t("signInFailed")));
      setBusy(false);
    }
  };
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      <Button variant="quiet" busy={busy} disabled={disabled} onClick={() => void enter()}>
        {!busy && <Fingerprint aria-hidden="true" className="size-4" />}
        {busy ? t("passkeySignInBusy") : t("passkeySignIn")}
      </Button>
    </>
  );
}
