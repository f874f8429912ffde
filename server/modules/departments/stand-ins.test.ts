import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { departmentRoutes } from "@hz/contract/people/departments";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { reportRoutes } from "@hz/contract/reports/reports";
import { accountKey, signDepartment, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { receiversOf } from "../../../web/admin/departments/renewal/renewal-state.ts";
import { checkKey, statementOf } from "../../../web/vault/report/check-key.ts";
import { namedKey } from "../../../web/vault/report/named-key.ts";
import { signPurpose } from "../../../web/vault/people/purpose.ts";
import { makeEpoch, makeNextEpoch } from "../../../web/vault/people/renewal.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment, aSubmittedTo, type TestDepartment } from "../../testing/builders-departments.ts";
import { aTransfer } from "../../testing/builders-handover.ts";
import { anInvite, founderOf, hold } from "../../testing/builders-people.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
/** Belongs to the board alone. */
let member: SignedIn;
let board: TestDepartment;
/** Belongs to the office alone. */
let clerk: SignedIn;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  clerk = await aColleague(own, office);
  member = await aColleague(own, office);
  board = await aRealDepartment(own, office, [member.person]);
  await leave(office.departmentId, member);
});
afterAll(() => own.close());

const leave = (departmentId: string, { person }: SignedIn) =>
  own.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("department_members").where("department_id", "=", departmentId).where("user_id", "=", person.userId).execute(),
  );
const channels = () => call(own.app, channelRoutes.list, { as: office.as });
const delivery = async (departmentId: string, conflictDepartmentId: string | null) => ({
  params: { id: (await channels())[0]!.id },
  body: { departmentId, conflictDepartmentId },
  as: office.as,
});
const standIn = async (id: string | null, departmentId = office.departmentId) =>
  call(own.app, channelRoutes.setDelivery, await delivery(departmentId, id));
const joining = (id: string, { person }: SignedIn) => ({ params: { id, userId: person.userId }, body: { grants: [] }, as: office.as });
const route = async (departmentId: string | null) => ({
  params: { id: (await call(own.app, categoryRoutes.list, { as: office.as }))[0]!.id },
  body: { departmentId },
  as: office.as,
});
const inviting = async (...departmentIds: string[]) => {
  const { body } = await anInvite(own, office, { withCode: false });
  return { body: { ...body, departmentIds }, as: office.as };
};
/** A department that shares somebody with the office. */
const shared = () => aRealDepartment(own, office, [clerk.person]);

test("who shares a member with the office does not stand in for it", async () => {
  const { id } = await shared();
  expect(await refused(own.app, channelRoutes.setDelivery, await delivery(office.departmentId, id))).toBe("STAND_IN_SHARED");
  expect((await channels())[0]!.conflictDepartmentId).toBeNull();
  await standIn(board.id);
  expect((await channels())[0]!.conflictDepartmentId).toBe(board.id);
  // Neither does another department become the office that shares somebody with who stands in.
  const both = await aRealDepartment(own, office, [member.person]);
  expect(await refused(own.app, channelRoutes.setDelivery, await delivery(both.id, board.id))).toBe("STAND_IN_SHARED");
});

test("nobody is taken in, or invited, into an office and the department that stands in for it", async () => {
  await standIn(board.id);
  expect(await refused(own.app, departmentRoutes.addMember, joining(board.id, clerk))).toBe("STAND_IN_SHARED");
  expect(await refused(own.app, departmentRoutes.addMember, joining(office.departmentId, member))).toBe("STAND_IN_SHARED");
  const list = await call(own.app, departmentRoutes.list, { as: office.as });
  expect(list.find(({ id }) => id === board.id)!.members.map(({ userId }) => userId)).toEqual([member.person.userId]);
  expect(await refused(own.app, invitationRoutes.invite, await inviting(office.departmentId, board.id))).toBe("STAND_IN_SHARED");
  // Into one of them is well.
  await call(own.app, invitationRoutes.invite, await inviting(board.id));
});

test("who is invited counts before they have come", async () => {
  await call(own.app, invitationRoutes.invite, await inviting(office.departmentId, board.id));
  expect(await refused(own.app, channelRoutes.setDelivery, await delivery(office.departmentId, board.id))).toBe("STAND_IN_SHARED");
});

