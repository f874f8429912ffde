import { type FormEvent, useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { failureText } from "../failure-text.ts";
import { useUser } from "../session/user.ts";
import { t } from "../texts.ts";
import { ProofField } from "./proof-field.tsx";
import { provePassword } from "./prove-password.ts";

type AskPasswordProps = {
  title: string;
  text: string;
  confirmLabel: string;
  destructive?: boolean;
  /** Gets what proves the password; the dialog stays with the sentence when it throws. */
  onProved: (auth: string) => Promise<void>;
  onClose: () => void;
};

/** Takes a question with its consequence and asks for the password before it is done. */
export function AskPassword({ title, text, confirmLabel, destructive = false, onProved, onClose }: AskPasswordProps) {
  const { email } = useUser();
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    if (password === "") return setFailure(t("passwordRequired"));
    setBusy(true);
    setFailure(null);
    try {
      await onProved(await provePassword(email, password));
      onClose();
    } catch (error) {
      setFailure(failureText(error, t("factorFailed")));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm();
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      text={text}
      cancelLabel={t("cancel")}
      confirmLabel={confirmLabel}
      destructive={destructive}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <form noValidate onSubmit={submit}>
        <ProofField error={failure} value={password} onChange={(event) => setPassword(event.target.value)} />
      </form>
    </ConfirmDialog>
  );
}
