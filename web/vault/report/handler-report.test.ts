import { beforeAll, describe, expect, test } from "vitest";
import type { Message } from "@hz/contract/reports/messages";
import type { Report, SubmitReport } from "@hz/contract/reports/reports";
import { caseKeys, fromBase64Url, newId, sealMessage, stretchPassword, toBase64Url } from "@hz/crypto";
import type { ReportContent } from "../content/contents.ts";
import { encodeMessage, nextLink } from "../content/content.ts";
import { foundAccount, type FoundedAccount } from "../keys/found-account.ts";
import { keysInHand } from "../keys/held-keys.ts";
import { hears } from "./hears.ts";
import { holdKeys } from "../keys/keys.ts";
import { openNotes, sealNewNote } from "../content/notes.ts";
import { NoDepartmentKey, openReport, type OpenReport, sealAnswer } from "./open-report.ts";
import { openRows } from "./open-rows.ts";
import { draftReport, type ReportDraft, sealReport } from "./seal-report.ts";
import { inOrder, openMessages } from "../content/thread.ts";

const CONTENT: ReportContent = {
  title: "Lackreste im Hof entsorgt",
  description: "Jeden Freitag.",
  reportType: "anonymous",
  category: null,
  contactName: "",
  contactPhone: "",
  contactEmail: "",
  language: "de",
  files: [],
};
const FIRST = "2026-11-20T08:00:00.000Z";
const LATER = "2026-11-21T08:00:00.000Z";

let account: FoundedAccount;
let draft: ReportDraft;
let report: Report;
let open: OpenReport;

function asStored(sent: SubmitReport): Report {
  const { reportId: id, departmentId, epoch, rkId, reporterPk, reportType, title, body, sealedKey } = sent;
  const head = { id, departmentId, epoch, rkId, reporterPk, sealedTo: { departmentId, epoch } };
  const clear = {
    number: 1,
    caseNumber: "AAAA-BBBB",
    channelId: newId(),
    category: null,
    reportType,
    status: "new" as const,
    assignedTo: null,
    department: "Interne Meldestelle",
    assignable: [],
    confirmation: null,
    identityRevealedAt: null,
    isDrill: false,
    isLost: false,
    way: "portal" as const,
    entry: null,
    destroyed: [],
    unread: false,
    retentionMonths: 36,
    readUntil: null,
  };
  return {
    ...head,
    ...clear,
    createdAt: FIRST,
    lastActivityAt: FIRST,
    receivedAt: FIRST,
    acknowledgedAt: null,
    feedbackAt: null,
    meetingAskedAt: null,
    closedAt: null,
    outcome: null,
    title,
    body,
    sealedKey,
    fastKey: null,
    notesKey: null,
    files: [],
    deletionNeedsTwo: false,
    deletionRequest: null,
    evidence: null,
    bodyRedaction: null,
  };
}

beforeAll(async () => {
  account = await foundAccount("vier Wörter hintereinander", stretchPassword);
  const { accountId, userId, accountPublicKey, member, grants, department } = account.keys;
  const departments = [{ ...department, name: "Interne Meldestelle" }];
  await holdKeys(account.userKey, { accountId, userId }, { accountPublicKey, own: member, members: [member], grants, departments });
  draft = await draftReport(accountId, department);
  report = asStored(await sealReport(draft, { linkSuffix: "x", content: CONTENT, claims: [] }));
  open = await openReport(report);
});

async function byReporter(text: string, after: Parameters<typeof nextLink>[0], createdAt: string): Promise<Message> {
  const { sig } = await caseKeys(draft.password);
  const id = newId();
  const content = encodeMessage({ role: "reporter", authorId: null, author: "", ...nextLink(after), time: 0, text, files: [] });
  const box = toBase64Url(await sealMessage(open.reportKey, open.head, { id, role: "reporter" }, content, sig));
  return { id, kind: "message", isFromWhistleblower: true, authorId: null, box, files: [], createdAt, redaction: null };
}

async function answered(text: string, thread: Parameters<typeof sealAnswer>[1], createdAt: string): Promise<Message> {
  const sent = await sealAnswer(open, thread, { id: newId(), author: "Meldestelle", text, files: [] });
  return {
    id: sent.id,
    kind: "message",
    isFromWhistleblower: false,
    authorId: keysInHand().userId,
    box: sent.box,
    files: [],
    createdAt,
    redaction: null,
  };
}

const openThread = (messages: Message[], members = keysInHand().members) =>
  openMessages({ head: open.head, reportKey: open.reportKey, members }, messages);

