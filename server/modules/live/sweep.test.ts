import { afterAll, beforeAll, expect, test } from "vitest";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { sweepEvents } from "./jobs.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const DAY = 86_400_000;
const events = () => own.db.tenant(office.accountId, (tx) => tx.selectFrom("live_events").select("seq").execute());

test("events go after two days and not before", async () => {
  await aSubmitted(own, office);
  expect(await events()).toHaveLength(1);
  own.move(1.9 * DAY);
  await runForAll(own.ctx, sweepEvents);
  expect(await events()).toHaveLength(1);
  own.move(0.2 * DAY);
  await runForAll(own.ctx, sweepEvents);
  expect(await events()).toHaveLength(0);
});
