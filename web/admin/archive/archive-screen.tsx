import { paths } from "@hz/contract/paths";
import { Archive, Download } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { failureText } from "../shared/failures/failure-text.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { UnsavedGuard } from "../shared/leaving/unsaved-guard.tsx";
import { PasswordDialog } from "../shared/proof/password-dialog.tsx";
import { useHeldKeys } from "../shared/session/user.ts";
import { ArchiveRunning } from "./archive-running.tsx";
import { commandFor, t } from "./texts.ts";
import { useArchive } from "./use-archive.ts";
import { formatBytes } from "../../i18n/dates.ts";
import type { ArchiveHead, ArchiveResult } from "./make/archive-entries.ts";

/** The page /gesamtarchiv. */
export function ArchiveScreen() {
  usePageTitle(t("archiveTitle"));
  const archive = useArchive();
  return (
    <div className="grid max-w-2xl gap-5">
      <div className="grid gap-2">
        <h1 className="text-3xl">{t("archiveTitle")}</h1>
        <p className="text-muted">{t("archiveLead")}</p>
      </div>
      <ArchivePanel {...archive} />
      <Reader saved={archive.state.step === "done" ? archive.state.head.name : null} />
    </div>
  );
}

function ArchivePanel({ state, failure, begin, resuming, stop }: ReturnType<typeof useArchive>) {
  const [isAsking, setIsAsking] = useState(false);
  const held = useHeldKeys();
  const isWorking = state.step === "running";
  return (
    <>
      <UnsavedGuard unsaved={isWorking} words={{ title: t("archiveStopTitle"), text: t("archiveStopText"), leave: t("archiveStop") }} />
      {state.step === "running" && <ArchiveRunning {...state} resuming={resuming} onStop={stop} />}
      {state.step === "done" && <ArchiveDone {...state} />}
      {state.step === "idle" && (
        <Card title={t("archiveContents")}>
          <div className="grid justify-items-start gap-4">
            <p>{t("archiveHas")}</p>
            <p>{t("archiveHasNot")}</p>
            <Notice tone="accent">{t("archiveSecret")}</Notice>
            <p className="text-sm text-muted">{t("archiveLaw")}</p>
            <Problem>{failure}</Problem>
            {held?.accountSeed ? (
              <Button onClick={() => setIsAsking(true)}>
                <Archive aria-hidden="true" className="size-4" />
                {t("archiveBegin")}
              </Button>
            ) : (
              <Notice>{t("archiveNoKey")}</Notice>
            )}
          </div>
        </Card>
      )}
      {isAsking && <BeginArchive onBegin={begin} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** What opens an archive when we are gone, to keep beside it; `saved` is the name of the one that was saved here. */
function Reader({ saved }: { saved: string | null }) {
  return (
    <Card title={t("readerTitle")}>
      <div className="grid justify-items-start gap-4">
        <p>{t("readerText")}</p>
        <code className="text-sm break-all">{commandFor(saved ?? t("readerAny"))}</code>
        {saved === null && <p className="text-sm text-muted">{t("readerAnyText", { name: t("readerAny") })}</p>}
        <p className="text-sm text-muted">{t("readerStock")}</p>
        <a href={paths.archiveReader} download className={buttonClass("quiet")}>
          <Download aria-hidden="true" className="size-4" />
          {t("readerSave")}
        </a>
      </div>
    </Card>
  );
}

type BeginArchiveProps = { onBegin: (password: string) => Promise<void>; onClose: () => void };

/** Asks for the password, and then for the place, before an archive is begun. */
function BeginArchive({ onBegin, onClose }: BeginArchiveProps) {
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

type ArchiveDoneProps = { head: ArchiveHead; result: ArchiveResult; bytes: number };

/** How an archive turned out, with everything that is not in it. */
function ArchiveDone({ head: { name }, result, bytes }: ArchiveDoneProps) {
  const missing = [
    t("archiveLeftOut"),
    result.gone > 0 && t("archiveGone", { count: result.gone }),
    result.closed > 0 && t("archiveClosed", { count: result.closed }),
    result.missingFiles > 0 && t("archiveMissingFiles", { count: result.missingFiles }),
  ].filter((text) => text !== false);
  return (
    <Card title={t("archiveDone")}>
      <div className="grid gap-4">
        <p role="status">{t("archiveDoneText", { name, count: result.reports, size: formatBytes(bytes, "de") })}</p>
        <Notice tone="accent">
          {missing.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
        <p>{t("archiveAfter")}</p>
        <Notice tone="accent">{t("archiveSecret")}</Notice>
      </div>
    </Card>
  );
}
