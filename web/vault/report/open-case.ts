import {
  type Bytes,
  caseKeys,
  type CaseKeys,
  fromBase64Url,
  openFile,
  type ReportHead,
  sealMessage,
  toBase64Url,
  unwrapReportKey,
} from "@hz/crypto";
import { PORTAL_LANGUAGE_CODES, type PortalLanguage } from "@hz/contract/languages";
import type { Member } from "@hz/contract/sign-in/auth";
import type { FileClaim, Message, ReporterMessage } from "@hz/contract/reports/messages";
import type { Case } from "@hz/contract/reports/reports";
import type { FileInfo, MessageContent } from "../content/contents.ts";
import { demandNamedKey } from "./check-key.ts";
import { openConfirmation, type SaidConfirmation } from "./confirmation.ts";
import { encodeMessage, nextLink } from "../content/content.ts";
import type { NamedKey } from "./named-key.ts";
import { openedBody, type OpenedBody } from "./open-body.ts";
import { vouchedByAny } from "../people/members.ts";
import { openMessages, type ThreadEntry } from "../content/thread.ts";
import { wholeFile } from "../files/whole-file.ts";

/** What a case password opens: the case, its keys, and what the reporter wrote. Held in memory only. */
export type OpenCase = OpenedBody & {
  found: Case;
  token: string;
  head: ReportHead;
  reportKey: Bytes;
  keys: CaseKeys;
  /** What the office confirmed by itself, by the languages in which somebody of it signed that. */
  confirmed: Partial<Record<PortalLanguage, SaidConfirmation>>;
  /** The account's keys that may vouch for who answers: as the address named them when the case was opened. */
  accountKeys: Bytes[];
};

/** The keys of a case password as typed, and the token for the server; throws CryptoFailure `code-shape` or `code-check`. */
export async function readPassword(typed: string): Promise<{ keys: CaseKeys; token: string }> {
  const keys = await caseKeys(typed);
  return { keys, token: toBase64Url(keys.token) };
}

/**
 * Opens a sealed case; throws CryptoFailure, and KeyRefused where the office's key, which vouches for who answers, is not the one
 * that the address names.
 */
export async function openCase(found: Case, keys: CaseKeys, named: NamedKey): Promise<OpenCase> {
  const accountKeys = await demandNamedKey(found, named);
  const { accountId, departmentId, epoch, id, rkId } = found;
  const head = { accountId, departmentId, epoch, reportId: id, rkId: fromBase64Url(rkId), reporterPk: keys.sig.publicKey };
  const reportKey = await unwrapReportKey(keys, head, fromBase64Url(found.wrappedKey));
  const open = { found, token: toBase64Url(keys.token), head, reportKey, keys, accountKeys };
  return { ...open, ...(await bodyOf(open, found)), confirmed: await confirmedIn(found, accountKeys) };
}

/** Opens the case as it travels now; its body may have been redacted since. */
export async function openAgain(open: OpenCase, found: Case): Promise<OpenCase> {
  const confirmed = await confirmedIn(found, open.accountKeys);
  return { ...open, found, confirmed, ...(found.body !== open.found.body && (await bodyOf(open, found))) };
}

async function confirmedIn(found: Case, accountKeys: Bytes[]): Promise<OpenCase["confirmed"]> {
  const said = await Promise.all(
    PORTAL_LANGUAGE_CODES.map(async (language) => [language, await openConfirmation(found, language, accountKeys)] as const),
  );
  return Object.fromEntries(said.filter(([, confirmation]) => confirmation));
}

async function bodyOf(
  { head, reportKey, accountKeys }: Pick<OpenCase, "head" | "reportKey" | "accountKeys">,
  found: Case,
): Promise<OpenedBody> {
  const members = vouchedByAny(head.accountId, accountKeys, found.redactors);
  return openedBody({ head, reportKey, members }, found);
}

/** Opens a case's sealed thread; every message is in the result, whatever is wrong with it. */
export async function openThread(open: OpenCase, messages: Message[], members: Member[]): Promise<ThreadEntry[]> {
  const { head, reportKey, accountKeys } = open;
  return openMessages({ head, reportKey, members: vouchedByAny(head.accountId, accountKeys, members) }, messages);
}

/** Seals a new message of the reporter; the same id must not be sealed twice. */
export async function sealReply(
  open: OpenCase,
  thread: ThreadEntry[],
  reply: { id: string; text: string; files: { claim: FileClaim; info: FileInfo }[] } & Pick<
    MessageContent,
    "answer" | "identity" | "verdict" | "meeting"
  >,
): Promise<ReporterMessage> {
  const opened = thread.flatMap(({ content, hash }) => (content ? [{ content, hash }] : []));
  const text = encodeMessage({
    role: "reporter",
    authorId: null,
    author: "",
    ...nextLink(opened),
    time: Math.floor(Date.now() / 1000),
    text: reply.text,
    files: reply.files.map(({ info }) => info),
    answer: reply.answer,
    verdict: reply.verdict,
    identity: reply.identity,
    meeting: reply.meeting,
  });
  const box = await sealMessage(open.reportKey, open.head, { id: reply.id, role: "reporter" }, text, open.keys.sig);
  const message = { id: reply.id, box: toBase64Url(box), files: reply.files.map(({ claim }) => claim) };
  if (reply.meeting) return { ...message, kind: reply.meeting.what === "asked" ? "meeting-asked" : "meeting-withdrawn" };
  return reply.identity ? { ...message, revealsIdentity: true } : message;
}

/** Opens a file of the case; resolves once its last byte is verified. */
export function openCaseFile(open: OpenCase, file: FileInfo, sealed: ReadableStream<Uint8Array>): Promise<Blob> {
  return wholeFile(openFile(open.reportKey, open.head, file.id, file.size, sealed));
}
