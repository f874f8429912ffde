import { peopleRoutes } from "@hz/contract/people/people";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment } from "../../testing/builders-departments.ts";
import { invited, joined } from "../../testing/builders-people.ts";
import { call } from "../../testing/call.ts";
import { jobsOf, onQueue } from "../../testing/job-queue.ts";
import { newsTo } from "../../testing/mails.ts";

let own: TestApplication;
/** Its founder is an Admin, belongs to the office and does everything here. */
let office: TestOffice;
/** Another Admin of the office. */
let admin: SignedIn;
/** Belong to the office and to a second department. */
let carla: SignedIn;
let jonas: SignedIn;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  admin = await aColleague(own, office, { role: "Admin" });
  carla = await aColleague(own, office);
  jonas = await aColleague(own, office);
  await aRealDepartment(own, office, [carla.person, jonas.person]);
  // Another department's, who hears of nothing.
  const { person } = await aColleague(own, office);
  const apart = await aRealDepartment(own, office, [person]);
  await own.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("department_members").where("user_id", "=", person.userId).where("department_id", "<>", apart.id).execute(),
  );
});
afterAll(() => own.close());

const change = (who: SignedIn, body: object, as = office.as) =>
  call(own.app, peopleRoutes.update, { params: { id: who.person.userId }, body, as });
const remove = (who: SignedIn) => call(own.app, peopleRoutes.remove, { params: { id: who.person.userId }, as: office.as });
/** Who is to be told as a member since this was asked the last time, a line for each mail; the worker does not run yet. */
async function told(): Promise<string[]> {
  const names = new Map([
    [office.person.userId, "founder"],
    [admin.person.userId, "admin"],
    [carla.person.userId, "carla"],
    [jonas.person.userId, "jonas"],
  ]);
  const payloads = (await jobsOf(own, "mail-members-changed")).map(
    ({ data }) => data as { accountId: string; userId: string; change: string; as: string },
  );
  await onQueue(own, "delete from pgboss.job where name = 'mail-members-changed'");
  return payloads
    .filter(({ accountId, as }) => accountId === office.accountId && as === "member")
    .map((one) => `${names.get(one.userId) ?? "somebody else"} ${one.change}`)
    .sort();
}

test("whoever may read reports no more, or again, is told to the other members of their departments, once and not to who hears of it anyway", async () => {
  await change(jonas, { permissions: ["Statistiken"] });
  expect(await told()).toEqual(["carla removed"]);
  await change(jonas, { permissions: ["Meldungen", "Statistiken"] });
  expect(await told()).toEqual(["carla added"]);
  await change(jonas, { firstName: "Jona", permissions: ["Meldungen"] });
  expect(await told()).toEqual([]);
  // Several that wait are one mail. Whoever belongs to the department hears of it, reading or not.
  for (const other of [jonas, await aColleague(own, office)]) await change(other, { permissions: [] });
  expect(await told()).toEqual(["carla removed", "jonas removed", "somebody else removed"]);
});

test("so it is by deactivating and activating, of which the person and administrators have a mail of their own", async () => {
  await change(jonas, { isActive: false });
  expect(await told()).toEqual(["carla removed"]);
  // Who reads nothing takes nothing along.
  await change(jonas, { permissions: ["Statistiken"] });
  await change(jonas, { isActive: true });
  expect(await told()).toEqual([]);
  await change(jonas, { isActive: false });
  await change(jonas, { isActive: true, permissions: ["Meldungen"] });
  expect(await told()).toEqual(["carla added"]);
  await change(jonas, { isActive: false });
  await told();
  await change(jonas, { isActive: true });
  expect(await told()).toEqual(["carla added"]);
  const heard = async (queue: string) =>
    (await jobsOf(own, queue))
      .map(({ data }) => data as { accountId: string; userId: string; change: string })
      .filter(({ accountId, change }) => accountId === office.accountId && change === "activated")
      .map(({ userId }) => userId);
  expect(new Set(await heard("tell-concerned"))).toEqual(new Set([jonas.person.userId]));
  expect(new Set(await heard("tell-administrator"))).toEqual(new Set([office.person.userId, admin.person.userId]));
});

test("so it is by deleting somebody, unless they read nothing any more", async () => {
  const other = await aColleague(own, office);
  await remove(other);
  expect(await told()).toEqual(["carla removed", "jonas removed"]);
  await change(jonas, { isActive: false });
  await told();
  await remove(jonas);
  expect(await told()).toEqual([]);
});

test("whoever comes by an invitation is told to the members of the departments, but not to whoever invited them", async () => {
  await joined(own, await invited(own, office));
  expect(await told()).toEqual(["admin added", "carla added", "jonas added"]);
  await joined(own, await invited(own, office, { permissions: ["Statistiken"] }));
  expect(await told()).toEqual([]);
});

test("the mail names nobody, and nobody gets two by one act", async () => {
  await own.startWorker();
  const count = async ({ person }: SignedIn) =>
    (await own.ctx.mailer.listMails()).filter(({ to, subject }) => to === person.email && !/bestätigen/.test(subject)).length;
  await newsTo(own, carla.person.email, 1);
  const before = { admin: await count(admin), carla: await count(carla) };
  await change(jonas, { isActive: false });
  const mails = await newsTo(own, carla.person.email, before.carla + 1);
  const mail = mails.find(({ subject }) => subject === "In Ihrer Abteilung ist eine Person ausgeschieden")!;
  expect(mail.text).toContain("deaktiviert");
  // Who handles reports does not see the audit log, and hears who does.
  expect(mail.text).toContain("wer die Berechtigung „Sicherheitseinstellungen“ hat");
  expect(mail.text + mail.html).not.toContain(jonas.person.fullName);
  expect(mail.text).toContain("/dashboard");
  expect((await newsTo(own, admin.person.email, before.admin + 1)).map(({ subject }) => subject)).toEqual([
    "Eine Anmeldung wurde deaktiviert",
  ]);
  await change(jonas, { isActive: true });
  expect((await newsTo(own, admin.person.email, before.admin + 2)).map(({ subject }) => subject)).toContain(
    "Eine Anmeldung wurde wieder aktiviert",
  );
  await joined(own, await invited(own, office));
  const added = (await newsTo(own, admin.person.email, before.admin + 3)).find(
    ({ subject }) => subject === "In Ihrer Abteilung ist eine Person hinzugekommen",
  )!;
  expect(added.text).toContain("wer mit Einladungscode kam oder schon freigegeben ist, liest sie bereits");
  expect([added.text.includes("Das Prüfprotokoll zeigt"), added.text.includes("„Sicherheitseinstellungen“")]).toEqual([true, false]);
  const ofActor = (await newsTo(own, office.person.email, 2)).map(({ subject }) => subject);
  expect(ofActor).toEqual(expect.arrayContaining(["Eine Anmeldung wurde deaktiviert", "Eine Anmeldung wurde wieder aktiviert"]));
});
