import { formatDay } from "../../../i18n/dates.ts";
import type { SitePage } from "../../site-page.ts";
import { t } from "../texts.ts";
import { LAST_CHANGED } from "./changed.ts";
import { LegalPage } from "./legal-page.tsx";
import { ending } from "./terms-ending.tsx";
import { service } from "./terms-service.tsx";

/** The page at "/agb". */
export const TermsPage: SitePage = {
  head: {
    status: 200,
    title: "Allgemeine Geschäftsbedingungen – Hinweiszentrale",
    description:
      "Vertragsbedingungen der Hinweiszentrale für Unternehmen: Leistungen, Testphase, Preise, Verfügbarkeit, Laufzeit, Kündigung und Wechsel des Anbieters.",
  },
  Body: (facts) => (
    <LegalPage
      facts={facts}
      title={"Allgemeine Geschäfts\u00adbedingungen"}
      lead="Für Unternehmen und juristische Personen des öffentlichen Rechts."
      numbered
      own={facts.operator.texts.terms}
      template={{
        meta: t("legalDates", { date: formatDay(LAST_CHANGED.terms, "de") }),
        content: (
          <>
            {service(facts)}
            {ending(facts)}
          </>
        ),
      }}
    />
  ),
};
