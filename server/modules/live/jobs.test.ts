import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aSubmitted } from "../../testing/builders.ts";
import { sweepEvents } from "./jobs.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

test("events older than two days go, in every company; numbers go on where they were", async () => {
  const offices = [await anOffice(own), await anOffice(own)];
  for (const office of offices) {
    await aSubmitted(own, office);
    await own.db.tenant(office.accountId, (tx) => sql`update live_events set at = now() - interval '2 days 1 minute'`.execute(tx));
    await aSubmitted(own, office);
  }
  await sweepEvents(own.ctx);
  for (const { accountId } of offices) {
    const rows = await own.db.tenant(accountId, (tx) => tx.selectFrom("live_events").select("seq").execute());
    expect(rows).toEqual([{ seq: 2 }]);
    expect(await own.ctx.bus.seqOf(accountId)).toBe(2);
  }
});
