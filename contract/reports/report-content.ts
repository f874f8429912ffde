import * as z from "zod";
import { PortalLanguage } from "../scalars.ts";

export const ReportType = z.enum(["anonymous", "confidential"]);
export type ReportType = z.infer<typeof ReportType>;

/** What a channel said by itself when the report came, in each language, in the words of that day. Null where it said nothing: then a message of the thread confirms the receipt. */
export const Confirmation = z.record(PortalLanguage, z.string());
