import { PasswordDialog } from "../shared/proof/password-dialog.tsx";
import { failureText } from "../shared/failures/failure-text.ts";
import { t } from "../../i18n/admin-archive-de.ts";

type BeginArchiveProps = { onBegin: (password: string) => Promise<void>; onClose: () => void };

/** Asks for the password, and then for the place, before an archive is begun. */
export function BeginArchive({ onBegin, onClose }: BeginArchiveProps) {
  return (
    <PasswordDialog
      title={t("archiveAsk")}
      text={t("archiveAskText")}
      cancelLabel={t("archiveCancel")}
      confirmLabel={t("archiveAskDo")}
      missing={t("archivePasswordMissing")}
      onPassword={onBegin}
      failureOf={(error) => (changedTheirMind(error) ? null : failureText(error, t("archiveFailed")))}
      onClose={onClose}
    />
  );
}

/** About the place, in the browser's own dialog. */
const changedTheirMind = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
