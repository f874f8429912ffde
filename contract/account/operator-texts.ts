import type { Section } from "../processing/document.ts";

/** A legal page in the operator's own words, with the day they are of. */
export type OperatorText = { day: string; sections: Section[] };

/**
 * What the operator says of itself and no software can prove, with what proves it and since when. Advertising with what cannot be
 * shown is misleading (§ 5 UWG): without evidence there is no claim.
 */
export type Claim = { claim: string; evidence: string; href: string | null; day: string };

/** Whom the operator has work on the data as well; `transfer` says on what ground they leave the EU, null where they do not. */
export type SubProcessor = { name: string; address: string; service: string; place: string; transfer: string | null };

/** The operator's part of the agreement on processing (Art. 28 and 32 GDPR): what no software can know. */
export type OperatorProcessing = {
  day: string;
  /** Where the servers stand. */
  place: string;
  measures: { area: string; text: string }[];
  subProcessors: SubProcessor[];
  /** Its data protection officer, with a way to reach them. */
  officer: string | null;
};

/** What lies in the operator's folder `OPERATOR_TEXTS`; null is what does not. No zod: public pages import it. */
export type OperatorTexts = {
  imprint: OperatorText | null;
  privacy: OperatorText | null;
  terms: OperatorText | null;
  claims: Claim[];
  processing: OperatorProcessing | null;
};

export const NO_TEXTS: OperatorTexts = { imprint: null, privacy: null, terms: null, claims: [], processing: null };
