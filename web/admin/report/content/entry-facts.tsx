import { entryRoutes } from "@hz/contract/reports/entries";
import { DOCUMENTATION_TEXTS, Handover, WAY_TEXTS } from "@hz/contract/reports/entry-terms";
import type { Report } from "@hz/contract/reports/reports";
import type { EntryContent } from "../../../vault/content/contents.ts";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { formatDate, formatDateTime, formatDayOrTime } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Problem } from "../../../ui/notice.tsx";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { Doubt } from "../thread/message-bubble.tsx";
import type { ReportViewProps } from "../report-view.tsx";

/** How an entered report came in, how it was kept, and whether its password was handed over. */
export function EntryFacts({ report, open }: ReportViewProps) {
  const users = useUserNames();
  const { entry } = report;
  if (!entry) return null;
  const said = open.content?.entry;
  const facts = [
    { label: t("entryFactWay"), value: WAY_TEXTS[report.way] },
    { label: t("entryFactBy"), value: (entry.by && users.get(entry.by)) ?? said?.by ?? t("formerUser") },
    { label: t("entryFactAt"), value: formatDateTime(report.createdAt, "de") },
    ...(entry.documentation ? [{ label: t("entryFactKept"), value: DOCUMENTATION_TEXTS[entry.documentation] }] : []),
    ...(said?.consent ? [{ label: t("entryFactConsent"), value: consentText(said.consent) }] : []),
    ...(said?.meeting && meetingText(said.meeting) ? [{ label: t("entryFactMeeting"), value: meetingText(said.meeting) }] : []),
    { label: t("entryFactHandover"), value: handoverText(entry.handover) },
  ];
  const isOther = said && (said.way !== report.way || Date.parse(said.receivedAt) !== Date.parse(report.receivedAt));
  return (
    <section aria-label={t("entryFacts")} className="grid gap-3 rounded-control bg-canvas p-4">
      <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid sm:contents">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-sm wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {isOther && <Doubt>{t("entryUnclear")}</Doubt>}
      <HandoverButtons reportId={report.id} current={entry.handover?.state ?? null} />
    </section>
  );
}

// Names stand with the identity, folded away.
const consentText = ({ at, wording }: NonNullable<EntryContent["consent"]>) =>
  t("entryFactConsentOf", { date: formatDayOrTime(at, "de"), wording });

const meetingText = ({ place, start, end }: NonNullable<EntryContent["meeting"]>) =>
  [place, start && end ? t("entryFactMeetingFromTo", { start, end }) : start].filter(Boolean).join(" · ");

const handoverText = (handover: NonNullable<Report["entry"]>["handover"]) =>
  handover ? t(`entryHandover_${handover.state}`, { date: formatDate(handover.at, "de") }) : t("entryHandover_none");

type HandoverButtonsProps = { reportId: string; current: Handover | null };

/** Whoever left the receipt without a word can say it here, and correct it; the password itself is gone by now. */
function HandoverButtons({ reportId, current }: HandoverButtonsProps) {
  const [asked, setAsked] = useState<Handover | null>(null);
  const end = () => setAsked(null);
  const saying = useAction({
    run: (handover: Handover) => call(entryRoutes.handOver, { params: { id: reportId }, body: { handover } }),
    done: t("entryHandoverSaved"),
    failed: t("receiptFailed"),
    touches: [queryKeys.report(reportId)],
    onDone: end,
    onFailed: end,
  });
  const isCorrection = current !== null;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {Handover.options
        .filter((handover) => handover !== current)
        .map((handover) => (
          <Button
            key={handover}
            variant="quiet"
            size="small"
            off={saying.busy}
            onClick={() => (isCorrection || handover === "impossible" ? setAsked(handover) : saying.run(handover))}
          >
            {t(isCorrection ? `entryHandoverCorrect_${handover}` : `entryHandoverSave_${handover}`)}
          </Button>
        ))}
      <Problem>{saying.problem}</Problem>
      {asked && (
        <ActionDialog
          title={t(isCorrection ? "entryHandoverCorrectTitle" : "receiptImpossibleTitle")}
          text={t(isCorrection ? "entryHandoverCorrectText" : "entryImpossibleText")}
          confirmLabel={t(`entryHandoverSave_${asked}`)}
          action={saying}
          onClose={end}
          onConfirm={() => saying.run(asked)}
        />
      )}
    </div>
  );
}
