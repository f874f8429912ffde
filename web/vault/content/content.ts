export { ContentFailure } from "./fields.ts";
export { checkThread, nextLink } from "./thread-links.ts";
import type { ConsentRequest, FileInfo, MessageContent, NoteContent, RedactionMark } from "@hz/contract/reports/messages";
import type { ReportContent } from "@hz/contract/reports/reports";
import { decodeConsent, decodeEntry, decodeRecord, decodeVerdict, plainConsent, plainEntry, plainRecord } from "./entry-content.ts";
import { shownName } from "../files/file-names.ts";
import { ContentFailure, count, type Fields, id, isTrue, oneOf, parse, record, text } from "./fields.ts";

/** Takes what the reporter wrote and gives the JSON text that goes into the body box: known fields only, in fixed order. */
export function encodeReport(c: ReportContent): string {
  return JSON.stringify({
    title: c.title,
    description: c.description,
    reportType: c.reportType,
    category: c.category && { id: c.category.id, name: c.category.name },
    contactName: c.contactName,
    contactPhone: c.contactPhone,
    contactEmail: c.contactEmail,
    language: c.language,
    files: c.files.map(plainFile),
    ...(c.entry && { entry: plainEntry(c.entry) }),
  });
}

/** Takes the text of a body box and gives what the reporter wrote; throws ContentFailure for anything else. */
export function decodeReport(json: string): ReportContent {
  const c = parse(json);
  return {
    title: text(c, "title"),
    description: text(c, "description"),
    reportType: oneOf(c, "reportType", ["anonymous", "confidential"]),
    category: c.category === null ? null : category(record(c.category, "category")),
    contactName: text(c, "contactName"),
    contactPhone: text(c, "contactPhone"),
    contactEmail: text(c, "contactEmail"),
    language: oneOf(c, "language", ["de", "en"]),
    files: files(c),
    ...(c.entry !== undefined && { entry: decodeEntry(record(c.entry, "entry")) }),
  };
}

/** Takes a message and gives the JSON text that goes into its box. */
export function encodeMessage(c: MessageContent): string {
  const { role, authorId, author, seq, prev, time, request, answer, identity, verdict } = c;
  return JSON.stringify({
    role,
    authorId,
    author,
    seq,
    prev,
    time,
    text: c.text,
    files: c.files.map(plainFile),
    ...(request && { request: consentRequest(request) }),
    ...(c.record && { record: plainRecord(c.record) }),
    ...(c.recording && { recording: plainConsent(c.recording) }),
    ...(verdict && { verdict: { messageId: verdict.messageId, hash: verdict.hash, verdict: verdict.verdict } }),
    ...(answer && { answer: { requestId: answer.requestId, consent: answer.consent } }),
    ...(identity && { identity: { name: identity.name, phone: identity.phone, email: identity.email } }),
  });
}

/** Takes the text of a message box and gives the message; throws ContentFailure for anything else. */
export function decodeMessage(json: string): MessageContent {
  const c = parse(json);
  const role = oneOf(c, "role", ["reporter", "handler"]);
  if ((role === "reporter") !== (c.authorId === null)) throw new ContentFailure("authorId");
  return {
    role,
    authorId: role === "reporter" ? null : id(c, "authorId"),
    author: text(c, "author"),
    seq: count(c, "seq"),
    prev: c.prev === null ? null : text(c, "prev"),
    time: count(c, "time"),
    text: text(c, "text"),
    files: files(c),
    ...more(c, role),
  };
}

type Said = "request" | "answer" | "identity" | "record" | "recording" | "verdict";

/** What a message may say beside its text; each side has its own. A request of a kind that we do not know is its text alone. */
function more(c: Fields, role: MessageContent["role"]): Pick<MessageContent, Said> {
  const said = (field: Said, by: MessageContent["role"]) => {
    if (c[field] === undefined) return null;
    if (role !== by) throw new ContentFailure(field);
    return record(c[field], field);
  };
  const [request, answer, identity] = [said("request", "handler"), said("answer", "reporter"), said("identity", "reporter")];
  const [version, recording, verdict] = [said("record", "handler"), said("recording", "handler"), said("verdict", "reporter")];
  return {
    ...(version && { record: decodeRecord(version) }),
    ...(recording && { recording: decodeConsent(recording) }),
    ...(verdict && { verdict: decodeVerdict(verdict) }),
    ...(request?.kind === "consent" && { request: consentRequest(request) }),
    ...(answer && { answer: { requestId: id(answer, "requestId"), consent: isTrue(answer, "consent") } }),
    ...(identity && { identity: { name: text(identity, "name"), phone: text(identity, "phone"), email: text(identity, "email") } }),
  };
}

const consentRequest = (from: Fields): ConsentRequest => {
  return { kind: "consent", recipient: text(from, "recipient"), purpose: text(from, "purpose"), details: text(from, "details") };
};

/** Takes an internal note and gives the JSON text that goes into its box. */
export function encodeNote({ authorId, author, time, text }: NoteContent): string {
  return JSON.stringify({ authorId, author, time, text });
}

/** Takes the text of a note box and gives the note; throws ContentFailure for anything else. */
export function decodeNote(json: string): NoteContent {
  const c = parse(json);
  return { authorId: id(c, "authorId"), author: text(c, "author"), time: count(c, "time"), text: text(c, "text") };
}

/** Takes who redacted what, and the redacted content as it is encoded, and gives the JSON text of the box that replaces the first one. */
export function encodeRedacted({ byId, by, time, original }: RedactionMark, content: string): string {
  return JSON.stringify({ redaction: { byId, by, time, original }, content });
}

/** Takes the text of a redacted box and what reads the content in it, and gives both; throws ContentFailure for anything else. */
export function decodeRedacted<Content>(json: string, decode: (json: string) => Content): { mark: RedactionMark; content: Content } {
  const c = parse(json);
  const r = record(c.redaction, "redaction");
  const mark = { byId: id(r, "byId"), by: text(r, "by"), time: count(r, "time"), original: text(r, "original") };
  return { mark, content: decode(text(c, "content")) };
}

function category(from: Fields): { id: string; name: string } {
  return { id: id(from, "id"), name: text(from, "name") };
}

function files(from: Fields): FileInfo[] {
  if (!Array.isArray(from.files)) throw new ContentFailure("files");
  const list = from.files.map((file: unknown) => {
    const f = record(file, "files");
    return { id: id(f, "id"), name: shownName(text(f, "name")), type: text(f, "type"), size: count(f, "size") };
  });
  if (new Set(list.map((file) => file.id)).size !== list.length) throw new ContentFailure("files");
  return list;
}

function plainFile({ id, name, type, size }: FileInfo): FileInfo {
  return { id, name, type, size };
}
