import { portalLanguage } from "@hz/contract/languages";
import { meetingDue } from "@hz/contract/procedure/deadlines";
import { CLOSED_STATUSES } from "@hz/contract/reports/reports";
import { useState } from "react";
import { formatDate, formatDateTime } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { type Meeting, meetingsOf } from "../../../vault/content/meetings.ts";
import { t } from "../../shared/texts/texts.ts";
import { DUE_LOOKS, dueText } from "../procedure/due-text.ts";
import { useLanguageTexts } from "../../shared/languages/language-texts.ts";
import { useThread } from "../queries.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { Doubt } from "../thread/message-bubble.tsx";
import { MeetingDialog } from "./meeting-dialog.tsx";

/** The personal meeting that the reporter asked for last: until when it is to be answered, what became of it, and the way to say so. */
export function MeetingCard({ report, open }: ReportViewProps) {
  const thread = useThread(open).data;
  const { data: texts } = useLanguageTexts(portalLanguage(open.content?.language));
  const [asking, setAsking] = useState<"answer" | "held" | null>(null);
  if (!thread) return null;
  const meeting = meetingsOf(thread).at(-1);
  const isOpen = report.meetingAskedAt !== null;
  if (!meeting && !isOpen) return null;
  const asked = thread.find(({ message }) => message.id === meeting?.id)?.content?.text;
  const isWaiting = meeting?.state === "open";
  // A colleague has answered, or the reporter took it back, while the form stood open: what is typed there stays until it is sent.
  return (
    <Card
      title={t("meetingCard")}
      actions={
        meeting && (
          <div className="flex flex-wrap gap-2">
            {isWaiting && (
              <Button size="small" onClick={() => setAsking("answer")}>
                {t("meetingAnswer")}
              </Button>
            )}
            {meeting.state !== "held" && meeting.state !== "withdrawn" && (
              <Button variant="quiet" size="small" onClick={() => setAsking("held")}>
                {t("meetingHeld")}
              </Button>
            )}
          </div>
        )
      }
    >
      <div className="grid gap-3">
        {isWaiting && <p className="max-w-prose text-sm text-muted">{t("meetingLead")}</p>}
        {meeting ? <State meeting={meeting} /> : <Doubt>{t("meetingMissing")}</Doubt>}
        {isOpen && !CLOSED_STATUSES.some((closed) => closed === report.status) && <Due askedAt={report.meetingAskedAt!} />}
        {isWaiting && asked && <p className="border-t border-line pt-3 written">{asked}</p>}
      </div>
      {asking && meeting && (
        <MeetingDialog
          open={open}
          thread={thread}
          requestId={meeting.id}
          held={asking === "held" ? (texts?.meetingHeld ?? "") : null}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  );
}

function State({ meeting: { askedAt, state, last } }: { meeting: Meeting }) {
  const tone = state === "open" ? "accent" : state === "agreed" || state === "held" ? "ok" : "neutral";
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Pill tone={tone}>{t(state === "open" ? "meetingOpen" : `meeting_${state}`)}</Pill>
      <span className="text-sm text-muted">{t("meetingAskedAt", { date: formatDateTime(askedAt, "de") })}</span>
      {last && <span className="text-sm text-muted">{formatDate(last.at, "de")}</span>}
    </p>
  );
}

function Due({ askedAt }: { askedAt: string }) {
  const { text, tone } = dueText(meetingDue(new Date(askedAt)), new Date());
  return (
    <p className={`text-sm font-semibold tabular-nums ${DUE_LOOKS[tone]}`}>
      {t("meetingDue")}: {text}
    </p>
  );
}
