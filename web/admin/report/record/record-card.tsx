import { isOral } from "@hz/contract/reports/entry-terms";
import { useState } from "react";
import { formatDateTime } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { type CaseRecord, newestOf, recordsOf } from "../../../vault/content/records.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { useThread } from "../queries.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { DestroyDialog, FinalDialog } from "./end-dialogs.tsx";
import { RecordDialog } from "./record-dialog.tsx";
import { RecordingDialog } from "./recording-dialog.tsx";
import { recordingsOf } from "./recordings.ts";
import { Version } from "./version.tsx";

/** Which dialog, and of which record: by its id, because the reporter may say something to it meanwhile. */
type Asking = { what: "send" | "final"; recordId: string | null } | { what: "destroy" | "record" } | null;
type RecordCardProps = ReportViewProps & { isAsked: boolean; onAsked: () => void };

/** The record of what was said: its versions, what the reporter says to them, and its recordings. */
export function RecordCard({ report, open, isAsked, onAsked }: RecordCardProps) {
  const thread = useThread(open).data;
  const users = useUserNames();
  const [asking, setAsking] = useState<Asking>(null);
  if (!thread) return null;
  const records = recordsOf(thread);
  const recordings = recordingsOf(report, open, thread);
  const current = records.findLast(({ final }) => !final) ?? null;
  // With the final record a recording has to go (§ 11 (4) HinSchG): none comes after it.
  const mayRecord = isOral(report.way) && (records.length === 0 || current !== null);
  // A colleague made it final while the form stood open.
  if (asking?.what === "record" && !mayRecord) setAsking(null);
  // Of which record: as it was when it was asked for, whatever becomes of it while the form stands open.
  if (isAsked && !asking) setAsking({ what: "send", recordId: current?.recordId ?? null });
  const asked = asking && "recordId" in asking ? (records.find(({ recordId }) => recordId === asking.recordId) ?? null) : null;
  // Nobody makes final what a colleague made final meanwhile.
  if (asking?.what === "final" && asked?.final) setAsking(null);
  const close = () => {
    setAsking(null);
    onAsked();
  };
  const dialogs = asking && (
    <>
      {asking.what === "send" && <RecordDialog open={open} thread={thread} record={asked} onClose={close} />}
      {asking.what === "final" && asked && (
        <FinalDialog open={open} thread={thread} recordings={recordings} record={asked} onClose={close} />
      )}
      {asking.what === "record" && <RecordingDialog open={open} thread={thread} onClose={close} />}
      {asking.what === "destroy" && <DestroyDialog open={open} thread={thread} recordings={recordings} onClose={close} />}
    </>
  );
  if (records.length === 0 && !isOral(report.way)) return dialogs;
  return (
    <Card
      title={t("recordCard")}
      actions={
        !current && (
          <Button variant="quiet" size="small" onClick={() => setAsking({ what: "send", recordId: null })}>
            {t("recordSend")}
          </Button>
        )
      }
    >
      <p className="max-w-prose text-sm text-muted">{t("recordLead")}</p>
      {records.length > 0 && (
        <ul className="mt-3 grid gap-4 border-t border-line pt-3">
          {records.map((record) => (
            <RecordItem
              key={record.recordId}
              record={record}
              onNext={() => setAsking({ what: "send", recordId: record.recordId })}
              onFinal={() => setAsking({ what: "final", recordId: record.recordId })}
            />
          ))}
        </ul>
      )}
      {(recordings.length > 0 || mayRecord) && (
        <Recordings
          areThere={recordings.length > 0}
          mayRecord={mayRecord}
          onRecord={() => setAsking({ what: "record" })}
          onDestroy={() => setAsking({ what: "destroy" })}
        />
      )}
      {report.destroyed.map(({ id, by, at }) => (
        <p key={id} className="mt-3 text-sm text-muted">
          {t("recordDestroyedBy", { date: formatDateTime(at, "de"), name: users.get(by) ?? t("formerUser") })}
        </p>
      ))}
      {dialogs}
    </Card>
  );
}

type RecordingsProps = { areThere: boolean; mayRecord: boolean; onRecord: () => void; onDestroy: () => void };

/** Whether there are recordings, and what can be done with them. */
function Recordings({ areThere, mayRecord, onRecord, onDestroy }: RecordingsProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <p className="text-sm">{t(areThere ? "recordThere" : "recordNotThere")}</p>
      <div className="flex flex-wrap gap-2">
        {mayRecord && (
          <Button variant="quiet" size="small" onClick={onRecord}>
            {t("entryAddRecording")}
          </Button>
        )}
        {areThere && (
          <Button variant="quiet" size="small" onClick={onDestroy}>
            {t("recordDestroy")}
          </Button>
        )}
      </div>
    </div>
  );
}

function RecordItem({ record, onNext, onFinal }: { record: CaseRecord; onNext: () => void; onFinal: () => void }) {
  const { versions, final, late } = record;
  return (
    <li className="grid gap-3">
      {versions.map((version) => (
        <Version key={version.id} version={version} final={version === newestOf(record) ? final : null} />
      ))}
      {late.map((version) => (
        <Version key={version.id} version={version} final={final} isLate />
      ))}
      {!final && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onFinal}>
            {t("recordFinalise")}
          </Button>
          <Button variant="quiet" size="small" onClick={onNext}>
            {t("recordSendNext")}
          </Button>
        </div>
      )}
    </li>
  );
}
