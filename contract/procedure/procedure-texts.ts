import type { MeasureKind, MeasureState, NoFeedbackReason, Outcome, ScopeResult, SubstanceResult } from "./procedure-terms.ts";

/** The German words of a report's procedure, for screens, audit log and evaluations. No zod: any face may import this file. */
export const OUTCOME_TEXTS: Record<Outcome, string> = {
  "confirmed-remedied": "Verstoß bestätigt, abgestellt",
  "confirmed-ongoing": "Verstoß bestätigt, Maßnahmen laufen",
  "partly-confirmed": "Teilweise bestätigt",
  "not-confirmed": "Nicht bestätigt",
  "no-evidence": "Mangel an Beweisen",
  "out-of-scope": "Außerhalb des Anwendungsbereichs, verwiesen",
  "handed-internal": "Abgegeben an interne Untersuchungseinheit",
  "handed-authority": "Abgegeben an zuständige Behörde",
  withdrawn: "Von der hinweisgebenden Person zurückgezogen",
  "no-response": "Keine Reaktion auf Rückfragen, nicht weiter aufklärbar",
  duplicate: "Doppelmeldung",
  abusive: "Offensichtlich missbräuchlich oder Spam",
  "knowingly-false": "Wissentlich unrichtig",
  "key-lost": "Endgültig verschlossen, niemand hält den Schlüssel mehr",
};

export const NO_FEEDBACK_TEXTS: Record<NoFeedbackReason, string> = {
  unreachable: "Die hinweisgebende Person ist anonym und nicht erreichbar",
  endangers: "Eine Rückmeldung würde Nachforschungen oder Rechte anderer gefährden (§ 17 Abs. 2 Satz 3 HinSchG)",
  "out-of-scope": "Außerhalb des Anwendungsbereichs",
  "duplicate-or-spam": "Doppelmeldung oder Spam",
  waived: "Die hinweisgebende Person hat darauf verzichtet",
  "key-lost": "Endgültig verschlossen: Die Meldestelle kann die Meldung nicht mehr öffnen",
};

export const SCOPE_TEXTS: Record<ScopeResult, string> = { yes: "eröffnet", no: "nicht eröffnet", unclear: "noch unklar" };
export const SUBSTANCE_TEXTS: Record<SubstanceResult, string> = {
  yes: "stichhaltig",
  partly: "teilweise stichhaltig",
  no: "nicht stichhaltig",
};

/** After § 18 HinSchG; its number 1 names two that can go without each other. */
export const MEASURE_TEXTS: Record<MeasureKind, string> = {
  investigation: "Interne Untersuchung durchführen",
  contact: "Betroffene Personen und Arbeitseinheiten kontaktieren",
  referral: "Hinweisgebende Person an andere zuständige Stelle verweisen",
  closure: "Verfahren aus Mangel an Beweisen oder aus anderen Gründen abschließen",
  handover: "Verfahren zwecks weiterer Untersuchungen abgeben (interne Arbeitseinheit oder zuständige Behörde)",
};
export const MEASURE_STATE_TEXTS: Record<MeasureState, string> = { planned: "geplant", taken: "ergriffen" };
