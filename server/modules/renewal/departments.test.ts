import type { Permission } from "@hz/contract/permissions";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { departmentRoutes } from "@hz/contract/people/departments";
import { eventRoutes } from "@hz/contract/events";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aGrant, aKey, aRealDepartment, aSubmittedTo } from "../../testing/builders-departments.ts";
import { aMessage, noBox } from "../../testing/builders-thread.ts";
import { call, refused, send } from "../../testing/call.ts";
import { openStream, typesOf } from "../../testing/call-events.ts";
import { setRow } from "../../testing/towards-targets.ts";

let own: TestApplication;
let office: TestOffice;
let colleague: SignedIn;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  colleague = await aColleague(own, office);
});
afterAll(() => own.close());

const list = (as = office.as) => call(own.app, departmentRoutes.list, { as });
const grantsOf = (userId: string, departmentId: string) =>
  own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("grants").select("epoch").where("to_user_id", "=", userId).where("department_id", "=", departmentId).execute(),
  );
const remove = (id: string, userId: string, as = office.as) => ({ params: { id, userId }, as });
const audit = () =>
  own.db.tenant(office.accountId, (tx) => tx.selectFrom("audit_entries").select(["action", "entry"]).orderBy("seq").execute());
const permit = (userId: string, permissions: Permission[]) =>
  own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set({ permissions }).where("id", "=", userId).execute());
const connect = async (conflictDepartmentId: string | null) => {
  const [channel] = await call(own.app, channelRoutes.list, { as: office.as });
  const body = { departmentId: office.departmentId, conflictDepartmentId };
  await call(own.app, channelRoutes.setDelivery, { params: { id: channel!.id }, body, as: office.as });
  return channel!;
};

test("a new department: its readers hold its key, others know nothing of it", async () => {
  const { id } = await aRealDepartment(own, office, [colleague.person]);
  const found = (await list()).find((department) => department.id === id)!;
  expect(found).toMatchObject({ name: "Zweite Stelle", epoch: 1, renewalDue: false, older: [], renewers: [office.person.userId] });
  expect(found.members).toEqual([
    { userId: colleague.person.userId, isReader: true, isVouched: true, hasKeys: true, mayMove: true, missing: [] },
  ]);
  expect(await grantsOf(office.person.userId, id)).toEqual([]);
  expect((await list(colleague.as)).map((department) => department.id).sort()).toEqual([office.departmentId, id].sort());
  const outsider = await aColleague(own, office);
  expect((await list(outsider.as)).map((department) => department.id)).toEqual([office.departmentId]);
  await permit(outsider.person.userId, ["Statistiken"]);
  expect(await list(outsider.as)).toEqual([]);
});

test("who manages people with fewer permissions is told whom they may not move", async () => {
  await permit(colleague.person.userId, ["Benutzer und Abteilungen", "Meldungen"]);
  const [department] = await list(colleague.as);
  const mayMove = new Map(department!.members.map((member) => [member.userId, member.mayMove]));
  expect(mayMove.get(colleague.person.userId)).toBe(true);
  expect(mayMove.get(office.person.userId)).toBe(false);
});

