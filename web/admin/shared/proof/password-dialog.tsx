import { type FormEvent, useState } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ProofField } from "./proof-field.tsx";

type PasswordDialogProps = {
  title: string;
  text: string;
  cancelLabel: string;
  confirmLabel: string;
  /** Says that nothing was typed. */
  missing: string;
  destructive?: boolean;
  /** Gets what was typed; the dialog stays when it throws. */
  onPassword: (password: string) => Promise<void>;
  /** The sentence for what was thrown; null where there is nothing to say. */
  failureOf: (error: unknown) => string | null;
  onClose: () => void;
};

/** Takes a question with its consequence and asks for the password before it is done. */
export function PasswordDialog({ missing, onPassword, failureOf, onClose, ...question }: PasswordDialogProps) {
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    if (password === "") return setFailure(missing);
    setBusy(true);
    setFailure(null);
    try {
      await onPassword(password);
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm();
  };
  return (
    <ConfirmDialog isForm={!question.destructive} open onOpenChange={onClose} {...question} busy={busy} onConfirm={() => void confirm()}>
      <form noValidate onSubmit={submit}>
        <ProofField error={failure} value={password} onChange={(event) => setPassword(event.target.value)} />
      </form>
    </ConfirmDialog>
  );
}
