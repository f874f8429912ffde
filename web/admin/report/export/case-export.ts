import type { NoteKind } from "@hz/contract/messages";
/** What has a fixed value, with the word for it. */
export type Coded<Code extends string = string> = { code: Code; name: string };

/** A text as it is exported; `text` is null where its box does not open. */
export type ExportedText = {
  text: string | null;
  closed: boolean;
  /** Who redacted passages and when, as a sentence; passages stand as blocks. */
  redaction: string | null;
};

export type ExportedMessage = ExportedText & {
  from: Coded<"reporter" | "handler">;
  at: string;
  /** What the checks of signature and order found wrong, in words. */
  doubts: string[];
  files: string[];
};

/** `about` says what a note that is no mere note belongs to. */
export type ExportedNote = ExportedText & { by: string; at: string; kind: NoteKind; about: string | null; doubts: string[] };

export type ExportedFile = {
  id: string;
  /** Null where the box that names it does not open. */
  name: string | null;
  type: string | null;
  size: number;
  /** When the message that brought it was sent; null for the report's own files. */
  sentAt: string | null;
  state: "loaded" | "not-loaded" | "missing" | "damaged";
  /** Of the opened file, in hexadecimal; null where it was not loaded. */
  sha256: string | null;
  /** Where it stands in the ZIP. */
  path: string | null;
};

/** Everything of a case that is exported: what the PDF is made of, and as it stands the file fall.json. */
export type CaseExport = {
  format: "hinweiszentrale-fall";
  version: 1;
  exported: { at: string; by: string; checkAt: string };
  company: string;
  number: string;
  caseNumber: string;
  title: string | null;
  channel: string | null;
  category: string;
  kind: Coded<"anonymous" | "confidential">;
  status: Coded;
  assignedTo: string | null;
  receivedAt: string;
  lastActivityAt: string;
  description: ExportedText;
  /** Null where it was not asked for, or the report is anonymous. */
  person: { name: string; phone: string; email: string } | null;
  messages: ExportedMessage[];
  /** Null where they were not asked for. */
  notes: ExportedNote[] | null;
  history: { at: string; by: string | null; kind: string; what: string }[];
  files: ExportedFile[];
};
