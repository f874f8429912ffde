import { reportRoutes } from "@hz/contract/reports/reports";
import { peopleRoutes } from "@hz/contract/people/people";
import { departmentRoutes } from "@hz/contract/people/departments";
import { resetRoutes, type ResetState } from "@hz/contract/sign-in/password-reset";
import { type Permission, ROLES } from "@hz/contract/permissions";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment, aSubmittedTo } from "../../testing/builders-departments.ts";
import { hold, invited, joined } from "../../testing/builders-people.ts";
import { answerWithCode, keysByEmergency } from "../../../web/vault/keys/reset-keys.ts";
import { grantEpochs } from "../../../web/vault/people/renewal.ts";
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

const { link, reset, report, founding, anEmergencyKey } = keyLosses(
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

describe("the way with the emergency key", () => {
  /** A board that stands in for the office, whose only reader is outside it; the key in the safe is made by who is outside the board. */
  async function withBoard() {
    const berta = await aColleague(own, office);
    const board = await aRealDepartment(own, office, [berta.person]);
    await own.db.tenant(office.accountId, async (tx) => {
      await tx
        .deleteFrom("department_members")
        .where("department_id", "=", office.departmentId)
        .where("user_id", "=", berta.person.userId)
        .execute();
      await tx.updateTable("channels").set({ conflict_department_id: board.id }).execute();
    });
    await aSubmittedTo(own, office, board.key);
    return { berta, board };
  }
  const nobody = { byActive: false, byDeactivated: false, byInvited: false, byNobody: false };

  test("says that it loses what the safe lacks and nobody else holds, and so it is", async () => {
    const { berta, board } = await withBoard();
    expect((await link(berta)).state.emergency).toBeNull();
    const { code, key } = await anEmergencyKey();
    const lacking = await link(berta);
    expect(lacking.state.emergency).toEqual({ opens: "none", rest: { ...nobody, byNobody: true } });
    await hold(own, office.accountId, { ...berta.person, as: berta.as });
    const grants = await grantEpochs(board.id, [1], key.id);
    const grant = () => call(own.app, departmentRoutes.grant, { params: { id: board.id, userId: key.id }, body: { grants }, as: berta.as });
    await grant();
    expect((await link(berta)).state.emergency).toEqual({ opens: "all", rest: nobody });
    await own.db.tenant(office.accountId, (tx) =>
      tx.deleteFrom("grants").where("to_user_id", "=", key.id).where("department_id", "=", board.id).execute(),
    );
    const { token, state } = lacking;
    const { auth, open } = await answerWithCode(code, key.id);
    const { wrap, ...released } = await call(own.app, resetRoutes.emergency, { body: { token, auth } });
    const holder = { accountId: office.accountId, userId: state.userId };
    const { userKey, ...vouched } = await keysByEmergency(holder, { userKey: await open(wrap), id: key.id, ...released });
    const again = await reset(berta, token, userKey, { kind: "emergency", emergencyAuth: auth, ...vouched });
    expect((await call(own.app, reportRoutes.list, { as: again.as })).rows.map(({ isLost }) => isLost)).toEqual([true]);
  });

  test("says apart what colleagues hold, those who are deactivated alone, and open invitations alone", async () => {
    await report(OLD);
    const { key } = await anEmergencyKey();
    const rest = async () => (await link(office)).state.emergency;
    expect(await rest()).toEqual({ opens: "all", rest: nobody });
    await own.db.tenant(office.accountId, (tx) =>
      tx.deleteFrom("grants").where("to_user_id", "=", key.id).where("kind", "=", "department").execute(),
    );
    const handler = await invited(own, office, { permissions: READS });
    expect(await rest()).toEqual({ opens: "none", rest: { ...nobody, byInvited: true } });
    const { userId } = await joined(own, handler);
    expect(await rest()).toEqual({ opens: "none", rest: { ...nobody, byActive: true } });
    await own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set({ is_active: false }).where("id", "=", userId).execute());
    expect(await rest()).toEqual({ opens: "none", rest: { ...nobody, byDeactivated: true } });
  });

  test("of a board whose key somebody else holds, opens nothing to whoever joined without it", async () => {
    const { berta, board } = await withBoard();
    const { key } = await anEmergencyKey();
    const joiner = await aColleague(own, office, { departmentId: await aDepartment(own, office, "Eine andere") });
    await call(own.app, departmentRoutes.addMember, {
      params: { id: board.id, userId: joiner.person.userId },
      body: { grants: [] },
      as: office.as,
    });
    await hold(own, office.accountId, { ...berta.person, as: berta.as });
    const grants = await grantEpochs(board.id, [1], key.id);
    await call(own.app, departmentRoutes.grant, { params: { id: board.id, userId: key.id }, body: { grants }, as: berta.as });
    expect((await link(joiner)).state.emergency).toEqual({ opens: "none", rest: { ...nobody, byActive: true } });
    expect((await link(berta)).state.emergency).toMatchObject({ opens: "all" });
  });
});
