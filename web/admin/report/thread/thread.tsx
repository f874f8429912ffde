import { Fragment, useDeferredValue, useMemo } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { AnswerForm } from "../answer/answer-form.tsx";
import { MessageBubble } from "./message-bubble.tsx";
import { messageLabel, recordPlaces } from "./message-labels.ts";
import { useThread } from "../queries.ts";
import { Reading } from "../reading.tsx";
import type { ReportViewProps } from "../report-view.tsx";
import { useMarkRead } from "../use-mark-read.ts";
import { portalLanguage, saidIn, writtenIn } from "@hz/contract/languages";
import type { Report } from "@hz/contract/reports/reports";
import { Pill } from "../../../ui/pill.tsx";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { RelativeMoment } from "../../shared/moments/moment.tsx";

/** So many messages of a long talk are drawn at once; the others follow without holding up the page. */
const AT_ONCE = 20;

/** The talk with the reporter, and the form for the next answer. */
export function Thread({ report, open }: ReportViewProps) {
  const thread = useThread(open);
  const { data, isFetching } = thread;
  const users = useUserNames();
  const records = useMemo(() => recordPlaces(data ?? []), [data]);
  const firstNew = useMarkRead(open.head.reportId, data, isFetching);
  // While they follow they are no news to be read out.
  const count = useDeferredValue(data?.length ?? 0, AT_ONCE);
  return (
    <section aria-label={t("thread")} className="grid gap-4">
      <Reading query={thread} failed={t("threadFailed")}>
        <Skeleton className="h-24 w-4/5 rounded-card" />
        <Skeleton className="ml-auto h-20 w-3/5 rounded-card" />
      </Reading>
      {data?.length === 0 && !report.confirmation && (
        <p className="text-muted">{t(report.acknowledgedAt ? "threadEmptyConfirmed" : "threadEmpty")}</p>
      )}
      {data && (data.length > 0 || report.confirmation) && (
        <ol className="grid gap-3" aria-live={count < data.length ? "off" : "polite"} aria-relevant="additions">
          <AutomaticConfirmation report={report} open={open} />
          {data.slice(0, Math.max(AT_ONCE, count)).map((entry) => (
            <Fragment key={entry.message.id}>
              {entry.message.id === firstNew && <NewMark />}
              <MessageBubble entry={entry} label={messageLabel(entry, records)} report={report} open={open} users={users} />
            </Fragment>
          ))}
        </ol>
      )}
      {data && <AnswerForm report={report} open={open} thread={data} />}
    </section>
  );
}

/** The line above the first message that was not seen before. */
function NewMark() {
  return (
    <li className="flex items-center gap-3 text-sm font-semibold text-brand before:h-px before:grow before:bg-brand after:h-px after:grow after:bg-brand">
      {t("newMessages")}
    </li>
  );
}

type AutomaticConfirmationProps = { report: Pick<Report, "acknowledgedAt" | "confirmation">; open: Pick<OpenReport, "content"> };

/** What the channel said by itself when the report came, in the report's language; no message, so nobody has written or signed it. */
function AutomaticConfirmation({ report: { acknowledgedAt, confirmation }, open }: AutomaticConfirmationProps) {
  if (acknowledgedAt === null || confirmation === null) return null;
  const said = saidIn(confirmation, portalLanguage(open.content?.language));
  if (!said) return null;
  return (
    <li className="ml-auto grid w-fit max-w-full min-w-64 gap-1 rounded-card border border-dashed border-line bg-brand-soft px-4 py-3 sm:max-w-[82%]">
      <p className="flex flex-wrap items-baseline justify-between gap-x-5 text-sm">
        <span className="flex flex-wrap items-center gap-x-2">
          <b className="font-semibold">{t("confirmedByChannel")}</b>
          <Pill tone="info">{t("kind_acknowledgement")}</Pill>
        </span>
        <span className="text-muted">
          <RelativeMoment at={acknowledgedAt} />
        </span>
      </p>
      <details>
        <summary className="text-sm">{t("confirmationWords")}</summary>
        <p className="pt-1.5 written" {...writtenIn(said.language)}>
          {said.said}
        </p>
      </details>
    </li>
  );
}
