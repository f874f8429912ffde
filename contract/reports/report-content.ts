import * as z from "zod";
import { EntryContent } from "./entry-terms.ts";
import { FileInfo } from "./messages.ts";
import { Id, Language } from "../scalars.ts";

export const ReportType = z.enum(["anonymous", "confidential"]);
export type ReportType = z.infer<typeof ReportType>;

/** The body box, opened: what the reporter wrote. Never on the wire in the clear. */
export const ReportContent = z.object({
  title: z.string(),
  description: z.string(),
  reportType: ReportType,
  category: z.object({ id: Id, name: z.string() }).nullable(),
  contactName: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
  language: Language,
  files: z.array(FileInfo),
  /** Only where the office has entered it. */
  entry: EntryContent.optional(),
});
export type ReportContent = z.infer<typeof ReportContent>;

/** What a channel said by itself when the report came, in each language, in the words of that day. Null where it said nothing: then a message of the thread confirms the receipt. */
export const Confirmation = z.record(Language, z.string());
