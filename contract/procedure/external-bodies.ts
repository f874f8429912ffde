import { inEachLanguage, type PortalLanguage } from "../languages.ts";

/** The day on which this list was last compared with the law and with what the bodies say of themselves. */
export const EXTERNAL_BODIES_AS_OF = "2026-11-22";

/** A body outside of the company to which anybody may report (§§ 19 to 23 HinSchG) or an office of the European Union. */
export type ExternalBody = {
  level: "federal" | "states" | "union";
  name: Record<PortalLanguage, string>;
  purpose: Record<PortalLanguage, string>;
  /** Only addresses that were seen to be theirs; of the states there is no single one. */
  links: Record<PortalLanguage, string> | null;
};

const same = (address: string) => inEachLanguage(() => address);

/** The one list of external bodies: every portal shows all of it, and no company can take anything away. */
export const EXTERNAL_BODIES: readonly ExternalBody[] = [
  {
    level: "federal",
    name: {
      de: "Externe Meldestelle des Bundes beim Bundesamt für Justiz (BfJ)",
      en: "External reporting office of the Federation at the Federal Office of Justice (BfJ)",
    },
    purpose: {
      de: "Für alle Verstöße, für die keine der anderen Stellen zuständig ist (§ 19 HinSchG). Wenn Sie nicht wissen, wer zuständig ist, sind Sie hier richtig.",
      en: "For all breaches for which none of the other bodies is responsible (section 19 HinSchG). If you do not know who is responsible, this is the right place.",
    },
    links: same("https://www.bundesjustizamt.de/DE/MeldestelledesBundes/MeldestelledesBundes_node.html"),
  },
  {
    level: "federal",
    name: {
      de: "Bundesanstalt für Finanzdienstleistungsaufsicht (BaFin), Hinweisgeberstelle",
      en: "Federal Financial Supervisory Authority (BaFin), contact point for whistleblowers",
    },
    purpose: {
      de: "Für Verstöße bei Banken, Versicherungen, Finanzdienstleistern und am Kapitalmarkt und für Geldwäsche dort (§ 21 HinSchG).",
      en: "For breaches at banks, insurers and financial service providers and on the capital market, and for money laundering there (section 21 HinSchG).",
    },
    links: same("https://www.bafin.de/"),
  },
  {
    level: "federal",
    name: { de: "Bundeskartellamt (BKartA)", en: "Federal Cartel Office (Bundeskartellamt)" },
    purpose: {
      de: "Für Verstöße gegen das Kartellrecht, zum Beispiel Preisabsprachen, und gegen die Regeln für große digitale Plattformen (§ 22 HinSchG).",
      en: "For breaches of competition law, for example price fixing, and of the rules for large digital platforms (section 22 HinSchG).",
    },
    links: same("https://www.bundeskartellamt.de/"),
  },
  {
    level: "states",
    name: { de: "Externe Meldestellen der Länder", en: "External reporting offices of the federal states" },
    purpose: {
      de: "Jedes Land kann eine eigene Stelle für Verstöße in seiner Verwaltung und in seinen Kommunen einrichten (§ 20 HinSchG). Gibt es keine, ist die externe Meldestelle des Bundes zuständig. Welche Stelle es in Ihrem Land gibt, sagt Ihnen die externe Meldestelle des Bundes.",
      en: "Each state may set up an office of its own for breaches in its administration and its municipalities (section 20 HinSchG). Where there is none, the external reporting office of the Federation is responsible. It can also tell you which office your state has.",
    },
    links: null,
  },
  {
    level: "union",
    name: { de: "Europäisches Amt für Betrugsbekämpfung (OLAF)", en: "European Anti-Fraud Office (OLAF)" },
    purpose: {
      de: "Für Betrug und Korruption zulasten des Haushalts der EU und für Verfehlungen bei ihren Organen.",
      en: "For fraud and corruption against the budget of the EU, and for misconduct in its institutions.",
    },
    links: {
      de: "https://anti-fraud.ec.europa.eu/olaf-and-you/report-fraud_de",
      en: "https://anti-fraud.ec.europa.eu/olaf-and-you/report-fraud_en",
    },
  },
  {
    level: "union",
    name: { de: "Europäische Agentur für die Sicherheit des Seeverkehrs (EMSA)", en: "European Maritime Safety Agency (EMSA)" },
    purpose: {
      de: "Für die Sicherheit von Schiffen und den Schutz des Meeres vor Verschmutzung durch Schiffe.",
      en: "For the safety of ships and for protecting the sea from pollution by ships.",
    },
    links: same("https://www.emsa.europa.eu/"),
  },
  {
    level: "union",
    name: { de: "Europäische Agentur für Flugsicherheit (EASA)", en: "European Union Aviation Safety Agency (EASA)" },
    purpose: { de: "Für die Sicherheit in der Luftfahrt.", en: "For safety in aviation." },
    links: same("https://www.easa.europa.eu/"),
  },
  {
    level: "union",
    name: { de: "Europäische Wertpapier- und Marktaufsichtsbehörde (ESMA)", en: "European Securities and Markets Authority (ESMA)" },
    purpose: {
      de: "Für Ratingagenturen, Transaktionsregister und andere, die sie selbst beaufsichtigt.",
      en: "For credit rating agencies, trade repositories and others that it supervises itself.",
    },
    links: same("https://www.esma.europa.eu/"),
  },
  {
    level: "union",
    name: { de: "Europäische Arzneimittel-Agentur (EMA)", en: "European Medicines Agency (EMA)" },
    purpose: {
      de: "Für Arzneimittel: Zulassung, Herstellung, Prüfungen und Sicherheit.",
      en: "For medicines: authorisation, manufacture, trials and safety.",
    },
    links: same("https://www.ema.europa.eu/"),
  },
  {
    level: "union",
    name: { de: "Europäisches Büro für Künstliche Intelligenz (AI Office)", en: "European AI Office" },
    purpose: {
      de: "Für Verstöße gegen die KI-Verordnung durch Anbieter von KI-Modellen mit allgemeinem Verwendungszweck.",
      en: "For breaches of the AI Act by providers of general-purpose AI models.",
    },
    links: same("https://digital-strategy.ec.europa.eu/en/policies/ai-act-whistleblower-tool"),
  },
];
