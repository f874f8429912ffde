import { auditRoutes } from "@hz/contract/account/audit";
import { channelDutyRoutes } from "@hz/contract/channels/channel-duties";
import { channelRoutes } from "@hz/contract/channels/channels";
import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { deskRoutes } from "@hz/contract/reports/desk";
import { departmentRoutes } from "@hz/contract/people/departments";
import { evaluationRoutes } from "@hz/contract/account/evaluations";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { messageRoutes } from "@hz/contract/reports/messages";
import { companyRoutes } from "@hz/contract/account/company";
import { processingRoutes } from "@hz/contract/processing/processing";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { reportRoutes } from "@hz/contract/reports/reports";
import { securityRoutes } from "@hz/contract/account/security";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { signPurpose } from "../../../web/vault/people/purpose.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aReport, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment } from "../../testing/builders-departments.ts";
import { founderOf, hold } from "../../testing/builders-people.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";

let server: MailServer;
let own: TestApplication;
beforeAll(async () => {
  server = await startMailServer();
  own = await testApplication({ smtpUrl: server.url });
  await own.startWorker();
});
afterAll(async () => {
  await own.close();
  await server.close();
});

const ready = ({ as }: Pick<TestOffice, "as">) => call(own.app, readinessRoutes.get, { as });
const channelOf = async (office: TestOffice) => (await ready(office)).channels[0]!;
/** What the checks say, all of one channel. */
async function reasons(office: TestOffice) {
  const { checks, channels } = await ready(office);
  return Object.fromEntries([...channels[0]!.checks, ...checks].map(({ check, reason }) => [check, reason]));
}
const start = async (office: TestOffice, id: string, as = office.as) =>
  call(own.app, readinessRoutes.startDrill, { as, body: { id, channelId: (await channelOf(office)).id } });

/** A drill whose report has arrived. */
async function aDrill(office: TestOffice) {
  const report = await aReport(office, { title: "Probemeldung" });
  await start(office, report.body.reportId);
  await call(own.app, reportRoutes.submit, { body: report.body });
  return { id: report.body.reportId, draft: report.draft };
}
const settings = { allowAnonymous: true, allowFiles: true, requireCategory: false, autoAcknowledge: true };
const CHANNEL = { description: "", isActive: true, settings };
const drillOf = async (office: TestOffice) => (await channelOf(office)).drills[0]!;
const setAutomatic = async (office: TestOffice, autoAcknowledge: boolean) =>
  call(own.app, channelRoutes.update, {
    params: { id: (await channelOf(office)).id },
    as: office.as,
    body: { settings: { autoAcknowledge } },
  });

test("a new account is to be checked, and each thing that is mended turns its line", async () => {
  const office = await anOffice(own);
  expect(await channelOf(office)).toMatchObject({ light: "check", drills: [] });
  expect(await reasons(office)).toEqual({
    keys: "keys-one",
    links: "links-open",
    deputy: "deputy-one",
    "stand-in": "stand-in-none",
    texts: "texts-missing",
    drill: "drill-never",
    mail: "mail-never",
    training: "training-missing",
    external: "external-never",
    processing: "processing-missing",
    vouching: "vouching-holds",
  });
  const colleague = await aColleague(own, office);
  const facts = { address: "Kai 1\n20457 Hamburg", representedBy: "Ida Neu", email: "stelle@muster.example", hasNoOfficer: true };
  await call(own.app, channelDutyRoutes.save, {
    params: { id: (await channelOf(office)).id },
    as: office.as,
    body: { facts: { ...facts, officePhone: "040 1", accessibilityContact: "Ida Neu" } },
  });
  await call(own.app, readinessRoutes.reviewExternal, { as: office.as });
  await call(own.app, companyRoutes.save, { as: office.as, body: { companyAddress: "Kai 1, 20457 Hamburg" } });
  const { version } = (await call(own.app, processingRoutes.get, { as: office.as })).offer!;
  await call(own.app, processingRoutes.conclude, { as: office.as, body: { version } });
  for (const { userId } of [office.person, colleague.person])
    await call(own.app, readinessRoutes.saveTraining, { as: office.as, params: { userId }, body: { day: today(), title: "Grundkurs" } });
  const { draft, id } = await aDrill(office);
  await call(own.app, messageRoutes.send, { params: { id }, as: office.as, body: await aMessage(draft, office.person) });
  // Its starter alone has seen it so far.
  expect(await reasons(office)).toMatchObject({ drill: "drill-alone" });
  await call(own.app, deskRoutes.markRead, { as: colleague.as, params: { id }, body: { lastMessageId: null } });
  await vi.waitFor(async () => expect((await drillOf(office)).mailedAt).not.toBeNull(), { timeout: 20_000, interval: 50 });
  expect(await reasons(office)).toEqual({
    keys: "keys-enough",
    links: "links-open",
    deputy: "deputy-enough",
    "stand-in": "stand-in-none",
    texts: "texts-there",
    drill: "drill-passed",
    mail: "mail-never",
    training: "training-valid",
    external: "external-reviewed",
    processing: "processing-concluded",
    vouching: "vouching-holds",
  });
});

