import { beforeAll, expect, test } from "vitest";
import type { Message } from "@hz/contract/reports/messages";
import type { Report } from "@hz/contract/reports/reports";
import {
  accountKey,
  caseKeys,
  fromBase64Url,
  newAccountSeed,
  newId,
  openRedactedBody,
  openTitle,
  sealBody,
  sealMessage,
  sealRedactedBody,
  sealRedactedMessage,
  sha256,
  stretchPassword,
  toBase64Url,
} from "@hz/crypto";
import type { ReportContent } from "./contents.ts";
import { decodeRedacted, decodeReport, encodeMessage, encodeRedacted, encodeReport, nextLink } from "./content.ts";
import { foundAccount } from "../keys/found-account.ts";
import { keysInHand } from "../keys/held-keys.ts";
import { holdKeys } from "../keys/keys.ts";
import { openNotes } from "./notes.ts";
import { openAgain, openCase, readPassword } from "../report/open-case.ts";
import { openReport, type OpenReport, sealAnswer } from "../report/open-report.ts";
import { sealBodyRedaction, sealMessageRedaction } from "./redact.ts";
import { draftReport, type ReportDraft, sealReport } from "../report/seal-report.ts";
import { openMessages, type ThreadEntry } from "./thread.ts";

const CONTENT: ReportContent = {
  title: "Lackreste von Herrn Meier",
  description: "Herr Meier kippt sie in den Hof.",
  reportType: "anonymous",
  category: null,
  contactName: "",
  contactPhone: "",
  contactEmail: "",
  language: "de",
  files: [],
};
const AT = "2026-11-20T08:00:00.000Z";
const HOW = { by: "Meldestelle", author: "Anna", places: 1, reason: "Name eines Unbeteiligten" };

let draft: ReportDraft;
let report: Report;
let open: OpenReport;
let member: Awaited<ReturnType<typeof foundAccount>>["keys"]["member"];
let accountPublicKey: string;

beforeAll(async () => {
  const account = await foundAccount("vier Wörter hintereinander", stretchPassword);
  const { accountId, userId, grants, department } = account.keys;
  ({ member, accountPublicKey } = account.keys);
  const departments = [{ ...department, name: "Interne Meldestelle" }];
  await holdKeys(account.userKey, { accountId, userId }, { accountPublicKey, own: member, members: [member], grants, departments });
  draft = await draftReport(accountId, department);
  const sent = await sealReport(draft, { linkSuffix: "x", content: CONTENT, claims: [] });
  const { reportId: id, departmentId, epoch, rkId, reporterPk, reportType, title, body, sealedKey } = sent;
  report = {
    id,
    identityRevealedAt: null,
    isDrill: false,
    isLost: false,
    way: "portal",
    entry: null,
    destroyed: [],
    unread: false,
    retentionMonths: 36,
    readUntil: null,
    departmentId,
    epoch,
    rkId,
    reporterPk,
    sealedTo: { departmentId, epoch },
    reportType,
    title,
    body,
    sealedKey,
    number: 1,
    caseNumber: "AAAA-BBBB",
    channelId: newId(),
    category: null,
    status: "new",
    assignedTo: null,
    department: "Interne Meldestelle",
    assignable: [],
    confirmation: null,
    createdAt: AT,
    lastActivityAt: AT,
    receivedAt: AT,
    acknowledgedAt: null,
    feedbackAt: null,
    meetingAskedAt: null,
    closedAt: null,
    outcome: null,
    fastKey: null,
    notesKey: null,
    files: [],
    deletionNeedsTwo: false,
    deletionRequest: null,
    evidence: null,
    bodyRedaction: null,
  };
  open = await openReport(report);
});

const withContent = (one: OpenReport) => ({ ...one, content: one.content! });
const redactedBy = (byUserId: string) => ({ byUserId, at: AT });
const threadOf = (messages: Message[], members = keysInHand().members) =>
  openMessages({ head: open.head, reportKey: open.reportKey, members }, messages);

/** The report as the server gives it after a redaction of its body. */
async function bodyRedacted(
  of: Report,
  left: { title: string; description: string },
): Promise<{ report: Report; reason: string; replaces: string }> {
  const sent = await sealBodyRedaction(of, withContent(await openReport(of)), left, { ...HOW, id: newId() });
  const title = sent.title ?? of.title;
  return {
    report: { ...of, body: sent.box, title, bodyRedaction: redactedBy(keysInHand().userId) },
    reason: sent.reason.box,
    replaces: sent.replaces,
  };
}

