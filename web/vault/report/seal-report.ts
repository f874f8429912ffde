import {
  type Bytes,
  createReportKeys,
  fromBase64Url,
  newId,
  randomBytes,
  type ReportHead,
  type SigningKey,
  sealBody,
  sealMessage,
  sealTitle,
  toBase64Url,
} from "@hz/crypto";
import type { DepartmentKey } from "@hz/contract/channels/channels";
import type { FileClaim } from "@hz/contract/reports/messages";
import type { SubmitReport } from "@hz/contract/reports/reports";
import type { ReportContent } from "../content/contents.ts";
import { encodeMessage, encodeReport, nextLink } from "../content/content.ts";

/** One report before it is sent: its ids and keys. It seals one content only; other content needs another draft. */
export type ReportDraft = {
  head: ReportHead;
  reportKey: Bytes;
  /** The case password as shown to people, and the token that proves it to the server. */
  password: string;
  token: string;
  tokenHash: string;
  uploadToken: string;
  sealedKey: string;
  wrappedKey: string;
  /** The reporter's own: signs what comes with the report. */
  sig: SigningKey;
};

/** A draft with fresh ids and keys, for a department whose key was checked. */
export async function draftReport(accountId: string, department: DepartmentKey): Promise<ReportDraft> {
  const { departmentId, epoch, publicKey } = department;
  const target = { accountId, departmentId, epoch, publicKey: fromBase64Url(publicKey) };
  const made = await createReportKeys(target, newId());
  return {
    head: made.head,
    reportKey: made.reportKey,
    password: made.casePassword,
    token: toBase64Url(made.keys.token),
    tokenHash: toBase64Url(made.keys.tokenHash),
    uploadToken: toBase64Url(randomBytes(32)),
    sealedKey: toBase64Url(made.sealedKey),
    wrappedKey: toBase64Url(made.wrappedKey),
    sig: made.keys.sig,
  };
}

/** Seals a report with its uploaded files into what is submitted; throws CryptoFailure `text-length`. */
export async function sealReport(
  draft: ReportDraft,
  report: {
    linkSuffix: string;
    content: ReportContent;
    claims: FileClaim[];
    /** The words that ask for a meeting. */ meeting?: string | null;
  },
): Promise<SubmitReport> {
  const { head, reportKey } = draft;
  const { linkSuffix, content, claims, meeting } = report;
  const [title, body] = await Promise.all([sealTitle(reportKey, head, content.title), sealBody(reportKey, head, encodeReport(content))]);
  return {
    linkSuffix,
    reportId: head.reportId,
    departmentId: head.departmentId,
    epoch: head.epoch,
    rkId: toBase64Url(head.rkId),
    reporterPk: toBase64Url(head.reporterPk),
    reportType: content.reportType,
    category: content.category?.id ?? null,
    tokenHash: draft.tokenHash,
    sealedKey: draft.sealedKey,
    wrappedKey: draft.wrappedKey,
    title: toBase64Url(title),
    body: toBase64Url(body),
    files: claims,
    uploadToken: claims.length > 0 ? draft.uploadToken : null,
    ...(meeting ? { meeting: await sealMeeting(draft, meeting) } : {}),
  };
}

/** Seals the request for a meeting, the first message of a report's thread. */
async function sealMeeting({ head, reportKey, sig }: ReportDraft, text: string) {
  const id = newId();
  const own = { role: "reporter", authorId: null, author: "", meeting: { what: "asked", requestId: null } } as const;
  const content = encodeMessage({ ...own, ...nextLink([]), time: Math.floor(Date.now() / 1000), text, files: [] });
  return { id, box: toBase64Url(await sealMessage(reportKey, head, { id, role: "reporter" }, content, sig)) };
}

/** A fresh id for a file or message. */
export function freshId(): string {
  return newId();
}
