import type { CategoryText } from "./categories.ts";
import type { LegalArea } from "../procedure/legal-areas.ts";

type HouseCategory = { name: string; description: string; legal_area: LegalArea | null; is_active?: false };

const FIRST = [
  { name: "Korruption und Bestechung", description: "Vorteile annehmen, anbieten oder fordern", legal_area: "corruption" },
  { name: "Betrug, Untreue, Diebstahl", description: "Schaden für das Unternehmen oder andere, Unterschlagung", legal_area: "fraud" },
  {
    name: "Bilanzierung, Steuern, Fördermittel",
    description: "Falsche Bücher, Steuervergehen, erschlichene Zuschüsse",
    legal_area: "accounting",
  },
  { name: "Geldwäsche", description: "Verschleierte Herkunft von Geld, Terrorismusfinanzierung", legal_area: "money-laundering" },
  { name: "Wettbewerb und Kartell", description: "Absprachen mit Mitbewerbern, unlauterer Wettbewerb", legal_area: "competition" },
  { name: "Arbeits- und Gesundheitsschutz", description: "Fehlender Schutz, Gefahren am Arbeitsplatz", legal_area: "work-safety" },
  { name: "Rechte von Beschäftigten", description: "Lohn, Arbeitszeit, Betriebsrat", legal_area: "employees" },
  {
    name: "Diskriminierung, Belästigung, Mobbing",
    description: "Herabwürdigung, sexuelle Belästigung, Ausgrenzung",
    legal_area: "harassment",
  },
  {
    name: "Datenschutz und IT-Sicherheit",
    description: "Missbrauch oder Verlust von Daten, unsichere Systeme",
    legal_area: "data-protection",
  },
  {
    name: "Produktsicherheit und Verbraucherschutz",
    description: "Gefährliche Produkte, Täuschung von Kundinnen und Kunden",
    legal_area: "products",
  },
  { name: "Umwelt", description: "Verschmutzung, verbotene Entsorgung", legal_area: "environment" },
  { name: "Repressalie nach einer Meldung", description: "Nachteile, weil jemand etwas gemeldet hat", legal_area: "retaliation" },
  { name: "Interessenkonflikt, Verhaltenskodex", description: "Verstöße gegen Regeln des Unternehmens", legal_area: "conduct" },
  { name: "Sonstiges oder unsicher", description: "Wenn nichts anderes passt. Sie müssen nichts rechtlich einordnen.", legal_area: null },
  // Not every company needs these; who does switches them on.
  { name: "Lieferkette", description: "Menschenrechte und Umwelt bei Zulieferern", legal_area: "supply-chain", is_active: false },
  { name: "Finanzmarkt und Versicherung", description: "Insiderhandel, Aufsichtsrecht", legal_area: "special-law", is_active: false },
  {
    name: "Lebensmittel und Tierschutz",
    description: "Gefährliche Lebensmittel, Tierquälerei",
    legal_area: "special-law",
    is_active: false,
  },
  {
    name: "Öffentliche Auftragsvergabe",
    description: "Absprachen, Umgehung von Ausschreibungen",
    legal_area: "special-law",
    is_active: false,
  },
  {
    name: "Verkehrssicherheit",
    description: "Gefahren auf Straße, Schiene, Wasser und in der Luft",
    legal_area: "special-law",
    is_active: false,
  },
  {
    name: "Strahlenschutz und kerntechnische Sicherheit",
    description: "Gefahren durch Strahlung",
    legal_area: "special-law",
    is_active: false,
  },
  { name: "Forschung", description: "Erfundene Daten, fremde Texte, verschwiegene Interessen", legal_area: "conduct", is_active: false },
  { name: "Patientensicherheit", description: "Gefahren für Patientinnen und Patienten", legal_area: "special-law", is_active: false },
] as const satisfies readonly HouseCategory[];

/** What a new account starts with: plain words for reporters, in the order of the form (research on market and law, 5.1). */
export const DEFAULT_CATEGORIES: readonly (HouseCategory & { name: (typeof FIRST)[number]["name"] })[] = FIRST;

/** The first categories in another language, by their German names. */
export type HouseCategories = Readonly<Record<(typeof FIRST)[number]["name"], CategoryText>>;
