import { formatDay } from "../../../i18n/dates.ts";
import type { SitePage } from "../../site-page.ts";
import { operatorName } from "../operator.tsx";
import { t } from "../texts.ts";
import { LAST_CHANGED } from "./changed.ts";
import { LegalPage } from "./legal-page.tsx";
import { customers } from "./privacy-customers.tsx";
import { visitors } from "./privacy-visitors.tsx";

/** The page at "/datenschutz": what is kept of whom, and what is not. */
export const PrivacyPage: SitePage = {
  head: {
    status: 200,
    title: "Datenschutzerklärung – Hinweiszentrale",
    description:
      "Welche Daten die Hinweiszentrale verarbeitet und welche nicht: Website, Meldeportale, Konto, Abrechnung, Speicherdauer und Ihre Rechte.",
  },
  Body: (facts) => (
    <LegalPage
      facts={facts}
      title="Datenschutzerklärung"
      lead={`Was ${operatorName(facts.operator)} mit Daten macht und was nicht: für Besuchende dieser Website, hinweisgebende Personen, Nutzende und Kunden.`}
      numbered
      own={facts.operator.texts.privacy}
      template={{
        meta: t("legalDates", { date: formatDay(LAST_CHANGED.privacy, "de") }),
        content: (
          <>
            {visitors(facts)}
            {customers(facts)}
          </>
        ),
      }}
    />
  ),
};
