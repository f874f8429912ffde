import * as z from "zod";
import { NoFeedbackReason, Outcome } from "../procedure/procedure-terms.ts";
import { Time } from "../scalars.ts";

/** What of a report's procedure stands in its line. */
export const procedureFacts = {
  /** From here the times of § 17 HinSchG run (deadlines.ts); earlier than `createdAt` where somebody entered the report by hand. */
  receivedAt: Time,
  acknowledgedAt: Time.nullable(),
  /** When feedback was first given. */
  feedbackAt: Time.nullable(),
  /** Since when the reporter waits for an answer to the request for a meeting; null while none is open. */
  meetingAskedAt: Time.nullable(),
  closedAt: Time.nullable(),
  /** Null while the procedure runs, and for reports that were closed before outcomes were kept. */
  outcome: Outcome.nullable(),
};

/** How a procedure ends: without feedback given, only with a reason why there is none. */
export const Closure = z.object({ outcome: Outcome, noFeedbackReason: NoFeedbackReason.nullable() });
export type Closure = z.infer<typeof Closure>;
