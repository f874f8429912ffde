// An office with real keys and the case of one report, as an honest server has them: what the lies are told about.
import type { PortalChannel, PortalDepartment } from "@hz/contract/channels/channels";
import type { FileInfo } from "../../vault/content/contents.ts";
import { inEachLanguage } from "@hz/contract/languages";
import type { Message } from "@hz/contract/reports/messages";
import type { CaseEvidence } from "@hz/contract/reports/evidence";
import type { Case } from "@hz/contract/reports/reports";
import {
  accountFingerprint,
  accountKey,
  type EvidenceStatement,
  fingerprintForLink,
  fromBase64Url,
  newAccountSeed,
  newId,
  newUserKey,
  sealFile,
  sealMessage,
  sha256,
  signEvidence,
  signOfficeText,
  type SigningKey,
  toBase64Url,
  userKeys,
  wordingCommitment,
  wordingKey,
} from "@hz/crypto";
import { encodeMessage, nextLink } from "../../vault/content/content.ts";
import { newDepartmentKey } from "../../vault/people/department-key.ts";
import { vouchFor } from "../../vault/people/self-grants.ts";
import { wordingOf } from "../../vault/report/evidence.ts";
import { namedKey } from "../../vault/report/named-key.ts";
import { type OpenCase, openCase, openThread, readPassword } from "../../vault/report/open-case.ts";
import { draftReport, sealReport } from "../../vault/report/seal-report.ts";

const YEAR = 365 * 86_400_000;
export const RECEIPT = "Fall {fallnummer} ist da. {funktion}, {unternehmen}";
export const AT = "2026-03-02T12:00:00.000Z";

/** A person with keys, for whom an account's key vouches. */
export async function aMember(account: SigningKey, accountId: string, userId: string = newId()) {
  const own = await userKeys(newUserKey(), userId);
  return { userId, sig: own.sig, own, member: await vouchFor(account, { accountId, userId }, own, 1e12) };
}

/** An account whose departments its key signs; `at` is when. */
export async function anAccount(accountId: string = newId()) {
  const account = await accountKey(newAccountSeed());
  const department = async (name: string, standsInFor: string[] = [], { departmentId = newId(), epoch = 1, at = Date.now() } = {}) => {
    const { key } = await newDepartmentKey(account, { accountId, departmentId, epoch }, at, { name, standsInFor, signedAt: 1_700_000_000 });
    return { ...key, name } satisfies PortalDepartment;
  };
  return { accountId, account, department, link: `#k=${fingerprintForLink(await accountFingerprint(accountId, account.publicKey))}` };
}

/** The channel, its reports and the people of one office. */
export async function anOffice() {
  const made = await anAccount();
  const { accountId, account, department, link } = made;
  const [office, personnel] = [await department("Interne Meldestelle"), await department("Personal")];
  const standIn = await department("Aufsichtsrat", [office.departmentId]);
  const ended = await department("Interne Meldestelle", [], { departmentId: office.departmentId, at: Date.now() - 2 * YEAR });
  const renewed = await department("Interne Meldestelle", [], { departmentId: office.departmentId, epoch: 2 });
  const standInOfPersonnel = await department("Betriebsrat", [personnel.departmentId]);
  const channel = {
    accountId,
    accountPublicKey: toBase64Url(account.publicKey),
    successions: [],
    department: office,
    conflict: standIn,
    others: [],
    lost: [],
  } as Partial<PortalChannel> as PortalChannel;
  const handler = await aMember(account, accountId);
  return { ...made, office, personnel, standIn, ended, renewed, standInOfPersonnel, channel, handler, link };
}
export type LiedToOffice = Awaited<ReturnType<typeof anOffice>>;