test("creating says so when the same comes again, and refuses what does not fit", async () => {
  const made = await aRealDepartment(own, office, [colleague.person]);
  await call(own.app, departmentRoutes.create, { body: made.body, as: office.as });
  expect(await list()).toHaveLength(2);
  const again = await aKey(office, made.id, 1, [colleague.person]);
  const refuse = (body: typeof made.body) => refused(own.app, departmentRoutes.create, { body, as: office.as });
  expect(await refuse({ ...made.body, key: again.key, grants: again.grants })).toBe("KEYS_CHANGED");

  const fresh = async (readers = [colleague.person]) => {
    const id = newId();
    const { key, grants } = await aKey(office, id, 1, readers);
    return { name: "Dritte", key, grants, members: [colleague.person.userId] };
  };
  const good = await fresh();
  const [grant] = good.grants;
  expect(await refuse({ ...good, grants: [] })).toBe("KEYS_CHANGED");
  expect(await refuse(await fresh([colleague.person, office.person]))).toBe("KEYS_CHANGED");
  expect(await refuse({ ...good, grants: [{ ...grant!, sigPublicKey: noBox(32) }] })).toBe("KEYS_CHANGED");
  expect(await refuse({ ...good, grants: [{ ...grant!, grant: { ...grant!.grant, box: noBox(1176) } }] })).toBe("BOX_REFUSED");
  expect(await refuse({ ...good, grants: [{ ...grant!, grant: { ...grant!.grant, byUserId: newId() } }] })).toBe("BOX_REFUSED");
  expect(await refuse({ ...good, grants: [grant!, grant!] })).toBe("BOX_REFUSED");
  expect(await refuse({ ...good, key: { ...good.key, epoch: 2 } })).toBe("BOX_REFUSED");
  expect(await refuse({ ...good, key: { ...good.key, notAfter: 1 } })).toBe("INVALID_INPUT");
  expect(await refuse({ ...good, key: { ...good.key, notAfter: good.key.notAfter * 2 } })).toBe("INVALID_INPUT");
  expect(await refuse({ ...good, members: [newId()] })).toBe("INVALID_INPUT");
  await permit(colleague.person.userId, ["Statistiken"]);
  expect(await refuse({ ...good, grants: [] })).toBe("LAST_MEMBER");
  expect(await list()).toHaveLength(2);
});

test("two departments are never called the same: whoever chooses who reads has nothing else to go by", async () => {
  const made = await aRealDepartment(own, office, [colleague.person]);
  const other = async (name: string) => {
    const id = newId();
    const { key, grants } = await aKey(office, id, 1, [colleague.person]);
    return { name, key, grants, members: [colleague.person.userId] };
  };
  const rename = (id: string, name: string) => ({ params: { id }, body: { name }, as: office.as });
  await call(own.app, departmentRoutes.rename, rename(made.id, "Prüfung"));
  const taken = await other(" PRÜFUNG ");
  expect(await refused(own.app, departmentRoutes.create, { body: taken, as: office.as })).toBe("DEPARTMENT_EXISTS");
  expect(await refused(own.app, departmentRoutes.rename, rename(office.departmentId, "prüfung"))).toBe("DEPARTMENT_EXISTS");
  await call(own.app, departmentRoutes.rename, rename(made.id, "PRÜFUNG"));

  const bodies = [await other("Zugleich"), await other("zugleich")];
  const replies = await Promise.all(bodies.map((body) => send(own.app, departmentRoutes.create, { body, as: office.as })));
  expect(replies.map((reply) => reply.json().code ?? "created").sort()).toEqual(["DEPARTMENT_EXISTS", "created"]);
});

test("two same ones at once make one department", async () => {
  const id = newId();
  const { key, grants } = await aKey(office, id, 1, [office.person]);
  const body = { name: "Zwilling", key, grants, members: [office.person.userId] };
  await Promise.all([1, 2, 3].map(() => call(own.app, departmentRoutes.create, { body, as: office.as })));
  expect((await list()).filter((department) => department.name === "Zwilling")).toHaveLength(1);
  expect(await grantsOf(office.person.userId, id)).toHaveLength(1);
});

