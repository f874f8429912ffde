import { supportRoutes } from "@hz/contract/account/support";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice } from "../../testing/builders.ts";
import { call } from "../../testing/call.ts";

const support = { email: "hilfe@betreiber.example", phone: null, hours: null, bookingUrl: "https://termine.example/30" };
let own: TestApplication;
beforeAll(async () => {
  own = await testApplication({ support });
});
afterAll(() => own.close());

test("everybody who is signed in learns what is configured, also without any permission and while nobody vouches for them", async () => {
  const office = await anOffice(own);
  const ask = () => call(own.app, supportRoutes.get, { as: office.as });
  expect(await ask()).toEqual(support);
  await own.db.tenant(office.accountId, (tx) => sql`update users set permissions = '{}'`.execute(tx));
  expect(await ask()).toEqual(support);
  await own.db.tenant(office.accountId, (tx) =>
    sql`update users set permissions = '{Meldungen}', member_signature = null, sig_public_key = '\\x00'`.execute(tx),
  );
  expect(await ask()).toEqual(support);
});