/** A report that was sent to the office, as its reporter opens it. */
export async function aCase({ accountId, account, office }: LiedToOffice) {
  const draft = await draftReport(accountId, office);
  const content = { title: "Rechnungen", description: "Seit März.", reportType: "anonymous", category: null, language: "de" } as const;
  const contact = { contactName: "", contactPhone: "", contactEmail: "", files: [] };
  const sent = await sealReport(draft, { linkSuffix: "muster", content: { ...content, ...contact }, claims: [] });
  const { departmentId, epoch, rkId, reporterPk, wrappedKey, body } = sent;
  const found = {
    id: sent.reportId,
    accountId,
    accountPublicKey: toBase64Url(account.publicKey),
    successions: [],
    caseNumber: "ABCD-EFGH",
    status: "new",
    category: null,
    linkSuffix: "muster",
    caseWorker: null,
    department: office.name,
    receivedAt: AT,
    acknowledgedAt: AT,
    confirmation: inEachLanguage(() => "As the service says it."),
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
    files: [],
    way: "portal",
    destroyed: [],
    closedAt: null,
    lostAt: null,
    held: "now",
  } as Partial<Case> as Case;
  const { keys } = await readPassword(draft.password);
  const open = (given: Partial<Case> = {}, address = "") => openCase({ ...found, ...given }, keys, namedKey(address, 0));
  return { found, open, opened: await open() };
}
export type LiedToCase = Awaited<ReturnType<typeof aCase>>;

/** What somebody of the office writes in a case, after what stands there. */
export async function written(open: OpenCase, { userId, sig, member }: LiedToOffice["handler"], before: Message[]): Promise<Message> {
  const id = newId();
  const thread = await openThread(open, before, [member]);
  const link = nextLink(thread.flatMap(({ content, hash }) => (content ? [{ content, hash }] : [])));
  const time = Date.parse(AT) / 1000 + before.length;
  const said = { role: "handler", authorId: userId, author: "Meldestelle", ...link, time, text: `${before.length}`, files: [] } as const;
  const box = await sealMessage(open.reportKey, open.head, { id, role: "handler" }, encodeMessage({ ...said, files: [] }), sig);
  const createdAt = new Date(Date.parse(AT) + before.length * 60_000).toISOString();
  const of = { kind: "message", isFromWhistleblower: false, files: [], redaction: null } as const;
  return { ...of, id, authorId: userId, box: toBase64Url(box), files: [], createdAt };
}

/** A file of a case, sealed. */
export async function aFile({ reportKey, head }: OpenCase, byte: number) {
  const info: FileInfo = { id: newId(), name: "Beleg.pdf", type: "", size: 1000 };
  const bytes = new Uint8Array(info.size).fill(byte);
  const { part } = await sealFile(reportKey, head, info.id, { size: info.size, slice: async (start, end) => bytes.slice(start, end) });
  return { info, sealed: await part(0) };
}

type Signed = { of?: string; template?: string; language?: string; text?: string; by?: SigningKey; signedAt?: number };
/** The automatic confirmation with a signature of what is given. */
export async function receipt({ accountId, handler }: LiedToOffice, given: Signed = {}): Promise<NonNullable<Case["signedConfirmation"]>> {
  const {
    of = accountId,
    template = "receipt-automatic",
    language = "de",
    text = RECEIPT,
    by = handler.sig,
    signedAt = 1_760_000_000,
  } = given;
  const signature = toBase64Url(await signOfficeText(by, { accountId: of, templateId: template, language, signedAt, text }));
  const texts = { de: { text, byUserId: handler.userId, signedAt, signature } };
  return { companyName: "Muster AG", department: "Interne Meldestelle", texts, signers: [handler.member] };
}

type Said = Partial<EvidenceStatement> & { by?: SigningKey; text?: string };
/** What somebody of the office signed of a case that came on the day of `AT`, with what is given otherwise. */
export async function evidence({ handler }: LiedToOffice, { opened: open, found }: LiedToCase, given: Said = {}): Promise<CaseEvidence> {
  const { by = handler.sig, text = wordingOf(open.content!), ...changed } = given;
  const hashes = {
    bodyHash: await sha256(fromBase64Url(found.body)),
    wording: await wordingCommitment(await wordingKey(open.reportKey, open.head), text),
  };
  const days = { receivedOn: "2026-03-02", signedOn: "2026-03-03", office: "Interne Meldestelle, Muster AG" };
  const { head, bodyHash, wording, ...said } = { head: open.head, ...hashes, ...days, ...changed };
  const signature = await signEvidence(by, { head, bodyHash, wording, ...said });
  const bytes = { bodyHash: toBase64Url(bodyHash), wording: toBase64Url(wording), signature: toBase64Url(signature) };
  return { ...bytes, ...said, byUserId: handler.userId, signers: [handler.member] };
}
