import type { ReportStatus } from "@hz/contract/reports/report-content";
import { addDays, berlinDay, startOfDay } from "@hz/contract/procedure/deadlines";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reminderRoutes } from "@hz/contract/procedure/reminders";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, CONTENT, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { call } from "../../testing/call.ts";
import { untilJobs } from "../../testing/job-queue.ts";
import { mailReminders } from "./mail.ts";
import { remind } from "./remind.ts";

const HOUR = 3_600_000;
const SUBJECT = "Erinnerung an Fristen";
/** What is asked for early, what at the last call, and what is late, on whichever day of the week. */
const [EARLY, LAST, LATE] = [3, 6, 9];

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
  // Noon in Berlin: an hour more or less is the same day.
  own.stop();
  const noon = startOfDay(addDays(berlinDay(new Date()), 1)).getTime() + 12 * HOUR;
  own.move(noon - own.ctx.now().getTime());
});
afterAll(() => own.close());

const daysAgo = (days: number) => new Date(own.ctx.now().getTime() - days * 24 * HOUR);
const today = () => berlinDay(own.ctx.now());
type Change = { status?: ReportStatus; assigned_to?: string | null; acknowledged_at?: Date | null };

/** A report that came so many days ago and was not confirmed, changed as told. */
async function aWaiting(office: TestOffice, days: number, change: Change = {}): Promise<Submitted> {
  const report = await aSubmitted(own, office);
  await set(office, report, { acknowledged_at: null, ...change }, daysAgo(days));
  return report;
}
const set = (office: TestOffice, { id }: Submitted, change: Change, receivedAt?: Date) =>
  own.db.tenant(office.accountId, (tx) =>
    tx
      .updateTable("reports")
      .set({ status: "new", ...change, ...(receivedAt ? { received_at: receivedAt } : {}) })
      .where("id", "=", id)
      .execute(),
  );
/** The reminders that arrived at an address, oldest first, once nothing is on its way any more. */
async function mailsTo(email: string) {
  await untilJobs(own, "mail-reminders", (jobs) => jobs.every(({ state }) => state === "completed"));
  return (await own.ctx.mailer.listMails()).filter(({ to, subject }) => to === email && subject === SUBJECT).reverse();
}
const counts = async (...people: { person: { email: string } }[]) =>
  Promise.all(people.map(async ({ person }) => (await mailsTo(person.email)).length));
const due = (as: Record<string, string>) => call(own.app, reminderRoutes.due, { as });

test("§ 17 (1) no. 1 and (2): the assignee is reminded early, everybody of the department at the last call, and nobody else", async () => {
  const office = await anOffice(own);
  const kim = await aColleague(own, office);
  const elsewhere = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  const clerk = await aColleague(own, office, { role: "Verwaltung" });
  await aWaiting(office, EARLY, { assigned_to: kim.person.userId });
  const stranger = await anOffice(own);
  await runForAll(own.ctx, remind);
  expect(await counts(office, kim, elsewhere, clerk, stranger)).toEqual([0, 1, 0, 0, 0]);
  own.move(3 * 24 * HOUR);
  await runForAll(own.ctx, remind);
  expect(await counts(office, kim, elsewhere, clerk, stranger)).toEqual([1, 2, 0, 0, 0]);
});

test("whoever is kept out of a case is not reminded of it, nor shown its deadline", async () => {
  const office = await anOffice(own);
  const biased = await aColleague(own, office);
  const { id } = await aWaiting(office, LAST);
  const dueIds = async (as = biased.as) => (await due(as)).map((one) => one.reportId);
  expect(await dueIds()).toEqual([id]);
  const { userId } = biased.person;
  await call(own.app, handoverRoutes.recuse, { params: { id }, as: biased.as, body: { id: newId(), userId } });
  await runForAll(own.ctx, remind);
  expect(await counts(office, biased)).toEqual([1, 0]);
  expect([await dueIds(), await dueIds(office.as)]).toEqual([[], [id]]);
  const history = await call(own.app, messageRoutes.history, { params: { id }, as: office.as });
  const reminded = history.flatMap(({ what }) => (what.kind === "reminded" ? what.to : []));
  expect(reminded).toEqual([office.person.userId]);
});

test.each([
  ["nobody is assigned", async () => null],
  [
    "the assignee was switched off",
    async (office: TestOffice) => {
      const { userId } = (await aColleague(own, office)).person;
      await own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set({ is_active: false }).where("id", "=", userId).execute());
      return userId;
    },
  ],
  [
    "the assignee is in another department by now",
    async (office: TestOffice) => (await aColleague(own, office, { departmentId: await aDepartment(own, office) })).person.userId,
  ],
])("the whole department is reminded early where %s", async (_, assign) => {
  const office = await anOffice(own);
  const kim = await aColleague(own, office);
  await aWaiting(office, EARLY, { assigned_to: await assign(office) });
  await runForAll(own.ctx, remind);
  expect(await counts(office, kim)).toEqual([1, 1]);
});