test("who stands in for the office, and shares nobody with it, is looked for", async () => {
  const office = await anOffice(own);
  const colleague = await aColleague(own, office);
  const { id, key, name } = await aRealDepartment(own, office, [colleague.person]);
  const set = (change: Partial<{ conflict_department_id: string }>) =>
    own.db.tenant(office.accountId, (tx) => tx.updateTable("channels").set(change).execute());
  // As it was possible before: the colleague belongs to both.
  await set({ conflict_department_id: id });
  expect(await channelOf(office)).toMatchObject({ light: "not-ready" });
  expect(await reasons(office)).toMatchObject({ "stand-in": "stand-in-shared" });
  const member = { id: office.departmentId, userId: colleague.person.userId };
  await call(own.app, departmentRoutes.removeMember, { params: member, as: office.as });
  expect(await reasons(office)).toMatchObject({ "stand-in": "stand-in-unsigned" });
  await hold(own, office.accountId, founderOf(office));
  const body = await signPurpose(key, { name, standsInFor: [office.departmentId] });
  await call(own.app, departmentRoutes.setPurpose, { params: { id }, body, as: office.as });
  expect(await reasons(office)).toMatchObject({ "stand-in": "stand-in-there" });
});

test("a department whose key only somebody has who is deactivated, or was not released, is not called nobody's", async () => {
  const office = await anOffice(own);
  const colleague = await aColleague(own, office);
  const { id } = await aRealDepartment(own, office, [colleague.person]);
  const body = { departmentId: id, conflictDepartmentId: null };
  await call(own.app, channelRoutes.setDelivery, { params: { id: (await channelOf(office)).id }, body, as: office.as });
  expect((await reasons(office))["keys"]).toBe("keys-one");
  const set = (change: { is_active?: boolean; member_signature?: Buffer | null; deleted_at?: Date }) =>
    own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set(change).where("id", "=", colleague.person.userId).execute());
  await set({ is_active: false });
  expect((await reasons(office))["keys"]).toBe("keys-idle");
  await set({ is_active: true, member_signature: null });
  expect((await reasons(office))["keys"]).toBe("keys-idle");
  await set({ deleted_at: new Date() });
  expect((await reasons(office))["keys"]).toBe("keys-none");
});

