// What is inside the boxes, described once: the server never sees it. Whatever is added here may be missing for ever (shape.ts), and
// each version adds a sample of what it writes (samples.test.ts). Literals, because the contract's files bring schemas that the
// reporter's page does without; the types hold them to it.
import type { DisclosureGround, DisclosureScope } from "@hz/contract/reports/confidentiality";
import type { Documentation, EntryWay } from "@hz/contract/reports/entry-terms";
import type { Verdict } from "@hz/contract/reports/messages";
import type { ReportType } from "@hz/contract/reports/report-content";
import { shownName } from "../files/file-names.ts";
import {
  checked,
  count,
  id,
  languageTag,
  listOf,
  nullable,
  oneOf,
  record,
  type Shape,
  shownAs,
  text,
  type ValueOf,
  yesOrNo,
} from "./shape.ts";

/** One of a closed list, whose words must be the type's own, all of them. */
const one =
  <All extends string>() =>
  <const Choice extends All>(...choices: Choice[] & ([All] extends [Choice] ? unknown : never)): Shape<All> =>
    oneOf(...choices) as Shape<unknown> as Shape<All>;

const FileInfo = record(
  { id, name: shownAs(shownName), type: text, size: count },
  {
    /** Of what its speaker recorded: the words by which they agreed to that (§ 11 (2) HinSchG). */
    consent: text,
  },
);
export type FileInfo = ValueOf<typeof FileInfo>;
const Files = checked(listOf(FileInfo), (files) => (new Set(files.map((file) => file.id)).size === files.length ? null : "files"));

/** Who agreed to be recorded or written down word for word, when, and to which words (§ 11 (2), (3) HinSchG). */
const EntryConsent = record({ name: text, at: text, wording: text });
export type EntryConsent = ValueOf<typeof EntryConsent>;
/** Where and with whom somebody spoke, from when to when; "" for what is not known. */
const EntryMeeting = record({ place: text, persons: text, start: text, end: text });
export type EntryMeeting = ValueOf<typeof EntryMeeting>;

/** What stands in the body box of a report that the office entered, beside what every report says. */
const EntryContent = record({
  way: one<EntryWay>()("phone", "mail", "post", "meeting"),
  receivedAt: text,
  /** Who took it, as colleagues call them. */
  by: text,
  documentation: nullable(one<Documentation>()("summary", "verbatim", "recording")),
  consent: nullable(EntryConsent),
  meeting: nullable(EntryMeeting),
  /** Those of the report's files that are recordings. */
  recordings: listOf(id),
});
export type EntryContent = ValueOf<typeof EntryContent>;

/** The body box, opened: what the reporter wrote. */
export const ReportShape = record(
  {
    title: text,
    description: text,
    reportType: one<ReportType>()("anonymous", "confidential"),
    category: nullable(record({ id, name: text })),
    contactName: text,
    contactPhone: text,
    contactEmail: text,
    language: languageTag,
    files: Files,
  },
  {
    /** Only where the office has entered it. */
    entry: EntryContent,
    /** What was asked and answered, in the words of that day (answers.ts); only where something was answered. */
    answers: text,
  },
);
export type ReportContent = ValueOf<typeof ReportShape>;

/** To whom, for what and which of the reporter's data: what they are asked to consent to (§ 9 (3) HinSchG). */
const ConsentRequest = record({ kind: one<"consent">()("consent"), recipient: text, purpose: text, details: text });
export type ConsentRequest = ValueOf<typeof ConsentRequest>;
/** A request of a kind that is not known yet is its text alone. */
const Request: Shape<ConsentRequest> = {
  ...ConsentRequest,
  read(value, field) {
    record({}).read(value, field);
    return (value as { kind?: unknown }).kind === "consent" ? ConsentRequest.read(value, field) : (undefined as never);
  },
};

/** The record of an oral report, as it is sent for approval or declared final (§ 11 (4) HinSchG). All versions share the id. */
const RecordNote = record({
  recordId: id,
  version: count,
  isFinal: yesOrNo,
  /** Why it is final without having been confirmed; "" otherwise. */
  reason: text,
});
export type RecordNote = ValueOf<typeof RecordNote>;

