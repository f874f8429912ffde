import { NEUTRAL_NAME } from "@hz/contract/people/neutral-name";
import type { RedactionMark, ReportContent } from "../../vault/content/contents.ts";
import { revealedIn } from "../../vault/content/consents.ts";
import { type Person, personIn, personTexts } from "../../vault/content/report-texts.ts";
import { formatDateTime } from "../../i18n/dates.ts";
import type { OpenCase } from "../../vault/report/open-case.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { CaseFiles } from "./case-files.tsx";
import { Notice } from "../notice.tsx";
import { officeName, usePortal } from "../portal-context.tsx";
import { ReportText } from "./report-text.tsx";

const PILLS = {
  new: "pill pill-new",
  in_progress: "pill pill-work",
  open: "pill pill-work",
  closed: "pill pill-done",
  resolved: "pill pill-done",
} as const;

/** Where the case stands, which the service states and nobody signs, and what the reporter sent. */
export function CaseDetails({ open, thread = null, isRead = false }: { open: OpenCase; thread?: ThreadEntry[] | null; isRead?: boolean }) {
  const { language, t } = usePortal();
  const { found, content } = open;
  const { category } = found;
  const facts = [
    [t("case.number"), found.caseNumber],
    ...(found.way === "portal" ? [] : [[t("case.way"), t(`case.way_${found.way}`)]]),
    [t("case.category"), category ? (category.translations[language] ?? category).name : t("case.categoryNone")],
    [t("case.department"), found.department],
    [t("case.worker"), found.caseWorker === NEUTRAL_NAME ? t("thread.office") : (found.caseWorker ?? t("case.workerNone"))],
  ];
  return (
    <>
      <section className="card stack" aria-labelledby="service">
        <div className="stack-tight">
          <h2 id="service">{t("case.service")}</h2>
          <p className="small muted">{t("case.serviceText")}</p>
        </div>
        <dl className="facts">
          <div>
            <dt>{t("case.status")}</dt>
            <dd aria-live="polite">
              <span className={PILLS[found.status]}>{t(`status.${found.status}`)}</span>
            </dd>
          </div>
          <Facts facts={facts} />
        </dl>
      </section>
      {content ? (
        <Written open={open} content={content} isRevealed={revealedIn(thread ?? []) !== null} isRead={isRead} />
      ) : (
        <Notice kind="danger" title={t("case.closed")}>
          <p>{t("case.closedText")}</p>
        </Notice>
      )}
    </>
  );
}

type WrittenProps = { open: OpenCase; content: ReportContent; isRevealed: boolean; isRead: boolean };

function Written({ open, content, isRevealed, isRead }: WrittenProps) {
  const portal = usePortal();
  const { t } = portal;
  return (
    <section className="card" aria-labelledby="report">
      <h2 id="report" className="written">
        {content.title}
      </h2>
      <ReportText content={content} />
      <Redacted mark={open.redaction} />
      {isRead && <p className="small muted">{t("thread.read", { office: officeName(portal, open.found.department) })}</p>}
      <dl className="facts">
        <Facts
          facts={[
            [t("case.type"), t(isRevealed && content.reportType === "anonymous" ? "case.typeRevealed" : `type.${content.reportType}`)],
          ]}
        />
      </dl>
      <ContactFacts contact={personIn(content)} />
      {content.files.length > 0 && (
        <>
          <h3>{t("files.title")}</h3>
          <CaseFiles open={open} files={content.files} stored={open.found.files} />
        </>
      )}
    </section>
  );
}

/** Who the reporter said to be; draws nothing where they left all of it out. */
export function ContactFacts({ contact }: { contact: Person }) {
  const { t } = usePortal();
  const facts = personTexts(contact).map(({ part, text }) => [t(`contact.${part}`), text]);
  return (
    facts.length > 0 && (
      <dl className="facts">
        <Facts facts={facts} />
      </dl>
    )
  );
}

/** Says when a text was redacted; draws nothing where it was not. */
export function Redacted({ mark }: { mark: RedactionMark | null }) {
  const { language, t } = usePortal();
  return (
    mark && (
      <p className="small muted">
        {t("case.redacted", {
          date: formatDateTime(mark.time * 1000, language),
          by: mark.by === NEUTRAL_NAME ? t("thread.office") : mark.by,
        })}
      </p>
    )
  );
}

function Facts({ facts }: { facts: string[][] }) {
  return facts.map(([name, value]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  ));
}
