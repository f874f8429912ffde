import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import { auditRoutes } from "@hz/contract/account/audit";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { channelRoutes } from "@hz/contract/channels/channels";
import { departmentRoutes } from "@hz/contract/people/departments";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { templateRoutes } from "@hz/contract/templates/templates";
import { fromBase64Url, newId, passwordKeys, unwrapUserKey } from "@hz/crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readBack, type ReadBackResult } from "../../../scripts/accounts/read-back/read-back.ts";
import { draftReport, type ReportDraft, sealReport } from "../../../web/vault/report/seal-report.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import {
  aColleague,
  aDepartment,
  anOffice,
  aSubmitted,
  asReporter,
  CONTENT,
  quickly,
  signIn,
  type SignedIn,
  type Submitted,
  type TestOffice,
} from "../../testing/builders.ts";
import { anArchive, holdKeysOf, openFileOf, readCase } from "../../testing/builders-archive.ts";
import { aFile, uploadToChannel } from "../../testing/builders-files.ts";
import { aGuest, type TestGuest } from "../../testing/builders-guests.ts";
import { aMessage, aNote } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";
import { record } from "../audit/index.ts";

const PASSWORD = "Ein neues Passwort 2026!";
const GUEST = "gast@kanzlei.example";
/** A report that nobody in the office reads any more. */
const unread = newId();
const FILE = { name: "beleg.pdf", type: "application/pdf", size: 3_000_000 };

let old: TestApplication;
let fresh: TestApplication;
let office: TestOffice;
let colleague: SignedIn;
let draft: ReportDraft;
let reportId: string;
let fileId: string;
let second: Submitted;
let guest: TestGuest;
let channels: string[];
let archive: Awaited<ReturnType<typeof anArchive>>;
let fileBefore: string;
let result: ReadBackResult;

const hashOf = async (file: Blob) =>
  createHash("sha256")
    .update(Buffer.from(await file.arrayBuffer()))
    .digest("hex");
const back = (app: TestApplication, path = archive.file, email: string | null = null) =>
  readBack(app.ctx, { path, email, password: PASSWORD, stretch: quickly });

beforeAll(async () => {
  [old, fresh] = [await testApplication(), await testApplication({ secret: Buffer.alloc(32, 9).toString("base64url") })];
  office = await anOffice(old);
  colleague = await aColleague(old, office);
  await aDepartment(old, office, "Ungelesene Stelle");
  const { channel, as, accountId, person } = office;
  draft = await draftReport(channel.accountId, channel.department);
  const file = await aFile(draft, FILE.size);
  fileId = file.id;
  await uploadToChannel(old, channel.linkSuffix, draft, file);
  const content = { ...CONTENT, files: [{ id: fileId, ...FILE }] };
  const body = await sealReport(draft, { linkSuffix: channel.linkSuffix, content, claims: [file.claim] });
  ({ reportId } = await call(old.app, reportRoutes.submit, { body: { ...body, uploadToken: draft.uploadToken } }));
  const params = { id: reportId };
  await call(old.app, messageRoutes.send, { params, as: colleague.as, body: await aMessage(draft, colleague.person) });
  await call(old.app, messageRoutes.caseSend, { params, as: asReporter(draft), body: await aMessage(draft, null, "Gern geschehen.") });
  const { sealedTo, ...note } = await aNote(office, draft, person);
  await call(old.app, messageRoutes.addNote, { params, as, body: { ...note, sealedTo } });
  await call(old.app, reportRoutes.update, { params, as, body: { status: "in_progress", assignedTo: colleague.person.userId } });
  const template = { id: "receipt-automatic", language: "de" } as const;
  await call(old.app, templateRoutes.saveText, { params: template, as, body: { text: "Fall {fallnummer} ist da.", seen: null } });
  second = await aSubmitted(old, office);
  await call(old.app, handoverRoutes.recuse, { params: { id: second.id }, as, body: { id: newId(), userId: colleague.person.userId } });
  guest = await aGuest(old, office, second.id, { email: GUEST });
  await old.db.tenant(accountId, (tx) =>
    tx
      .insertInto("retention_announcements")
      .values({ account_id: accountId, report_id: second.id, day: "2020-01-01", announced_at: new Date("2020-01-01"), confirmed_by: null })
      .execute(),
  );

  channels = Array.from({ length: 12 }, newId).sort();
  const { settings } = channel;
  const plain = { allowAnonymous: true, allowFiles: true, requireCategory: false, autoAcknowledge: settings.autoAcknowledge };
  for (const id of channels)
    await call(old.app, channelRoutes.create, {
      as,
      body: { id, name: "Werk", linkSuffix: `werk-${id}`, description: "", isActive: true, settings: plain },
    });
  await call(old.app, channelRoutes.update, { as, params: { id: channels[0]! }, body: { successorId: channels.at(-1)! } });

  await old.db.tenant(accountId, async () => record(accountId, { actor: person.userId, action: "identity.shown", target: unread }));
  await holdKeysOf(old, office, person.userKey, accountId, person.userId);
  fileBefore = await hashOf(await openFileOf(old, as, (await readCase(old, as, reportId)).open, { id: fileId, size: FILE.size }));
  archive = await anArchive(old, office, accountId);
  result = await back(fresh);
}, 120_000);
afterAll(async () => {
  await archive?.remove();
  await old.close();
  await fresh.close();
});