test("a member without grants waits; a member grants, nobody else can", async () => {
  const made = await aRealDepartment(own, office, [colleague.person]);
  const third = await aColleague(own, office);
  const params = { id: made.id, userId: third.person.userId };
  await call(own.app, departmentRoutes.addMember, { params, body: { grants: [] }, as: office.as });
  const member = async () => (await list()).find(({ id }) => id === made.id)!.members.find(({ userId }) => userId === third.person.userId)!;
  expect((await member()).missing).toEqual([1]);

  const what = { departmentId: made.id, epoch: 1 };
  const grant = await aGrant(office, what, made.seed, third.person, colleague.person);
  const byAnna = await aGrant(office, what, made.seed, third.person);
  expect(await refused(own.app, departmentRoutes.grant, { params, body: { grants: [byAnna] }, as: office.as })).toBe("NOT_FOUND");
  const wrong = [
    { ...grant, sigPublicKey: noBox(32) },
    await aGrant(office, { ...what, epoch: 2 }, made.seed, third.person, colleague.person),
    await aGrant(office, what, made.seed, office.person, colleague.person),
    byAnna,
  ];
  const codes = wrong.map((one) => refused(own.app, departmentRoutes.grant, { params, body: { grants: [one] }, as: colleague.as }));
  expect(await Promise.all(codes)).toEqual(["KEYS_CHANGED", "KEYS_CHANGED", "BOX_REFUSED", "BOX_REFUSED"]);
  expect((await member()).missing).toEqual([1]);
  await call(own.app, departmentRoutes.grant, { params, body: { grants: [grant] }, as: colleague.as });
  await call(own.app, departmentRoutes.grant, { params, body: { grants: [grant] }, as: colleague.as });
  expect((await member()).missing).toEqual([]);
  // Another seed in the place of the one that is there: nothing is taken away.
  const other = await aGrant(office, what, new Uint8Array(32), third.person, colleague.person);
  await call(own.app, departmentRoutes.grant, { params, body: { grants: [other] }, as: colleague.as });
  expect(await refused(own.app, departmentRoutes.addMember, { params, body: { grants: [byAnna] }, as: office.as })).toBe("KEYS_CHANGED");
  const { grants } = await call(own.app, authRoutes.keys, { as: third.as });
  const kept = grants.filter(({ what: one }) => one.kind === "department" && one.departmentId === made.id);
  expect(kept.map(({ box }) => box)).toEqual([grant.grant.box]);
});

test("who may not handle reports is granted nothing", async () => {
  const made = await aRealDepartment(own, office, [colleague.person, office.person]);
  const third = await aColleague(own, office);
  await permit(third.person.userId, ["Statistiken"]);
  const params = { id: made.id, userId: third.person.userId };
  const grant = await aGrant(office, { departmentId: made.id, epoch: 1 }, made.seed, third.person);
  expect(await refused(own.app, departmentRoutes.addMember, { params, body: { grants: [grant] }, as: office.as })).toBe("KEYS_CHANGED");
  await call(own.app, departmentRoutes.addMember, { params, body: { grants: [] }, as: office.as });
  const members = (await list()).find(({ id }) => id === made.id)!.members;
  expect(members.find(({ userId }) => userId === third.person.userId)).toMatchObject({ isReader: false, missing: [] });
});

test("who is taken out loses grants, lines and assignments at once, and the key is due", async () => {
  const { id } = await aSubmitted(own, office);
  await call(own.app, reportRoutes.update, { params: { id }, body: { assignedTo: colleague.person.userId }, as: office.as });
  const stream = await openStream((await own.url()) + eventRoutes.account.path, office.as);
  await call(own.app, departmentRoutes.removeMember, remove(office.departmentId, colleague.person.userId));
  expect(await typesOf(stream, 2)).toEqual(["report-changed", "keys-changed"]);
  expect(stream.events[0]).toMatchObject({ ref: id });
  stream.close();
  expect(await refused(own.app, reportRoutes.get, { params: { id }, as: colleague.as })).toBe("NOT_FOUND");
  expect(await call(own.app, reportRoutes.counts, { as: colleague.as })).toMatchObject({ total: 0 });
  const ring = await call(own.app, authRoutes.keys, { as: colleague.as });
  expect(ring.grants.filter(({ what }) => what.kind === "department")).toEqual([]);
  expect(await call(own.app, reportRoutes.get, { params: { id }, as: office.as })).toMatchObject({ assignedTo: null });
  const history = await call(own.app, messageRoutes.history, { params: { id }, as: office.as });
  const taken = { kind: "assigned", from: colleague.person.userId, to: null };
  expect(history.filter(({ what }) => what.kind === "assigned")[0]).toMatchObject({ by: office.person.userId, what: taken });
  expect((await list())[0]).toMatchObject({ renewalDue: true });
  expect((await audit()).findLast(({ action }) => action === "department.member-removed")!.entry).toContain(colleague.person.userId);
  // The same again changes nothing.
  await call(own.app, departmentRoutes.removeMember, remove(office.departmentId, colleague.person.userId));
  expect((await audit()).filter(({ action }) => action === "department.member-removed")).toHaveLength(1);
});

