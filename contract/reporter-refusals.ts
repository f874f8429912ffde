import type { ErrorCode } from "./errors.ts";

/** What a reporter's call can be refused with: by its own route, and by whatever stands before every route. */
export const REPORTER_REFUSALS = [
  "INVALID_INPUT",
  "BOX_REFUSED",
  "PART_DAMAGED",
  "FILES_INCOMPLETE",
  "FILES_NOT_ALLOWED",
  "CATEGORY_REQUIRED",
  "CATEGORY_UNKNOWN",
  "ANONYMOUS_NOT_ALLOWED",
  "CASE_NOT_FOUND",
  "NOT_FOUND",
  "CHANNEL_NOT_FOUND",
  "REPORT_CONFLICT",
  "MESSAGE_CONFLICT",
  "PART_CONFLICT",
  "DEPARTMENT_KEY_OUTDATED",
  "DEPARTMENT_KEY_LOST",
  "TOO_LARGE",
  "PROOF_NEEDED",
  "STORAGE_FULL",
  "TOO_MANY_TRIES",
  "TOO_MANY_MESSAGES",
  "MEETING_ASKED",
  "NO_MEETING_ASKED",
  "UPLOAD_QUOTA",
  "UNEXPECTED",
  "UNAVAILABLE",
] as const satisfies ErrorCode[];

/** The same in one language. */
export type ReporterRefusals = Readonly<Record<(typeof REPORTER_REFUSALS)[number], string>>;
