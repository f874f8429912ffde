import type { Message } from "@hz/contract/reports/messages";
import { type Bytes, CryptoFailure, fromBase64Url, openMessage, openRedactedMessage, type ReportHead, toBase64Url } from "@hz/crypto";
import type { MessageContent, RedactionMark } from "./contents.ts";
import { decodeMessage, decodeRedacted } from "./content.ts";
import { isSignedBy, type Members } from "../people/members.ts";
import { checkThread } from "./thread-links.ts";

/** One message as it may be shown. */
export type ThreadEntry = {
  message: Message;
  /** Null where the box does not open. */
  content: MessageContent | null;
  /** SHA-256 of the box as it was first sent, base64url; "" where it does not open. */
  hash: string;
  /** Who redacted it, signed by them; null where nobody did. */
  redaction: RedactionMark | null;
  /** Whether it was signed by whom the server says: the reporter, or a handler that the account vouches for. */
  verified: boolean;
  /** Whether something is missing before it, or it stands in the wrong place. */
  gap: boolean;
};

export type ThreadKeys = { head: ReportHead; reportKey: Bytes; members: Members };

/** Opens a sealed thread; every message is in the result, whatever is wrong with it. */
export async function openMessages(keys: ThreadKeys, messages: readonly Message[]): Promise<ThreadEntry[]> {
  const entries = await Promise.all(inOrder(messages).map((message) => openOne(keys, message)));
  const readable = entries.filter((entry): entry is ThreadEntry & { content: MessageContent } => entry.content !== null);
  const gaps = checkThread(readable);
  for (const [index, entry] of readable.entries()) entry.gap = gaps.has(index);
  return entries;
}

/** Messages in the order in which they came in; what arrived in the same instant keeps one order for all. */
export function inOrder<M extends Pick<Message, "id" | "createdAt">>(messages: readonly M[]): M[] {
  return [...messages].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1));
}

type RedactedBox = Pick<Message, "id" | "isFromWhistleblower" | "box" | "redaction">;

/** Opens what is left of a redacted message. It is a handler's word for it: without that handler's signature it is nobody's, and this throws. */
export async function openRedacted({ head, reportKey, members }: ThreadKeys, { id, isFromWhistleblower, box, redaction }: RedactedBox) {
  const role = isFromWhistleblower ? "reporter" : "handler";
  const signed = await openRedactedMessage(reportKey, head, { id, role }, fromBase64Url(box));
  const { mark, content } = decodeRedacted(signed.text, decodeMessage);
  const isSigned = mark.byId === redaction?.byUserId && (await isSignedBy(members, mark.byId, signed.verify));
  if (!isSigned) throw new CryptoFailure("signature");
  return { mark, content };
}

async function openRest(keys: ThreadKeys, message: Message): Promise<ThreadEntry> {
  const { mark, content } = await openRedacted(keys, message);
  const role = message.isFromWhistleblower ? "reporter" : "handler";
  const verified = content.role === role && content.authorId === message.authorId;
  return { message, content, hash: mark.original, redaction: mark, verified, gap: false };
}

async function openOne(keys: ThreadKeys, message: Message): Promise<ThreadEntry> {
  const { head, reportKey, members } = keys;
  const role = message.isFromWhistleblower ? "reporter" : "handler";
  try {
    if (message.redaction) return await openRest(keys, message);
    const signed = await openMessage(reportKey, head, { id: message.id, role }, fromBase64Url(message.box));
    const content = decodeMessage(signed.text);
    const sameAuthor = content.role === role && content.authorId === message.authorId;
    const isSigned = () =>
      role === "reporter" ? signed.verify(head.reporterPk) : isSignedBy(members, message.authorId ?? "", signed.verify);
    const verified = sameAuthor && (await isSigned());
    return { message, content, hash: toBase64Url(signed.hash), redaction: null, verified, gap: false };
  } catch {
    return { message, content: null, hash: "", redaction: null, verified: false, gap: false };
  }
}
