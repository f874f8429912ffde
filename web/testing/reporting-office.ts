import { channelRoutes, type DepartmentPurpose, type PortalChannel, type PortalDepartment } from "@hz/contract/channels/channels";
import type { PortalLanguage } from "@hz/contract/languages";
import { fileRoutes } from "@hz/contract/reports/files";
import { type Message, messageRoutes } from "@hz/contract/reports/messages";
import { AUTOMATIC_RECEIPT } from "@hz/contract/templates/template-fill";
import { type Case, reportRoutes, type SubmitReport } from "@hz/contract/reports/reports";
import {
  accountFingerprint,
  accountKey,
  type Bytes,
  fingerprintForLink,
  fingerprintForPeople,
  fromBase64Url,
  newAccountSeed,
  newId,
  newUserKey,
  sealMessage,
  sha256,
  signOfficeText,
  toBase64Url,
  userKeys,
} from "@hz/crypto";
import { encodeMessage, nextLink } from "../vault/content/content.ts";
import type { MessageContent, ReportContent } from "../vault/content/contents.ts";
import { openMessages } from "../vault/content/thread.ts";
import { newDepartmentKey } from "../vault/people/department-key.ts";
import { vouchFor } from "../vault/people/self-grants.ts";
import { headOf } from "../vault/report/head.ts";
import { openedBody } from "../vault/report/open-body.ts";
import { openReportKey } from "../vault/report/open-rows.ts";
import { draftReport, sealReport } from "../vault/report/seal-report.ts";
import { answers, refused } from "./answers.ts";
import { idOf, LONG_AGO } from "./office.ts";

export const CASE_NUMBER = "ABCD-EFGH";
const NOBODY = new Map();

/** A department's key, as the account's key signed it, and what opens what is sealed to it. */
type Department = { shown: PortalDepartment; seed: Bytes };

/** An office with real keys, made by the product's own code, and a channel that its portal is opened with. */
export async function reportingOffice() {
  const [accountId, userId] = [newId(), newId()];
  const [account, own] = [await accountKey(newAccountSeed()), await userKeys(newUserKey(), userId)];
  const member = await vouchFor(account, { accountId, userId }, own, Date.now());
  const made = async (departmentId: string, epoch: number, purpose: DepartmentPurpose): Promise<Department> => {
    const { seed, key } = await newDepartmentKey(account, { accountId, departmentId, epoch }, Date.now(), purpose);
    return { seed, shown: { ...key, name: purpose.name } };
  };
  const department = (name: string, ...standsInFor: Department[]) =>
    made(newId(), 1, { name, standsInFor: standsInFor.map(({ shown }) => shown.departmentId), signedAt: 1_700_000_000 });
  const renewed = ({ shown: { departmentId, epoch, purpose } }: Department) => made(departmentId, epoch + 1, purpose!);
  const office = await department("Interne Meldestelle");
  const print = await accountFingerprint(accountId, account.publicKey);
  const channel: PortalChannel = {
    accountId,
    linkSuffix: "muster",
    name: "Meldekanal 1",
    companyName: "Muster AG",
    description: "",
    settings: {
      allowAnonymous: true,
      allowFiles: true,
      requireCategory: false,
      autoAcknowledge: true,
      retentionMonths: null,
      logo: null,
      brandColor: null,
    },
    retentionMonths: 36,
    languages: { de: { name: "Hinweise", content: { type: "doc", content: [] } } },
    defaultLanguage: "de",
    accountPublicKey: toBase64Url(account.publicKey),
    successions: [],
    department: office.shown,
    conflict: null,
    others: [],
    lost: [],
    voice: { phone: "", hours: "", meeting: "" },
  };
  const shown = { fragment: `#k=${fingerprintForLink(print)}`, print: fingerprintForPeople(print) };
  return { channel, office, department, renewed, member, own, ...shown };
}
export type ReportingOffice = Awaited<ReturnType<typeof reportingOffice>>;

/** Opens what was sent, as the department does that it was sealed to. */
export async function opened({ channel }: ReportingOffice, { seed }: Department, report: SubmitReport): Promise<ReportContent> {
  const content = (await openedBody(await keysOf(channel, seed, report), { body: report.body, bodyRedaction: null })).content;
  if (!content) throw new Error("it does not open");
  return content;
}

/** The head and key of a report that was sent to the office's first department. */
export const keyOf = ({ channel, office }: ReportingOffice, report: SubmitReport) => keysOf(channel, office.seed, report);

async function keysOf({ accountId }: PortalChannel, seed: Bytes, report: SubmitReport) {
  const { reportId: id, departmentId, epoch } = report;
  const row = { ...report, id, sealedTo: { departmentId, epoch }, fastKey: null };
  return { head: headOf(accountId, row), reportKey: (await openReportKey(accountId, seed, row)).reportKey, members: NOBODY };
}

