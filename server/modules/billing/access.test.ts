import { billingRoutes } from "@hz/contract/billing/billing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice } from "../../testing/builders.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

test("billing is the owner's, whatever their permissions, and nobody else's who lacks the permission", async () => {
  const office = await anOffice(own);
  const handler = await aColleague(own, office, { role: "Fallbearbeitung" });
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .updateTable("users")
      .set({ permissions: ["Meldungen"] })
      .execute(),
  );
  expect(await call(own.app, billingRoutes.get, { as: office.as })).toMatchObject({ subscription: null });
  expect(await refused(own.app, billingRoutes.get, { as: handler.as })).toBe("FORBIDDEN");
});
