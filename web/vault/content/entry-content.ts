import type { EntryConsent, EntryContent, EntryMeeting } from "@hz/contract/reports/entry-terms";
import type { MessageContent, RecordNote } from "@hz/contract/reports/messages";
import { ContentFailure, count, type Fields, id, isTrue, oneOf, record, text } from "./fields.ts";

// Literals, because the file that defines them brings the schemas; the types hold them to it.
const WAYS: readonly EntryContent["way"][] = ["phone", "mail", "post", "meeting"];
const KEPT: readonly NonNullable<EntryContent["documentation"]>[] = ["summary", "verbatim", "recording"];

/** Takes who consented to what when and gives its known fields in fixed order. */
export const plainConsent = ({ name, at, wording }: EntryConsent): EntryConsent => ({ name, at, wording });
const plainMeeting = ({ place, persons, start, end }: EntryMeeting): EntryMeeting => ({ place, persons, start, end });

/** Takes what the office says of a report that it entered and gives its known fields in fixed order. */
export function plainEntry({ way, receivedAt, by, documentation, consent, meeting, recordings }: EntryContent): EntryContent {
  return {
    way,
    receivedAt,
    by,
    documentation,
    consent: consent && plainConsent(consent),
    meeting: meeting && plainMeeting(meeting),
    recordings: [...recordings],
  };
}

/** Takes what stands in the box of such a report and gives it; this and all below throw ContentFailure for anything else. */
export function decodeEntry(from: Fields): EntryContent {
  if (!Array.isArray(from.recordings)) throw new ContentFailure("recordings");
  const consent = from.consent === null ? null : record(from.consent, "consent");
  const meeting = from.meeting === null ? null : record(from.meeting, "meeting");
  return {
    way: oneOf(from, "way", WAYS),
    receivedAt: text(from, "receivedAt"),
    by: text(from, "by"),
    documentation: from.documentation === null ? null : oneOf(from, "documentation", KEPT),
    consent: consent && decodeConsent(consent),
    meeting: meeting && {
      place: text(meeting, "place"),
      persons: text(meeting, "persons"),
      start: text(meeting, "start"),
      end: text(meeting, "end"),
    },
    recordings: from.recordings.map((one: unknown) => id({ one }, "one")),
  };
}

/** Takes who consented to what when and gives it. */
export const decodeConsent = (from: Fields): EntryConsent => ({
  name: text(from, "name"),
  at: text(from, "at"),
  wording: text(from, "wording"),
});

/** Takes what a message says of a record and gives its known fields in fixed order. */
export const plainRecord = ({ recordId, version, isFinal, reason }: RecordNote): RecordNote => ({ recordId, version, isFinal, reason });

/** Takes what a handler's message says of a record and gives it. */
export function decodeRecord(from: Fields): RecordNote {
  return {
    recordId: id(from, "recordId"),
    version: count(from, "version"),
    isFinal: isTrue(from, "isFinal"),
    reason: text(from, "reason"),
  };
}

/** Takes a reporter's answer to a version of a record and gives it. */
export function decodeVerdict(from: Fields): NonNullable<MessageContent["verdict"]> {
  const verdict = oneOf(from, "verdict", ["confirmed", "correction", "refused"]);
  return { messageId: id(from, "messageId"), hash: text(from, "hash"), verdict };
}
