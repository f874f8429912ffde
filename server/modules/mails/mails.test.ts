import { mailRoutes } from "@hz/contract/account/mails";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { RETRY_LIMIT } from "../../jobs/jobs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type SignedIn, type Submitted } from "../../testing/builders.ts";
import { aRealDepartment } from "../../testing/builders-departments.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call } from "../../testing/call.ts";
import { hurry, jobsOf, untilJobs } from "../../testing/job-queue.ts";
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
beforeEach(() => server.accept());

const mailsTo = (address: string, subject: RegExp) => server.mails.filter(({ to, data }) => to.includes(address) && subject.test(data));
const oneMail = (address: string, subject: RegExp, number = 1) =>
  vi.waitFor(() => expect(mailsTo(address, subject)).toHaveLength(number), { timeout: 20_000, interval: 50 });
const reply = async (report: Submitted) =>
  call(own.app, messageRoutes.caseSend, { params: { id: report.id }, as: report.as, body: await aMessage(report.draft, null) });
const VERIFY = /^Subject: Bitte.*best=C3=A4tigen|^Subject: =\?UTF-8\?Q\?Bitte/m;
const REPORT = /^Subject: Neue Meldung eingegangen/m;
const MESSAGE = /^Subject: Neue Nachricht zu einer Meldung/m;

test("a recipient who refuses holds up nobody else", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  const colleague = await aColleague(own, office);
  // Refused as well it would still be tried while the next test counts its own.
  await oneMail(office.person.email, VERIFY);
  server.refuse(office.person.email);
  await aSubmitted(own, office);
  await oneMail(colleague.person.email, REPORT);
  await untilJobs(own, "mail-report-news", (jobs) => jobs.some(({ state }) => state === "retry"));
  server.accept();
  await hurry(own, "mail-report-news");
  await oneMail(office.person.email, REPORT);
  expect(mailsTo(colleague.person.email, REPORT)).toHaveLength(1);
});

test("after an hour without a mail server each mail arrives, once", async () => {
  const earlier = (await jobsOf(own, "mail-verification")).length;
  await server.down();
  const office = await anOffice(own, { isConfirmed: false });
  await aSubmitted(own, office);
  for (let tries = 0; tries < 6; tries++) {
    for (const name of ["mail-verification", "mail-report-news"])
      await untilJobs(own, name, (jobs) => jobs.some(({ state, retry_count: count }) => state === "retry" && count === tries));
    const [waiting] = (await jobsOf(own, "mail-report-news")).filter(({ state }) => state === "retry");
    // The gaps grow: half a minute, one, two, four …
    expect(waiting!.start_after.getTime() - Date.now()).toBeGreaterThan(2 ** tries * 14_000);
    await hurry(own, "mail-verification");
    await hurry(own, "mail-report-news");
  }
  for (const name of ["mail-verification", "mail-report-news"])
    await untilJobs(own, name, (jobs) => jobs.some(({ state, retry_count: count }) => state === "retry" && count === 6));
  await server.up();
  await hurry(own, "mail-verification");
  await hurry(own, "mail-report-news");
  // Not the mails first: a worker that missed its call is called again here.
  await untilJobs(own, "mail-verification", (jobs) => jobs.length === earlier + 1 && jobs.every(({ state }) => state === "completed"));
  await untilJobs(own, "mail-report-news", (jobs) => jobs.every(({ state }) => state === "completed"));
  await oneMail(office.person.email, VERIFY);
  await oneMail(office.person.email, REPORT);
  expect(mailsTo(office.person.email, REPORT)).toHaveLength(1);
});

test("the first news is told at once, what follows within ten minutes by one mail after them", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  const report = await aSubmitted(own, office);
  await reply(report);
  await oneMail(office.person.email, MESSAGE);
  for (let n = 0; n < 3; n++) {
    await reply(report);
    await untilJobs(own, "notify-of-message", (jobs) => jobs.every(({ state }) => state === "completed"));
    await untilJobs(own, "mail-message-news", (jobs) => jobs.every(({ state, later }) => state === "completed" || later));
  }
  const waiting = (await jobsOf(own, "mail-message-news")).filter(({ state }) => state === "created");
  expect(waiting).toHaveLength(1);
  const minutes = (waiting[0]!.start_after.getTime() - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThan(10.1);
  expect(mailsTo(office.person.email, MESSAGE)).toHaveLength(1);

  own.move(10 * 60_000);
  await hurry(own, "mail-message-news");
  await oneMail(office.person.email, MESSAGE, 2);
  await untilJobs(own, "mail-message-news", (jobs) => jobs.every(({ state }) => state === "completed"));
  expect(mailsTo(office.person.email, MESSAGE)).toHaveLength(2);
});

