import * as z from "zod";

/** Why a case goes to another department, as a closed list. */
export const TRANSFER_REASONS = ["responsibility", "bias", "organisation"] as const;
export const TransferReason = z.enum(TRANSFER_REASONS);
export type TransferReason = z.infer<typeof TransferReason>;

/** Why somebody who was kept out of a case may read it again. */
export const LIFT_REASONS = ["no-bias", "ground-ended", "mistake"] as const;
export const LiftReason = z.enum(LIFT_REASONS);
export type LiftReason = z.infer<typeof LiftReason>;

/** In the words of the screens, the history and the audit log. */
export const TRANSFER_REASON_TEXTS: Record<TransferReason, string> = {
  responsibility: "Zuständigkeit",
  bias: "Befangenheit",
  organisation: "Organisatorisch",
};
export const LIFT_REASON_TEXTS: Record<LiftReason, string> = {
  "no-bias": "Geprüft: keine Befangenheit",
  "ground-ended": "Der Grund ist entfallen",
  mistake: "Irrtümlich eingetragen",
};
