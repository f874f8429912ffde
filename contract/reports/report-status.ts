import * as z from "zod";

/** Status values of the specification, section 4.1. */
export const REPORT_STATUSES = ["new", "in_progress", "open", "closed", "resolved"] as const;
/** With these a report is done; it is opened again by any other. */
export const CLOSED_STATUSES = ["closed", "resolved"] as const;
export const ReportStatus = z.enum(REPORT_STATUSES);
export type ReportStatus = z.infer<typeof ReportStatus>;