/** A report that somebody sent before, and the password of its case. */
export async function sentBefore({ channel }: ReportingOffice, given: Partial<ReportContent>, to = channel.department) {
  const draft = await draftReport(channel.accountId, to);
  const content: ReportContent = {
    title: "Rechnungen doppelt bezahlt",
    description: "Seit März.",
    reportType: "anonymous",
    category: null,
    contactName: "",
    contactPhone: "",
    contactEmail: "",
    language: "de",
    files: [],
    ...given,
  };
  return { password: draft.password, report: await sealReport(draft, { linkSuffix: channel.linkSuffix, content, claims: [] }) };
}

/** Answers as a server with this channel that keeps the reports sent to it, at first none; gives them, the oldest first. */
export function takesReports({ channel }: ReportingOffice): SubmitReport[] {
  const kept: SubmitReport[] = [];
  answers(channelRoutes.portal, channel);
  answers(fileRoutes.portalPart, ({ params: { part } }) => ({ part }));
  answers(reportRoutes.submit, ({ body }) => {
    if (!kept.some(({ reportId }) => reportId === body.reportId)) kept.push(body);
    return { caseNumber: CASE_NUMBER, reportId: body.reportId };
  });
  return kept;
}

/** Answers as a server that has this report's case, with what is given of it, and its thread, to which the test may add. */
export function hasCase(
  { channel, member }: ReportingOffice,
  report: SubmitReport,
  given: Partial<Case> = {},
  readUntil: () => string | null = () => null,
): Message[] {
  const messages: Message[] = [];
  const { departmentId, epoch, rkId, reporterPk, wrappedKey, body, files } = report;
  const found: Case = {
    id: report.reportId,
    accountId: channel.accountId,
    accountPublicKey: channel.accountPublicKey,
    successions: channel.successions,
    caseNumber: CASE_NUMBER,
    channelName: channel.name,
    status: "new",
    category: null,
    linkSuffix: channel.linkSuffix,
    caseWorker: null,
    department: channel.department.name,
    allowFiles: true,
    hasNotificationEmail: false,
    createdAt: LONG_AGO,
    receivedAt: LONG_AGO,
    acknowledgedAt: null,
    confirmation: null,
    signedConfirmation: null,
    feedbackAt: null,
    departmentId,
    epoch,
    rkId,
    reporterPk,
    wrappedKey,
    body,
    bodyRedaction: null,
    redactors: [],
    evidence: null,
    files,
    way: "portal",
    destroyed: [],
    closedAt: null,
    lostAt: null,
    held: "now",
    ...given,
  };
  answers(reportRoutes.caseLogin, async ({ body: { token } }) => {
    const hash = toBase64Url(await sha256(fromBase64Url(token)));
    return hash === report.tokenHash ? found : refused("CASE_NOT_FOUND");
  });
  answers(messageRoutes.caseList, () => {
    const { status, held } = found;
    return { messages, members: [member], status, bodyRedactedAt: null, held, readUntil: readUntil() };
  });
  answers(messageRoutes.caseSend, ({ body: { id, box, files } }) => {
    const sent: Message = { ...bare(id, box), isFromWhistleblower: true, authorId: null, files };
    if (!messages.some((one) => one.id === id)) messages.push(sent);
    return sent;
  });
  return messages;
}

const bare = (id: string, box: string) =>
  ({ id, box, kind: "message", files: [], createdAt: new Date().toISOString(), redaction: null }) as const;

/** What the office's handler answers in a case, under a name, sealed and signed. */
export async function answered(
  { channel, member, own }: ReportingOffice,
  { seed }: Department,
  report: SubmitReport,
  { author, text, ...more }: { author: string; text: string } & Pick<MessageContent, "request" | "record">,
  before: Message[] = [],
): Promise<Message> {
  const { head, reportKey } = await keysOf(channel, seed, report);
  const thread = await openMessages({ head, reportKey, members: NOBODY }, before);
  const readable = thread.flatMap(({ content, hash }) => (content ? [{ content, hash }] : []));
  const id = idOf(100 + before.length);
  const content = { role: "handler", authorId: member.userId, author, ...nextLink(readable), time: 0, text, ...more, files: [] } as const;
  const box = toBase64Url(await sealMessage(reportKey, head, { id, role: "handler" }, encodeMessage({ ...content, files: [] }), own.sig));
  return { ...bare(id, box), isFromWhistleblower: false, authorId: member.userId, files: [] };
}

/** What the office's handler signed that its channels confirm by themselves in a language. */
export async function signedReceipt({ channel, member, own }: ReportingOffice, language: PortalLanguage, text: string) {
  const said = { accountId: channel.accountId, templateId: AUTOMATIC_RECEIPT, language, signedAt: 1_760_000_000, text };
  const signature = toBase64Url(await signOfficeText(own.sig, said));
  const receipt = { text, byUserId: member.userId, signedAt: said.signedAt, signature };
  const texts: Partial<Record<PortalLanguage, typeof receipt>> = { [language]: receipt };
  return { companyName: channel.companyName, department: channel.department.name, texts, signers: [member] };
}
