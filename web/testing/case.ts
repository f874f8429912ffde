import { inEachLanguage } from "@hz/contract/languages";
import type { Procedure } from "@hz/contract/procedure/procedure";
import type { HistoryEntry, Message, NewNote, Note, NoteKind } from "@hz/contract/reports/messages";
import type { Report } from "@hz/contract/reports/reports";
import { type Bytes, newId, sealFile } from "@hz/crypto";
import type { FileInfo, ReportContent } from "../vault/content/contents.ts";
import { draftReport, type ReportDraft, sealReport } from "../vault/report/seal-report.ts";
import { ACCOUNT_ID, ANNA, DEPARTMENT, MALIK } from "./keys.ts";
import { idOf } from "./office.ts";

/** A sealed report as the server keeps it, and the password of its reporter. */
export type KeptCase = {
  draft: ReportDraft;
  report: Report;
  messages: Message[];
  notes: Note[];
  /** Newest first. */
  history: HistoryEntry[];
  procedure: Procedure;
  /** Sealed files, and parts that came of others. */
  files: Map<string, Bytes>;
};
type Given = Partial<Pick<ReportContent, "title" | "description" | "contactName" | "contactEmail" | "language">> & {
  files?: { name: string; type: string; bytes: Bytes }[];
  /** Whether the channel has confirmed the receipt by itself. */
  isConfirmed?: boolean;
};

const CONFIRMATION = inEachLanguage(() => "Ihre Meldung ist eingegangen.");

let moment = 0;
/** Now, and later than any moment before. */
export const nextMoment = (): string => new Date((moment = Math.max(Date.now(), moment + 1))).toISOString();

/** Seals a report to the office as the portal does. */
export async function aCase(given: Given = {}): Promise<KeptCase> {
  const { files = [], isConfirmed = true, ...texts } = given;
  const draft = await draftReport(ACCOUNT_ID, DEPARTMENT);
  const sealed = await Promise.all(files.map((file) => sealedFile(draft, file)));
  const content: ReportContent = {
    title: "Rechnungen doppelt bezahlt",
    description: "Seit dem Frühjahr.",
    reportType: texts.contactName ? "confidential" : "anonymous",
    category: null,
    contactName: "",
    contactPhone: "",
    contactEmail: "",
    language: "de",
    ...texts,
    files: sealed.map(({ info }) => info),
  };
  const { rkId, reporterPk, sealedKey, title, body } = await sealReport(draft, { linkSuffix: "muster", content, claims: [] });
  const [at, { departmentId, epoch }] = [nextMoment(), DEPARTMENT];
  const acknowledgedAt = isConfirmed ? at : null;
  const ends = { acknowledgedAt, feedbackAt: null, meetingAskedAt: null, closedAt: null, outcome: null };
  const report: Report = {
    id: draft.head.reportId,
    number: 7,
    caseNumber: "ABCD-EFGH",
    channelId: idOf(20),
    category: null,
    way: "portal",
    reportType: content.reportType,
    identityRevealedAt: null,
    status: "new",
    assignedTo: null,
    createdAt: at,
    receivedAt: at,
    ...ends,
    lastActivityAt: at,
    retentionMonths: 36,
    isDrill: false,
    isLost: false,
    unread: true,
    readUntil: null,
    departmentId,
    epoch,
    rkId,
    reporterPk,
    sealedTo: { departmentId, epoch },
    title,
    body,
    fastKey: null,
    sealedKey,
    confirmation: isConfirmed ? CONFIRMATION : null,
    department: "Interne Meldestelle",
    assignable: [ANNA.userId, MALIK.userId],
    bodyRedaction: null,
    evidence: null,
    notesKey: null,
    entry: null,
    destroyed: [],
    files: sealed.map(({ stored }) => stored),
    deletionNeedsTwo: false,
    deletionRequest: null,
  };
  const acknowledged = acknowledgedAt ? { at: acknowledgedAt, by: null } : null;
  return {
    draft,
    report,
    messages: [],
    notes: [],
    history: [{ at, by: null, what: { kind: "received" } }],
    procedure: { receivedAt: at, acknowledged, feedback: null, steps: [], measures: [], closed: null },
    files: new Map(sealed.map(({ info, bytes }) => [info.id, bytes])),
  };
}

async function sealedFile({ reportKey, head }: ReportDraft, { name, type, bytes }: { name: string; type: string; bytes: Bytes }) {
  const id = newId();
  const slice = (start: number, end: number) => Promise.resolve(bytes.slice(start, end));
  const { sealedSize, partCount, part } = await sealFile(reportKey, head, id, { size: bytes.length, slice });
  if (partCount > 1) throw new Error("A file of a test has one part");
  const info: FileInfo = { id, name, type, size: bytes.length };
  return { info, stored: { id, sealedSize, partCount }, bytes: await part(0) };
}

/** Keeps a note that Anna Lindner has written; the same one comes once. */
export function keepNote({ report, notes }: KeptCase, { id, box, notesKey }: NewNote, kind: NoteKind) {
  if (notesKey) report.notesKey = { box: notesKey, byUserId: ANNA.userId };
  const there = notes.find((one) => one.id === id);
  const note = there ?? { id, kind, authorId: ANNA.userId, box, createdAt: nextMoment() };
  if (!there) notes.push(note);
  return note;
}
