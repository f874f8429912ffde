import * as z from "zod";
import { REMINDER_KINDS } from "../procedure/reminder-days.ts";
import { KeyHeld } from "./report-holders.ts";
import { MAX_DESTROYED, MAX_FILES, MAX_PARTS } from "../limits.ts";
import { EntryWay, Handover } from "./entry-terms.ts";
import { Member } from "../sign-in/auth.ts";
import { StoredFile } from "./files.ts";
import { MEETING_KINDS, MeetingKind } from "./meetings.ts";
import { LiftReason, TransferReason } from "../procedure/handover-terms.ts";
import { MeasureKind, MeasureState, Outcome, ScopeResult, SubstanceResult } from "../procedure/procedure-terms.ts";
import { defineRoute } from "../route.ts";
import { Day, Epoch, Hash, Id, NotesKeyBox, TextBox, Time, TitleBox } from "../scalars.ts";
import { ReportStatus } from "./report-content.ts";

/** A file that was uploaded in parts and is now named: the server checks that every part is there. */
export const FileClaim = z.object({ id: Id, sealedSize: z.int().min(1), partCount: z.int().min(1).max(MAX_PARTS) });
export type FileClaim = z.infer<typeof FileClaim>;

/** Who of the office replaced a box by a redacted one, and when, in the server's words; the box says it signed. */
export const Redaction = z.object({ byUserId: Id, at: Time });
export type Redaction = z.infer<typeof Redaction>;

/** What an answer of the office is before the law: a confirmation of receipt, the feedback, or neither (§ 17 HinSchG). */
export const AnswerKind = z.enum(["message", "acknowledgement", "feedback"]);
export type AnswerKind = z.infer<typeof AnswerKind>;
/** What a message is beside its words: an answer's kind, or its part in a request for a meeting (§ 16 (3) HinSchG). */
export const MessageKind = z.enum([...AnswerKind.options, ...MEETING_KINDS]);
export type MessageKind = z.infer<typeof MessageKind>;

export const Message = z.object({
  id: Id,
  kind: MessageKind,
  isFromWhistleblower: z.boolean(),
  /** The handler who wrote it; null for the reporter. */
  authorId: Id.nullable(),
  box: TextBox,
  files: z.array(StoredFile),
  createdAt: Time,
  redaction: Redaction.nullable(),
});
export type Message = z.infer<typeof Message>;

const newMessage = { id: Id, box: TextBox, files: z.array(FileClaim).max(MAX_FILES) };
export const NewMessage = z
  .object({
    ...newMessage,
    kind: z.enum([...AnswerKind.options, "meeting-answered", "meeting-held"]).optional(),
    /** Recordings of this report that are destroyed with this message, which says so to the reporter. */
    destroys: z.array(Id).min(1).max(MAX_DESTROYED).optional(),
    /** That the files of this message are recordings of what was said, and when somebody consented to them; the words are in the box. */
    recording: z.object({ consentAt: Time }).optional(),
  })
  .refine(({ recording, files, kind }) => !recording || (files.length > 0 && (kind ?? "message") === "message"), { path: ["recording"] });
export type NewMessage = z.infer<typeof NewMessage>;
/** Reporters can only write. One may say that it tells who they are, so that the office knows that the name is there. */
export const ReporterMessage = z.object({
  ...newMessage,
  kind: z.enum(["message", "meeting-asked", "meeting-withdrawn"]).optional(),
  revealsIdentity: z.boolean().optional(),
});
export type ReporterMessage = z.infer<typeof ReporterMessage>;

/** A note, why somebody redacted, or what belongs to a step, a measure, the end of the procedure, a disclosure or a hold; each kind is sealed under a key of its own. */
export const NoteKind = z.enum(["note", "redaction", "step", "measure", "closure", "disclosure", "hold"]);
export type NoteKind = z.infer<typeof NoteKind>;
export const Note = z.object({ id: Id, kind: NoteKind, authorId: Id, box: TextBox, createdAt: Time });
export type Note = z.infer<typeof Note>;

const id = z.object({ id: Id });
const bodyLimit = 512 * 1024;

