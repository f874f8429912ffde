import { departmentRoutes } from "@hz/contract/people/departments";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { invitationRoutes } from "@hz/contract/people/invitations";
import type { Role } from "@hz/contract/permissions";
import { peopleRoutes } from "@hz/contract/people/people";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, type TestOffice } from "../../testing/builders.ts";
import { aGrant, aKey, aRealDepartment } from "../../testing/builders-departments.ts";
import { anInvite, hold, invited } from "../../testing/builders-people.ts";
import { atTheBrowserOf } from "../../testing/builders-reset.ts";
import { call, refused } from "../../testing/call.ts";
import { newsTo } from "../../testing/mails.ts";
import { grantEpochs } from "../../../web/vault/people/renewal.ts";
import { offerEmergency } from "../../../web/vault/keys/emergency.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
afterAll(() => own.close());

const state = ({ as }: TestOffice) => call(own.app, emergencyRoutes.get, { as });
const departments = ({ as }: TestOffice) => call(own.app, departmentRoutes.list, { as });
const remove = ({ as }: TestOffice) => call(own.app, emergencyRoutes.remove, { as, body: { lost: null } });
async function make(office: TestOffice) {
  await atTheBrowserOf(own, office, office.accountId);
  const { key } = await offerEmergency((await state(office)).key?.id ?? null);
  await call(own.app, emergencyRoutes.put, { as: office.as, body: key });
  return key;
}
const nameOf = async (office: TestOffice) => (await departments(office)).find(({ id }) => id === office.departmentId)!.name;

test.each<[string, Role[], boolean]>([
  ["nobody beside the founder", [], true],
  ["a colleague who manages people, though with keys", ["Verwaltung"], true],
  ["a colleague who handles reports", ["Fallbearbeitung"], false],
  ["several who handle reports", ["Fallbearbeitung", "Fallbearbeitung", "Verwaltung"], false],
])("a department is at risk or not: %s", async (_, roles, isAtRisk) => {
  const office = await anOffice(own);
  for (const role of roles) await aColleague(own, office, { role });
  expect((await state(office)).atRisk).toEqual(isAtRisk ? [await nameOf(office)] : []);
});

test("who is deactivated or lacks an epoch in use does not count; a department that nothing belongs to neither", async () => {
  const office = await anOffice(own);
  const gone = await aColleague(own, office);
  const name = await nameOf(office);
  await aDepartment(own, office, "Ohne Kanal");
  expect((await state(office)).atRisk).toEqual([]);
  await call(own.app, peopleRoutes.update, { as: office.as, params: { id: gone.person.userId }, body: { isActive: false } });
  expect((await state(office)).atRisk).toEqual([name]);
  const colleague = await aColleague(own, office);
  expect((await state(office)).atRisk).toEqual([]);
  const { key, grants } = await aKey(office, office.departmentId, 2, [office.person, colleague.person]);
  await call(own.app, departmentRoutes.renewKey, { as: office.as, params: { id: office.departmentId }, body: { key, grants } });
  expect((await state(office)).atRisk).toEqual([]);
  await own.db.tenant(office.accountId, (tx) =>
    sql`delete from grants where epoch = 2 and to_user_id = ${colleague.person.userId}`.execute(tx),
  );
  expect((await state(office)).atRisk).toEqual([name]);
});

test("an emergency key counts where it opens the department whole", async () => {
  const office = await anOffice(own);
  const name = await nameOf(office);
  await make(office);
  expect(await state(office)).toMatchObject({ atRisk: [], key: { missing: [] } });
  await own.db.tenant(office.accountId, (tx) =>
    sql`delete from grants g using emergency_keys e where g.to_user_id = e.id and g.kind = 'department'`.execute(tx),
  );
  expect(await state(office)).toMatchObject({ atRisk: [name], key: { missing: [{ name, grantedBy: "members" }] } });
});

test("members of a department see the emergency key with what it lacks, and since when it is there", async () => {
  const office = await anOffice(own);
  const handler = await aColleague(own, office);
  const seen = async () => (await call(own.app, departmentRoutes.list, { as: handler.as }))[0]!.emergencyKey;
  expect(await seen()).toBeNull();
  const { id } = await make(office);
  expect(await seen()).toEqual({ userId: id, since: (await state(office)).key!.createdAt, missing: [] });
  await remove(office);
  expect(await seen()).toBeNull();
});

