import {
  type MessageContent,
  MessageShape,
  type NoteContent,
  NoteShape,
  RedactedShape,
  type RedactionMark,
  type ReportContent,
  ReportShape,
} from "./contents.ts";
import { decode, encode } from "./shape.ts";

export { ContentFailure } from "./shape.ts";
export { checkThread, nextLink } from "./thread-links.ts";

/** Takes what the reporter wrote and gives the JSON text that goes into the body box. */
export const encodeReport = (content: ReportContent): string => encode(ReportShape, content);
/** Takes the text of a body box and gives what the reporter wrote; this and all below throw ContentFailure for anything else. */
export const decodeReport = (json: string): ReportContent => decode(ReportShape, json);

export const encodeMessage = (content: MessageContent): string => encode(MessageShape, content);
export const decodeMessage = (json: string): MessageContent => decode(MessageShape, json);

export const encodeNote = (content: NoteContent): string => encode(NoteShape, content);
export const decodeNote = (json: string): NoteContent => decode(NoteShape, json);

/** Takes who redacted what, and the redacted content as it is encoded, and gives the JSON text of the box that replaces the first one. */
export const encodeRedacted = (redaction: RedactionMark, content: string): string => encode(RedactedShape, { redaction, content });

/** Takes the text of a redacted box and what reads the content in it, and gives both. */
export function decodeRedacted<Content>(json: string, read: (json: string) => Content): { mark: RedactionMark; content: Content } {
  const { redaction, content } = decode(RedactedShape, json);
  return { mark: redaction, content: read(content) };
}