test("§ 17 (1) no. 1 and (2): one mail a day says how much waits and until when, and nothing of a report", async () => {
  const office = await anOffice(own);
  const reports = [await aWaiting(office, EARLY), await aWaiting(office, LAST), await aWaiting(office, LATE)];
  // Confirmed long ago and silent since then; its feedback is late, too.
  reports.push(await aWaiting(office, 120, { acknowledged_at: daysAgo(119) }));
  await runForAll(own.ctx, remind);
  const [mail, ...more] = await mailsTo(office.person.email);
  expect(more).toEqual([]);
  const day = (of: Date) => of.toLocaleDateString("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });
  expect(mail!.text).toContain(`2 Meldungen warten auf die Eingangsbestätigung, die früheste bis zum ${day(daysAgo(LAST - 7))}.`);
  expect(mail!.text).toContain(`1 Eingangsbestätigung ist überfällig. Sie war bis zum ${day(daysAgo(LATE - 7))} zu geben.`);
  expect(mail!.text).toContain("1 Rückmeldung ist überfällig.");
  expect(mail!.text).toContain("Zu 1 Meldung gab es seit mindestens 30 Tagen keinen Kontakt");
  expect(mail!.text).toContain("http://localhost:3000/meldungen?sortierung=frist");
  const secrets = reports.flatMap(({ id, caseNumber, draft }) => [id, caseNumber, draft.token]);
  for (const secret of [...secrets, CONTENT.title, "HZ-", office.person.userId])
    expect(mail!.subject + mail!.text + mail!.html).not.toContain(secret);
  expect(own.log.join("\n")).not.toContain("@");
});

test("the mail is in the language of the person", async () => {
  const office = await anOffice(own);
  await aWaiting(office, LATE);
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set({ language: "English" }).execute());
  await runForAll(own.ctx, remind);
  await mailsTo(office.person.email);
  const mails = (await own.ctx.mailer.listMails()).filter(
    ({ to, subject }) => to === office.person.email && subject === "Reminder of deadlines",
  );
  expect(mails.map(({ text }) => text.split("\n")[0])).toEqual([expect.stringMatching(/^1 confirmation of receipt is overdue\. /)]);
});

test("nobody is reminded twice: by a second run, by two at once, by another instance, by a clock an hour off", async () => {
  const office = await anOffice(own);
  await aWaiting(office, LATE);
  const other = await own.another();
  other.stop();
  other.move(own.ctx.now().getTime() - other.ctx.now().getTime());
  await Promise.all([runForAll(own.ctx, remind), runForAll(other.ctx, remind)]);
  await runForAll(own.ctx, remind);
  for (const ms of [HOUR, -2 * HOUR]) {
    other.move(ms);
    await runForAll(other.ctx, remind);
  }
  // What has come to it meanwhile waits for the next day's mail.
  await aWaiting(office, LATE);
  await runForAll(own.ctx, remind);
  expect(await counts(office)).toEqual([1]);
});

test("a day that came back, as after a clock that ran ahead, says nothing again", async () => {
  const office = await anOffice(own);
  await aWaiting(office, EARLY);
  await runForAll(own.ctx, remind);
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("accounts").set({ reminded_on: "2099-01-01" }).execute());
  await runForAll(own.ctx, remind);
  expect(await counts(office)).toEqual([1]);
});

test("days that were missed are made up for by one mail; what is overdue is said again the next day", async () => {
  const office = await anOffice(own);
  await aWaiting(office, EARLY - 1);
  await runForAll(own.ctx, remind);
  expect(await counts(office)).toEqual([0]);
  // From day 2 to day 8: the days 3, 5, 6 and 7 went by without a run.
  own.move(6 * 24 * HOUR);
  await runForAll(own.ctx, remind);
  expect(await counts(office)).toEqual([1]);
  own.move(24 * HOUR);
  await runForAll(own.ctx, remind);
  expect(await counts(office)).toEqual([2]);
});

test("who wants no early reminders gets those of the last call all the same", async () => {
  const office = await anOffice(own);
  const { as } = office;
  expect(await call(own.app, reminderRoutes.choice, { as })).toEqual({ early: true, calendarSince: null });
  await call(own.app, reminderRoutes.choose, { as, body: { early: false } });
  expect((await call(own.app, reminderRoutes.choice, { as })).early).toBe(false);
  const { id } = await aWaiting(office, EARLY);
  await runForAll(own.ctx, remind);
  expect(await counts(office)).toEqual([0]);
  // Nor does anything say that they were reminded.
  const history = await call(own.app, messageRoutes.history, { params: { id }, as });
  expect(history.map(({ what }) => what.kind)).not.toContain("reminded");
  own.move(3 * 24 * HOUR);
  await runForAll(own.ctx, remind);
  expect(await counts(office)).toEqual([1]);
});