test("a company that has nobody else says so once, and is asked again when a stand-in was there and is gone", async () => {
  const office = await anOffice(own);
  const say = (isSo: boolean) => call(own.app, departmentRoutes.sayNobodyElse, { as: office.as, body: { isSo } });
  const since = async () => (await call(own.app, departmentRoutes.nobodyElse, { as: office.as })).since;
  const standIn = async () => (await reasons(office))["stand-in"];
  expect(await since()).toBeNull();
  await say(true);
  const first = await since();
  await say(true);
  expect(await since()).toBe(first);
  expect((await channelOf(office)).checks).toContainEqual(expect.objectContaining({ reason: "stand-in-nobody", light: "ready" }));
  await say(false);
  expect(await standIn()).toBe("stand-in-none");
  await say(true);
  const colleague = await aColleague(own, office);
  const { id } = await aRealDepartment(own, office, [colleague.person]);
  const member = { id: office.departmentId, userId: colleague.person.userId };
  await call(own.app, departmentRoutes.removeMember, { params: member, as: office.as });
  for (const conflictDepartmentId of [id, null])
    await call(own.app, channelRoutes.setDelivery, {
      params: { id: (await channelOf(office)).id },
      body: { departmentId: office.departmentId, conflictDepartmentId },
      as: office.as,
    });
  expect(await standIn()).toBe("stand-in-none");
});

test("who was never handed the department's key stands in for nobody there", async () => {
  const office = await anOffice(own);
  const colleague = await aColleague(own, office);
  expect(await reasons(office)).toMatchObject({ keys: "keys-enough", deputy: "deputy-enough" });
  await own.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("grants").where("kind", "=", "department").where("to_user_id", "=", colleague.person.userId).execute(),
  );
  expect(await reasons(office)).toMatchObject({ keys: "keys-one", deputy: "deputy-one" });
});
const today = () => own.ctx.now().toISOString().slice(0, 10);

test("a company without a channel, and a department without a reader, are not passed over", async () => {
  const office = await anOffice(own);
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .updateTable("users")
      .set({ permissions: ["Einstellungen"] })
      .execute(),
  );
  expect(await channelOf(office)).toMatchObject({ light: "not-ready" });
  expect(await reasons(office)).toMatchObject({ keys: "keys-idle", deputy: "deputy-none", training: "training-nobody" });
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("channels").set({ is_active: false }).execute());
  expect((await ready(office)).channels).toEqual([]);
});

test("a drill keeps when its report came, was mailed, read by somebody else, confirmed and answered", async () => {
  const office = await anOffice(own);
  const colleague = await aColleague(own, office);
  await setAutomatic(office, false);
  const { id, draft } = await aDrill(office);
  const markRead = (as: TestOffice["as"]) => call(own.app, deskRoutes.markRead, { as, params: { id }, body: { lastMessageId: null } });
  await markRead(office.as);
  expect(await drillOf(office)).toMatchObject({
    id,
    startedBy: office.person.userId,
    receivedAt: expect.any(String),
    isConfirmedByChannel: false,
    openedAt: null,
    acknowledgedAt: null,
    answeredAt: null,
    result: "running",
    isReadable: true,
  });
  await markRead(colleague.as);
  const write = async (kind: "acknowledgement" | "message") =>
    call(own.app, messageRoutes.send, {
      params: { id },
      as: colleague.as,
      body: { ...(await aMessage(draft, colleague.person)), ...(kind === "acknowledgement" && { kind }) },
    });
  await write("acknowledgement");
  const confirmed = await drillOf(office);
  expect(confirmed).toMatchObject({ openedAt: expect.any(String), acknowledgedAt: expect.any(String), answeredAt: null });
  await write("message");
  await write("message");
  await vi.waitFor(async () => expect((await drillOf(office)).mailedAt).not.toBeNull(), { timeout: 20_000, interval: 50 });
  const { answeredAt, mailedAt, result } = await drillOf(office);
  expect(result).toBe("passed");
  expect(answeredAt! > confirmed.acknowledgedAt!).toBe(true);
  expect(Date.parse(mailedAt!)).toBeGreaterThanOrEqual(Date.parse(confirmed.receivedAt!));
});