test("a mail that failed to the end becomes visible, without its address, until it is dismissed", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  await oneMail(office.person.email, VERIFY);
  server.refuse(office.person.email);
  await aSubmitted(own, office);
  const failing = (tries: number) =>
    untilJobs(own, "mail-report-news", (jobs) => jobs.some(({ state, retry_count: count }) => state === "retry" && count === tries));
  await failing(0);
  expect(await call(own.app, mailRoutes.failed, { as: office.as })).toEqual([]);
  await hurry(own, "mail-report-news", RETRY_LIMIT - 1);
  await untilJobs(own, "mail-report-news", (jobs) => jobs.some(({ state }) => state === "failed"));

  const failed = await call(own.app, mailRoutes.failed, { as: office.as });
  expect(failed).toEqual([
    { id: expect.any(String), kind: "mail-report-news", userId: office.person.userId, failedAt: expect.any(String) },
  ]);
  expect(own.log.join("\n")).not.toContain("@");

  const before = new Date(Date.parse(failed[0]!.failedAt) - 1).toISOString();
  await call(own.app, mailRoutes.dismissFailed, { as: office.as, query: { until: before } });
  expect(await call(own.app, mailRoutes.failed, { as: office.as })).toEqual(failed);
  await call(own.app, mailRoutes.dismissFailed, { as: office.as, query: { until: failed[0]!.failedAt } });
  expect(await call(own.app, mailRoutes.failed, { as: office.as })).toEqual([]);
});

test("a reporter's mail that failed is shown to whoever reads the report, and wiped away by nobody else", async () => {
  const office = await anOffice(own);
  const elsewhere = await aColleague(own, office, { role: "Admin", departmentId: await aDepartment(own, office) });
  const recused = await aColleague(own, office, { role: "Admin" });
  const handler = await aColleague(own, office);
  const { id, draft, caseNumber } = await aSubmitted(own, office);
  const address = `melderin-${id}@privat.example`;
  server.refuse(address);
  await call(own.app, reportRoutes.updateNotification, { body: { caseNumber, token: draft.token, notificationEmail: address } });
  const body = { id: newId(), userId: recused.person.userId };
  await call(own.app, handoverRoutes.recuse, { params: { id }, as: office.as, body });
  await call(own.app, messageRoutes.send, { params: { id }, as: office.as, body: await aMessage(draft, office.person) });
  await untilJobs(own, "notify-reporter", (jobs) => jobs.some(({ state }) => state === "retry"));
  await hurry(own, "notify-reporter", RETRY_LIMIT - 1);
  await untilJobs(own, "notify-reporter", (jobs) => jobs.some(({ state }) => state === "failed"));

  const kinds = async ({ as }: Pick<SignedIn, "as">) => (await call(own.app, mailRoutes.failed, { as })).map(({ kind }) => kind);
  expect([await kinds(elsewhere), await kinds(recused)]).toEqual([[], []]);
  await call(own.app, mailRoutes.dismissFailed, { as: elsewhere.as, query: { until: own.ctx.now().toISOString() } });
  // Who handles the case need not be one who changes settings: nobody else would hear of it.
  for (const who of [office, handler]) expect(await kinds(who)).toEqual(["notify-reporter"]);
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .updateTable("users")
      .set({ permissions: ["Einstellungen"] })
      .where("id", "=", office.person.userId)
      .execute(),
  );
  expect(await kinds(office)).toEqual([]);
});

test("a mail to who stands in that failed is seen to by their colleagues, any other one by whoever may change settings", async () => {
  const office = await anOffice(own);
  const [handler, gone, beside] = [await aColleague(own, office), await aColleague(own, office), await aColleague(own, office)];
  const board = await aRealDepartment(own, office, [gone.person, beside.person]);
  await own.db.tenant(office.accountId, async (tx) => {
    await tx.updateTable("departments").set({ was_for_conflicts: true }).where("id", "=", board.id).execute();
    for (const { person } of [handler, gone])
      await tx
        .insertInto("failed_mails")
        .values({ account_id: office.accountId, id: newId(), kind: "mail-report-news", user_id: person.userId, failed_at: own.ctx.now() })
        .execute();
  });
  const seen = async ({ as }: Pick<SignedIn, "as">) => (await call(own.app, mailRoutes.failed, { as })).map(({ userId }) => userId);
  expect([await seen(office), await seen(handler), await seen(beside)]).toEqual([[handler.person.userId], [], [gone.person.userId]]);
  await call(own.app, mailRoutes.dismissFailed, { as: beside.as, query: { until: own.ctx.now().toISOString() } });
  expect([await seen(office), await seen(beside)]).toEqual([[handler.person.userId], []]);
});

test("what a mailbox has had thirty times in an hour it gets again after it, by one mail, other mails at once", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  await oneMail(office.person.email, VERIFY);
  // As many as have gone out; the one above was of another kind.
  for (let n = 0; n < 30; n++) own.ctx.rateLimiter.count("mailbox", office.person.email, "mail-message-news");
  const one = await aSubmitted(own, office);
  await oneMail(office.person.email, REPORT);
  await reply(one);
  await reply(await aSubmitted(own, office));
  const mine = (jobs: Awaited<ReturnType<typeof jobsOf>>) => jobs.filter(({ data }) => aboutIn(data) === office.accountId);
  // Two cases, and one job that waits for the hour to end.
  const stand = (jobs: Awaited<ReturnType<typeof jobsOf>>) => mine(jobs).map(({ state, later }) => (later ? "waits" : state));
  await untilJobs(own, "mail-message-news", (jobs) => stand(jobs).toSorted().join() === "completed,completed,waits");
  expect(mailsTo(office.person.email, MESSAGE)).toHaveLength(0);
  own.move(61 * 60_000);
  await hurry(own, "mail-message-news");
  await oneMail(office.person.email, MESSAGE);
  await untilJobs(own, "mail-message-news", (jobs) => mine(jobs).every(({ state }) => state === "completed"));
  expect(mailsTo(office.person.email, MESSAGE)).toHaveLength(1);
});
const aboutIn = (data: unknown) => (data as { accountId: string }).accountId;
