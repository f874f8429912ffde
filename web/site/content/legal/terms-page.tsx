import type { SitePage } from "../../site-page.ts";
import { t } from "../texts.ts";
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
        meta: t("legalDates"),
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