test("who never held the key leaves no renewal behind", async () => {
  const made = await aRealDepartment(own, office, [colleague.person]);
  const params = { id: made.id, userId: office.person.userId };
  await call(own.app, departmentRoutes.addMember, { params, body: { grants: [] }, as: office.as });
  const members = (await list()).find(({ id }) => id === made.id)!.members;
  expect(new Map(members.map(({ userId, hasKeys }) => [userId, hasKeys]))).toEqual(
    new Map([
      [colleague.person.userId, true],
      [office.person.userId, false],
    ]),
  );
  await call(own.app, departmentRoutes.removeMember, { params, as: office.as });
  expect((await list()).find(({ id }) => id === made.id)).toMatchObject({ renewalDue: false });
});

test("the last one who can read everything stays, also when two are taken out at once", async () => {
  const made = await aRealDepartment(own, office, [colleague.person]);
  const third = await aColleague(own, office);
  const params = { id: made.id, userId: third.person.userId };
  await call(own.app, departmentRoutes.addMember, { params, body: { grants: [] }, as: office.as });
  // The third one is a member, but waits for a grant: nobody could open anything any more.
  expect(await refused(own.app, departmentRoutes.removeMember, remove(made.id, colleague.person.userId))).toBe("LAST_MEMBER");

  const both = [office.person.userId, colleague.person.userId];
  await call(own.app, departmentRoutes.removeMember, remove(office.departmentId, third.person.userId));
  const replies = await Promise.all(
    both.map((userId) => send(own.app, departmentRoutes.removeMember, remove(office.departmentId, userId))),
  );
  expect(replies.map((reply) => reply.json().code ?? "removed").sort()).toEqual(["LAST_MEMBER", "removed"]);
});

test("renaming, and deleting only what nothing belongs to", async () => {
  const made = await aRealDepartment(own, office, [colleague.person]);
  await call(own.app, departmentRoutes.removeMember, remove(office.departmentId, colleague.person.userId));
  await call(own.app, departmentRoutes.rename, { params: { id: made.id }, body: { name: "  Revision " }, as: office.as });
  expect((await list()).find(({ id }) => id === made.id)).toMatchObject({ name: "Revision" });
  const removal = { params: { id: made.id }, as: office.as };

  await connect(made.id);
  expect(await refused(own.app, departmentRoutes.remove, removal)).toBe("DEPARTMENT_IN_USE");
  const { id } = await aSubmittedTo(own, office, made.key);
  await connect(null);
  expect(await refused(own.app, departmentRoutes.remove, removal)).toBe("DEPARTMENT_IN_USE");
  await call(own.app, reportRoutes.remove, { params: { id }, body: { reason: "other" }, as: colleague.as });
  const [category] = await call(own.app, categoryRoutes.list, { as: office.as });
  const deliver = (departmentId: string | null) =>
    call(own.app, categoryRoutes.setDelivery, { params: { id: category!.id }, body: { departmentId }, as: office.as });
  await deliver(made.id);
  expect(await refused(own.app, departmentRoutes.remove, removal)).toBe("DEPARTMENT_IN_USE");
  await deliver(null);
  await call(own.app, departmentRoutes.remove, removal);
  expect(await grantsOf(colleague.person.userId, made.id)).toEqual([]);
  expect(await refused(own.app, departmentRoutes.remove, removal)).toBe("NOT_FOUND");
});

test("an invitation forgets a department that is deleted", async () => {
  const made = await aRealDepartment(own, office, [colleague.person]);
  const invitation = {
    id: newId(),
    email: "neu@muster.example",
    first_name: "N",
    last_name: "N",
    role: "Fallbearbeitung" as const,
    permissions: [],
  };
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .insertInto("invitations")
      .values({
        ...invitation,
        account_id: office.accountId,
        invited_by: office.person.userId,
        department_ids: [office.departmentId, made.id],
      })
      .execute(),
  );
  await call(own.app, departmentRoutes.remove, { params: { id: made.id }, as: office.as });
  const rows = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("invitations").select("department_ids").execute());
  expect(rows).toEqual([{ department_ids: [office.departmentId] }]);
});

