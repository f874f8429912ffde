import { userRoutes } from "@hz/contract/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, signIn } from "../../testing/builders.ts";
import { call } from "../../testing/call.ts";
import { sweepSessions } from "./jobs.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

test("expired sessions go with their keys, in every company and in the directory; living ones stay", async () => {
  const [office, other] = [await anOffice(own), await anOffice(own)];
  const remembered = await signIn(own, office.person, true);
  own.move(12 * 3_600_000 + 1);
  const fresh = await signIn(own, other.person);
  await sweepSessions(own.ctx);
  const kept = [remembered, fresh].map(({ session }) => session.sessionId).sort();
  const directory = await own.db.directory((tx) => tx.selectFrom("directory_sessions").select("session_id").execute());
  expect(directory.map((row) => row.session_id).sort()).toEqual(kept);
  const rows = await Promise.all(
    [office, other].map(({ accountId }) => own.db.tenant(accountId, (tx) => tx.selectFrom("sessions").select("id").execute())),
  );
  expect(
    rows
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(kept);
  await call(own.app, userRoutes.current, { as: remembered.as });
});
