import { statusRoutes } from "@hz/contract/status";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice } from "../../testing/builders.ts";
import { call } from "../../testing/call.ts";
import { onQueue } from "../../testing/job-queue.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

test("a company's channels and failed mails are counted, nobody else's", async () => {
  const [office, other] = [await anOffice(own), await anOffice(own)];
  const status = () => call(own.app, statusRoutes.get, { as: office.as });
  expect(await status()).toMatchObject({ channels: { active: 1, total: 1 }, mail: { isSent: false, failed: 0 } });
  for (const { accountId, person } of [office, other, other])
    await own.db.tenant(accountId, (tx) =>
      sql`insert into failed_mails (account_id, id, kind, user_id, failed_at) values (${accountId}, gen_random_uuid(), 'welcome', ${person.userId}, now())`.execute(
        tx,
      ),
    );
  await own.db.tenant(office.accountId, (tx) => sql`update channels set is_active = false`.execute(tx));
  expect(await status()).toMatchObject({ channels: { active: 0, total: 1 }, mail: { failed: 1 } });
});

test("work that nobody takes up is late by its age; what is for later, or done, is not", async () => {
  const office = await anOffice(own);
  const late = async () => (await call(own.app, statusRoutes.get, { as: office.as })).jobs.lateMinutes;
  await onQueue(own, "update pgboss.job set start_after = now() + interval '1 hour' where state < 'active'");
  expect(await late()).toBe(0);
  const oldest = "(select id from pgboss.job where state < 'active' limit 1)";
  await onQueue(own, `update pgboss.job set start_after = now() - interval '25 minutes 30 seconds' where id = ${oldest}`);
  expect(await late()).toBe(25);
  await onQueue(own, "update pgboss.job set state = 'completed', completed_on = now() where start_after < now()");
  expect(await late()).toBe(0);
});
