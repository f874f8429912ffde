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

/** Takes a question with its consequence and asks for the password, and proves it, before it is done. */
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