/** What a reporter says to a version: that it is right, what is wrong, or that they do not confirm it. */
export const Verdict = z.enum(["confirmed", "correction", "refused"]);
export type Verdict = z.infer<typeof Verdict>;
/** One moment of a report's history. `by` is null for the reporter, and for people who are gone. */
export const HistoryEntry = z.object({
  at: Time,
  by: Id.nullable(),
  what: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("received") }),
    z.object({ kind: z.literal("status"), from: ReportStatus, to: ReportStatus }),
    z.object({ kind: z.literal("assigned"), from: Id.nullable(), to: Id.nullable() }),
    z.object({ kind: z.literal("message"), isFromWhistleblower: z.boolean(), files: z.int() }),
    z.object({ kind: z.literal("meeting"), what: MeetingKind }),
    z.object({ kind: z.literal("redaction"), messageId: Id.nullable(), places: z.int() }),
    /** The office entered what had come in by this way. */
    z.object({ kind: z.literal("entered"), way: EntryWay }),
    z.object({ kind: z.literal("handover"), handover: Handover }),
    z.object({ kind: z.literal("recording-added") }),
    z.object({ kind: z.literal("recording-destroyed") }),
    z.object({ kind: z.literal("acknowledged"), way: EntryWay.nullable() }),
    z.object({ kind: z.literal("scope"), result: ScopeResult }),
    z.object({ kind: z.literal("substance"), result: SubstanceResult }),
    /** A measure remembers its last state only: where it was changed later, that of its beginning is null. */
    z.object({ kind: z.literal("measure"), measure: MeasureKind, isNew: z.boolean(), state: MeasureState.nullable() }),
    z.object({ kind: z.literal("feedback"), way: EntryWay.nullable() }),
    z.object({ kind: z.literal("closed"), outcome: Outcome }),
    z.object({ kind: z.literal("reopened") }),
    z.object({ kind: z.literal("identity") }),
    z.object({ kind: z.literal("revealed") }),
    z.object({ kind: z.literal("disclosure"), isCorrection: z.boolean() }),
    z.object({ kind: z.literal("hold"), what: z.enum(["set", "prolonged", "lifted"]) }),
    z.object({ kind: z.literal("deletion-announced") }),
    /** Of what these people were reminded by mail, and until when it is due. */
    z.object({ kind: z.literal("reminded"), about: z.enum(REMINDER_KINDS), due: Day, to: z.array(Id) }),
    /** Departments by name, as they are called now; null for one that is gone. */
    z.object({ kind: z.literal("transferred"), from: z.string().nullable(), to: z.string().nullable(), reason: TransferReason }),
    z.object({ kind: z.literal("recused"), userId: Id, isOwn: z.boolean() }),
    z.object({ kind: z.literal("guest"), what: z.enum(["invited", "ended"]), name: z.string(), lastDay: Day }),
    z.object({ kind: z.literal("guest-prolonged") }),
    z.object({ kind: z.literal("lifted"), userId: Id, reason: LiftReason }),
  ]),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const NewNote = z.object({
  id: Id,
  box: TextBox,
  notesKey: NotesKeyBox.nullable(),
  /** What the notes key was sealed to; with a notes key only. Refused with KEYS_CHANGED when the report's key has moved on. */
  sealedTo: z.object({ departmentId: Id, epoch: Epoch }).nullable().default(null),
});
export type NewNote = z.infer<typeof NewNote>;

/** What a call that brings a note may be refused with. */
export const NOTE_ERRORS = ["BOX_REFUSED", "NOTES_KEY_EXISTS", "MESSAGE_CONFLICT", "KEYS_CHANGED"] as const;

export const NewRedaction = z.object({
  /** The message whose box is replaced; null for the report's own body. */
  messageId: Id.nullable(),
  /** SHA-256 of the box that was read. */
  replaces: Hash,
  box: TextBox,
  /** The list's title, where a passage of it was redacted; never with a message. */
  title: TitleBox.nullable(),
  places: z.int().min(1).max(10_000),
  /** Why, for the office only; its id is the redaction's. */
  reason: NewNote,
});

export const messageRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/api/reports/:id/messages",
    summary: "The thread of a report",
    access: "user",
    permission: "Meldungen",
    params: id,
    answer: z.array(Message),
    errors: ["NOT_FOUND"],
  }),
  send: defineRoute({
    method: "POST",
    path: "/api/reports/:id/messages",
    summary: "A handler's message; the same id may come again",
    access: "user",
    permission: "Meldungen",
    params: id,
    body: NewMessage,
    answer: Message,
    bodyLimit,
    errors: [
      "NOT_FOUND",
      "BOX_REFUSED",
      "FILES_INCOMPLETE",
      "MESSAGE_CONFLICT",
      "ALREADY_ACKNOWLEDGED",
      "RECORDING_GONE",
      "NO_MEETING_ASKED",
    ],
  }),
  caseList: defineRoute({
    method: "GET",
    path: "/api/public/case/:id/messages",
    summary: "The thread, with the keys that vouch for handlers' signatures",
    access: "reporter",
    params: id,
    answer: z.object({
      messages: z.array(Message),
      members: z.array(Member),
      status: z.string(),
      bodyRedactedAt: Time.nullable(),
      held: KeyHeld,
      /** When the newest of what the office has seen was sent, by the service's word: neither who saw it nor when. Null while nobody has seen the report. */
      readUntil: Time.nullable(),
    }),
  }),
  caseSend: defineRoute({
    method: "POST",
    path: "/api/public/case/:id/messages",
    summary: "The reporter's message; the same id may come again. Of many in a short time the later ones are refused",
    access: "reporter",
    params: id,
    body: ReporterMessage,
    answer: Message,
    bodyLimit,
    errors: ["BOX_REFUSED", "FILES_INCOMPLETE", "MESSAGE_CONFLICT", "TOO_MANY_MESSAGES", "MEETING_ASKED", "NO_MEETING_ASKED"],
  }),
  notes: defineRoute({
    method: "GET",
    path: "/api/reports/:id/notes",
    summary: "Internal notes, which reporters never get",
    access: "user",
    permission: "Meldungen",
    params: id,
    answer: z.array(Note),
    errors: ["NOT_FOUND"],
  }),
  addNote: defineRoute({
    method: "POST",
    path: "/api/reports/:id/notes",
    summary: "A new internal note; the first one brings the report's notes key, later ones none",
    access: "user",
    permission: "Meldungen",
    params: id,
    bodyLimit,
    body: NewNote,
    answer: Note,
    errors: ["NOT_FOUND", ...NOTE_ERRORS],
  }),
  redact: defineRoute({
    method: "POST",
    path: "/api/reports/:id/redactions",
    summary: "Replaces the report's body or a message by a redacted version for good; the same redaction may come again",
    access: "user",
    permission: "Meldungen",
    params: id,
    bodyLimit: 1024 * 1024,
    body: NewRedaction,
    errors: ["NOT_FOUND", "TEXT_CHANGED", ...NOTE_ERRORS],
  }),
  history: defineRoute({
    method: "GET",
    path: "/api/reports/:id/history",
    summary: "What happened to a report and when, newest first, by ids and figures",
    access: "user",
    permission: "Meldungen",
    params: id,
    answer: z.array(HistoryEntry),
    errors: ["NOT_FOUND"],
  }),
};