/**
 * What a message says of a personal meeting (§ 16 (3) HinSchG); its `text` says it in words. `requestId` is the message that asked:
 * null in that one, and where a meeting took place that nobody had asked for here.
 */
const MeetingNote = record({
  what: oneOf("asked", "withdrawn", "agreed", "proposed", "declined", "held"),
  requestId: nullable(id),
});
export type MeetingNote = ValueOf<typeof MeetingNote>;
const ASKING: readonly MeetingNote["what"][] = ["asked", "withdrawn"];

const message = record(
  {
    role: one<"reporter" | "handler">()("reporter", "handler"),
    /** The handler's user id; null for the reporter. */
    authorId: nullable(id),
    /** As the company shows handlers to reporters: a name or "Meldestelle". */
    author: text,
    seq: count,
    prev: nullable(text),
    time: count,
    text,
    files: Files,
  },
  {
    /** In a handler's message: that it asks for consent; `text` is the exact wording, for programs that know no requests as well. */
    request: Request,
    /** In a handler's: a version of a record, with the wording as `text`; or that it is final. */
    record: RecordNote,
    /** In a handler's: that its files are recordings, and who consented to them when in which words (§ 11 (2), (3) HinSchG). */
    recording: EntryConsent,
    /** In a reporter's: the answer to the version in that message; `hash` is SHA-256 of its box, so that the signature covers every word. */
    verdict: record({ messageId: id, hash: text, verdict: one<Verdict>()("confirmed", "correction", "refused") }),
    /** In a reporter's: a yes or no to the request in that message, the last one counts; `text` repeats the wording. */
    answer: record({ requestId: id, consent: yesOrNo }),
    /** In a reporter's: who they are, told after an anonymous report; never in `text`. */
    identity: record({ name: text, phone: text, email: text }),
    /** In a reporter's: that they ask for a meeting, or no longer do; in a handler's: what became of it. */
    meeting: MeetingNote,
  },
);
export type MessageContent = ValueOf<typeof message>;

/** What each side alone may say beside its text. */
const OWN = { handler: ["request", "record", "recording"], reporter: ["verdict", "answer", "identity"] } as const;
export const MessageShape = checked(message, (content) => {
  if ((content.role === "reporter") !== (content.authorId === null)) return "authorId";
  if (content.meeting && ASKING.includes(content.meeting.what) !== (content.role === "reporter")) return "meeting";
  return OWN[content.role === "reporter" ? "handler" : "reporter"].find((name) => content[name] !== undefined) ?? null;
});

/** How much of the account's key log there was, and the hash of that (base64url). */
const LogHead = checked(record({ length: count, hash: text }), ({ hash }) => (/^[\w-]{43}$/.test(hash) ? null : "log"));

export const NoteShape = record(
  { authorId: id, author: text, time: count, text },
  {
    /** The head of the key log as the author's browser had it: whoever reads the note and has another log learns of it. */
    log: LogHead,
  },
);
export type NoteContent = ValueOf<typeof NoteShape>;

/** What is inside the note of a disclosure, as its text: what the server must not know, and once more what it does, so that its word can be checked. */
export const DisclosureShape = record({
  ground: one<DisclosureGround>()(
    "consent",
    "prosecution",
    "administrative-order",
    "court-order",
    "internal-investigation",
    "false-report",
  ),
  day: text,
  /** Whether the reporter was told before. */
  told: yesOrNo,
  /** The earlier entry that this one corrects. */
  replaces: nullable(id),
  scope: one<DisclosureScope>()("reporter", "accused", "other"),
  recipient: text,
  details: text,
  /** Why the reporter was not told before; "" where they were. */
  notTold: text,
  /** The message that asked for the consent this rests on; null for other grounds, and for others than the reporter. */
  consentId: nullable(id),
});
export type DisclosureContent = ValueOf<typeof DisclosureShape>;

/** What a redacted box says of itself: who did it, called as reporters know handlers, when, and SHA-256 of the first box. */
const RedactionMark = record({ byId: id, by: text, time: count, original: text });
export type RedactionMark = ValueOf<typeof RedactionMark>;
/** Around it: the redacted content as it is encoded. */
export const RedactedShape = record({ redaction: RedactionMark, content: text });
