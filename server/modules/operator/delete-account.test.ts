import { auditRoutes } from "@hz/contract/account/audit";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { channelRoutes } from "@hz/contract/channels/channels";
import { messageRoutes } from "@hz/contract/reports/messages";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Context } from "../../context.ts";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { authOf } from "../../testing/builders.ts";
import { aFullCompany, type FullCompany, rowsOf } from "../../testing/builders-full.ts";
import { call, refused, send } from "../../testing/call.ts";
import { onQueue } from "../../testing/job-queue.ts";
import { deletions } from "./delete-account.ts";
import { detailOf, planDeletion, reportsToRetain, withdrawDeletion } from "./index.ts";

let own: TestApplication;
let company: FullCompany;
let other: FullCompany;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
  other = await paperless();
});
beforeEach(async () => {
  company = await paperless();
});
afterAll(() => own.close());

/** The provider knows nothing of this company: what it is asked stands in a test of its own. */
async function paperless(): Promise<FullCompany> {
  const made = await aFullCompany(own);
  await onQueue(own, `delete from billing_customers where account_id = $1`, [made.accountId]);
  return made;
}

const DAY = 86_400_000;
const blobs = async (accountId: string) => {
  const keys: string[] = [];
  for await (const { key } of own.ctx.store.list(accountId)) keys.push(key);
  return keys;
};
const left = async (accountId: string) => Object.entries(await rowsOf(own, accountId)).filter(([, count]) => count > 0);
const mailTo = (subject: RegExp, count = 1) =>
  vi.waitFor(
    async () => {
      const mails = (await own.ctx.mailer.listMails()).filter(({ to }) => to === company.person.email);
      expect(
        mails.filter((mail) => subject.test(mail.subject)),
        mails.map((mail) => mail.subject).join(" | "),
      ).toHaveLength(count);
    },
    { timeout: 20_000, interval: 50 },
  );
const canReport = async () =>
  (await send(own.app, channelRoutes.portal, { params: { linkSuffix: company.channel.linkSuffix } })).statusCode;
const due = async () => (await detailOf(own.ctx, company.accountId)).deletionDue;
/** Lets days pass, with a run of the job at their end. */
async function days(count: number) {
  own.move(count * DAY);
  await runForAll(own.ctx, deletions);
}

test("for thirty days everything goes on, then nothing of the account is left, in no table and in no folder", async () => {
  const before = await rowsOf(own, other.accountId);
  const planned = await planDeletion(own.ctx, company.accountId);
  expect(planned).toMatchObject({ isNew: true, ended: 0 });
  await mailTo(/^Ihr Konto wird am .* gelöscht$/);
  const { entries } = await call(own.app, auditRoutes.list, { as: company.as });
  expect(entries[0]).toMatchObject({ actor: null, action: "account.deletion-planned", details: { due: planned.due.toISOString() } });

  await days(26.5);
  await mailTo(/^Erinnerung/, 0);
  await days(1);
  await mailTo(/^Erinnerung: Ihr Konto wird am .* gelöscht$/);
  await days(2);
  expect(await canReport()).toBe(200);
  expect((await left(company.accountId)).length).toBeGreaterThan(30);
  expect(await blobs(company.accountId)).toHaveLength(1);

  const { accountId } = company;
  await days(2);
  expect(await left(accountId)).toEqual([]);
  expect(await blobs(accountId)).toEqual([]);
  expect(await canReport()).toBe(404);
  expect(await refused(own.app, authRoutes.session, { as: company.as })).toBe("NOT_SIGNED_IN");
  expect(await refused(own.app, messageRoutes.caseList, { params: { id: company.reportId }, as: company.asReporter })).toBe(
    "CASE_NOT_FOUND",
  );
  await mailTo(/^Erinnerung/, 1);

  // Of the other company nothing is gone, and a second run finds nothing to do.
  const line = own.log.filter((text) => text.includes("account-deleted"));
  await runForAll(own.ctx, deletions);
  expect(await blobs(other.accountId)).toHaveLength(1);
  const after = await rowsOf(own, other.accountId);
  for (const table of ["live_events", "live_cursor", "news_mails"]) delete before[table];
  expect(Object.keys(before).filter((table) => (after[table] ?? 0) < before[table]!)).toEqual([]);
  expect(own.log.filter((text) => text.includes("account-deleted"))).toEqual(line);
  expect(JSON.parse(line.at(-1)!)).toMatchObject({ event: "account-deleted", account: accountId, reports: 1, blobs: 1 });
  expect(line.join("")).not.toMatch(/Muster|@/);
});

test("planned once, the date stays and the mail is sent once", async () => {
  const { due: first } = await planDeletion(own.ctx, company.accountId);
  own.move(DAY);
  expect(await planDeletion(own.ctx, company.accountId)).toEqual({ due: first, isNew: false, ended: 0 });
  await mailTo(/gelöscht$/, 1);
});

