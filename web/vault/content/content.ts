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

/** The JSON text for the body box. */
export const encodeReport = (content: ReportContent): string => encode(ReportShape, content);
/** Reads the text of a body box; this and all below throw ContentFailure for anything else. */
export const decodeReport = (json: string): ReportContent => decode(ReportShape, json);

export const encodeMessage = (content: MessageContent): string => encode(MessageShape, content);
export const decodeMessage = (json: string): MessageContent => decode(MessageShape, json);

export const encodeNote = (content: NoteContent): string => encode(NoteShape, content);
export const decodeNote = (json: string): NoteContent => decode(NoteShape, json);

/** The JSON text of the box that replaces the first one. `content` is the redacted content, already encoded. */
export const encodeRedacted = (redaction: RedactionMark, content: string): string => encode(RedactedShape, { redaction, content });

/** Reads the text of a redacted box, and the content in it with `read`. */
export function decodeRedacted<Content>(json: string, read: (json: string) => Content): { mark: RedactionMark; content: Content } {
  const { redaction, content } = decode(RedactedShape, json);
  return { mark: redaction, content: read(content) };
}
