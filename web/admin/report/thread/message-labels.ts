import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { recordsOf } from "../../../vault/content/records.ts";
import { t } from "../../shared/texts/texts.ts";

/** What messages have to do with records: the version that a message carries or answers, and whether it came after the final one. */
export type RecordPlaces = { versions: ReadonlyMap<string, number>; late: ReadonlySet<string> };

/** What messages have to do with the thread's records, by their ids. */
export function recordPlaces(thread: readonly ThreadEntry[]): RecordPlaces {
  const versions = thread.flatMap(({ message, content }) => {
    const record = content?.record;
    return record && !record.isFinal ? [[message.id, record.version] as const] : [];
  });
  return { versions: new Map(versions), late: new Set(recordsOf(thread).flatMap(({ late }) => late.map(({ id }) => id))) };
}

/** What a message is besides its words, in one line; null for mere words. */
export function messageLabel({ message, content }: ThreadEntry, { versions, late }: RecordPlaces): string | null {
  if (content === null) return null;
  const { request, record, recording, verdict, identity, meeting, answer } = content;
  if (request) return t("consentAsked");
  if (record?.isFinal) return t("recordFinalInThread", { version: record.version });
  if (record) return t(late.has(message.id) ? "recordLateInThread" : "recordInThread", { version: record.version });
  if (recording) return t("recordingInThread");
  if (verdict) {
    const version = versions.get(verdict.messageId);
    return version === undefined ? t("recordAnsweredUnknown") : t("recordAnswered", { version });
  }
  if (meeting) return t(`meeting_${meeting.what}`);
  if (identity) return t("identityInMessage");
  return answer ? t("consentAnswered") : null;
}
