import type { PortalLanguage } from "../languages.ts";

/** The day on which this list was last compared with the law and with what the bodies say of themselves. */
export const EXTERNAL_BODIES_AS_OF = "2026-11-22";

export type BodyLevel = "federal" | "states" | "union";

/**
 * The one list of external bodies (§§ 19 to 23 HinSchG, and offices of the European Union), which every portal shows whole and no
 * company can take anything away from; what they are called stands with the languages. Only addresses that were seen to be theirs;
 * of the states there is no single one.
 */
export const EXTERNAL_BODIES = [
  { id: "justice", level: "federal", link: "https://www.bundesjustizamt.de/DE/MeldestelledesBundes/MeldestelledesBundes_node.html" },
  { id: "finance", level: "federal", link: "https://www.bafin.de/" },
  { id: "competition", level: "federal", link: "https://www.bundeskartellamt.de/" },
  { id: "states", level: "states", link: null },
  { id: "fraud", level: "union", link: "https://anti-fraud.ec.europa.eu/olaf-and-you/report-fraud_en" },
  { id: "ships", level: "union", link: "https://www.emsa.europa.eu/" },
  { id: "aviation", level: "union", link: "https://www.easa.europa.eu/" },
  { id: "markets", level: "union", link: "https://www.esma.europa.eu/" },
  { id: "medicines", level: "union", link: "https://www.ema.europa.eu/" },
  { id: "ai", level: "union", link: "https://digital-strategy.ec.europa.eu/en/policies/ai-act-whistleblower-tool" },
] as const satisfies readonly { id: string; level: BodyLevel; link: string | null }[];
export type ExternalBodyId = (typeof EXTERNAL_BODIES)[number]["id"];

/** Addresses in other languages than the list's. */
const LINKS: Partial<Record<ExternalBodyId, Partial<Record<PortalLanguage, string>>>> = {
  fraud: { de: "https://anti-fraud.ec.europa.eu/olaf-and-you/report-fraud_de" },
};

/** Where a body is read of in a language; null where there is no single address. */
export const bodyLink = ({ id, link }: (typeof EXTERNAL_BODIES)[number], language: PortalLanguage): string | null =>
  LINKS[id]?.[language] ?? link;