test("a category goes neither to who stands in nor to a department that shares somebody with it", async () => {
  await standIn(board.id);
  const both = await aRealDepartment(own, office, [member.person]);
  for (const id of [board.id, both.id]) expect(await refused(own.app, categoryRoutes.setDelivery, await route(id))).toBe("STAND_IN_SHARED");
  const apart = await aRealDepartment(own, office, [clerk.person]);
  await call(own.app, categoryRoutes.setDelivery, await route(apart.id));
  // Which is an office of the channel from then on.
  expect(await refused(own.app, departmentRoutes.addMember, joining(apart.id, member))).toBe("STAND_IN_SHARED");
});

test("of two at once, one who chooses the stand-in and one who adds the shared member, one is refused", async () => {
  for (let round = 0; round < 5; round++) {
    const [chosen, added] = await Promise.all([
      delivery(office.departmentId, board.id).then((body) => refused(own.app, channelRoutes.setDelivery, body).catch(() => null)),
      refused(own.app, departmentRoutes.addMember, joining(board.id, clerk)).catch(() => null),
    ]);
    expect([chosen, added].filter((code) => code === "STAND_IN_SHARED")).toHaveLength(1);
    expect([chosen, added].filter((code) => code === null)).toHaveLength(1);
    await standIn(null);
    await leave(board.id, clerk);
  }
});

test("a report about the office never comes back to it, nor to who shares somebody with it, whatever the channel says later", async () => {
  await standIn(board.id);
  const report = await aSubmittedTo(own, office, board.key);
  const outsider = await aColleague(own, office);
  await leave(office.departmentId, outsider);
  const [third, both] = [await aRealDepartment(own, office, [outsider.person]), await shared()];
  const handover = () => call(own.app, handoverRoutes.get, { params: { id: report.id }, as: member.as });
  const { departments, concerns } = await handover();
  expect(concerns).toEqual(["Interne Meldestelle"]);
  expect(departments.map(({ id }) => id)).toEqual([third.id]);
  const fits = await aTransfer(own, office, report.id, third.id, { by: member });
  for (const departmentId of [office.departmentId, both.id]) {
    const body = { ...fits, to: { departmentId, epoch: 1 } };
    expect(await refused(own.app, handoverRoutes.transfer, { params: { id: report.id }, body, as: member.as })).toBe("STAND_IN_SHARED");
  }
  const guarded = () =>
    own.db.tenant(office.accountId, (tx) => tx.selectFrom("departments").select("id").where("was_for_conflicts", "=", true).execute());
  expect(await guarded()).toEqual([{ id: board.id }]);
  await call(own.app, handoverRoutes.transfer, { params: { id: report.id }, body: fits, as: member.as });
  // Whoever has it now guards it like who stood in, from whom it accuses.
  expect((await guarded()).map(({ id }) => id).toSorted()).toEqual([board.id, third.id].toSorted());
  // The channel may have another stand-in by now, or none: who reads the report still belongs to no department that it concerns.
  await standIn(null);
  expect(await refused(own.app, departmentRoutes.addMember, joining(third.id, clerk))).toBe("STAND_IN_SHARED");
  expect(await refused(own.app, departmentRoutes.addMember, joining(office.departmentId, outsider))).toBe("STAND_IN_SHARED");
});

test("a report about the office takes none of the office's numbers, so that no gap tells of it", async () => {
  await standIn(board.id);
  const numberOf = async (id: string, { as }: { as: SignedIn["as"] }) =>
    (await call(own.app, reportRoutes.list, { query: { limit: 50 }, as })).rows.find((row) => row.id === id)!.number;
  const before = await aSubmitted(own, office);
  const about = [await aSubmittedTo(own, office, board.key), await aSubmittedTo(own, office, board.key)];
  const after = await aSubmitted(own, office);
  expect(await Promise.all([before, after].map(({ id }) => numberOf(id, office)))).toEqual([1, 2]);
  expect(await Promise.all(about.map(({ id }) => numberOf(id, member)))).toEqual([900_001, 900_002]);
  // The two never meet.
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("report_counters").set({ value: 900_000 }).execute());
  expect(await numberOf((await aSubmitted(own, office)).id, office)).toBe(1_000_000_001);
});

