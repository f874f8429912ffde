import type { Message, MessageContent } from "@hz/contract/messages";
import { type Bytes, fromBase64Url, openMessage, type ReportHead, toBase64Url } from "@hz/crypto";
import { decodeMessage } from "./content.ts";
import { isSignedBy, type Members } from "./members.ts";
import { checkThread } from "./thread-links.ts";

/** One message as it may be shown. */
export type ThreadEntry = {
  message: Message;
  /** Null where the box does not open. */
  content: MessageContent | null;
  /** SHA-256 of the box, base64url; "" where it does not open. */
  hash: string;
  /** Whether it was signed by whom the server says: the reporter, or a handler that the account vouches for. */
  verified: boolean;
  /** Whether something is missing before it, or it stands in the wrong place. */
  gap: boolean;
};

type Keys = { head: ReportHead; reportKey: Bytes; members: Members };

/** Takes a report's keys, the public keys of vouched members and the sealed thread; gives every message, whatever is wrong with it. */
export async function openMessages(keys: Keys, messages: readonly Message[]): Promise<ThreadEntry[]> {
  const entries = await Promise.all(inOrder(messages).map((message) => openOne(keys, message)));
  const readable = entries.filter((entry): entry is ThreadEntry & { content: MessageContent } => entry.content !== null);
  const gaps = checkThread(readable);
  for (const [index, entry] of readable.entries()) entry.gap = gaps.has(index);
  return entries;
}

/** Takes messages in any order and gives them as they came in; what arrived in the same instant keeps one order for all. */
export function inOrder<M extends Pick<Message, "id" | "createdAt">>(messages: readonly M[]): M[] {
  return [...messages].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1));
}

async function openOne({ head, reportKey, members }: Keys, message: Message): Promise<ThreadEntry> {
  const role = message.isFromWhistleblower ? "reporter" : "handler";
  try {
    const signed = await openMessage(reportKey, head, { id: message.id, role }, fromBase64Url(message.box));
    const content = decodeMessage(signed.text);
    const sameAuthor = content.role === role && content.authorId === message.authorId;
    const isSigned = () =>
      role === "reporter" ? signed.verify(head.reporterPk) : isSignedBy(members, message.authorId ?? "", signed.verify);
    const verified = sameAuthor && (await isSigned());
    return { message, content, hash: toBase64Url(signed.hash), verified, gap: false };
  } catch {
    return { message, content: null, hash: "", verified: false, gap: false };
  }
}
