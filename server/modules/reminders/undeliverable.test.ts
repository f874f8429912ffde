import type { Permission } from "@hz/contract/permissions";
import { addDays, berlinDay, startOfDay } from "@hz/contract/procedure/deadlines";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { roundDayOf } from "@hz/contract/procedure/reminder-days";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, CONTENT, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { call } from "../../testing/call.ts";
import { untilJobs } from "../../testing/job-queue.ts";
import { notifyOfReport } from "../reports/index.ts";
import { remind } from "./remind.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
  own.stop();
  const noon = startOfDay(addDays(berlinDay(new Date()), 1)).getTime() + 12 * HOUR;
  own.move(noon - own.ctx.now().getTime());
});
afterAll(() => own.close());

type Somebody = { person: { email: string; userId: string } };
/** What administrators were told at an address, newest first, once nothing is on its way any more. */
async function told({ person }: Somebody) {
  for (const name of ["notify-of-report", "mail-unheard"])
    await untilJobs(own, name, (jobs) => jobs.every(({ state }) => state === "completed"));
  const mails = await own.ctx.mailer.listMails();
  return mails.filter(({ to, subject }) => to === person.email && subject === "In einer Abteilung erreichen Meldungen niemanden");
}
const counts = (...people: Somebody[]) => Promise.all(people.map(async (one) => (await told(one)).length));
const setUser = (office: TestOffice, { person }: Somebody, change: { is_active?: boolean; permissions?: Permission[] }) =>
  own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set(change).where("id", "=", person.userId).execute());
const arrived = (office: TestOffice, departmentId = office.departmentId) =>
  notifyOfReport.handle(own.ctx, { accountId: office.accountId, departmentId }, { id: newId() });

/** A report as it comes now by the office's clock; its channel confirms it by itself. */
async function came(office: TestOffice): Promise<{ id: string }> {
  const report = await aSubmitted(own, office);
  const received_at = own.ctx.now();
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("reports").set({ received_at }).where("id", "=", report.id).execute());
  await arrived(office);
  return report;
}

/** An office whose founder does not handle reports any more: a colleague does, until told otherwise; a clerk manages people. */
async function anOfficeOfOne(): Promise<{ office: TestOffice; kim: SignedIn; clerk: SignedIn }> {
  const office = await anOffice(own);
  const [kim, clerk] = [await aColleague(own, office), await aColleague(own, office, { role: "Verwaltung" })];
  await setUser(office, office, { permissions: ["Einstellungen"] });
  return { office, kim, clerk };
}

test("where nobody reads, the administrators are told of a new report and of its deadlines, once a day, until it is mended", async () => {
  const { office, kim, clerk } = await anOfficeOfOne();
  const outside = await anOffice(own);
  const first = await aSubmitted(own, office);
  await arrived(office);
  expect(await counts(office, clerk)).toEqual([0, 0]);

  await setUser(office, kim, { is_active: false });
  const second = await aSubmitted(own, office);
  await arrived(office);
  expect(await counts(office, clerk, kim, outside)).toEqual([1, 1, 0, 0]);
  await arrived(office);
  await runForAll(own.ctx, remind);
  expect(await counts(office, clerk)).toEqual([1, 1]);

  await own.db.tenant(office.accountId, (tx) => tx.updateTable("reports").set({ acknowledged_at: null }).execute());
  const other = await own.another();
  other.stop();
  own.move(3 * DAY);
  other.move(own.ctx.now().getTime() - other.ctx.now().getTime());
  await Promise.all([runForAll(own.ctx, remind), runForAll(other.ctx, remind)]);
  expect(await counts(office, clerk)).toEqual([2, 2]);

  await setUser(office, kim, { is_active: true });
  own.move(3 * DAY);
  await runForAll(own.ctx, remind);
  expect(await counts(office, clerk)).toEqual([2, 2]);

  const [mail] = await told(clerk);
  const { name } = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("departments").select("name").executeTakeFirstOrThrow());
  expect(mail!.text).toContain(`In der Abteilung „${name}“ liegt mindestens eine Meldung`);
  expect(mail!.text).toContain("/abteilungen");
  const [toSetter] = await told(office);
  expect(toSetter!.text).toContain("/betriebsbereitschaft");
  expect(toSetter!.text).toContain("Betriebsbereitschaft ansehen");
  expect(toSetter!.text).toContain("Bitte veranlassen Sie");
  for (const secret of [first, second].flatMap(({ id, caseNumber }) => [id, caseNumber]).concat(CONTENT.title, "HZ-"))
    expect(mail!.subject + mail!.text + mail!.html).not.toContain(secret);
});

test.each([
  ["has no key yet", "grants"],
  ["gets no mails", "failed_mails"],
] as const)("somebody who handles reports and %s counts as nobody", async (_, table) => {
  const { office, kim, clerk } = await anOfficeOfOne();
  const { accountId } = office;
  await own.db.tenant(accountId, async (tx) => {
    if (table === "grants") return tx.deleteFrom("grants").where("to_user_id", "=", kim.person.userId).execute();
    const failed = { account_id: accountId, id: newId(), kind: "mail-report-news", user_id: kim.person.userId, failed_at: own.ctx.now() };
    return tx.insertInto("failed_mails").values(failed).execute();
  });
  await aSubmitted(own, office);
  await arrived(office);
  expect(await counts(clerk)).toEqual([1]);
});