async function byReporter(text: string, after: ThreadEntry[], at: string): Promise<Message> {
  const { sig } = await caseKeys(draft.password);
  const id = newId();
  const link = nextLink(after.map(({ content, hash }) => ({ content: content!, hash })));
  const content = encodeMessage({ role: "reporter", authorId: null, author: "", ...link, time: 0, text, files: [] });
  const box = toBase64Url(await sealMessage(open.reportKey, open.head, { id, role: "reporter" }, content, sig));
  return { id, kind: "message", isFromWhistleblower: true, authorId: null, box, files: [], createdAt: at, redaction: null };
}

async function redacted(entry: ThreadEntry, left: string): Promise<Message> {
  const sent = await sealMessageRedaction(report, open, { ...entry, content: entry.content! }, left, { ...HOW, id: newId() });
  expect(sent.replaces).toBe(toBase64Url(await sha256(fromBase64Url(entry.message.box))));
  return { ...entry.message, box: sent.box, redaction: redactedBy(keysInHand().userId) };
}

test("what a later version wrote, and nobody here has read, does not outlive a redaction", async () => {
  const read = decodeReport(JSON.stringify({ ...CONTENT, later: "Im Hof von Herrn Meier" }));
  expect(encodeReport(read)).toContain("Im Hof von Herrn Meier");
  const sent = await sealBodyRedaction(
    report,
    { ...withContent(open), content: read },
    { title: "█", description: "█" },
    { ...HOW, id: newId() },
  );
  const { text } = await openRedactedBody(open.reportKey, open.head, fromBase64Url(sent.box));
  expect(decodeRedacted(text, decodeReport).content.title).toBe("█");
  expect(text).not.toContain("Meier");
});

test("a redacted body opens at the office and for the reporter, with its title and who did it", async () => {
  const left = { title: "Lackreste von █████", description: "█████ kippt sie in den Hof." };
  const { report: after, replaces } = await bodyRedacted(report, left);
  const opened = await openReport(after);
  expect(opened.content).toEqual({ ...CONTENT, ...left });
  expect(opened.redaction).toMatchObject({ byId: keysInHand().userId, by: "Meldestelle", original: replaces });
  expect(await openTitle(open.reportKey, open.head, fromBase64Url(after.title))).toBe(left.title);

  const { accountId } = keysInHand();
  const found = {
    id: report.id,
    accountId,
    accountPublicKey,
    successions: [],
    caseNumber: "AAAA-BBBB",
    channelName: "Kanal",
    status: "new" as const,
    category: null,
    linkSuffix: "muster",
    caseWorker: null,
    department: "Interne Meldestelle",
    allowFiles: true,
    hasNotificationEmail: false,
    way: "portal" as const,
    destroyed: [],
    closedAt: null,
    lostAt: null,
    held: "now" as const,
    createdAt: AT,
    receivedAt: AT,
    acknowledgedAt: null,
    confirmation: null,
    signedConfirmation: null,
    feedbackAt: null,
    files: [],
    wrappedKey: draft.wrappedKey,
    evidence: null,
    departmentId: report.departmentId,
    epoch: report.epoch,
    rkId: report.rkId,
    reporterPk: report.reporterPk,
  };
  const before = await openCase(
    { ...found, body: report.body, bodyRedaction: null, redactors: [] },
    (await readPassword(draft.password)).keys,
    { state: "none" },
  );
  expect(before.content).toEqual(CONTENT);
  const now = { ...found, body: after.body, bodyRedaction: after.bodyRedaction, redactors: [member] };
  expect(await openAgain(before, now)).toMatchObject({ content: left, redaction: { by: "Meldestelle" } });
  // Nobody vouches for who redacted: it is nobody's word.
  expect(await openAgain(before, { ...now, redactors: [] })).toMatchObject({ content: null, redaction: null });
});

test("a second redaction remembers the first box, and only a changed title seals a new one", async () => {
  const first = await bodyRedacted(report, { title: CONTENT.title, description: "█████ kippt sie." });
  expect(first.report.title).toBe(report.title);
  const second = await bodyRedacted(first.report, { title: CONTENT.title, description: "█████" });
  const opened = await openReport(second.report);
  expect(opened.content?.description).toBe("█████");
  expect(opened.redaction?.original).toBe(first.replaces);
  expect(second.replaces).not.toBe(first.replaces);
});

