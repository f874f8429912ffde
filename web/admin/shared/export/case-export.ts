import type { DisclosureGround, DisclosureScope } from "@hz/contract/reports/confidentiality";
import type { Documentation, Handover, Way } from "@hz/contract/reports/entry-terms";
import type { MessageKind, NoteKind, Verdict } from "@hz/contract/reports/messages";
import type { ReportContent } from "../../../vault/content/contents.ts";
import type { BodyText, Person } from "../../../vault/content/report-texts.ts";
import type { PortalLanguage } from "@hz/contract/languages";
import type {
  MeasureKind,
  MeasureState,
  NoFeedbackReason,
  Outcome,
  ScopeResult,
  SubstanceResult,
} from "@hz/contract/procedure/procedure-terms";
import type { StageName } from "@hz/contract/procedure/procedure-terms";

/** What has a fixed value, with the word for it. */
export type Coded<Code extends string = string> = { code: Code; name: string };

/** A text as it is exported; `text` is null where its box does not open. */
export type ExportedText = {
  text: string | null;
  closed: boolean;
  /** Who redacted passages and when, as a sentence; passages stand as blocks. */
  redaction: string | null;
};

/** What a report says of the matter below its title, each text under its own name; one that was not written is not there. */
export type ExportedTexts = { [Name in keyof ReportContent as Name extends BodyText ? Name : never]: ExportedText };

/** What the channel said by itself when the report came; `language` is the one that it was reported in. */
export type ExportedConfirmation = { at: string; language: PortalLanguage; texts: Partial<Record<PortalLanguage, string>> };

export type ExportedMessage = ExportedText & {
  from: Coded<"reporter" | "handler">;
  at: string;
  /** What it is before the law: a confirmation of receipt, the feedback, or a mere message. */
  kind: Coded<MessageKind>;
  /** What else it is, in words: a version of a record, an answer to one, a request for consent. */
  about: string | null;
  /** The version that it carries or makes final, and why without confirmation; "" where that needs no reason. */
  record: { version: number; isFinal: boolean; reason: string } | null;
  /** What the reporter says to a version; null for one that is not in the thread. */
  verdict: { version: number | null; said: Verdict } | null;
  /** What the checks of signature and order found wrong, in words. */
  doubts: string[];
  files: string[];
  /** That its files are recordings, and the consent to them. */
  recording: ExportedConsent | null;
};

/** To a recording or a verbatim record; `name` is null where the person's data were not asked for. */
export type ExportedConsent = { at: string; wording: string; name: string | null };

/** `about` says what a note that is no mere note belongs to. */
export type ExportedNote = ExportedText & { by: string; at: string; kind: NoteKind; about: string | null; doubts: string[] };

/** A stage of the procedure; `due` is the last day that the law gives for what is still open, `missing` what it was closed without. */
export type ExportedStage = {
  stage: Coded<StageName>;
  state: "done" | "open" | "needless" | "missing";
  at: string | null;
  by: string | null;
  due: string | null;
  finding: Coded<ScopeResult | SubstanceResult> | null;
};
export type ExportedProcedure = { stages: ExportedStage[]; outcome: Coded<Outcome> | null; noFeedback: Coded<NoFeedbackReason> | null };

export type ExportedMeasure = {
  kind: Coded<MeasureKind>;
  state: Coded<MeasureState>;
  day: string;
  responsible: string;
  /** It is planned, and whoever answers for it no longer handles the case. */
  isUnattended: boolean;
};

/** An entry of the ledger of disclosures; what only its box says is null where that does not open. */
export type ExportedDisclosure = {
  day: string;
  ground: Coded<DisclosureGround>;
  scope: Coded<DisclosureScope> | null;
  recipient: string | null;
  details: string | null;
  closed: boolean;
  told: boolean;
  notTold: string | null;
  /** The reporter's consent that it rests on, word for word as they were asked; null for other grounds. */
  consent: { at: string; wording: string; withdrawnAt: string | null } | null;
  by: string;
  at: string;
  /** A later entry corrects it. */
  isReplaced: boolean;
  doubts: string[];
};

/** Of a conversation; "" for what is not known, `persons` is null where the person's data were not asked for. */
export type ExportedMeeting = { place: string; persons: string | null; start: string; end: string };

/** How the office entered a report that did not come through the portal. */
export type ExportedEntry = {
  way: Coded<Way>;
  by: string | null;
  at: string;
  documentation: Coded<Documentation> | null;
  consent: ExportedConsent | null;
  /** Where, with whom and when it was said; null for what was no conversation. */
  meeting: ExportedMeeting | null;
  handover: { state: Handover; at: string } | null;
};

export type ExportedFile = {
  id: string;
  /** Null where the box that names it does not open. */
  name: string | null;
  type: string | null;
  size: number;
  /** When the message that brought it was sent; null for the report's own files. */
  sentAt: string | null;
  state: "loaded" | "not-loaded" | "destroyed" | "missing" | "damaged";
  /** Of the opened file, in hexadecimal; null where it was not loaded. */
  sha256: string | null;
  /** Where it stands in the ZIP. */
  path: string | null;
};

/** Everything of a case that is exported: what the PDF is made of, and as it stands the file fall.json. */
export type CaseExport = ExportedTexts & {
  format: "hinweiszentrale-fall";
  version: 6;
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
  /** Whether it is a drill's report (Probemeldung), which nobody has to act on. */
  isDrill: boolean;
  entry: ExportedEntry | null;
  /** Null where it was not asked for, or where nobody said who they are. */
  person: Person | null;
  procedure: ExportedProcedure;
  measures: ExportedMeasure[];
  /** Null where a person confirmed the receipt, or nobody has. */
  confirmation: ExportedConfirmation | null;
  messages: ExportedMessage[];
  /** Null where they were not asked for. */
  notes: ExportedNote[] | null;
  /** Null where the office's notes were not asked for. */
  disclosures: ExportedDisclosure[] | null;
  history: { at: string; by: string | null; kind: string; what: string }[];
  files: ExportedFile[];
};