test("what comes after the mail of a day is told the day after, although its channel has confirmed it, then on the days of the round", async () => {
  const { office, kim, clerk } = await anOfficeOfOne();
  await setUser(office, kim, { is_active: false });
  for (const n of [0, 1]) {
    await came(office);
    expect(await counts(clerk), `report ${n}`).toEqual([1]);
  }
  const days: boolean[] = [];
  for (let n = 1, before = 1; n <= 9; n++) {
    own.move(DAY);
    await runForAll(own.ctx, remind);
    const [now] = await counts(clerk);
    days.push(now! > before);
    before = now!;
  }
  const today = berlinDay(own.ctx.now());
  const dates = Array.from({ length: 9 }, (_, n) => addDays(today, n - 8));
  expect(days).toEqual(dates.map((day, n) => n === 0 || roundDayOf(day) === day));
});

test("where a department becomes deaf after a report came, administrators are told within four days", async () => {
  const { office, kim, clerk } = await anOfficeOfOne();
  const { id } = await came(office);
  own.move(DAY);
  await runForAll(own.ctx, remind);
  expect(await counts(clerk)).toEqual([0]);
  await setUser(office, kim, { is_active: false });
  own.move(4 * DAY);
  await runForAll(own.ctx, remind);
  expect(await counts(clerk, office)).toEqual([1, 1]);

  await own.db.tenant(office.accountId, (tx) => tx.updateTable("reports").set({ status: "closed" }).where("id", "=", id).execute());
  own.move(4 * DAY);
  await runForAll(own.ctx, remind);
  expect(await counts(clerk)).toEqual([1]);
});

test("of a drill nobody is told, whether it has just come or lies there", async () => {
  const { office, kim, clerk } = await anOfficeOfOne();
  const { id } = await came(office);
  const drill = { is_drill: true, acknowledged_at: null };
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("reports").set(drill).where("id", "=", id).execute());
  expect(await counts(clerk)).toEqual([0]);
  await setUser(office, kim, { is_active: false });
  await arrived(office);
  own.move(4 * DAY);
  await runForAll(own.ctx, remind);
  expect(await counts(clerk)).toEqual([0]);
});

test("an administrator who is kept out of the only report that waits hears nothing of it", async () => {
  const office = await anOffice(own);
  const [kim, clerk] = [await aColleague(own, office), await aColleague(own, office, { role: "Verwaltung" })];
  const { id } = await aSubmitted(own, office);
  const { userId } = office.person;
  await call(own.app, handoverRoutes.recuse, { params: { id }, as: office.as, body: { id: newId(), userId } });
  await setUser(office, kim, { is_active: false });
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("reports").set({ acknowledged_at: null }).execute());
  own.move(4 * DAY);
  await runForAll(own.ctx, remind);
  expect(await counts(office, clerk)).toEqual([0, 1]);
});

test("of a department for reports about the office it is never said whether there is one, by no word and by no day", async () => {
  const offices = [await anOfficeOfOne(), await anOfficeOfOne()];
  for (const [index, { office }] of offices.entries()) {
    const conflict = await aDepartment(own, office, "Ombudsstelle");
    await own.db.tenant(office.accountId, async (tx) => {
      await tx.updateTable("channels").set({ conflict_department_id: conflict }).execute();
    });
    if (index === 1) continue;
    const { id } = await aSubmitted(own, office);
    const lies = { department_id: conflict, acknowledged_at: null };
    await own.db.tenant(office.accountId, (tx) => tx.updateTable("reports").set(lies).where("id", "=", id).execute());
    await arrived(office, conflict);
    expect(await counts(office)).toEqual([0]);
  }
  const [one, none] = offices;
  const days: number[][] = [];
  for (let n = 0; n < 7; n++) {
    await runForAll(own.ctx, remind);
    days.push(await counts(one!.office, none!.office));
    own.move(DAY);
  }
  expect(days.map(([there]) => there)).toEqual(days.map(([, nothing]) => nothing));
  const rounds = [1, 2, 3, 4, 5, 6].map((n) => addDays(berlinDay(own.ctx.now()), n - 7)).filter((day) => roundDayOf(day) === day);
  expect(days.at(-1)).toEqual([1 + rounds.length, 1 + rounds.length]);
  const texts = await Promise.all(offices.map(async ({ office }) => (await told(office))[0]!.text));
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).toContain(
    "In der Abteilung „Ombudsstelle“ kann niemand Meldungen lesen. Ob eine Meldung da ist, sagt diese E-Mail nicht.",
  );
});

test.each([
  ["archived", { is_active: false }],
  ["sent elsewhere", { conflict_department_id: null }],
])("a department for reports about the office stays one when its channel is %s", async (_, change) => {
  const { office } = await anOfficeOfOne();
  const conflict = await aDepartment(own, office, "Ombudsstelle");
  const setChannel = (values: { is_active?: boolean; conflict_department_id?: string | null }) =>
    own.db.tenant(office.accountId, (tx) => tx.updateTable("channels").set(values).execute());
  await setChannel({ conflict_department_id: conflict });
  const { id } = await came(office);
  const lies = { department_id: conflict, acknowledged_at: null };
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("reports").set(lies).where("id", "=", id).execute());
  await setChannel(change);
  await arrived(office, conflict);
  expect(await counts(office)).toEqual([0]);
  own.move(4 * DAY);
  await runForAll(own.ctx, remind);
  const [mail, ...others] = await told(office);
  expect(others).toEqual([]);
  expect(mail!.text).toContain("Ob eine Meldung da ist, sagt diese E-Mail nicht.");
  expect(mail!.text).not.toContain("liegt mindestens eine Meldung");
});
