import type { PortalChannel } from "@hz/contract/channels/channels";
import { entryRoutes, type EnterReport } from "@hz/contract/reports/entries";
import { fileRoutes } from "@hz/contract/reports/files";
import type { ReportContent } from "../../vault/content/contents.ts";
import { bearerHeaders } from "../../api/auth-token.ts";
import { call, routeUrl } from "../../api/client.ts";
import { recipientOf } from "../../vault/report/recipient.ts";
import { draftReport, freshId, type ReportDraft, sealReport } from "../../vault/report/seal-report.ts";
import { uploadFile } from "../../vault/files/upload.ts";
import type { SentFile } from "../shared/attachments/attachment.ts";
import type { CheckedEntry, EntryValues } from "./entry-form.ts";

/** A file of the report; a recording can be destroyed later. */
export type EntryFile = { key: string; file: File; isRecording: boolean };
export type OutgoingEntry = {
  values: EntryValues;
  entry: CheckedEntry;
  category: ReportContent["category"];
  files: readonly EntryFile[];
  /** Who enters it, as colleagues call them. */
  by: string;
};
/** What is handed to the reporter. It is kept nowhere; this page forgets it. */
export type EntryReceipt = { reportId: string; number: number | null; caseNumber: string; password: string };
export type EntryWatch = { onFile: (key: string, sent: number, total: number, waiting: boolean) => void; signal: AbortSignal };

/** One report's keys and what of it has arrived: the same ids never carry other bytes. */
type Attempt = { to: string; draft: ReportDraft; sent: Map<string, SentFile>; sealed: { of: string; body: EnterReport } | null };

/**
 * Makes a sender that enters a report, sealed as the portal would. It may be called again after a failure: what has arrived is not
 * sent twice, and the same report stays one report.
 */
export function createEntrySender(): (channel: PortalChannel, outgoing: OutgoingEntry, watch: EntryWatch) => Promise<EntryReceipt> {
  let attempt: Attempt | null = null;
  return async (channel, outgoing, watch) => {
    const { values, files } = outgoing;
    const department = recipientOf(channel, values);
    if (!department) throw new Error("No second department");
    const to = `${channel.accountId} ${values.channelId} ${department.departmentId} ${department.epoch}`;
    const of = JSON.stringify([outgoing, files.map(({ key }) => key)]);
    const isOther = attempt?.sealed && attempt.sealed.of !== of;
    if (!attempt || attempt.to !== to || isOther)
      attempt = { to, draft: await draftReport(channel.accountId, department), sent: new Map(), sealed: null };
    const { draft, sent } = attempt;
    for (const one of files) if (!sent.has(one.key)) sent.set(one.key, await sendFile(draft, values.channelId, one, watch));
    attempt.sealed ??= { of, body: await seal(draft, channel.linkSuffix, outgoing, sent) };
    const { body } = attempt.sealed;
    try {
      const answer = await call(entryRoutes.enter, { body }, watch.signal);
      return { reportId: answer.reportId, number: answer.number, caseNumber: answer.caseNumber, password: draft.password };
    } catch (error) {
      // A refusal spends the ids; a connection that was cut does not.
      if (isRefusal(error)) attempt = null;
      throw error;
    }
  };
}

function isRefusal(error: unknown): boolean {
  const status = Number((error as { status?: unknown }).status ?? 0);
  return status >= 400 && status < 500 && status !== 401;
}

async function sendFile(
  { reportKey, head }: ReportDraft,
  channelId: string,
  { key, file }: EntryFile,
  watch: EntryWatch,
): Promise<SentFile> {
  const fileId = freshId();
  const place = { id: channelId, fileId };
  let [sent, total] = [0, file.size];
  const claim = await uploadFile({
    reportKey,
    head,
    file,
    fileId,
    partUrl: (part) => routeUrl(fileRoutes.entryPart.path, { ...place, part }),
    partsUrl: routeUrl(fileRoutes.entryParts.path, place),
    headers: bearerHeaders(),
    onProgress: (sentBytes, totalBytes) => {
      [sent, total] = [sentBytes, totalBytes];
      watch.onFile(key, sent, total, false);
    },
    onWaiting: (waiting) => watch.onFile(key, sent, total, waiting),
    signal: watch.signal,
  });
  return { claim, info: { id: fileId, name: file.name, type: file.type, size: file.size } };
}

async function seal(
  draft: ReportDraft,
  linkSuffix: string,
  { values, entry, category, files, by }: OutgoingEntry,
  sent: ReadonlyMap<string, SentFile>,
): Promise<EnterReport> {
  const { way, receivedAt, reportType, texts, documentation, consent, meeting } = entry;
  const named = files.flatMap(({ key, isRecording }) => {
    const one = sent.get(key);
    return one ? [{ ...one, isRecording }] : [];
  });
  const recordings = named.filter(({ isRecording }) => isRecording).map(({ info }) => info.id);
  const content: ReportContent = {
    ...texts,
    reportType,
    category,
    language: values.language,
    files: named.map(({ info }) => info),
    entry: { way, receivedAt, by, documentation, consent, meeting, recordings },
  };
  const report = await sealReport(draft, { linkSuffix, content, claims: named.map(({ claim }) => claim) });
  const { linkSuffix: _address, uploadToken: _token, ...sealed } = report;
  return { ...sealed, channelId: values.channelId, way, receivedAt, documentation, consentAt: consent?.at ?? null, recordings };
}
