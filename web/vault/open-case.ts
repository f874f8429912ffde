import {
  type Bytes,
  caseKeys,
  type CaseKeys,
  fromBase64Url,
  openBody,
  openFile,
  openMessage,
  type ReportHead,
  sealMessage,
  toBase64Url,
  unwrapReportKey,
  verifyMember,
} from "@hz/crypto";
import type { Member } from "@hz/contract/auth";
import type { FileClaim, FileInfo, Message, MessageContent, NewMessage } from "@hz/contract/messages";
import type { Case, ReportContent } from "@hz/contract/reports";
import { checkThread, decodeMessage, decodeReport, encodeMessage, nextLink } from "./content.ts";

/** What a case password opens: the case, its keys, and what the reporter wrote. Held in memory only. */
export type OpenCase = { found: Case; token: string; head: ReportHead; reportKey: Bytes; keys: CaseKeys; content: ReportContent };

/** One message as it may be shown. */
export type ThreadMessage = {
  message: Message;
  /** Null where the box does not open. */
  content: MessageContent | null;
  /** SHA-256 of the box, base64url; "" where it does not open. */
  hash: string;
  /** Whether it was signed by whom it says: the reporter, or a handler that the account vouches for. */
  verified: boolean;
  /** Whether something is missing before it, or it stands in the wrong place. */
  gap: boolean;
};

/** Takes a case password as typed and gives its keys and the token for the server; throws CryptoFailure `code-shape` or `code-check`. */
export async function readPassword(typed: string): Promise<{ keys: CaseKeys; token: string }> {
  const keys = await caseKeys(typed);
  return { keys, token: toBase64Url(keys.token) };
}

/** Takes the sealed case and the password's keys and gives the open case; throws CryptoFailure or ContentFailure. */
export async function openCase(found: Case, keys: CaseKeys): Promise<OpenCase> {
  const { accountId, departmentId, epoch, id, rkId } = found;
  const head = { accountId, departmentId, epoch, reportId: id, rkId: fromBase64Url(rkId), reporterPk: keys.sig.publicKey };
  const reportKey = await unwrapReportKey(keys, head, fromBase64Url(found.wrappedKey));
  const content = decodeReport(await openBody(reportKey, head, fromBase64Url(found.body)));
  return { found, token: toBase64Url(keys.token), head, reportKey, keys, content };
}

/** Takes an open case, its sealed thread and the members behind it, and gives every message, whatever is wrong with it. */
export async function openThread(open: OpenCase, messages: Message[], members: Member[]): Promise<ThreadMessage[]> {
  const signers = await signingKeys(open.found, members);
  const thread = await Promise.all(messages.map((message) => openOne(open, message, signers)));
  const opened = thread.flatMap(({ content, hash }, index) => (content ? [{ content, hash, index }] : []));
  const gaps = checkThread(opened);
  opened.forEach(({ index }, at) => {
    const shown = thread[index];
    if (shown) shown.gap = gaps.has(at);
  });
  return thread;
}

/** Takes an open case, its thread and a new message of the reporter, and gives what is sent; the same id must not be sealed twice. */
export async function sealReply(
  open: OpenCase,
  thread: ThreadMessage[],
  reply: { id: string; text: string; files: { claim: FileClaim; info: FileInfo }[] },
): Promise<NewMessage> {
  const opened = thread.flatMap(({ content, hash }) => (content ? [{ content, hash }] : []));
  const text = encodeMessage({
    role: "reporter",
    authorId: null,
    author: "",
    ...nextLink(opened),
    time: Math.floor(Date.now() / 1000),
    text: reply.text,
    files: reply.files.map(({ info }) => info),
  });
  const box = await sealMessage(open.reportKey, open.head, { id: reply.id, role: "reporter" }, text, open.keys.sig);
  return { id: reply.id, box: toBase64Url(box), files: reply.files.map(({ claim }) => claim) };
}

/** Takes an open case, a file's description and its sealed bytes, and gives the file once its last byte is verified. */
export function openCaseFile(open: OpenCase, file: FileInfo, sealed: ReadableStream<Uint8Array>): Promise<Blob> {
  return new Response(openFile(open.reportKey, open.head, file.id, file.size, sealed)).blob();
}

async function openOne(open: OpenCase, message: Message, signers: Map<string, Bytes>): Promise<ThreadMessage> {
  const role = message.isFromWhistleblower ? "reporter" : "handler";
  try {
    const signed = await openMessage(open.reportKey, open.head, { id: message.id, role }, fromBase64Url(message.box));
    const content = decodeMessage(signed.text);
    const signer = role === "reporter" ? open.head.reporterPk : signers.get(content.authorId ?? "");
    const verified = signer !== undefined && content.role === role && (await signed.verify(signer));
    return { message, content, hash: toBase64Url(signed.hash), verified, gap: false };
  } catch {
    return { message, content: null, hash: "", verified: false, gap: false };
  }
}

/** The signing keys that the account vouches for, by user id; others are left out. */
async function signingKeys({ accountId, accountPublicKey }: Case, members: Member[]): Promise<Map<string, Bytes>> {
  const account = fromBase64Url(accountPublicKey);
  const keys = new Map<string, Bytes>();
  for (const { userId, kemPublicKey, sigPublicKey, joinedAt, signature } of members) {
    const statement = { accountId, userId, kemPublicKey: fromBase64Url(kemPublicKey), sigPublicKey: fromBase64Url(sigPublicKey), joinedAt };
    const holds = await verifyMember(account, statement, fromBase64Url(signature)).catch(() => false);
    if (holds) keys.set(userId, statement.sigPublicKey);
  }
  return keys;
}
