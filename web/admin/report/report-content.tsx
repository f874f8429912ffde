import type { Report, ReportContent } from "@hz/contract/reports";
import { UserRound } from "lucide-react";
import { useRef } from "react";
import { formatDateTime } from "../../i18n/dates.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useChannelNames } from "../reports/queries.ts";
import { t } from "../texts.ts";
import { FileList } from "./file-list.tsx";
import { RedactButton } from "./redact/redact-button.tsx";
import { Redacted } from "./redact/redacted.tsx";
import type { ReportViewProps } from "./report-view.tsx";

/** Takes a report and shows what the reporter wrote and attached. */
export function ReportContentCard({ report, open }: ReportViewProps) {
  const { content } = open;
  const description = useRef<HTMLParagraphElement>(null);
  const channel = useChannelNames().get(report.channelId);
  const facts = [
    t("received", { date: formatDateTime(report.createdAt, "de") }),
    channel && t("viaChannel", { name: channel }),
    t(`type_${report.reportType}`),
  ];
  return (
    <Card className="grid gap-4">
      <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
      {content ? (
        <section aria-label={t("description")} className="grid gap-2">
          <p ref={description} className="max-w-prose whitespace-pre-line wrap-anywhere">
            {content.description}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Redacted mark={open.redaction} />
            <div className="ml-auto">
              <RedactButton target={{ report, open, entry: null }} texts={[null, description]} />
            </div>
          </div>
        </section>
      ) : (
        <BodyClosed report={report} />
      )}
      {content?.reportType === "confidential" && <Contact content={content} />}
      {content && content.files.length > 0 && (
        <section aria-label={t("files")}>
          <FileList open={open} files={content.files} stored={report.files} />
        </section>
      )}
    </Card>
  );
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

function Contact({ content }: { content: ReportContent }) {
  const { contactName, contactPhone, contactEmail } = content;
  const lines = [
    { label: t("contactName"), value: contactName },
    { label: t("contactPhone"), value: contactPhone, href: `tel:${contactPhone.replace(/[^\d+]/g, "")}` },
    { label: t("contactEmail"), value: contactEmail, href: `mailto:${encodeURIComponent(contactEmail).replace("%40", "@")}` },
  ].filter(({ value }) => value !== "");
  return (
    <section className="grid gap-2 rounded-card bg-canvas px-4 py-3">
      <h2 className="flex items-center gap-2 text-base">
        <UserRound aria-hidden="true" className="size-4" />
        {t("contact")}
      </h2>
      {lines.length === 0 && <p className="text-muted">{t("contactNone")}</p>}
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {lines.map(({ label, value, href }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">
              {href ? (
                <a href={href} className="text-brand">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{t("contactSecret")}</p>
    </section>
  );
}