test("whoever sees to security gets a mail when the key is made, renewed and removed; whoever reads reports when one is made", async () => {
  const office = await anOffice(own);
  const admin = await aColleague(own, office, { role: "Admin" });
  const handler = await aColleague(own, office);
  const evaluator = await aColleague(own, office, { role: "Auswertung" });
  const subjects = async (address: string, number: number) => (await newsTo(own, address, number)).map(({ subject }) => subject);
  const emergency = (list: string[]) => list.filter((subject) => subject.startsWith("Notfallschlüssel"));
  await make(office);
  await make(office);
  await remove(office);
  await remove(office);
  const all = ["Notfallschlüssel erzeugt", "Notfallschlüssel erneuert", "Notfallschlüssel gelöscht"];
  expect(emergency(await subjects(admin.person.email, 3)).toSorted()).toEqual(all.toSorted());
  expect(emergency(await subjects(office.person.email, 3)).toSorted()).toEqual(all.toSorted());
  expect(emergency(await subjects(handler.person.email, 2)).toSorted()).toEqual(all.filter((one) => !one.endsWith("gelöscht")).toSorted());
  expect(await subjects(evaluator.person.email, 0)).toEqual([]);
});

test("its id is nobody else's: an invitation under it is refused, so that none can be withdrawn with what the key was granted", async () => {
  const office = await anOffice(own);
  const { id } = await make(office);
  const { body } = await anInvite(own, office, { permissions: [], withCode: false });
  expect(
    await refused(own.app, invitationRoutes.invite, { as: office.as, body: { ...body, id, permissions: [], departmentIds: [] } }),
  ).toBe("EMAIL_TAKEN");
  // Nor does a key take the id of an open invitation.
  const { body: open } = await invited(own, office);
  await atTheBrowserOf(own, office, office.accountId);
  const { key } = await offerEmergency(id);
  const moved = {
    ...key,
    id: open.id,
    member: { ...key.member, userId: open.id },
    grants: key.grants.map((one) => ({ ...one, byUserId: open.id })),
  };
  expect(await refused(own.app, emergencyRoutes.put, { as: office.as, body: moved })).toBe("BOX_REFUSED");
});

test("of two that were made at once only the first counts; the same one may come again, and what was made beside a former one not", async () => {
  const office = await anOffice(own);
  await atTheBrowserOf(own, office, office.accountId);
  const [one, other] = [(await offerEmergency(null)).key, (await offerEmergency(null)).key];
  const put = (body: typeof one) => call(own.app, emergencyRoutes.put, { as: office.as, body });
  const putRefused = (body: typeof one) => refused(own.app, emergencyRoutes.put, { as: office.as, body });
  await put(one);
  expect(await putRefused(other)).toBe("KEYS_CHANGED");
  // An answer that did not arrive: the second try is the same.
  await put(one);
  expect((await state(office)).key!.id).toBe(one.id);
  const [next, late] = [(await offerEmergency(one.id)).key, (await offerEmergency(one.id)).key];
  await put(next);
  expect(await putRefused(late)).toBe("KEYS_CHANGED");
  await remove(office);
  expect(await putRefused(late)).toBe("KEYS_CHANGED");
  expect((await state(office)).key).toBeNull();
});

test("a department's member grants it what it lacks; nobody else does, and of what it alone holds it is neither renewed nor ended", async () => {
  const office = await anOffice(own);
  const member = await aColleague(own, office);
  const other = await aRealDepartment(own, office, [member.person]);
  await own.db.tenant(office.accountId, (tx) =>
    sql`delete from grants where department_id = ${other.id} and to_user_id = ${office.person.userId}`.execute(tx),
  );
  const { id } = await make(office);
  expect((await state(office)).key).toMatchObject({ missing: [{ name: other.name, grantedBy: "members" }], onlyHere: [] });
  const params = { id: other.id, userId: id };
  const made = await aGrant(office, { departmentId: other.id, epoch: 1 }, new Uint8Array(32), office.person);
  expect(await refused(own.app, departmentRoutes.grant, { params, body: { grants: [{ ...made, toUserId: id }] }, as: office.as })).toBe(
    "NOT_FOUND",
  );

  await hold(own, office.accountId, { ...member.person, as: member.as });
  await call(own.app, departmentRoutes.grant, { params, body: { grants: await grantEpochs(other.id, [1], id) }, as: member.as });
  expect((await state(office)).key).toMatchObject({ missing: [], onlyHere: [] });

  await own.db.tenant(office.accountId, (tx) => sql`delete from grants where to_user_id = ${member.person.userId}`.execute(tx));
  expect((await state(office)).key).toMatchObject({ missing: [], onlyHere: [{ name: other.name, fetchedBy: "managers" }], mayEnd: false });
  expect(await refused(own.app, emergencyRoutes.remove, { as: office.as, body: { lost: null } })).toBe("LAST_MEMBER");
});

