import * as z from "zod";
import { Id, Time } from "../scalars.ts";

/** Why a report is deleted; the only thing of it that the audit log keeps. */
export const DELETION_REASONS = ["retention-ended", "not-responsible", "duplicate", "spam", "reporter-request", "other"] as const;
export const DeletionReason = z.enum(DELETION_REASONS);
export type DeletionReason = z.infer<typeof DeletionReason>;
/** A deletion that waits for a second person. The note is for that person and is stored in the clear. */
export const DeletionRequest = z.object({
  requestedBy: Id,
  requestedByName: z.string(),
  requestedAt: Time,
  reason: DeletionReason,
  note: z.string(),
});
export type DeletionRequest = z.infer<typeof DeletionRequest>;
