import { handoverRoutes } from "@hz/contract/procedure/handover";
import { messageRoutes } from "@hz/contract/reports/messages";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, CONTENT } from "../../testing/builders.ts";
import { aRealDepartment } from "../../testing/builders-departments.ts";
import { aTransfer } from "../../testing/builders-handover.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call } from "../../testing/call.ts";
import { onQueue } from "../../testing/job-queue.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
afterAll(() => own.close());

/** The news to this address so far, once no mail is waiting or being written any more. */
async function newsTo(email: string): Promise<string[]> {
  const waiting = "select name from pgboss.job where (name like 'notify-%' or name like 'mail-%') and state < 'completed'";
  await vi.waitFor(async () => expect(await onQueue(own, waiting)).toEqual([]), { timeout: 20_000, interval: 100 });
  const mails = (await own.ctx.mailer.listMails()).filter(({ to, subject }) => to === email && !subject.startsWith("Bitte bestätigen"));
  for (const { text } of mails) expect(text).not.toContain(CONTENT.title);
  return mails.map(({ subject }) => subject);
}

test("whoever is kept out of a case is told of nothing in it, and the others are", async () => {
  const office = await anOffice(own);
  const biased = await aColleague(own, office);
  const report = await aSubmitted(own, office);
  const before = [await newsTo(office.person.email), await newsTo(biased.person.email)];
  const at = { params: { id: report.id } };
  await call(own.app, handoverRoutes.recuse, { ...at, as: biased.as, body: { id: newId(), userId: biased.person.userId } });
  await call(own.app, messageRoutes.caseSend, { ...at, as: report.as, body: await aMessage(report.draft, null) });
  const after = [await newsTo(office.person.email), await newsTo(biased.person.email)];
  expect(after.map(({ length }, index) => length - before[index]!.length)).toEqual([1, 0]);
});

test("the department that takes a case over hears of it by mail, without a word about it, and without whoever is kept out", async () => {
  const office = await anOffice(own);
  const [other, excluded] = [await aColleague(own, office), await aColleague(own, office)];
  const there = await aRealDepartment(own, office, [other.person, excluded.person]);
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .deleteFrom("department_members")
      .where("department_id", "=", office.departmentId)
      .where("user_id", "=", other.person.userId)
      .execute(),
  );
  const report = await aSubmitted(own, office);
  const earlier = await newsTo(other.person.email);
  const at = { params: { id: report.id }, as: office.as };
  await call(own.app, handoverRoutes.recuse, { ...at, body: { id: newId(), userId: excluded.person.userId } });
  const before = await newsTo(excluded.person.email);
  await call(own.app, handoverRoutes.transfer, { ...at, body: await aTransfer(own, office, report.id, there.id) });
  expect(await newsTo(other.person.email)).toHaveLength(earlier.length + 1);
  expect(await newsTo(excluded.person.email)).toEqual(before);
});
