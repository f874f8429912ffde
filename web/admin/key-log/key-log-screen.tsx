import { Download, KeyRound } from "lucide-react";
import { useState } from "react";
import { fingerprintForPeople } from "@hz/crypto";
import { formatDateTime } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { saveFile } from "../../vault/files/save-file.ts";
import { keysInHand } from "../../vault/keys/held-keys.ts";
import { headOf, type KeyLog, LogRefused } from "../../vault/keys/key-log.ts";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { HelpLink } from "../shared/page/help-link.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { t } from "../shared/texts/texts.ts";
import { useHeldKeys } from "../shared/session/user.ts";
import { Differences } from "./differences.tsx";
import { type Line, logFile, useKeyLog, useLines, usePeople } from "./queries.ts";
import { RefusedLog } from "./refused-log.tsx";

/** The page /schluesselverzeichnis. */
export function KeyLogScreen() {
  usePageTitle(t("keyLog"));
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-3xl">{t("keyLog")}</h1>
        <p className="max-w-prose text-muted">{t("keyLogLead")}</p>
        <HelpLink slug="schluesselverzeichnis" />
      </div>
      <Log />
    </>
  );
}

const Waiting = () => (
  <Loading label={t("loading")} className="grid gap-4 rounded-card border border-line bg-surface p-5">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} className="h-6" />
    ))}
  </Loading>
);

function Log() {
  const read = useKeyLog();
  const knows = useHeldKeys()?.knowsAccountKey === true;
  if (read.error instanceof LogRefused) return <RefusedLog refused={read.error} />;
  if (read.error) return <LoadFailed title={t("keyLogFailed")} text={t("keyLogFailedText")} query={read} />;
  if (!read.data) return <Waiting />;
  if (read.data.entries.length > 0) return <Checked log={read.data} />;
  return (
    <Card>
      <EmptyState
        icon={KeyRound}
        title={t(knows ? "keyLogEmpty" : "keyLogUncompared")}
        text={t(knows ? "keyLogEmptyText" : "keyLogUncomparedText")}
      />
    </Card>
  );
}

const dateOf = (time: number) => formatDateTime(new Date(time * 1000).toISOString(), "de");

function Checked({ log }: { log: KeyLog }) {
  const people = usePeople();
  const lines = useLines(log, people?.nameOf);
  if (!people || !lines) return <Waiting />;
  const { accountId } = keysInHand();
  const save = () => saveFile(new Blob([logFile(accountId, log, lines)], { type: "application/json" }), "schluesselverzeichnis.json");
  return (
    <>
      <Differences log={log} people={people.list} />
      <Card className="grid justify-items-start gap-2 p-5">
        <h2 className="text-lg">{t("keyLogHead")}</h2>
        <p className="font-mono text-lg">{fingerprintForPeople(headOf(log).hash)}</p>
        <p className="max-w-prose">{t("keyLogChecked")}</p>
        <p className="max-w-prose text-muted">{t("keyLogHeadText")}</p>
        <p>{t("keyLogCount", { count: lines.length })}</p>
        <Button variant="quiet" onClick={save}>
          <Download aria-hidden="true" className="size-4" />
          {t("keyLogExport")}
        </Button>
      </Card>
      <Entries lines={lines} />
    </>
  );
}

/** So many are shown at once. */
const STEP = 100;

function Entries({ lines }: { lines: Line[] }) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <ul aria-label={t("keyLog")} className="grid gap-2">
        {lines.slice(0, shown).map((line) => (
          <li key={line.seq} className="grid gap-1 rounded-card border border-line bg-surface px-4 py-3 wrap-anywhere">
            <p>{line.words}</p>
            <p className="text-sm text-muted tabular-nums">{t("keyLogSignedAt", { date: dateOf(line.time), name: line.by })}</p>
          </li>
        ))}
      </ul>
      {lines.length > shown && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setShown(shown + STEP)}>
          {t("keyLogOlder")}
        </Button>
      )}
    </>
  );
}