describe("a report at the office", () => {
  test("opens, and the list opens its title, slowly first and by the fast key afterwards", async () => {
    expect(open.content).toEqual(CONTENT);
    const { accountId, seeds } = keysInHand();
    const [slow] = await openRows(accountId, seeds, [report]);
    expect(slow).toMatchObject({ opened: { title: CONTENT.title } });
    const withFastKey = { ...report, fastKey: slow!.fastKey!, sealedKey: null };
    expect(await openRows(accountId, seeds, [withFastKey])).toEqual([{ id: report.id, opened: { title: CONTENT.title } }]);
  });

  test("without the department's key it says so; a changed title is called damaged", async () => {
    const { accountId, seeds } = keysInHand();
    expect(await openRows(accountId, new Map(), [report])).toEqual([{ id: report.id, opened: { closed: "no-key" } }]);
    const bent = { ...report, title: report.title.slice(0, -4) + (report.title.endsWith("AAAA") ? "BAAA" : "AAAA") };
    expect(await openRows(accountId, seeds, [bent])).toMatchObject([{ opened: { closed: "damaged" } }]);
    await expect(openReport({ ...report, sealedTo: { ...report.sealedTo, epoch: 2 } })).rejects.toThrow(NoDepartmentKey);
  });
});

test("a reporter whose report is damaged is heard by what opens of it, in whatever order; nobody else's words, and no junk, are theirs", async () => {
  const { accountId, seeds } = keysInHand();
  const bent = (box: string) => box.slice(0, -4) + (box.endsWith("AAAA") ? "BAAA" : "AAAA");
  const heard = (change: Partial<Report>, ...messages: Message[]) => hears(accountId, seeds, { ...report, ...change, messages });
  expect(await heard({ title: bent(report.title) })).toBe(true);
  const body = bent(report.body);
  expect(await heard({ body })).toBe(false);
  const said = await byReporter("Kommt das an?", [], FIRST);
  const broken = { ...said, box: bent(said.box) };
  expect([await heard({ body }, said), await heard({ body }, said, broken), await heard({ body }, broken)]).toEqual([true, true, false]);
  const office = await answered("Von der Meldestelle.", [], FIRST);
  expect(await heard({ body }, office)).toBe(false);
  // Signed by the reporter, and nothing that could be read.
  const { sig } = await caseKeys(draft.password);
  const id = newId();
  const nothing = toBase64Url(await sealMessage(open.reportKey, open.head, { id, role: "reporter" }, "kein Inhalt", sig));
  expect(await heard({ body }, { ...said, id, box: nothing })).toBe(false);
  expect(await hears(accountId, new Map(), { ...report, messages: [said] })).toBe(false);
  const sealedKey = report.sealedKey!.slice(0, -24) + "A".repeat(24);
  expect(await heard({ sealedKey }, said)).toBe(false);
});

describe("the thread at the office", () => {
  test("stands in the order of arrival, signed by whom it says", async () => {
    const one = await answered("Wir bestätigen den Eingang.", [], FIRST);
    const opened = await openThread([one]);
    const two = await byReporter("Danke.", [{ content: opened[0]!.content!, hash: opened[0]!.hash }], LATER);
    const thread = await openThread([two, one]);
    expect(thread.map(({ content, verified, gap }) => [content?.text, verified, gap])).toEqual([
      ["Wir bestätigen den Eingang.", true, false],
      ["Danke.", true, false],
    ]);
    const alone = await openThread([two]);
    expect(alone[0]).toMatchObject({ verified: true, gap: true });
  });

  test("what arrived in the same instant keeps one order", () => {
    const [a, b] = [
      { id: "a", createdAt: FIRST },
      { id: "b", createdAt: FIRST },
    ];
    expect(inOrder([b, a])).toEqual([a, b]);
    expect(inOrder([a, b])).toEqual([a, b]);
  });

  test("an author the account does not vouch for is flagged", async () => {
    const [entry] = await openThread([await answered("Wer bin ich?", [], FIRST)], new Map());
    expect(entry).toMatchObject({ content: { text: "Wer bin ich?" }, verified: false });
  });

  test("a message under another's name is flagged; one passed off as the reporter's does not open", async () => {
    const message = await answered("Ich bin jemand anderes.", [], FIRST);
    const other = newId();
    const members = new Map([[other, keysInHand().members.get(keysInHand().userId)!]]);
    expect((await openThread([{ ...message, authorId: other }], members))[0]).toMatchObject({ verified: false });
    expect((await openThread([{ ...message, isFromWhistleblower: true, authorId: null }]))[0]).toMatchObject({ content: null });
  });
});

describe("internal notes", () => {
  test("the first one brings the key, later ones use it, and nobody vouched-for else can have made it", async () => {
    const { userId } = keysInHand();
    const first = await sealNewNote(open, null, { id: newId(), author: "Anna", text: "Erste" });
    const key = { box: first.notesKey!, byUserId: userId };
    const second = await sealNewNote(open, key, { id: newId(), author: "Anna", text: "Zweite" });
    expect(second.notesKey).toBeNull();
    const stored = [second, first].map(({ id, box }, index) => ({
      id,
      kind: "note" as const,
      box,
      authorId: userId,
      createdAt: index === 0 ? LATER : FIRST,
    }));
    const notes = await openNotes(open, key, stored);
    expect(notes.map(({ content, verified }) => [content?.text, verified])).toEqual([
      ["Erste", true],
      ["Zweite", true],
    ]);

    const planted = await openNotes(open, { ...key, byUserId: newId() }, stored);
    expect(planted.map(({ content }) => content)).toEqual([null, null]);
    expect(fromBase64Url(first.notesKey!)).toHaveLength(1240);
  });
});
