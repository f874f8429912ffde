import { WAY_TEXTS } from "@hz/contract/reports/entry-terms";
import type { Report } from "@hz/contract/reports/reports";
import { formatDateTime } from "../../i18n/dates.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { revealedIn } from "../../vault/content/consents.ts";
import { personIn } from "../../vault/content/report-texts.ts";
import type { GuestReport } from "../../vault/people/guest.ts";
import { BodyTexts, FileList, Identity, Redacted, TranslationOffer, TranslationProvider, useThread } from "../report/index.ts";
import { t } from "../shared/texts/texts.ts";

type GuestContentProps = { report: Report; open: GuestReport; maySeeIdentity: boolean };

/** What the reporter wrote and attached, as the guest opened it. */
export function GuestContent({ report, open, maySeeIdentity }: GuestContentProps) {
  const { content } = open;
  const facts = [
    t("received", { date: formatDateTime(report.receivedAt, "de") }),
    report.way !== "portal" && WAY_TEXTS[report.way],
    t(`type_${report.reportType}`),
  ];
  const hasIdentity = report.reportType === "confidential" || report.identityRevealedAt !== null;
  return (
    <TranslationProvider open={open}>
      <Card className="grid gap-4">
        <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
        <TranslationOffer />
        {content ? (
          <section aria-label={t("text_description")} className="grid gap-2">
            <BodyTexts content={content} />
            <Redacted mark={open.redaction} />
          </section>
        ) : (
          <Notice tone="danger">
            <b className="font-semibold">{t("bodyClosed")}</b>
            <p>{t("bodyClosedText")}</p>
          </Notice>
        )}
        {hasIdentity && !maySeeIdentity && <p className="text-sm text-muted">{t("guestIdentityHidden")}</p>}
        {maySeeIdentity && content?.reportType === "confidential" && <Identity reportId={report.id} contact={personIn(content)} />}
        {maySeeIdentity && report.identityRevealedAt && <Revealed report={report} open={open} />}
        {content && content.files.length > 0 && (
          <section aria-label={t("files")}>
            <FileList open={open} files={content.files} stored={report.files} destroyed={report.destroyed} />
          </section>
        )}
      </Card>
    </TranslationProvider>
  );
}

function Revealed({ report, open }: { report: Report; open: GuestReport }) {
  const revealed = revealedIn(useThread(open).data ?? []);
  return revealed && <Identity reportId={report.id} contact={revealed.contact} revealedAt={revealed.at} />;
}
