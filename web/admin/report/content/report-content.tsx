import { WAY_TEXTS } from "@hz/contract/reports/entry-terms";
import type { Report } from "@hz/contract/reports/reports";
import { useRef } from "react";
import { formatDateTime } from "../../../i18n/dates.ts";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { revealedIn } from "../../../vault/content/consents.ts";
import { personIn } from "../../../vault/content/report-texts.ts";
import { useChannelNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { enteredNames } from "../confidential/entered-names.ts";
import { Identity } from "../confidential/identity.tsx";
import { BodyTexts } from "./body-texts.tsx";
import { EntryFacts } from "./entry-facts.tsx";
import { FileList } from "../thread/file-list.tsx";
import { useThread } from "../queries.ts";
import { RedactButton } from "../redact/redact-button.tsx";
import { Redacted } from "../redact/redacted.tsx";
import type { ReportViewProps } from "../report-view.tsx";
import { TranslationOffer } from "../translation/translated.tsx";

export function ReportContentCard({ report, open }: ReportViewProps) {
  const { content } = open;
  const entered = enteredNames(content);
  const texts = useRef<HTMLElement>(null);
  const channel = useChannelNames().get(report.channelId);
  const facts = [
    t("received", { date: formatDateTime(report.receivedAt, "de") }),
    report.way !== "portal" && WAY_TEXTS[report.way],
    channel && t("viaChannel", { name: channel }),
    t(`type_${report.reportType}`),
  ];
  return (
    <Card className="grid gap-4">
      <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
      <TranslationOffer />
      {content ? (
        <section ref={texts} aria-label={t("text_description")} className="grid gap-2">
          <BodyTexts content={content} />
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Redacted mark={open.redaction} />
            <div className="ml-auto">
              <RedactButton target={{ report, open, entry: null }} within={texts} />
            </div>
          </div>
        </section>
      ) : (
        <BodyClosed report={report} />
      )}
      <EntryFacts report={report} open={open} />
      {content && (content.reportType === "confidential" || entered) && (
        <Identity reportId={report.id} contact={content.reportType === "confidential" ? personIn(content) : null} entered={entered} />
      )}
      {report.identityRevealedAt && <Revealed report={report} open={open} />}
      {content && content.files.length > 0 && (
        <section aria-label={t("files")}>
          <FileList open={open} files={content.files} stored={report.files} destroyed={report.destroyed} />
        </section>
      )}
    </Card>
  );
}

/** Who somebody said to be after an anonymous report; the thread has it, and here it is found. */
function Revealed({ report, open }: ReportViewProps) {
  const revealed = revealedIn(useThread(open).data ?? []);
  return revealed && <Identity reportId={report.id} contact={revealed.contact} revealedAt={revealed.at} />;
}

/** The box of title, description and details does not open; everything else of the case is still there. */
function BodyClosed({ report }: { report: Report }) {
  return (
    <Notice tone="danger">
      <b className="font-semibold">{t("bodyClosed")}</b>
      <p>{t("bodyClosedText")}</p>
      {report.files.length > 0 && <p>{t("bodyClosedFiles", { count: report.files.length })}</p>}
    </Notice>
  );
}
