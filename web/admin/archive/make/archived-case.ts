import type { Disclosure } from "@hz/contract/reports/confidentiality";
import type { Measure, Procedure, Step } from "@hz/contract/procedure/procedure";
import type { Hold } from "@hz/contract/procedure/retention";
import type { DisclosureContent, MessageContent, NoteContent, ReportContent } from "../../../vault/content/contents.ts";
import type { CaseExport } from "../../shared/export/case-export.ts";

/** What somebody wrote in the note of something's id: null where there is none, or it does not open. */
type Remarked<Fact> = Fact & { remark: string | null };

/**
 * A whole case as fall.json in an archive of the account: what an export of it has, people and notes included, and what
 * stands behind it by ids, codes and days.
 */
export type ArchivedCase = CaseExport & {
  id: string;
  /** What the export says in words, as it is kept. */
  facts: {
    procedure: Omit<Procedure, "steps" | "measures"> & { steps: Remarked<Step>[]; measures: Remarked<Measure>[] };
    disclosures: { entry: Disclosure; content: DisclosureContent | null; closed: boolean; verified: boolean; isReplaced: boolean }[];
  };
  holds: Remarked<Hold>[];
  /** Every box as it was opened; `content` is null where it does not open. */
  contents: {
    report: ReportContent | null;
    messages: { id: string; kind: string; at: string; content: MessageContent | null }[];
    notes: { id: string; kind: string; at: string; content: NoteContent | null }[];
  };
};
