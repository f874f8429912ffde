import * as z from "zod";

/** What people found out of a report, as closed lists. Their German words stand in procedure-texts.ts. */

/** Whether a report falls under § 2 HinSchG. */
export const SCOPE_RESULTS = ["yes", "no", "unclear"] as const;
/** Whether what was reported holds (§ 17 (1) no. 4 HinSchG). */
export const SUBSTANCE_RESULTS = ["yes", "partly", "no"] as const;
export const ScopeResult = z.enum(SCOPE_RESULTS);
export type ScopeResult = z.infer<typeof ScopeResult>;
export const SubstanceResult = z.enum(SUBSTANCE_RESULTS);
export type SubstanceResult = z.infer<typeof SubstanceResult>;

/** The follow-up measures that § 18 HinSchG names. */
export const MEASURE_KINDS = ["investigation", "contact", "referral", "closure", "handover"] as const;
export const MeasureKind = z.enum(MEASURE_KINDS);
export type MeasureKind = z.infer<typeof MeasureKind>;
export const MEASURE_STATES = ["planned", "taken"] as const;
export const MeasureState = z.enum(MEASURE_STATES);
export type MeasureState = z.infer<typeof MeasureState>;

/** How a procedure ends by the loss of the last key: of a report that the office can open no more, and of no other. */
export const KEY_LOST = "key-lost";

/** How a procedure ended, as people found. */
export const FOUND_OUTCOMES = [
  "confirmed-remedied",
  "confirmed-ongoing",
  "partly-confirmed",
  "not-confirmed",
  "no-evidence",
  "out-of-scope",
  "handed-internal",
  "handed-authority",
  "withdrawn",
  "no-response",
  "duplicate",
  "abusive",
  "knowingly-false",
] as const;
export const OUTCOMES = [...FOUND_OUTCOMES, KEY_LOST] as const;
export const Outcome = z.enum(OUTCOMES);
export type Outcome = z.infer<typeof Outcome>;

/** Why a procedure ends without the feedback that § 17 (2) HinSchG asks for. */
export const CHOSEN_NO_FEEDBACK_REASONS = ["unreachable", "endangers", "out-of-scope", "duplicate-or-spam", "waived"] as const;
export const NO_FEEDBACK_REASONS = [...CHOSEN_NO_FEEDBACK_REASONS, KEY_LOST] as const;
export const NoFeedbackReason = z.enum(NO_FEEDBACK_REASONS);
export type NoFeedbackReason = z.infer<typeof NoFeedbackReason>;

/** The stages of a procedure (§§ 17, 18 HinSchG), in the order in which the law tells them. */
export const STAGES = ["received", "acknowledged", "scope", "substance", "measures", "feedback", "closed"] as const;
export type StageName = (typeof STAGES)[number];
