import { type FormEvent, useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ProofField } from "../account/proof-field.tsx";
import { failureText } from "../failure-text.ts";
import { t } from "./texts.ts";

type BeginArchiveProps = { onBegin: (password: string) => Promise<void>; onClose: () => void };

/** Asks for the password, and then for the place, before an archive is begun. */
export function BeginArchive({ onBegin, onClose }: BeginArchiveProps) {
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    if (password === "") return setFailure(t("archivePasswordMissing"));
    setBusy(true);
    setFailure(null);
    try {
      await onBegin(password);
      onClose();
    } catch (error) {
      // Somebody changed their mind about the place.
      const isStopped = error instanceof DOMException && error.name === "AbortError";
      setFailure(isStopped ? null : failureText(error, t("archiveFailed")));
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
      title={t("archiveAsk")}
      text={t("archiveAskText")}
      cancelLabel={t("archiveCancel")}
      confirmLabel={t("archiveAskDo")}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <form noValidate onSubmit={submit}>
        <ProofField error={failure} value={password} onChange={(event) => setPassword(event.target.value)} />
      </form>
    </ConfirmDialog>
  );
}