test("whoever is kept out of a drill's report sees the drill without a way to it", async () => {
  const office = await anOffice(own);
  const biased = await aColleague(own, office);
  const { id } = await aDrill(office);
  const { userId } = biased.person;
  await call(own.app, handoverRoutes.recuse, { params: { id }, as: biased.as, body: { id: newId(), userId } });
  expect((await ready(biased)).channels[0]!.drills).toMatchObject([{ id, isReadable: false }]);
});

test("where the channel confirms by itself, a drill waits for the first answer of a person", async () => {
  const office = await anOffice(own);
  await setAutomatic(office, true);
  const { id, draft } = await aDrill(office);
  expect(await drillOf(office)).toMatchObject({ isConfirmedByChannel: true, acknowledgedAt: null, result: "running" });
  await call(own.app, messageRoutes.send, { params: { id }, as: office.as, body: await aMessage(draft, office.person) });
  expect(await drillOf(office)).toMatchObject({ acknowledgedAt: null, result: "alone" });
});

test("a drill stands in the list as one and counts in no figure, alive or deleted", async () => {
  const office = await anOffice(own);
  const { id } = await aDrill(office);
  const real = await aSubmitted(own, office);
  const list = await call(own.app, reportRoutes.list, { as: office.as, query: { limit: 10 } });
  expect(list.rows.map((row) => [row.id, row.isDrill])).toEqual([
    [real.id, false],
    [id, true],
  ]);
  expect(list.total).toBe(2);
  const figures = async () => {
    const { weeks } = await call(own.app, reportRoutes.trend, { as: office.as });
    const year = String(own.ctx.now().getFullYear());
    const query = { from: `${year}-01-01`, to: `${year}-12-31` };
    const { current } = await call(own.app, evaluationRoutes.get, { as: office.as, query });
    const { total, unread } = await call(own.app, reportRoutes.counts, { as: office.as });
    return { total, unread, trend: weeks.at(-1)!.total, received: current.tables.received.total };
  };
  expect(await figures()).toEqual({ total: 1, unread: 2, trend: 1, received: 1 });
  const security = await call(own.app, securityRoutes.get, { as: office.as });
  await call(own.app, securityRoutes.save, { as: office.as, body: { ...security, twoPersonDeletion: true } });
  expect((await call(own.app, reportRoutes.get, { as: office.as, params: { id } })).deletionNeedsTwo).toBe(false);
  expect(await call(own.app, reportRoutes.remove, { as: office.as, params: { id }, body: { reason: "spam" } })).toEqual({ deleted: true });
  expect(await call(own.app, reportRoutes.remove, { as: office.as, params: { id: real.id }, body: { reason: "spam" } })).toEqual({
    deleted: false,
  });
  expect(await figures()).toEqual({ total: 1, unread: 1, trend: 1, received: 1 });
  expect(await own.db.tenant(office.accountId, (tx) => tx.selectFrom("deleted_reports").selectAll().execute())).toEqual([]);
  // Nobody had answered.
  expect(await drillOf(office)).toMatchObject({ id, result: "failed", isReadable: false, receivedAt: expect.any(String) });
});

test("no report becomes a drill afterwards, or in another channel; a drill that is begun twice is one", async () => {
  const office = await anOffice(own);
  const channelId = (await channelOf(office)).id;
  const { id } = await aSubmitted(own, office);
  expect(await refused(own.app, readinessRoutes.startDrill, { as: office.as, body: { id, channelId } })).toBe("REPORT_CONFLICT");
  const other = await call(own.app, channelRoutes.create, {
    as: office.as,
    body: { id: newId(), name: "Zweiter", linkSuffix: `zweiter-${newId().slice(0, 8)}`, ...CHANNEL },
  });
  const report = await aReport(office);
  const body = { id: report.body.reportId, channelId: other.id };
  await call(own.app, readinessRoutes.startDrill, { as: office.as, body });
  await call(own.app, readinessRoutes.startDrill, { as: office.as, body });
  expect(await refused(own.app, readinessRoutes.startDrill, { as: office.as, body: { ...body, channelId } })).toBe("REPORT_CONFLICT");
  await call(own.app, reportRoutes.submit, { body: report.body });
  const { rows } = await call(own.app, reportRoutes.list, { as: office.as, query: { limit: 10 } });
  expect(rows.map(({ isDrill }) => isDrill)).toEqual([false, false]);
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: {} });
  expect(entries.filter(({ action }) => action === "readiness.drill-started")).toHaveLength(1);
  const stranger = await anOffice(own);
  const theirs = { id: newId(), channelId };
  expect(await refused(own.app, readinessRoutes.startDrill, { as: stranger.as, body: theirs })).toBe("NOT_FOUND");
});

