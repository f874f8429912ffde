import type { Verdict } from "@hz/contract/reports/messages";
import type { MessageContent } from "./contents.ts";
import type { ThreadEntry } from "./thread.ts";

/** One version of a record in the thread, with what the reporter said to it last. */
export type RecordVersion = {
  /** The message that carries it. */
  id: string;
  version: number;
  wording: string;
  sentAt: string;
  /** SHA-256 of its box, which an answer names. */
  hash: string;
  /** `text` is what the reporter wrote. */
  answer: { verdict: Verdict; text: string; at: string } | null;
};
/** The record of an oral report: its versions, oldest first, and which of them became final and when. */
export type CaseRecord = {
  recordId: string;
  versions: RecordVersion[];
  final: { at: string; reason: string; version: number } | null;
  /** Sent when another version was final already, or while it was being made so: they count for nothing. */
  late: RecordVersion[];
};

type Opened = ThreadEntry & { content: MessageContent };

/**
 * The records of an opened thread. Only what is signed by its author counts; what somebody redacted is no version and no answer. An
 * answer counts for the version whose box it names, word for word.
 */
export function recordsOf(thread: readonly ThreadEntry[]): CaseRecord[] {
  const known = thread.filter((entry): entry is Opened => entry.content !== null && entry.verified && !entry.redaction);
  // By the numbers that their authors signed: the order in which the server lists them is its own word.
  const inOrder = [...known].sort((a, b) => a.content.seq - b.content.seq);
  const records = new Map<string, CaseRecord>();
  const isLate = ({ final }: CaseRecord, { version }: RecordVersion) => final !== null && version > final.version;
  for (const { message, content, hash } of inOrder) {
    const { record, text } = content;
    if (!record) continue;
    const one = records.get(record.recordId) ?? { recordId: record.recordId, versions: [], final: null, late: [] };
    records.set(record.recordId, one);
    if (record.isFinal) one.final ??= { at: message.createdAt, reason: record.reason, version: record.version };
    else
      (one.final ? one.late : one.versions).push({
        id: message.id,
        version: record.version,
        wording: text,
        sentAt: message.createdAt,
        hash,
        answer: answerTo(inOrder, message.id, hash),
      });
  }
  return [...records.values()]
    .map((one) => ({
      ...one,
      versions: one.versions.filter((version) => !isLate(one, version)),
      late: [...one.versions.filter((version) => isLate(one, version)), ...one.late],
    }))
    .filter(({ versions }) => versions.length > 0);
}

function answerTo(known: readonly Opened[], messageId: string, hash: string): RecordVersion["answer"] {
  const last = known.findLast(({ content: { verdict } }) => verdict?.messageId === messageId && verdict.hash === hash);
  return last?.content.verdict ? { verdict: last.content.verdict.verdict, text: last.content.text, at: last.message.createdAt } : null;
}

/** The newest version, the one that is asked about. */
export const newestOf = ({ versions }: CaseRecord): RecordVersion => versions.reduce((a, b) => (b.version >= a.version ? b : a));

/** What somebody who looks at a record decides on: its newest version, what the reporter said to it, its end. "" for null. */
export function standOf(record: CaseRecord | null): string {
  if (!record) return "";
  const { id, answer } = newestOf(record);
  return [id, answer?.verdict, answer?.at, record.final?.at].join(" ");
}

/** Whether the reporter confirmed what the record says now. */
export const isConfirmed = (record: CaseRecord): boolean => newestOf(record).answer?.verdict === "confirmed";
