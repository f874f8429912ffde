import * as z from "zod";
import { PortalLanguage } from "../scalars.ts";

export const ReportType = z.enum(["anonymous", "confidential"]);
export type ReportType = z.infer<typeof ReportType>;

/** What a channel said by itself when the report came, in the languages and words of that day. Null where it said nothing: then a message of the thread confirms the receipt. */
export const Confirmation = z.partialRecord(PortalLanguage, z.string());

/** Status values of the specification, section 4.1. */
export const REPORT_STATUSES = ["new", "in_progress", "open", "closed", "resolved"] as const;
/** With these a report is done; it is opened again by any other. */
export const CLOSED_STATUSES = ["closed", "resolved"] as const;
export const ReportStatus = z.enum(REPORT_STATUSES);
export type ReportStatus = z.infer<typeof ReportStatus>;