test("§ 15 (2): of a person's trainings the entry that was made last counts, and without a day none", async () => {
  const office = await anOffice(own);
  const { userId } = office.person;
  const save = (day: string | null, title = "") =>
    call(own.app, readinessRoutes.saveTraining, { as: office.as, params: { userId }, body: { day, title } });
  await save("2026-05-01", "Grundkurs");
  own.move(1000);
  await save("2025-05-01", "Grundkurs");
  expect((await ready(office)).people).toEqual([{ userId, name: expect.any(String), day: "2025-05-01", title: "Grundkurs" }]);
  own.move(1000);
  await save(null, "Grundkurs");
  expect((await ready(office)).people).toMatchObject([{ day: null, title: "" }]);
  const stranger = await anOffice(own);
  const theirs = { as: stranger.as, params: { userId }, body: { day: "2026-05-01", title: "" } };
  expect(await refused(own.app, readinessRoutes.saveTraining, theirs)).toBe("NOT_FOUND");
});

test("§ 15 (2): a training that is still to come counts for nobody; today's does, by the day in Berlin", async () => {
  const office = await anOffice(own);
  const { userId } = office.person;
  const body = (day: string) => ({ as: office.as, params: { userId }, body: { day, title: "" } });
  const now = berlinDay(own.ctx.now());
  expect(await refused(own.app, readinessRoutes.saveTraining, body(addDays(now, 1)))).toBe("DAY_AHEAD");
  expect((await ready(office)).people).toMatchObject([{ day: null }]);
  await call(own.app, readinessRoutes.saveTraining, body(now));
  expect((await ready(office)).people).toMatchObject([{ day: now }]);
});

test("mail works once somebody told the code that came by it, and does not while mails fail", async () => {
  const office = await anOffice(own);
  await call(own.app, readinessRoutes.sendTestMail, { as: office.as });
  const code = await vi.waitFor(
    () => {
      const mail = server.mails.find(({ to, data }) => to.includes(office.person.email) && /^Subject: Testmail/m.test(data));
      return /Ihr Code: (\d{6})/.exec(mail?.data ?? "")![1]!;
    },
    { timeout: 20_000, interval: 50 },
  );
  const confirm = (typed: string) => ({ as: office.as, body: { code: typed } });
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  expect(await refused(own.app, readinessRoutes.confirmTestMail, confirm(wrong))).toBe("TEST_CODE_WRONG");
  expect((await reasons(office)).mail).toBe("mail-never");
  await call(own.app, readinessRoutes.confirmTestMail, confirm(code));
  expect((await reasons(office)).mail).toBe("mail-confirmed");
  const fail = (kind: string) =>
    own.db.tenant(office.accountId, (tx) =>
      tx
        .insertInto("failed_mails")
        .values({ account_id: office.accountId, id: newId(), kind, user_id: null, failed_at: own.ctx.now() })
        .execute(),
    );
  // Whether a reporter left an address, and a wrong one, tells nobody anything.
  await fail("notify-reporter");
  expect((await reasons(office)).mail).toBe("mail-confirmed");
  await fail("mail-deletion-soon");
  expect((await reasons(office)).mail).toBe("mail-failed");
});
