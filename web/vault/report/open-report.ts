import type { FileClaim, NewMessage } from "@hz/contract/reports/messages";
import type { Report } from "@hz/contract/reports/reports";
import { type Bytes, fromBase64Url, newId, openFile, openTitle, type ReportHead, sealMessage, toBase64Url } from "@hz/crypto";
import type { EntryConsent, MeetingNote, ConsentRequest, FileInfo, RecordNote } from "../content/contents.ts";
import { encodeMessage } from "../content/content.ts";
import { headOf, sealedHeadOf } from "./head.ts";
import { keysInHand, openingSeeds } from "../keys/held-keys.ts";
import { seedName } from "../keys/keys.ts";
import { openedBody, type OpenedBody } from "./open-body.ts";
import { hasKeyBox, openReportKey } from "./open-rows.ts";
import type { ThreadEntry } from "../content/thread.ts";
import { nextLink } from "../content/thread-links.ts";
import { wholeFile } from "../files/whole-file.ts";

/**
 * An open report with its keys, in memory only. `sealedHead` is what its key boxes are bound to; `fastKey` is there when it
 * should be kept on the server. `title` is null only where neither the body nor the title's own box opens.
 */
export type OpenReport = OpenedBody & {
  head: ReportHead;
  sealedHead: ReportHead;
  reportKey: Bytes;
  seed: Bytes;
  title: string | null;
  /** The name of the department that has the case. */
  department: string;
  fastKey?: string;
};

/** This person holds no key for the report's department, or was not granted it when the report was asked for. */
export class NoDepartmentKey extends Error {
  constructor() {
    super("No key for this department");
    this.name = "NoDepartmentKey";
  }
}

/** Opens a report's key, and of its boxes those that open; throws NoDepartmentKey or CryptoFailure. */
export async function openReport(report: Report): Promise<OpenReport> {
  const held = keysInHand();
  const { accountId } = held;
  const seed = openingSeeds(held).get(seedName(report.sealedTo.departmentId, report.sealedTo.epoch));
  if (!seed || !hasKeyBox(report)) throw new NoDepartmentKey();
  const head = headOf(accountId, report);
  const { reportKey, fastKey } = await openReportKey(accountId, seed, report);
  const body = await openedBody({ head, reportKey, members: held.authors }, report);
  const title = body.content?.title ?? (await openTitle(reportKey, head, fromBase64Url(report.title)).catch(() => null));
  return {
    head,
    sealedHead: sealedHeadOf(accountId, report),
    reportKey,
    seed,
    title,
    department: report.department,
    ...body,
    ...(fastKey === undefined ? {} : { fastKey }),
  };
}

export type Answer = {
  id: string;
  author: string;
  text: string;
  files: { claim: FileClaim; info: FileInfo }[];
  request?: ConsentRequest;
  record?: RecordNote;
  /** That its files are recordings, and who consented to them. */
  recording?: EntryConsent;
  meeting?: MeetingNote;
};

/** Seals a handler's answer; an id must not be sealed twice. */
export async function sealAnswer(open: OpenReport, thread: readonly ThreadEntry[], answer: Answer): Promise<NewMessage> {
  const { userId, sig } = keysInHand();
  const readable = thread.flatMap(({ content, hash }) => (content ? [{ content, hash }] : []));
  const text = encodeMessage({
    role: "handler",
    authorId: userId,
    author: answer.author,
    ...nextLink(readable),
    time: Math.floor(Date.now() / 1000),
    text: answer.text,
    files: answer.files.map(({ info }) => info),
    request: answer.request,
    record: answer.record,
    recording: answer.recording,
    meeting: answer.meeting,
  });
  const box = await sealMessage(open.reportKey, open.head, { id: answer.id, role: "handler" }, text, sig);
  return { id: answer.id, box: toBase64Url(box), files: answer.files.map(({ claim }) => claim) };
}

/** A fresh id for a message, note or file. */
export const freshId = newId;

/**
 * Opens a file of the report; resolves once its last segment was verified. `onProgress` is told the opened bytes so far. Throws
 * CryptoFailure, or the stream's own error.
 */
export function openAttachment(
  open: Pick<OpenReport, "head" | "reportKey">,
  file: FileInfo,
  sealed: ReadableStream<Uint8Array>,
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  return wholeFile(openFile(open.reportKey, open.head, file.id, file.size, sealed), onProgress);
}
