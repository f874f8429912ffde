import { type FormEvent, useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { t } from "../shared/texts/texts.ts";

type NamePasskeyProps = {
  title: string;
  text: string;
  name: string;
  confirmLabel: string;
  /** What the button says while the work goes on. */
  busyLabel: string;
  /** What it throws becomes a sentence by `failureOf`; the dialog stays with it. */
  onNamed: (name: string) => Promise<void>;
  failureOf: (error: unknown) => string;
  onClose: () => void;
};

/** Asks for a passkey's name, before it is made or to rename it. */
export function NamePasskey({ title, text, name, confirmLabel, busyLabel, onNamed, failureOf, onClose }: NamePasskeyProps) {
  const [typed, setTyped] = useState(name);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (typed.trim() === "") return setFailure(t("passkeyNameMissing"));
    setBusy(true);
    setFailure(null);
    try {
      await onNamed(typed.trim());
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
    <ConfirmDialog
      isForm
      open
      onOpenChange={onClose}
      title={title}
      text={text}
      cancelLabel={t("cancel")}
      confirmLabel={busy ? busyLabel : confirmLabel}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <form noValidate onSubmit={submit}>
        <Field label={t("passkeyName")} hint={t("passkeyNameHint")} error={failure}>
          {(control) => (
            <Input {...control} value={typed} onChange={(event) => setTyped(event.target.value)} maxLength={60} autoComplete="off" />
          )}
        </Field>
      </form>
    </ConfirmDialog>
  );
}
