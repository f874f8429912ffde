import { Fingerprint } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { knowsPasskeys, passkeyFailure } from "../shared/proof/passkeys.ts";
import { useAction } from "../shared/action/use-action.ts";
import { t } from "../shared/texts/first-texts.ts";
import { typedIn } from "./check-sign-in.ts";

type PasskeyButtonProps = {
  disabled: boolean;
  onDone: () => Promise<unknown>;
  onFailure: (text: string | null) => void;
};

/** The way in without a password, of the form around it; nothing where the browser knows no passkeys. */
export function PasskeyButton({ disabled, onDone, onFailure }: PasskeyButtonProps) {
  const entering = useAction({
    run: async (remember: boolean) => (await import("./sign-in.ts")).signInByPasskey(remember),
    // Said once for the whole form.
    failed: () => null,
    onDone,
    onFailed: (error) => onFailure(passkeyFailure(error, t("signInFailed"))),
  });
  if (!knowsPasskeys()) return null;
  const enter = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    onFailure(null);
    entering.run(form !== null && typedIn(form).remember);
  };
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      <Button variant="quiet" busy={entering.busy} disabled={disabled} onClick={enter}>
        {!entering.busy && <Fingerprint aria-hidden="true" className="size-4" />}
        {entering.busy ? t("passkeySignInBusy") : t("passkeySignIn")}
      </Button>
    </>
  );
}
