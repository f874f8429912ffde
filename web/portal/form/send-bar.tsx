import { useEffect, useRef } from "react";
import { formatBytes } from "../../i18n/dates.ts";
import { type ChosenFile, isChecking } from "./chosen-file.ts";
import { usePortal } from "../portal-context.tsx";
import type { PortalT } from "../portal-texts.ts";
import type { SendProgress } from "./send-report.ts";

type Props = { ready: boolean; files: ChosenFile[]; progress: SendProgress | null; isStopped: boolean; onCancel: () => void };

/** Draws the button that sends, and while it works what is happening, how far it is, and the way to stop it. */
export function SendBar({ ready, files, progress, isStopped, onCancel }: Props) {
  const { t } = usePortal();
  const send = useRef<HTMLButtonElement>(null);
  // The button that stops goes when it has.
  useEffect(() => {
    if (isStopped) send.current?.focus();
  }, [isStopped]);
  const busy = progress !== null;
  const checking = isChecking(files);
  return (
    <div className="stack">
      <button type="submit" className="button button-block" ref={send} disabled={!ready || checking} aria-disabled={busy}>
        {busy && <span className="spinner" aria-hidden="true" />}
        {busy ? t("send.busy") : !ready ? t("send.loading") : checking ? t("clean.waiting") : t("send.submit")}
      </button>
      {!ready && <p className="small muted">{t("send.loadingHint")}</p>}
      {/* Spoken once a step; the figures beside it change too often to be read out. */}
      <p role="status" className={isStopped ? "small" : "visually-hidden"}>
        {progress ? stepText(progress, t) : isStopped && t("send.stopped")}
      </p>
      {progress && <ProgressFigures progress={progress} files={files} />}
      {(progress?.step === "files" || progress?.step === "proving" || progress?.waiting) && (
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {t("send.cancel")}
        </button>
      )}
    </div>
  );
}

function stepText({ step, waiting }: SendProgress, t: PortalT): string {
  if (waiting) return t("send.waiting");
  return step === "files" ? t("send.filesRunning") : t(`send.${step}`);
}

function ProgressFigures({ progress, files }: { progress: SendProgress; files: ChosenFile[] }) {
  const { language, t } = usePortal();
  if (progress.waiting || progress.step !== "files") return <p aria-hidden="true">{stepText(progress, t)}</p>;
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const sent = files.reduce((sum, { id, file }) => sum + file.size * (progress.shares[id] ?? 0), 0);
  return (
    <div className="stack-tight">
      <p>{t("send.files", { sent: formatBytes(sent, language), total: formatBytes(total, language) })}</p>
      <progress value={sent} max={total} aria-label={t("send.filesLabel")} />
    </div>
  );
}
