import * as z from "zod";
import { addMonths, berlinDay, startOfDay } from "../procedure/deadlines.ts";
import { Id, Time } from "../scalars.ts";

/** How a report can come to the office beside the portal (§ 16 (3) HinSchG); somebody of the office enters it then. */
export const ENTRY_WAYS = ["phone", "mail", "post", "meeting"] as const;
export const EntryWay = z.enum(ENTRY_WAYS);
export type EntryWay = z.infer<typeof EntryWay>;
export const Way = z.enum(["portal", ...ENTRY_WAYS]);
export type Way = z.infer<typeof Way>;

/** How an oral report is kept (§ 11 (2) to (4) HinSchG): a summary by who took it, or word for word, or its sound. */
export const DOCUMENTATIONS = ["summary", "verbatim", "recording"] as const;
export const Documentation = z.enum(DOCUMENTATIONS);
export type Documentation = z.infer<typeof Documentation>;

/** Whether the case password reached the reporter: given to them, or to nobody, since there was nobody to give it to. */
export const Handover = z.enum(["handed", "impossible"]);
export type Handover = z.infer<typeof Handover>;

/** Whether a way is spoken word, whose documentation the law regulates. */
export const isOral = (way: Way): boolean => way === "phone" || way === "meeting";

/** Whether the law wants the reporter's consent to how a report is kept. */
export const needsConsent = (documentation: Documentation | null): boolean => documentation !== null && documentation !== "summary";

/** Whether the entry may name who spoke, be the report anonymous or not; `hasConsent` is whether somebody consented to how it was kept. */
export const mayNameSpeakers = (way: Way, hasConsent: boolean): boolean => way === "meeting" || hasConsent;

/** How far back a report may have come in; what is older is taken for a slip. */
export const MAX_RECEIPT_YEARS = 5;
/** So much may two clocks differ. */
const SKEW_MS = 5 * 60_000;

/** What is wrong with when something is said to have happened; null where nothing is. */
export function receiptProblem(at: Date, now: Date): "future" | "early" | null {
  if (at.getTime() > now.getTime() + SKEW_MS) return "future";
  return at < startOfDay(addMonths(berlinDay(now), -12 * MAX_RECEIPT_YEARS)) ? "early" : null;
}

/** What the server knows of a report that the office entered, beside its way and the moment of receipt. */
export const EntryFacts = z.object({
  by: Id.nullable(),
  documentation: Documentation.nullable(),
  consentAt: Time.nullable(),
  /** Whether the case password reached the reporter; null while nobody has said. */
  handover: z.object({ state: Handover, by: Id, at: Time }).nullable(),
});
export type EntryFacts = z.infer<typeof EntryFacts>;

/** The German words of ways and documentation, for screens, audit log and exports. */
export const WAY_TEXTS: Record<Way, string> = {
  portal: "Meldekanal",
  phone: "Telefon",
  mail: "E-Mail",
  post: "Brief",
  meeting: "Persönliches Gespräch",
};
export const DOCUMENTATION_TEXTS: Record<Documentation, string> = {
  summary: "Inhaltsprotokoll",
  verbatim: "Wortprotokoll",
  recording: "Tonaufzeichnung",
};
