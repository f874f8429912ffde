import { guestRoutes } from "@hz/contract/people/guests";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { peopleRoutes } from "@hz/contract/people/people";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type SignedIn, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aGuest, aGuestBody } from "../../testing/builders-guests.ts";
import { tokenOf } from "../../testing/builders-people.ts";
import { call, refused } from "../../testing/call.ts";
import { jobsOf, onQueue } from "../../testing/job-queue.ts";

let own: TestApplication;
/** Its founder gives the guests their case. */
let office: TestOffice;
let report: Submitted;
/** Handles the case as well. */
let handler: SignedIn;
/** Manages people and works elsewhere, such as whom the case is about. */
let outsider: SignedIn;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  report = await aSubmitted(own, office);
  handler = await aColleague(own, office);
  outsider = await aColleague(own, office, { role: "Admin" });
  await own.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("department_members").where("user_id", "=", outsider.person.userId).execute(),
  );
});
afterAll(() => own.close());

/** An open invitation to the case. */
async function anInvitation() {
  const { body } = await aGuestBody(own, office, report.id);
  await call(own.app, guestRoutes.invite, { params: { id: report.id }, as: office.as, body });
  return { id: body.userId, token: await tokenOf(own, office.accountId, body.userId) };
}

/** Who is to hear of it since this was asked the last time; the worker does not run. */
async function told(): Promise<string[]> {
  const names = new Map([
    [office.person.userId, "founder"],
    [handler.person.userId, "handler"],
    [outsider.person.userId, "outsider"],
  ]);
  const jobs = await jobsOf(own, "mail-guest-gone");
  await onQueue(own, "delete from pgboss.job where name = 'mail-guest-gone'");
  return jobs.map(({ data }) => names.get((data as { userId: string }).userId) ?? "somebody else").sort();
}

test("§§ 8, 16 (2): a guest's open invitation is moved to no other mailbox, nor changed at all, and its link stays", async () => {
  const { id, token } = await anInvitation();
  for (const body of [{ email: outsider.person.email }, { firstName: "Anders" }])
    expect(await refused(own.app, peopleRoutes.update, { params: { id }, body, as: outsider.as })).toBe("NOT_FOUND");
  expect(await call(own.app, invitationRoutes.offer, { query: { token } })).toMatchObject({ firstName: "Greta", isGuest: true });
});

test("whoever handles a guest's case hears that others withdrew, deactivated or deleted the guest, and not who did it", async () => {
  const { id } = await anInvitation();
  const [second, third] = [await aGuest(own, office, report.id), await aGuest(own, office, report.id)];
  await told();
  await call(own.app, peopleRoutes.remove, { params: { id }, as: outsider.as });
  expect(await told()).toEqual(["founder", "handler"]);
  await call(own.app, peopleRoutes.update, { params: { id: second.userId }, body: { isActive: false }, as: outsider.as });
  expect(await told()).toEqual(["founder", "handler"]);
  // Nothing ends by it any more.
  await call(own.app, peopleRoutes.remove, { params: { id: second.userId }, as: outsider.as });
  expect(await told()).toEqual([]);
  await call(own.app, peopleRoutes.remove, { params: { id: third.userId }, as: office.as });
  expect(await told()).toEqual(["handler"]);
});
