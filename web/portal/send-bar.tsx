import { formatBytes } from "../i18n/dates.ts";
import type { ChosenFile } from "./file-list.tsx";
import { usePortal } from "./portal-context.tsx";
import type { SendProgress } from "./send-report.ts";

type Props = { ready: boolean; files: ChosenFile[]; progress: SendProgress | null; onCancel: () => void };

/** Draws the button that sends, and while it works what is happening, how far it is, and the way to stop it. */
export function SendBar({ ready, files, progress, onCancel }: Props) {
  const { t } = usePortal();
  const busy = progress !== null;
  return (
    <div className="stack">
      <button type="submit" className="button button-block" disabled={!ready || busy}>
        {busy && <span className="spinner" aria-hidden="true" />}
        {busy ? t("send.busy") : ready ? t("send.submit") : t("send.loading")}
      </button>
      {!ready && <p className="small muted">{t("send.loadingHint")}</p>}
      <div aria-live="polite" className="stack-tight">
        {progress && <ProgressText progress={progress} files={files} />}
      </div>
      {progress?.step === "files" && (
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {t("send.cancel")}
        </button>
      )}
    </div>
  );
}

function ProgressText({ progress, files }: { progress: SendProgress; files: ChosenFile[] }) {
  const { language, t } = usePortal();
  if (progress.waiting) return <p>{t("send.waiting")}</p>;
  if (progress.step !== "files") return <p>{t(`send.${progress.step}`)}</p>;
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const sent = files.reduce((sum, { id, file }) => sum + file.size * (progress.shares[id] ?? 0), 0);
  return (
    <>
      <p>{t("send.files", { sent: formatBytes(sent, language), total: formatBytes(total, language) })}</p>
      <progress value={sent} max={total} aria-label={t("send.filesLabel")} />
    </>
  );
}