describe("whoever was in the office when a report about it came in stays kept out of it", () => {
  const reaches = async (who: SignedIn, id: string) => {
    const list = await call(own.app, reportRoutes.list, { query: { limit: 50 }, as: who.as });
    const code = await refused(own.app, reportRoutes.get, { params: { id }, as: who.as }).catch(() => null);
    return [list.rows.some((row) => row.id === id), code];
  };

  test("also by leaving the office and joining who stands in: no line, no word, no deletion, and the log says who moved", async () => {
    await standIn(board.id);
    const before = await aSubmittedTo(own, office, board.key);
    const { id, person } = { id: before.id, person: clerk.person };
    await call(own.app, departmentRoutes.removeMember, { params: { id: office.departmentId, userId: person.userId }, as: office.as });
    const after = await aSubmittedTo(own, office, board.key);
    await call(own.app, departmentRoutes.addMember, joining(board.id, clerk));
    expect(await reaches(clerk, id)).toEqual([false, "NOT_FOUND"]);
    expect(await refused(own.app, reportRoutes.remove, { params: { id }, body: { reason: "spam" }, as: clerk.as })).toBe("NOT_FOUND");
    // What came in afterwards named them to the reporter as one of those who read it.
    expect(await reaches(clerk, after.id)).toEqual([true, null]);
    expect(await reaches(member, id)).toEqual([true, null]);
    const handover = await call(own.app, handoverRoutes.get, { params: { id }, as: member.as });
    expect(handover.recusals.map(({ userId, byUserId }) => [userId, byUserId])).toEqual([[person.userId, office.person.userId]]);
  });

  test("also where the office's department is deleted", async () => {
    const second = await aRealDepartment(own, office, [clerk.person]);
    const third = await aColleague(own, office);
    await leave(office.departmentId, clerk);
    await standIn(board.id, second.id);
    const { id } = await aSubmittedTo(own, office, board.key);
    await standIn(null, office.departmentId);
    await call(own.app, departmentRoutes.remove, { params: { id: second.id }, as: office.as });
    await call(own.app, departmentRoutes.addMember, joining(board.id, clerk));
    await call(own.app, departmentRoutes.addMember, joining(board.id, third));
    expect(await reaches(clerk, id)).toEqual([false, "NOT_FOUND"]);
    expect(await reaches(third, id)).toEqual([true, null]);
  });
});

test("what was shared before does not stand in the way of other changes", async () => {
  const { id } = await shared();
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("channels").set({ conflict_department_id: id }).execute());
  const outsider = await aColleague(own, office);
  await leave(office.departmentId, outsider);
  await call(own.app, departmentRoutes.addMember, joining(board.id, outsider));
  expect(await refused(own.app, departmentRoutes.addMember, joining(id, office))).toBe("STAND_IN_SHARED");
});

test("the portal names who stands in once the account's key has signed it, and only while that is what the channel says", async () => {
  await standIn(board.id);
  const linkSuffix = (await channels())[0]!.linkSuffix;
  const portal = () => call(own.app, channelRoutes.portal, { params: { linkSuffix } });
  expect((await portal()).conflict).toBeNull();
  await hold(own, office.accountId, founderOf(office));
  const sign = async (standsInFor: string[], name = board.name) => ({
    params: { id: board.id },
    body: await signPurpose(board.key, { name, standsInFor }),
    as: office.as,
  });
  expect(await refused(own.app, departmentRoutes.setPurpose, await sign([office.departmentId], "Anders"))).toBe("KEYS_CHANGED");
  await call(own.app, departmentRoutes.setPurpose, await sign([office.departmentId]));
  const named = await portal();
  expect(named.conflict).toMatchObject({ departmentId: board.id, name: board.name, purpose: { standsInFor: [office.departmentId] } });
  expect(await checkKey(named, namedKey("", 0))).toMatchObject({ state: "trusted" });
  // A new name reaches no reporter before it is signed: with one like the office's the case would seem to lie there.
  const sent = await aSubmittedTo(own, office, board.key);
  const seen = async () => {
    const { department } = await call(own.app, reportRoutes.caseLogin, { body: { token: sent.draft.token } });
    return [department, (await call(own.app, reportRoutes.get, { params: { id: sent.id }, as: member.as })).department];
  };
  await call(own.app, departmentRoutes.rename, { params: { id: board.id }, body: { name: "Die interne Meldestelle" }, as: office.as });
  expect(await seen()).toEqual([board.name, board.name]);
  const renamed = await signPurpose(board.key, { name: "Die interne Meldestelle", standsInFor: [office.departmentId] });
  await call(own.app, departmentRoutes.setPurpose, { params: { id: board.id }, body: renamed, as: office.as });
  expect(await seen()).toEqual(["Die interne Meldestelle", "Die interne Meldestelle"]);
  await call(own.app, departmentRoutes.rename, { params: { id: board.id }, body: { name: board.name }, as: office.as });
  await call(own.app, departmentRoutes.setPurpose, await sign([office.departmentId]));
  // Whoever lies with what is there is refused: exchanged, or without what was signed.
  expect(await checkKey({ ...named, department: named.conflict!, conflict: named.department }, namedKey("", 0))).toEqual({
    state: "refused",
    why: "key",
  });
  expect(await checkKey({ ...named, conflict: { ...named.conflict!, purpose: null } }, namedKey("", 0))).toEqual({
    state: "refused",
    why: "key",
  });
  // It receives no other reports before it is signed as an office.
  await standIn(null);
  expect(await refused(own.app, channelRoutes.setDelivery, await delivery(board.id, null))).toBe("STAND_IN_SHARED");
  await call(own.app, departmentRoutes.setPurpose, await sign([]));
  await call(own.app, channelRoutes.setDelivery, await delivery(board.id, null));
  expect(await checkKey(await portal(), namedKey("", 0))).toMatchObject({ state: "trusted" });
});

