import type { ComponentProps } from "react";
import { withCause } from "../shared/failures/failure-text.ts";
import { useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { PasswordDialog } from "../shared/proof/password-dialog.tsx";
import { provePassword } from "../shared/proof/prove-password.ts";

type AskPasswordProps = Omit<ComponentProps<typeof PasswordDialog>, "cancelLabel" | "missing" | "onPassword" | "failureOf"> & {
  /** Gets what proves the password; the dialog stays with the sentence when it throws. */
  onProved: (auth: string) => Promise<void>;
};

/** A question with its consequence. The password is asked for and proved before anything is done. */
export function AskPassword({ onProved, ...question }: AskPasswordProps) {
  const { email } = useUser();
  return (
    <PasswordDialog
      {...question}
      cancelLabel={t("cancel")}
      missing={t("passwordRequired")}
      onPassword={async (password) => onProved(await provePassword(email, password))}
      failureOf={(error) => withCause(t("factorFailed"), error)}
    />
  );
}