/** Signs the owner in on the new installation and holds what their keys open there. */
async function asOwner(): Promise<SignedIn> {
  const signed = await signIn(fresh, { ...office.person, password: PASSWORD });
  const { userKeyWrap } = signed.session as unknown as { userKeyWrap: string };
  const { userId, email } = office.person;
  const { kdfSalt, kdfSuite: suite } = await call(fresh.app, authRoutes.challenge, { body: { email } });
  const salt = fromBase64Url(kdfSalt);
  const keys = await passwordKeys(await quickly(PASSWORD, salt, suite), { userId, suite, salt });
  const userKey = await unwrapUserKey(fromBase64Url(userKeyWrap), keys, { userId });
  await holdKeysOf(fresh, signed, userKey, office.accountId, userId);
  return signed;
}

describe("an account that was read back into a fresh installation", () => {
  test("the archive has all reports, and what was read back is what it has", () => {
    expect(archive.result).toEqual({ reports: 2, gone: 0, closed: 0, missingFiles: 0 });
    expect(result).toMatchObject({ accountId: office.accountId, owner: office.person.email, reports: 2, files: 1, others: 2, newKeys: 1 });
  });

  test("exclusions of people who come back under new ids are named, and files that did not come", () => {
    const name = colleague.person.fullName;
    expect(result.recusals).toEqual([{ number: 2, caseNumber: expect.any(String), userId: colleague.person.userId, name }]);
    expect(result.missingFiles).toBe(0);
  });

  test("a channel still names its successor, which came after it", async () => {
    const { as } = await asOwner();
    const list = await call(fresh.app, channelRoutes.list, { as });
    expect(list.find(({ id }) => id === channels[0])).toMatchObject({ successorId: channels.at(-1) });
  });

  test("nobody is a guest any more, and the thirty days before a deletion begin anew", async () => {
    const found = await fresh.db.tenant(office.accountId, async (tx) => ({
      guests: await tx.selectFrom("guest_accesses").select(["user_id", "ended_at"]).execute(),
      announced: await tx.selectFrom("retention_announcements").select("report_id").execute(),
    }));
    expect(found).toEqual({ guests: [{ user_id: guest.userId, ended_at: expect.any(Date) }], announced: [] });
  });

  test("its owner signs in and opens every case: texts, signatures of people who are gone, notes, files", async () => {
    const { as } = await asOwner();
    const { rows } = await call(fresh.app, reportRoutes.list, { as, query: {} });
    expect(rows).toHaveLength(2);
    const { report, open, thread, notes } = await readCase(fresh, as, reportId);
    expect(open.content).toMatchObject({ title: CONTENT.title, description: CONTENT.description });
    expect(report).toMatchObject({ status: "in_progress", assignedTo: null });
    // Each in the words of its day.
    expect(report.confirmation?.de).toContain("wir haben Ihre Meldung am");
    const later = await call(fresh.app, reportRoutes.get, { params: { id: second.id }, as });
    expect(later.confirmation?.de).toBe(`Fall ${later.caseNumber} ist da.`);
    expect(thread.map(({ content, verified, message }) => [content?.text, verified, message.authorId])).toEqual([
      ["Danke für Ihren Hinweis.", true, colleague.person.userId],
      ["Gern geschehen.", true, null],
    ]);
    expect(notes.map(({ content, verified }) => [content?.text, verified])).toEqual([["Rücksprache mit der Revision.", true]]);
    const file = await openFileOf(fresh, as, open, { id: fileId, size: FILE.size });
    expect(await hashOf(file)).toBe(fileBefore);
  });

  test("a reporter comes back with the old case password and can be answered", async () => {
    const found = await call(fresh.app, reportRoutes.caseLogin, { body: { token: draft.token } });
    expect(found).toMatchObject({ id: reportId, accountId: office.accountId });
    const { messages } = await call(fresh.app, messageRoutes.caseList, { params: { id: reportId }, as: asReporter(draft) });
    expect(messages).toHaveLength(2);
    const { as } = await asOwner();
    const body = await aMessage(draft, office.person, "Wir sind umgezogen.");
    await call(fresh.app, messageRoutes.send, { params: { id: reportId }, as, body });
  });

  test("the channel is at its old address and takes new reports, which the owner opens", async () => {
    const channel = await call(fresh.app, channelRoutes.portal, { params: { linkSuffix: office.channel.linkSuffix } });
    const sent = await aSubmitted(fresh, { ...office, channel });
    const { as } = await asOwner();
    expect((await readCase(fresh, as, sent.id)).open.title).toBe(CONTENT.title);
  });

  test("nobody else can sign in, every department has a reader and asks for a new key, the log goes on unbroken", async () => {
    await expect(signIn(fresh, colleague.person)).rejects.toThrow(/SIGN_IN_FAILED/);
    const { as } = await asOwner();
    const departments = await call(fresh.app, departmentRoutes.list, { as });
    expect(departments.map(({ renewalDue }) => renewalDue)).toEqual([true, true]);
    expect(await call(fresh.app, auditRoutes.check, { as })).toMatchObject({ brokenAt: null, withheld: 1 });
    expect(await fs.readFile(archive.file, "latin1")).not.toContain(unread);
    const { entries } = await call(fresh.app, auditRoutes.list, { as, query: {} });
    expect(entries.map(({ action }) => action)).toContain("account.read-back");
  });

  test("a second time it is refused, also under another address", async () => {
    await expect(back(fresh)).rejects.toThrow("Dieses Konto gibt es auf dieser Installation schon.");
    await expect(back(fresh, archive.file, "niemand@muster.example")).rejects.toThrow("gehört zu keiner Person des Archivs");
    await expect(back(fresh, archive.file, GUEST)).rejects.toThrow("gehört einem Gast");
    expect(await refused(fresh.app, reportRoutes.caseLogin, { body: { token: office.office.founded.keys.auth } })).toBe("CASE_NOT_FOUND");
  });
});