test("what was done or closed is not asked for, also between the reminder and its mail", async () => {
  const office = await anOffice(own);
  const [done, closed] = [await aWaiting(office, LATE), await aWaiting(office, LATE)];
  await set(office, done, { acknowledged_at: daysAgo(1) });
  await set(office, closed, { status: "closed" });
  await runForAll(own.ctx, remind);
  expect(await counts(office)).toEqual([0]);
  const payload = { accountId: office.accountId, userId: office.person.userId, day: today() };
  await mailReminders.handle(own.ctx, payload, { id: newId() });
  expect(await counts(office)).toEqual([0]);
  const late = await aWaiting(office, LATE);
  await mailReminders.handle(own.ctx, payload, { id: newId() });
  expect(await counts(office)).toEqual([1]);
  await set(office, late, { acknowledged_at: daysAgo(1) });
  await mailReminders.handle(own.ctx, payload, { id: newId() });
  expect(await counts(office)).toEqual([1]);
});

test("a mail that was held up until after the next day's is not sent any more", async () => {
  const office = await anOffice(own);
  await aWaiting(office, LATE);
  const yesterday = { accountId: office.accountId, userId: office.person.userId, day: addDays(today(), -1) };
  await runForAll(own.ctx, remind);
  await mailReminders.handle(own.ctx, yesterday, { id: newId() });
  expect(await counts(office)).toEqual([1]);
});

test("what was told another way ends the silence; of whom nobody can write to none is said", async () => {
  const office = await anOffice(own);
  const [told, mute, silent] = [await aWaiting(office, 40), await aWaiting(office, 40), await aWaiting(office, 40)];
  for (const report of [told, mute, silent]) await set(office, report, { acknowledged_at: daysAgo(40) });
  await own.db.tenant(office.accountId, async (tx) => {
    const step = { account_id: office.accountId, id: newId(), kind: "feedback", result: "phone", user_id: office.person.userId } as const;
    await tx
      .insertInto("procedure_steps")
      .values({ ...step, report_id: told.id, at: daysAgo(29) })
      .execute();
    await tx.updateTable("reports").set({ handover: "impossible" }).where("id", "=", mute.id).execute();
  });
  expect((await due(office.as)).map(({ reportId }) => reportId)).toEqual([silent.id]);
});

test("a word of either side ends the silence", async () => {
  const office = await anOffice(own);
  const report = await aWaiting(office, 40, { acknowledged_at: daysAgo(40) });
  expect(await due(office.as)).toMatchObject([{ reportId: report.id, kind: "silence", due: berlinDay(daysAgo(10)), isLate: false }]);
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .insertInto("messages")
      .values({
        account_id: office.accountId,
        id: newId(),
        report_id: report.id,
        author_id: null,
        is_from_reporter: true,
        box: Buffer.alloc(1),
        created_at: daysAgo(29),
      })
      .execute(),
  );
  expect(await due(office.as)).toEqual([]);
});

test("the case's history says who was reminded of what, together, and it goes with the report", async () => {
  const office = await anOffice(own);
  const kim = await aColleague(own, office);
  const { id } = await aWaiting(office, LATE);
  await runForAll(own.ctx, remind);
  const [first] = await call(own.app, messageRoutes.history, { params: { id }, as: office.as });
  expect(first).toMatchObject({ by: null, what: { kind: "reminded", about: "acknowledgement", due: berlinDay(daysAgo(LATE - 7)) } });
  expect(first!.what.kind === "reminded" && first!.what.to.toSorted()).toEqual([office.person.userId, kim.person.userId].toSorted());
  await call(own.app, reportRoutes.remove, { params: { id }, as: office.as, body: { reason: "spam" } });
  const left = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("reminders").select("mark").execute());
  expect(left).toEqual([]);
});

test("what waits for me is the same as in the mails, most urgent first, and only of reports that I may read", async () => {
  const office = await anOffice(own);
  const kim = await aColleague(own, office);
  const elsewhere = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  const [early, late] = [await aWaiting(office, EARLY, { assigned_to: kim.person.userId }), await aWaiting(office, LATE)];
  await aWaiting(office, EARLY - 1);
  const silent = await aWaiting(office, 40, { acknowledged_at: daysAgo(40) });
  expect((await due(kim.as)).map(({ reportId, isLate }) => [reportId, isLate])).toEqual([
    [late.id, true],
    [early.id, false],
    [silent.id, false],
  ]);
  expect((await due(office.as)).map(({ reportId }) => reportId)).toEqual([late.id, silent.id]);
  expect(await due(elsewhere.as)).toEqual([]);
});