test("withdrawn, nothing happens, and the owner hears of it", async () => {
  await planDeletion(own.ctx, company.accountId);
  await days(27.5);
  await mailTo(/^Erinnerung/);
  await withdrawDeletion(own.ctx, company.accountId);
  await mailTo(/^Ihr Konto wird nicht gelöscht$/);
  await days(10);
  expect(await due()).toBeNull();
  expect(await canReport()).toBe(200);
  await expect(withdrawDeletion(own.ctx, company.accountId)).rejects.toThrow("keine Löschung vorgemerkt");
});

test("when the service stood still, the reminder comes first and the date moves", async () => {
  await planDeletion(own.ctx, company.accountId);
  own.move(45 * DAY);
  await runForAll(own.ctx, deletions);
  await mailTo(/^Erinnerung/);
  expect((await due())!.getTime()).toBeGreaterThan(own.ctx.now().getTime() + 2.9 * DAY);
  expect(await canReport()).toBe(200);
  await days(4);
  expect(await left(company.accountId)).toEqual([]);
});

test("a run that dies between two steps has let nobody in meanwhile, and the next one goes on", async () => {
  const { accountId } = company;
  await planDeletion(own.ctx, accountId);
  await days(27.5);
  own.move(3 * DAY);
  const dying: Context = { ...own.ctx, store: { ...own.ctx.store, deletePrefix: () => Promise.reject(new Error("Strom weg")) } };
  await expect(runForAll(dying, deletions)).rejects.toThrow("Strom weg");

  expect(await blobs(accountId)).toHaveLength(1);
  expect(await canReport()).toBe(404);
  const auth = await authOf(own, company.person.email, company.person.password);
  expect(await refused(own.app, authRoutes.signIn, { body: { email: company.person.email, auth, remember: false } })).toBe(
    "SIGN_IN_FAILED",
  );
  await expect(withdrawDeletion(own.ctx, accountId)).rejects.toThrow("hat schon begonnen");

  await runForAll(own.ctx, deletions);
  expect(await left(accountId)).toEqual([]);
  expect(await blobs(accountId)).toEqual([]);
});

test("one account that cannot be deleted holds up no other, and the run says so", async () => {
  const second = await paperless();
  for (const { accountId } of [company, second]) await planDeletion(own.ctx, accountId);
  await days(27.5);
  own.move(3 * DAY);
  const { deletePrefix } = own.ctx.store;
  const store = {
    ...own.ctx.store,
    deletePrefix: (folder: string) => (folder === company.accountId ? Promise.reject(new Error("Platte")) : deletePrefix(folder)),
  };
  await expect(runForAll({ ...own.ctx, store }, deletions)).rejects.toThrow("Platte");
  expect(await left(second.accountId)).toEqual([]);
  expect(await left(company.accountId)).not.toEqual([]);
  await runForAll(own.ctx, deletions);
  expect(await left(company.accountId)).toEqual([]);
});

test("more reports than go at once all go", async () => {
  const { accountId } = company;
  await onQueue(
    own,
    `insert into reports select (r).* from (select jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'number', n + 1000,
       'case_number', 'X' || n)) as r from reports r, generate_series(1, 230) n where account_id = $1) x`,
    [accountId],
  );
  await planDeletion(own.ctx, accountId);
  await days(27.5);
  await days(3);
  expect(await left(accountId)).toEqual([]);
  expect(own.log.join("\n")).toMatch(new RegExp(`account-deleted.*${accountId}.*"reports":231`));
});

test("what still has to be kept is counted: open reports, those whose promised time runs, and those that are held", async () => {
  const { accountId, reportId, person } = company;
  expect(await reportsToRetain(own.ctx, accountId)).toEqual({ open: 1, kept: 0 });
  const change = (set: string, value: unknown) => onQueue(own, `update reports set ${set} where id = $1`, [reportId, value]);
  await onQueue(own, `delete from retention_holds where report_id = $1`, [reportId]);
  const closed = (years: number) => change("status = 'closed', closed_at = $2", new Date(own.ctx.now().getTime() - years * 365.25 * DAY));
  await closed(3.1);
  expect(await reportsToRetain(own.ctx, accountId)).toEqual({ open: 0, kept: 0 });
  await closed(2.9);
  expect(await reportsToRetain(own.ctx, accountId)).toEqual({ open: 0, kept: 1 });
  await closed(6.5);
  await change("promised_months = $2", 84);
  expect(await reportsToRetain(own.ctx, accountId)).toEqual({ open: 0, kept: 1 });
  await change("promised_months = $2", 36);
  await onQueue(
    own,
    `insert into retention_holds (account_id, id, report_id, user_id, review_day, created_by, created_at)
     values ($1, gen_random_uuid(), $2, $3, '2190-01-01', $3, now())`,
    [accountId, reportId, person.userId],
  );
  expect(await reportsToRetain(own.ctx, accountId)).toEqual({ open: 0, kept: 1 });
});