test("a category's department and the second department get their reports, and nobody else sees them", async () => {
  const made = await aRealDepartment(own, office, [colleague.person]);
  await call(own.app, departmentRoutes.removeMember, remove(office.departmentId, colleague.person.userId));
  const [category] = await call(own.app, categoryRoutes.list, { as: office.as });
  await call(own.app, categoryRoutes.setDelivery, { params: { id: category!.id }, body: { departmentId: made.id }, as: office.as });
  const channel = await connect(null);
  const portal = await call(own.app, channelRoutes.portal, { params: { linkSuffix: channel.linkSuffix } });
  expect(portal.others).toEqual([{ ...made.key, name: "Zweite Stelle", categoryIds: [category!.id] }]);

  const toOffice = await aSubmitted(own, office);
  const { id } = await aSubmittedTo(own, office, made.key, category!);
  const apart = await aColleague(own, office);
  await call(own.app, departmentRoutes.removeMember, remove(office.departmentId, apart.person.userId));
  const standIn = await aRealDepartment(own, office, [apart.person]);
  await connect(standIn.id);
  const about = await aSubmittedTo(own, office, standIn.key);
  const idsFor = async (as: SignedIn["as"]) => (await call(own.app, reportRoutes.list, { as })).rows.map((row) => row.id).sort();
  expect(await idsFor(colleague.as)).toEqual([id]);
  expect(await idsFor(apart.as)).toEqual([about.id]);
  expect(await idsFor(office.as)).toEqual([toOffice.id]);
  expect(await call(own.app, reportRoutes.counts, { as: office.as })).toMatchObject({ total: 1 });
  expect(await refused(own.app, messageRoutes.list, { params: { id }, as: office.as })).toBe("NOT_FOUND");
  const message = await aMessage(toOffice.draft, colleague.person);
  expect(await refused(own.app, messageRoutes.send, { params: { id: toOffice.id }, body: message, as: colleague.as })).toBe("NOT_FOUND");
  const [home, second] = [office.departmentId, made.id];
  const deliveries = (await audit()).filter(({ action }) => action.endsWith(".delivery-changed"));
  // The channel was set once to what it had: that is no change.
  expect(deliveries.map(({ action, entry }) => [action, JSON.parse(entry).details])).toEqual([
    ["category.delivery-changed", { departmentBefore: null, department: second }],
    ["channel.delivery-changed", { departmentBefore: home, department: home, conflictBefore: null, conflict: standIn.id }],
  ]);
});

test("a delivery needs departments that are there, and two different ones", async () => {
  const [channel] = await call(own.app, channelRoutes.list, { as: office.as });
  const params = { id: channel!.id };
  const refuse = (departmentId: string, conflictDepartmentId: string | null) =>
    refused(own.app, channelRoutes.setDelivery, { params, body: { departmentId, conflictDepartmentId }, as: office.as });
  expect(await refuse(newId(), null)).toBe("NOT_FOUND");
  expect(await refuse(office.departmentId, newId())).toBe("NOT_FOUND");
  expect(await refuse(office.departmentId, office.departmentId)).toBe("INVALID_INPUT");
});

test("whoever says where reports go chooses among all departments, by name alone, without managing them", async () => {
  const { id } = await aRealDepartment(own, office, [office.person]);
  const keeper = await aColleague(own, office);
  await setRow(own, office.accountId, keeper.person.userId, { permissions: ["Einstellungen"] });
  const { as } = keeper;
  const names = await call(own.app, departmentRoutes.names, { as });
  expect(names.map((one) => one.id)).toEqual((await list()).map((one) => one.id));
  expect(await list(as)).toEqual([]);
  const [channel] = await call(own.app, channelRoutes.list, { as });
  const deliver = (body: { departmentId: string; conflictDepartmentId: string | null }) =>
    call(own.app, channelRoutes.setDelivery, { params: { id: channel!.id }, body, as });
  await deliver({ departmentId: id, conflictDepartmentId: null });
  expect((await call(own.app, channelRoutes.list, { as }))[0]!.departmentId).toBe(id);
  await deliver({ departmentId: office.departmentId, conflictDepartmentId: null });
  await setRow(own, office.accountId, keeper.person.userId, { permissions: ["Meldungen", "Statistiken"] });
  expect(await refused(own.app, departmentRoutes.names, { as })).toBe("FORBIDDEN");
});
