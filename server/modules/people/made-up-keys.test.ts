import { authRoutes, type Grant } from "@hz/contract/sign-in/auth";
import { departmentRoutes } from "@hz/contract/people/departments";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { peopleRoutes } from "@hz/contract/people/people";
import { toBase64Url, userKeys } from "@hz/crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { offerEmergency } from "../../../web/vault/keys/emergency.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aGrant, aRealDepartment, type TestDepartment } from "../../testing/builders-departments.ts";
import { anAcceptance, anInvite, tokenOf } from "../../testing/builders-people.ts";
import { atTheBrowserOf } from "../../testing/builders-reset.ts";
import { call, refused } from "../../testing/call.ts";

// Nobody sees from outside whether a box opens. Here somebody who was never given the key of a department makes boxes of nothing
// for it, at every door that takes any: none may count as a key, or the next renewal would bring the real one.

let own: TestApplication;
let office: TestOffice;
let member: SignedIn;
let other: TestDepartment;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  member = await aColleague(own, office);
  other = await aRealDepartment(own, office, [member.person]);
});
afterAll(() => own.close());

const NOTHING = new Uint8Array(32);
const what = () => ({ departmentId: other.id, epoch: 1 });
/** Who counts as holding a key of the other department. */
const holders = () =>
  own.db.tenant(office.accountId, async (tx) => {
    const rows = await tx.selectFrom("grants").select("to_user_id").where("department_id", "=", other.id).execute();
    return rows.map(({ to_user_id: id }) => id);
  });
// What every test here comes to, whatever was answered.
afterEach(async () => {
  if ((await holders()).some((id) => id !== member.person.userId))
    throw new Error("somebody counts as holding a key that they were never given");
});

test("taken into a department: neither oneself nor a colleague", async () => {
  const colleague = await aColleague(own, office);
  for (const to of [office.person, colleague.person]) {
    const params = { id: other.id, userId: to.userId };
    const body = { grants: [await aGrant(office, what(), NOTHING, to)] };
    expect(await refused(own.app, departmentRoutes.addMember, { params, body, as: office.as })).toBe("KEYS_CHANGED");
  }
});

test("granted by a member who waits for the key", async () => {
  const waiting = await aColleague(own, office);
  const params = { id: other.id, userId: waiting.person.userId };
  await call(own.app, departmentRoutes.addMember, { params, body: { grants: [] }, as: office.as });
  const grant = await aGrant(office, what(), NOTHING, waiting.person, waiting.person);
  expect(await refused(own.app, departmentRoutes.grant, { params, body: { grants: [grant] }, as: waiting.as })).toBe("KEYS_CHANGED");
});

test("handed on to a colleague, with the same words for a key that is in use and one that is not", async () => {
  const waiting = await aColleague(own, office);
  await call(own.app, departmentRoutes.addMember, {
    params: { id: other.id, userId: waiting.person.userId },
    body: { grants: [] },
    as: office.as,
  });
  const { kem, sig } = await userKeys(waiting.person.userKey, waiting.person.userId);
  const keys = { kemPublicKey: toBase64Url(kem.publicKey), sigPublicKey: toBase64Url(sig.publicKey), member: null };
  for (const epoch of [1, 7]) {
    const { grant } = await aGrant(office, { departmentId: other.id, epoch }, NOTHING, waiting.person);
    const handed = { params: { id: waiting.person.userId }, body: { ...keys, grants: [grant] }, as: office.as };
    expect(await refused(own.app, peopleRoutes.grant, handed)).toBe("KEYS_CHANGED");
  }
});

test("with an invitation, and with one that is sent again", async () => {
  const { body } = await anInvite(own, office);
  const { grant } = await aGrant(office, what(), NOTHING, office.person);
  const keys = { ...body.keys!, grants: [...body.keys!.grants, grant] };
  const invite = { ...body, departmentIds: [office.departmentId, other.id], keys };
  expect(await refused(own.app, invitationRoutes.invite, { as: office.as, body: invite })).toBe("BOX_REFUSED");
  await call(own.app, invitationRoutes.invite, { as: office.as, body: { ...invite, keys: body.keys } });
  const again = { params: { id: body.id }, body: { keys }, as: office.as };
  expect(await refused(own.app, invitationRoutes.renew, again)).toBe("BOX_REFUSED");
});

test("by an invitation's code of one who cannot vouch", async () => {
  const { body } = await anInvite(own, office);
  await own.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("grants").where("to_user_id", "=", office.person.userId).where("kind", "=", "account").execute(),
  );
  expect(await refused(own.app, invitationRoutes.invite, { as: office.as, body })).toBe("BOX_REFUSED");
});

test("by the invited person, of what the invitation did not hold", async () => {
  const { body, code } = await anInvite(own, office);
  const departmentIds = [office.departmentId, other.id];
  await call(own.app, invitationRoutes.invite, { as: office.as, body: { ...body, departmentIds } });
  const { acceptance } = await anAcceptance(own, { token: await tokenOf(own, office.accountId, body.id) }, code);
  const [first] = acceptance.grants;
  const madeUp: Grant = { ...first!, what: { kind: "department", ...what() } };
  const account: Grant = { ...first!, what: { kind: "account" } };
  await call(own.app, invitationRoutes.accept, { body: { ...acceptance, grants: [...acceptance.grants, madeUp, account] } });
  // They wait for it, and what the code did open is theirs.
  const { missing } = await call(own.app, peopleRoutes.get, { params: { id: body.id }, as: office.as });
  expect(missing!.departments.map(({ departmentId }) => departmentId)).toEqual([other.id]);
  const kinds = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("grants").select("kind").where("to_user_id", "=", body.id).orderBy("kind").execute(),
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(["department", "trust"]);
});

test("with an emergency key: it opens what its maker held, and the list says what it lacks", async () => {
  await atTheBrowserOf(own, office, office.accountId);
  const { key } = await offerEmergency(null);
  const [first] = key.grants;
  const madeUp: Grant = { ...first!, what: { kind: "department", ...what() } };
  await call(own.app, emergencyRoutes.put, { as: office.as, body: { ...key, grants: [...key.grants, madeUp] } });
  const seen = (await call(own.app, departmentRoutes.list, { as: member.as })).find(({ id }) => id === other.id)!;
  expect(seen.emergencyKey!.missing).toEqual([1]);
  // Who has no account key makes none at all.
  await own.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("grants").where("to_user_id", "=", office.person.userId).where("kind", "=", "account").execute(),
  );
  expect(await refused(own.app, emergencyRoutes.put, { as: office.as, body: key })).toBe("BOX_REFUSED");
});

test("a key that was given is handed on as before", async () => {
  const colleague = await aColleague(own, office);
  const params = { id: other.id, userId: colleague.person.userId };
  await call(own.app, departmentRoutes.addMember, { params, body: { grants: [] }, as: office.as });
  const grant = await aGrant(office, what(), other.seed, colleague.person, member.person);
  await call(own.app, departmentRoutes.grant, { params, body: { grants: [grant] }, as: member.as });
  expect(
    (await call(own.app, authRoutes.keys, { as: colleague.as })).grants.filter(({ what: { kind } }) => kind === "department"),
  ).toHaveLength(2);
  await call(own.app, departmentRoutes.removeMember, { params, as: office.as });
});
