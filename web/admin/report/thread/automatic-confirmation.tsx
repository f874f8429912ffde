import { portalLanguage, writtenIn } from "@hz/contract/languages";
import type { Report } from "@hz/contract/reports/reports";
import { Pill } from "../../../ui/pill.tsx";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { RelativeMoment } from "../../shared/moments/moment.tsx";
import { t } from "../../shared/texts/texts.ts";

type AutomaticConfirmationProps = { report: Pick<Report, "acknowledgedAt" | "confirmation">; open: Pick<OpenReport, "content"> };

/** What the channel said by itself when the report came, in the report's language; no message, so nobody has written or signed it. */
export function AutomaticConfirmation({ report: { acknowledgedAt, confirmation }, open }: AutomaticConfirmationProps) {
  if (acknowledgedAt === null || confirmation === null) return null;
  const language = portalLanguage(open.content?.language);
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
        <p className="pt-1.5 whitespace-pre-line wrap-anywhere" {...writtenIn(language)}>
          {confirmation[language]}
        </p>
      </details>
    </li>
  );
}
