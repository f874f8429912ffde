import { paths } from "@hz/contract/paths";
import { useState } from "react";
import { formatBytes } from "../../i18n/dates.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Problem } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import type { Action } from "../shared/action/use-action.ts";
import type { ArchiveHead, ArchiveProgress } from "./make/archive-entries.ts";
import { t } from "./texts.ts";
import type { Halt } from "./use-archive.ts";

type ArchiveRunningProps = {
  head: ArchiveHead;
  progress: ArchiveProgress;
  halt: Halt | null;
  resuming: Pick<Action, "run" | "busy">;
  onStop: () => void;
};

export function ArchiveRunning({ head, progress, halt, resuming, onStop }: ArchiveRunningProps) {
  const [isStopping, setIsStopping] = useState(false);
  return (
    <Card title={halt ? t("archivePaused") : t("archiveRunning")}>
      <div className="grid gap-4">
        <Done head={head} progress={progress} />
        {halt ? <Problem>{halt.text}</Problem> : <p className="text-sm text-muted">{t("archiveStay")}</p>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={() => setIsStopping(true)}>
            {t("archiveStop")}
          </Button>
          {halt?.isSignedOut && (
            <a href={paths.signIn} target="_blank" rel="noreferrer" className={buttonClass("quiet")}>
              {t("archiveSignIn")}
            </a>
          )}
          {halt && (
            <Button busy={resuming.busy} onClick={() => resuming.run()}>
              {t("archiveResume")}
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={isStopping}
        onOpenChange={setIsStopping}
        title={t("archiveStopTitle")}
        text={t("archiveStopText")}
        cancelLabel={t("archiveStopStay")}
        confirmLabel={t("archiveStop")}
        destructive
        onConfirm={onStop}
      />
    </Card>
  );
}

function Done({ head, progress: { reports, bytes, file } }: Pick<ArchiveRunningProps, "head" | "progress">) {
  const of = t("archiveOf", { done: reports.toLocaleString("de-DE"), count: head.reports });
  const text = t("archiveBytes", { of, size: formatBytes(bytes, "de") });
  const part = file && t("archiveFile", { done: formatBytes(file.done, "de"), size: formatBytes(file.size, "de") });
  const rest = reports >= head.reports ? t("archiveEnding") : null;
  return (
    <div className="grid gap-1">
      <Progress label={t("archiveRunning")} value={reports} max={Math.max(head.reports, 1)} text={text} />
      {/* Its line stays, so that nothing jumps with each file. */}
      <span className="min-h-5 text-sm text-muted tabular-nums">{part ?? rest}</span>
    </div>
  );
}