test("who can fetch what it alone holds is told: of a department that stands in its people, if there are any", async () => {
  const office = await anOffice(own);
  const member = await aColleague(own, office);
  const board = await aRealDepartment(own, office, [member.person]);
  await make(office);
  const inTables = (text: ReturnType<typeof sql>) => own.db.tenant(office.accountId, (tx) => text.execute(tx));
  await inTables(sql`update grants set to_user_id = (select id from emergency_keys where account_id = ${office.accountId})
    where department_id = ${board.id} and to_user_id = ${member.person.userId}`);
  const fetchedBy = async () => (await state(office)).key!.onlyHere.map((one) => one.fetchedBy);
  expect(await fetchedBy()).toEqual(["managers"]);
  await inTables(sql`delete from department_members where department_id = ${office.departmentId} and user_id = ${member.person.userId}`);
  await inTables(sql`update channels set conflict_department_id = ${board.id} where account_id = ${office.accountId}`);
  expect(await fetchedBy()).toEqual(["members"]);
  // Nor does it open to whoever joined while somebody holds the key who cannot sign in.
  const gone = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  await inTables(sql`insert into department_members (account_id, department_id, user_id)
    values (${office.accountId}, ${board.id}, ${gone.person.userId})`);
  await inTables(sql`insert into grants (account_id, id, to_user_id, kind, department_id, epoch, by_user_id, box, signature, created_at)
    select account_id, gen_random_uuid(), ${gone.person.userId}, kind, department_id, epoch, by_user_id, box, signature, created_at
    from grants where department_id = ${board.id}`);
  await inTables(sql`update users set is_active = false where id = ${gone.person.userId}`);
  expect(await fetchedBy()).toEqual(["deactivated"]);
  await inTables(sql`delete from department_members where department_id = ${board.id}`);
  expect(await fetchedBy()).toEqual(["nobody"]);
});

test("a department whose newest key nobody holds any more is named as lost: nobody can grant it what is gone", async () => {
  const office = await anOffice(own);
  const member = await aColleague(own, office);
  const other = await aRealDepartment(own, office, [member.person]);
  await make(office);
  expect((await state(office)).key).toMatchObject({ missing: [{ name: other.name, grantedBy: "members" }], lost: [] });
  await own.db.tenant(office.accountId, (tx) => sql`delete from grants where department_id = ${other.id}`.execute(tx));
  expect((await state(office)).key).toMatchObject({ missing: [], lost: [other.name] });
});

test("who can grant it what it lacks is told: a member; one who is activated again before; or whoever accepts the invitation", async () => {
  const office = await anOffice(own);
  const member = await aColleague(own, office);
  const invitation = await invited(own, office);
  await make(office);
  const inTables = (text: ReturnType<typeof sql>) => own.db.tenant(office.accountId, (tx) => text.execute(tx));
  await inTables(sql`delete from grants where kind = 'department' and to_user_id not in (${member.person.userId}, ${invitation.body.id})`);
  const grantedBy = async () => (await state(office)).key!.missing.map((one) => one.grantedBy);
  expect(await grantedBy()).toEqual(["members"]);
  await inTables(sql`update users set is_active = false where id = ${member.person.userId}`);
  expect(await grantedBy()).toEqual(["deactivated"]);
  await inTables(sql`delete from grants where kind = 'department' and to_user_id = ${member.person.userId}`);
  expect(await grantedBy()).toEqual(["invited"]);
});

test("what nobody holds is not at risk of a loss: there neither a second person nor an emergency key helps", async () => {
  const office = await anOffice(own);
  await aColleague(own, office);
  const name = await nameOf(office);
  const lose = (who: string) => own.db.tenant(office.accountId, (tx) => sql`delete from grants where to_user_id <> ${who}`.execute(tx));
  await lose(office.person.userId);
  expect((await state(office)).atRisk).toEqual([name]);
  await lose(office.accountId);
  expect((await state(office)).atRisk).toEqual([]);
});

test("where its maker holds what no member does, it can be renewed, and not end", async () => {
  const office = await anOffice(own);
  await make(office);
  expect((await state(office)).key).toMatchObject({ onlyHere: [], mayEnd: true });
  await own.db.tenant(office.accountId, (tx) => sql`delete from department_members where account_id = ${office.accountId}`.execute(tx));
  expect((await state(office)).key).toMatchObject({ onlyHere: [], mayEnd: false });
  expect(await refused(own.app, emergencyRoutes.remove, { as: office.as, body: { lost: null } })).toBe("LAST_MEMBER");
  await make(office);
});