test("a renewed key is for what the last one was signed for, and the portal goes on naming who stands in", async () => {
  await standIn(board.id);
  await hold(own, office.accountId, founderOf(office));
  const served = async () => (await call(own.app, departmentRoutes.list, { as: office.as })).find(({ id }) => id === board.id)!;
  const renew = async (department: Awaited<ReturnType<typeof served>>) =>
    call(own.app, departmentRoutes.renewKey, {
      params: { id: board.id },
      body: await makeNextEpoch(department, [member.person.userId]),
      as: office.as,
    });
  const body = await signPurpose(board.key, { name: board.name, standsInFor: [office.departmentId] });
  await call(own.app, departmentRoutes.setPurpose, { params: { id: board.id }, body, as: office.as });
  await renew(await served());
  const portal = () => call(own.app, channelRoutes.portal, { params: { linkSuffix: office.channel.linkSuffix } });
  expect((await portal()).conflict).toMatchObject({ departmentId: board.id, epoch: 2, purpose: { standsInFor: [office.departmentId] } });
  expect(await checkKey(await portal(), namedKey("", 0))).toMatchObject({ state: "trusted" });
  // What the server says in the signed statement's place is not carried over.
  const { key, ...rest } = await served();
  await renew({ ...rest, key: { ...key, purpose: { ...key.purpose!, standsInFor: [] } } });
  expect((await portal()).conflict).toBeNull();
});

test("nothing is signed for a department that shares somebody", async () => {
  const { id, key, name } = await shared();
  await hold(own, office.accountId, founderOf(office));
  const body = await signPurpose(key, { name, standsInFor: [office.departmentId] });
  expect(await refused(own.app, departmentRoutes.setPurpose, { params: { id }, body, as: office.as })).toBe("STAND_IN_SHARED");
});

test("an office's key is neither renewed nor signed as one that stands in, by another name or for some days: the whole form would refuse", async () => {
  await hold(own, office.accountId, founderOf(office));
  const { name, ...served } = (await call(own.app, departmentRoutes.list, { as: office.as })).find(({ id }) => id === office.departmentId)!;
  const made = (purpose: { name: string; standsInFor: string[] }) => makeEpoch(served.id, 2, receiversOf(served), purpose);
  const renewal = (body: Awaited<ReturnType<typeof made>>) => ({ params: { id: served.id }, body, as: office.as });
  const account = await accountKey(office.office.founded.accountSeed);
  const ending = async (days: number) => {
    const { key, grants } = await made({ name, standsInFor: [] });
    const said = { ...key, notAfter: Math.floor(own.ctx.now().getTime() / 1000) + days * 86_400 };
    return { grants, key: { ...said, signature: toBase64Url(await signDepartment(account, statementOf(office.accountId, said))) } };
  };
  for (const purpose of [
    { name, standsInFor: [board.id] },
    { name: "Vorstand", standsInFor: [] },
  ])
    expect(await refused(own.app, departmentRoutes.renewKey, renewal(await made(purpose)))).toBe("KEYS_CHANGED");
  expect(await refused(own.app, departmentRoutes.renewKey, renewal(await ending(7)))).toBe("INVALID_INPUT");
  const body = await signPurpose(served.key, { name, standsInFor: [board.id] });
  expect(await refused(own.app, departmentRoutes.setPurpose, { params: { id: served.id }, body, as: office.as })).toBe("STAND_IN_SHARED");
  await call(own.app, departmentRoutes.renewKey, renewal(await ending(110)));
});