describe("a broken archive is refused before anything is written", () => {
  let empty: TestApplication;
  beforeAll(async () => {
    empty = await testApplication();
  });
  afterAll(() => empty.close());

  const nothingThere = async () => {
    const rows = await empty.db.tenant(office.accountId, (tx) => tx.selectFrom("accounts").selectAll().execute());
    expect(rows).toEqual([]);
    const found: string[] = [];
    for await (const { key } of empty.ctx.store.list("")) found.push(key);
    expect(found).toEqual([]);
  };
  const changedBy = async (change: (bytes: Buffer) => Buffer) => {
    const path = `${archive.file}.changed`;
    await fs.writeFile(path, change(await fs.readFile(archive.file)));
    return path;
  };

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ["cut at the end", (bytes) => bytes.subarray(0, bytes.length - 30_000)],
    ["cut in the middle", (bytes) => bytes.subarray(0, bytes.length / 2)],
    ["no archive", () => Buffer.from("kein Archiv")],
    ["empty", () => Buffer.alloc(0)],
    ["one byte of a file changed", (bytes) => flipped(bytes, 200_000)],
    ["one byte of a case's rows changed", (bytes) => flipped(bytes, bytes.indexOf('"table" : "messages"') + 60)],
  ])("%s", async (_what, change) => {
    await expect(back(empty, await changedBy(change))).rejects.toThrow(/unvollständig|verändert/);
    await nothingThere();
  });

  test("a channel's address that somebody else has there is no reason to write half of it", async () => {
    const other = await anOffice(empty);
    await empty.db.directory((tx) =>
      tx
        .insertInto("directory_channels")
        .values({ link_suffix: office.channel.linkSuffix, account_id: other.accountId, channel_id: other.channel.accountId })
        .execute(),
    );
    await expect(back(empty)).rejects.toThrow("gibt es auf dieser Installation schon");
    await nothingThere();
  });
});

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 1;
  return copy;
}