test("the server can neither make a redaction, nor give one another name, nor pass one for the other kind of box", async () => {
  const { userId } = keysInHand();
  const mark = { byId: userId, by: "Meldestelle", time: 0, original: "" };
  const text = encodeRedacted(mark, encodeReport({ ...CONTENT, description: "Ich ziehe alles zurück." }));
  const stranger = await accountKey(newAccountSeed());
  const forged = toBase64Url(await sealRedactedBody(open.reportKey, open.head, text, stranger));
  const unsigned = toBase64Url(await sealBody(open.reportKey, open.head, text));
  const own = (await bodyRedacted(report, { title: "█████", description: "█████" })).report.body;
  const cases: Partial<Report>[] = [
    { body: forged, bodyRedaction: redactedBy(userId) },
    { body: unsigned, bodyRedaction: redactedBy(userId) },
    { body: unsigned, bodyRedaction: null },
    { body: own, bodyRedaction: redactedBy(newId()) },
    { body: own, bodyRedaction: null },
    { body: report.body, bodyRedaction: redactedBy(userId) },
  ];
  for (const one of cases)
    expect(await openReport({ ...report, ...one })).toMatchObject({ content: null, redaction: null, title: CONTENT.title });
});

test("redacted messages of both sides open, and the thread after them still holds together", async () => {
  const question = await byReporter("Ich heiße Erika Muster.", [], AT);
  const thread = await threadOf([question]);
  const sent = await sealAnswer(open, thread, { id: newId(), author: "Meldestelle", text: "Danke, Frau Muster.", files: [] });
  const { userId } = keysInHand();
  const answer = {
    id: sent.id,
    kind: "message" as const,
    isFromWhistleblower: false,
    authorId: userId,
    box: sent.box,
    files: [],
    createdAt: "2026-11-20T09:00:00.000Z",
    redaction: null,
  };
  const last = await byReporter("Gern.", await threadOf([question, answer]), "2026-11-20T10:00:00.000Z");
  const [one, two] = await threadOf([question, answer, last]);

  const once = await redacted(one!, "Ich heiße █████.");
  const again = await redacted((await threadOf([once]))[0]!, "█████");
  const messages = [again, await redacted(two!, "Danke, █████."), last];
  const after = await threadOf(messages);
  expect(after.map(({ content, verified, gap, redaction }) => [content?.text, verified, gap, redaction?.by])).toEqual([
    ["█████", true, false, "Meldestelle"],
    ["Danke, █████.", true, false, "Meldestelle"],
    ["Gern.", true, false, undefined],
  ]);
  // What is written afterwards names the box that was there first, so that a redaction in between breaks nothing.
  const next = await byReporter("Noch etwas.", after, "2026-11-20T11:00:00.000Z");
  expect((await threadOf([...messages, next])).map(({ gap }) => gap)).toEqual([false, false, false, false]);
  expect((await threadOf([again, last]))[1]).toMatchObject({ gap: true });
});

test("a redacted message counts only with the signature of whom the server names, and for its own message", async () => {
  const message = await byReporter("Ich heiße Erika Muster.", [], AT);
  const [entry] = await threadOf([message]);
  const good = await redacted(entry!, "Ich heiße █████.");
  const mark = { byId: keysInHand().userId, by: "Meldestelle", time: 0, original: entry!.hash };
  const text = encodeRedacted(mark, encodeMessage({ ...entry!.content!, text: "Ich habe gelogen." }));
  const forged = await sealRedactedMessage(
    open.reportKey,
    open.head,
    { id: message.id, role: "reporter" },
    text,
    await accountKey(newAccountSeed()),
  );
  const wrong: Message[] = [
    { ...good, box: toBase64Url(forged) },
    { ...good, redaction: redactedBy(newId()) },
    { ...good, redaction: null },
    { ...good, id: newId() },
    { ...good, isFromWhistleblower: false, authorId: keysInHand().userId },
    { ...message, redaction: redactedBy(keysInHand().userId) },
  ];
  for (const one of wrong) expect((await threadOf([one]))[0]).toMatchObject({ content: null, verified: false });
  expect((await threadOf([good], new Map()))[0]).toMatchObject({ content: null });
});

test("the reason is a note of its own kind, for the office only", async () => {
  const sent = await sealBodyRedaction(report, withContent(open), { title: "█████", description: "" }, { ...HOW, id: newId() });
  const { userId } = keysInHand();
  const key = { box: sent.reason.notesKey!, byUserId: userId };
  const note = { id: sent.reason.id, authorId: userId, box: sent.reason.box, createdAt: AT };
  expect((await openNotes(open, key, [{ ...note, kind: "redaction" }]))[0]).toMatchObject({
    content: { text: HOW.reason },
    verified: true,
  });
  expect((await openNotes(open, key, [{ ...note, kind: "note" }]))[0]).toMatchObject({ content: null });
});
