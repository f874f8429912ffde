import { peopleRoutes } from "@hz/contract/people";
import type { ResetState } from "@hz/contract/password-reset";
import { type Permission, ROLES } from "@hz/contract/permissions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, type TestOffice } from "../../testing/builders.ts";
import { invited, joined } from "../../testing/builders-people.ts";
import { call } from "../../testing/call.ts";
import { keyLosses, NEW, OLD } from "../../testing/key-losses.ts";

// What the reset page says of the reports so far, before the click: whoever believes it loses nothing that could be kept.
let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());
beforeEach(async () => {
  office = await anOffice(own);
});

const { link, reset, report, founding } = keyLosses(
  () => own,
  () => office,
);
const READS: Permission[] = ["Meldungen"];

async function said(): Promise<Pick<ResetState, "reopens" | "needsActivation" | "invitations" | "readsReports">> {
  const { reopens, needsActivation, invitations, readsReports } = (await link(office)).state;
  return { reopens, needsActivation, invitations, readsReports };
}
const colleague = async () => (await joined(own, await invited(own, office, { permissions: READS }))).userId;
const nothing = { reopens: null, needsActivation: null, invitations: null, readsReports: true };

test("what a colleague reads comes back; without one nothing; where there are no reports there is nothing to say", async () => {
  const fred = await colleague();
  expect(await said()).toEqual(nothing);
  await report(OLD);
  expect(await said()).toEqual({ ...nothing, reopens: "all" });
  await own.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("grants").where("to_user_id", "=", fred).where("kind", "=", "department").execute(),
  );
  expect(await said()).toEqual({ ...nothing, reopens: "none" });
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ permissions: [] }).where("id", "=", office.person.userId).execute(),
  );
  expect(await said()).toEqual({ ...nothing, readsReports: false });
});

test("what only a deactivated colleague holds comes back once they are activated", async () => {
  const fred = await colleague();
  await report(OLD);
  const { token, userKey, way } = await founding(office);
  const lena = await reset(office, token, userKey, way);
  // What nobody else holds stays with whoever is deactivated.
  await call(own.app, peopleRoutes.update, { params: { id: fred }, as: lena.as, body: { isActive: false } });
  expect(await said()).toEqual({ ...nothing, reopens: "all", needsActivation: "all" });
  await report(NEW);
  expect(await said()).toEqual({ ...nothing, reopens: "some", needsActivation: "all" });
});

test("an open invitation's code that alone holds reports, or the account's key, is named as what a new account key would end", async () => {
  await report(OLD);
  const handler = await invited(own, office, { permissions: READS });
  expect(await said()).toEqual({ ...nothing, reopens: "none", invitations: { holdAccountKey: false, holdReports: true } });
  await invited(own, office, { permissions: [...ROLES.Admin] });
  expect((await said()).invitations).toEqual({ holdAccountKey: true, holdReports: true });
  // Whoever accepts first loses nothing of it.
  await joined(own, handler);
  expect(await said()).toEqual({ ...nothing, reopens: "all", invitations: { holdAccountKey: true, holdReports: false } });
});

test("an invitation without a code, withdrawn, or from before a new account key, holds nothing", async () => {
  await report(OLD);
  await invited(own, office, { permissions: READS, withCode: false });
  const { body } = await invited(own, office, { permissions: READS });
  await call(own.app, peopleRoutes.remove, { params: { id: body.id }, as: office.as });
  expect(await said()).toEqual({ ...nothing, reopens: "none" });
  await invited(own, office, { permissions: READS });
  const { token, userKey, way } = await founding(office);
  await reset(office, token, userKey, way);
  // The report so far is lost, and a key that nobody holds is no more to be kept.
  expect(await said()).toEqual(nothing);
});

test("whoever alone could hand on the account's key is told so, until somebody else can", async () => {
  const isLast = async () => (await link(office)).state.isLastSigner;
  expect(await isLast()).toBe(true);
  const helper = await joined(own, await invited(own, office, { permissions: ["Einstellungen"] }));
  expect(await isLast()).toBe(false);
  await call(own.app, peopleRoutes.update, { params: { id: helper.userId }, as: office.as, body: { isActive: false } });
  expect(await isLast()).toBe(true);
});
