/**
 * Areas of the law that a category belongs to, with what handlers should know of them (HinSchG § 2; research on market and
 * law, 5.1). Reporters never see them: nobody has to qualify legally what they report.
 */
export const LEGAL_AREAS = {
  corruption: "§ 2 Abs. 1 Nr. 1 HinSchG",
  fraud: "§ 2 Abs. 1 Nr. 1 HinSchG",
  accounting: "§ 2 Abs. 1 Nr. 1 und 3 HinSchG",
  "money-laundering": "§ 2 Abs. 1 Nr. 3 HinSchG; externe Meldestelle auch bei der BaFin",
  competition: "§ 2 Abs. 1 Nr. 8 und 9 HinSchG; externe Meldestelle auch beim Bundeskartellamt",
  "work-safety": "§ 2 Abs. 1 Nr. 2 HinSchG",
  employees: "§ 2 Abs. 1 Nr. 2 HinSchG",
  harassment: "Nur teilweise im Anwendungsbereich des HinSchG; daneben gibt es die Beschwerdestelle nach § 13 AGG",
  "data-protection": "§ 2 Abs. 1 Nr. 3 HinSchG",
  products: "§ 2 Abs. 1 Nr. 3 HinSchG",
  environment: "§ 2 Abs. 1 Nr. 3 HinSchG",
  retaliation: "§§ 33 bis 36 HinSchG; immer dringend",
  conduct: "Außerhalb von § 2 HinSchG",
  "supply-chain": "Lieferkettensorgfaltspflichtengesetz (LkSG)",
  "special-law": "Im Anwendungsbereich des § 2 HinSchG",
} as const;
export type LegalArea = keyof typeof LEGAL_AREAS;
export const LEGAL_AREA_KEYS = Object.keys(LEGAL_AREAS) as LegalArea[];
