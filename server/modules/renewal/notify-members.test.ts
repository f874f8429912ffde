import { channelRoutes } from "@hz/contract/channels/channels";
import { departmentRoutes } from "@hz/contract/people/departments";
import { peopleRoutes } from "@hz/contract/people/people";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment, type TestDepartment } from "../../testing/builders-departments.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
/** Belongs to the office alone. */
let clerk: SignedIn;
/** Belongs to the board alone, which stands in for the office. */
let member: SignedIn;
let board: TestDepartment;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
beforeEach(async () => {
  office = await anOffice(own);
  clerk = await aColleague(own, office);
  member = await aColleague(own, office);
  board = await aRealDepartment(own, office, [member.person]);
  await removeFromDepartment(office.departmentId, member);
  const [channel] = await call(own.app, channelRoutes.list, { as: office.as });
  const body = { departmentId: office.departmentId, conflictDepartmentId: board.id };
  await call(own.app, channelRoutes.setDelivery, { params: { id: channel!.id }, body, as: office.as });
});
afterAll(() => own.close());

const at = (id: string, { person }: SignedIn) => ({ params: { id, userId: person.userId }, as: office.as });
const removeFromDepartment = (id: string, who: SignedIn) => call(own.app, departmentRoutes.removeMember, at(id, who));
const addToDepartment = (id: string, who: SignedIn) => call(own.app, departmentRoutes.addMember, { ...at(id, who), body: { grants: [] } });
const joinsOf = async (who: SignedIn) => {
  const waiting = await call(own.app, peopleRoutes.waiting, { as: member.as });
  return waiting.find(({ id }) => id === who.person.userId)?.joins;
};
const left = (who: SignedIn) => call(own.app, departmentRoutes.left, { as: who.as });
const subjectsTo = async ({ person }: SignedIn) =>
  (await own.ctx.mailer.listMails()).filter(({ to }) => to === person.email).map(({ subject }) => subject);

test("whoever releases sees who took somebody in, and that they came from the office whose reports go there", async () => {
  await removeFromDepartment(office.departmentId, clerk);
  await addToDepartment(board.id, clerk);
  const [join] = (await joinsOf(clerk))!;
  expect(join).toMatchObject({
    departmentId: board.id,
    by: office.person.fullName,
    isOwnDoing: false,
    from: [{ department: "Interne Meldestelle" }],
  });
  expect(Date.parse(join!.at!)).toBeGreaterThanOrEqual(Date.parse(join!.from[0]!.at));
  // Who left a department that the board does not stand in for came from nowhere.
  const newcomer = await aColleague(own, office, { departmentId: (await aRealDepartment(own, office, [member.person])).id });
  await addToDepartment(board.id, newcomer);
  expect((await joinsOf(newcomer))!.find(({ departmentId }) => departmentId === board.id)!.from).toEqual([]);
  await addToDepartment((await aRealDepartment(own, office, [member.person])).id, office);
  expect((await joinsOf(office))!.map(({ isOwnDoing }) => isOwnDoing)).toEqual([true]);
});

test("whoever was taken out reads by whom, for a month, unless they are back or went by themselves", async () => {
  await removeFromDepartment(office.departmentId, clerk);
  expect(await left(clerk)).toMatchObject([{ department: "Interne Meldestelle", by: office.person.fullName }]);
  expect(await left(member)).toHaveLength(1);
  await addToDepartment(office.departmentId, clerk);
  expect(await left(clerk)).toEqual([]);
  await aColleague(own, office);
  await removeFromDepartment(office.departmentId, office);
  expect(await left(office)).toEqual([]);
  const long = new Date(Date.now() - 31 * 86_400_000);
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("department_leavings").set({ at: long }).execute());
  expect(await left(member)).toEqual([]);
});

test("who belonged to a department that is deleted hears of it by mail; nobody deletes it over the head of who holds more", async () => {
  const admin = await aColleague(own, office, { role: "Admin" });
  const lesser = await aColleague(own, office);
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .updateTable("users")
      .set({ permissions: ["Meldungen", "Benutzer und Abteilungen"] })
      .where("id", "=", lesser.person.userId)
      .execute(),
  );
  const remove = ({ id }: TestDepartment, as = office.as) => ({ params: { id }, as });
  const apart = await aRealDepartment(own, office, [clerk.person, admin.person, office.person]);
  expect(await refused(own.app, departmentRoutes.remove, remove(apart, lesser.as))).toBe("HOLDS_MORE");
  await call(own.app, departmentRoutes.remove, remove(apart));
  await vi.waitFor(async () => {
    for (const who of [clerk, admin]) expect(await subjectsTo(who)).toContain("Sie gehören nicht mehr zu einer Abteilung");
  }, 20_000);
  expect(await subjectsTo(office)).not.toContain("Sie gehören nicht mehr zu einer Abteilung");
  // Of who holds no more than they do.
  const others = await aRealDepartment(own, office, [clerk.person]);
  await call(own.app, departmentRoutes.remove, remove(others, lesser.as));
});

test("the person and every other member hear of it by mail, without a name; who did it does not", async () => {
  await removeFromDepartment(office.departmentId, clerk);
  await addToDepartment(board.id, clerk);
  await vi.waitFor(async () => {
    expect(await subjectsTo(clerk)).toEqual(
      expect.arrayContaining(["Sie gehören nicht mehr zu einer Abteilung", "Sie gehören jetzt zu einer weiteren Abteilung"]),
    );
    // By the founding of the board, and by who joined it.
    expect(await subjectsTo(member)).toEqual(
      expect.arrayContaining(["Sie gehören jetzt zu einer weiteren Abteilung", "In Ihrer Abteilung ist eine Person hinzugekommen"]),
    );
  }, 20_000);
  const mails = await own.ctx.mailer.listMails();
  const told = mails.filter(({ subject }) => /Abteilung/.test(subject));
  expect(told.map(({ to }) => to)).not.toContain(office.person.email);
  for (const { text } of told) expect(text).not.toContain(clerk.person.fullName);
});
