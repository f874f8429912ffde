import { peopleRoutes } from "@hz/contract/people";
import type { Permission } from "@hz/contract/permissions";
import { resetRoutes } from "@hz/contract/password-reset";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { hold, invited, joined, waitingOne } from "../../testing/builders-people.ts";
import { call, refused } from "../../testing/call.ts";
import { keyLosses, OLD } from "../../testing/key-losses.ts";
import { releaseTo } from "../../../web/vault/release.ts";
import { freshKeys } from "../../../web/vault/reset-keys.ts";

// Whoever is named as the one who can grant can; whoever cannot is not named.
let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());
beforeEach(async () => {
  office = await anOffice(own);
});
const { link, open, reset, titles, report } = keyLosses(
  () => own,
  () => office,
);

async function aPerson(permissions: Permission[]): Promise<SignedIn> {
  const { userId, userKey, as } = await joined(own, await invited(own, office, { permissions }));
  return { ...office, person: { ...office.person, userId, userKey }, as };
}

async function resetWithoutCode(): Promise<SignedIn> {
  const { token, state } = await link(office);
  expect([state.hasColleague, state.founding]).toEqual([true, null]);
  const { userKey, ...keys } = await freshKeys(state.userId);
  return reset(office, token, userKey, { kind: "fresh", ...keys });
}

/** What the dialog of whoever grants sends. */
async function releasing(giver: SignedIn) {
  await hold(own, office.accountId, { ...giver.person, as: giver.as });
  const { id, ...waiting } = await waitingOne(own, giver.as, office.person.userId);
  return { params: { id }, as: giver.as, body: await releaseTo({ ...waiting, id }, true) };
}

test("the owner lost every code: somebody with settings alone vouches, a handler gives the department's key, and no new account key is needed", async () => {
  await report(OLD);
  const [settings, handler] = [await aPerson(["Einstellungen"]), await aPerson(["Meldungen"])];
  const nameOf = async ({ person: { userId } }: SignedIn) =>
    (await call(own.app, peopleRoutes.get, { params: { id: userId }, as: office.as })).fullName;
  const names = [await nameOf(settings), await nameOf(handler)];
  const again = await resetWithoutCode();
  const granters = async () => (await call(own.app, peopleRoutes.access, { as: again.as })).granters;
  expect(await granters()).toEqual([names[0]]);
  await call(own.app, peopleRoutes.grant, await releasing(settings));
  expect(await granters()).toEqual([names[1]]);
  await call(own.app, peopleRoutes.grant, await releasing(handler));
  expect(await titles(again, await open(again))).toEqual([OLD]);
});

test("a seed of the account's key without a permission for it names nobody, vouches for nobody, and keeps nobody from a new key", async () => {
  const handler = await aPerson(["Meldungen", "Einstellungen"]);
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .updateTable("users")
      .set({ permissions: ["Meldungen"] })
      .where("id", "=", handler.person.userId)
      .execute(),
  );
  const { state, token } = await link(office);
  expect([state.hasColleague, state.founding !== null]).toEqual([false, true]);
  const { userKey, ...keys } = await freshKeys(state.userId);
  const again = await reset(office, token, userKey, { kind: "fresh", ...keys });
  expect((await call(own.app, peopleRoutes.access, { as: again.as })).granters).toEqual([]);
  expect(await call(own.app, peopleRoutes.waiting, { as: handler.as })).toEqual([]);
  await hold(own, office.accountId, { ...handler.person, as: handler.as });
  const body = await releaseTo({ ...keys, id: state.userId, member: null, missing: { vouch: true, account: true, departments: [] } }, true);
  expect(await refused(own.app, peopleRoutes.grant, { params: { id: state.userId }, as: handler.as, body })).toBe("FORBIDDEN");
  expect(await refused(own.app, resetRoutes.validate, { query: { token } })).toBe("TOKEN_INVALID");
});
