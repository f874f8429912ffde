import { auditRoutes } from "@hz/contract/account/audit";
import { reportRoutes } from "@hz/contract/reports/reports";
import { securityRoutes } from "@hz/contract/account/security";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { call, type Headers, refused, send } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
let colleague: SignedIn;
let id: string;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
  colleague = await aColleague(own, office);
});
beforeEach(async () => {
  await needTwo(true);
  ({ id } = await aSubmitted(own, office));
});
afterAll(() => own.close());

async function needTwo(twoPersonDeletion: boolean) {
  const body = {
    requireSecondFactor: false,
    twoPersonDeletion,
    showHandlerNames: false,
    sessionHours: 12,
    idleMinutes: 120,
    retentionMonths: 36,
  };
  await call(own.app, securityRoutes.save, { as: office.as, body });
}
const ask = (as: Headers, note = "Bitte prüfen.") =>
  call(own.app, reportRoutes.remove, { params: { id }, as, body: { reason: "duplicate", note } });
const confirm = (as: Headers) => send(own.app, reportRoutes.confirmDeletion, { params: { id }, as });
const end = (as: Headers) => call(own.app, reportRoutes.endDeletion, { params: { id }, as });
const get = (as = office.as) => call(own.app, reportRoutes.get, { params: { id }, as });
const log = async () =>
  (await call(own.app, auditRoutes.list, { as: office.as, query: { target: id } })).entries
    .filter(({ action }) => action.startsWith("report.del"))
    .map(({ actor, action, details }) => [actor!.name, action, details]);

test("without two people a report goes at once, and the log keeps the reason only", async () => {
  await needTwo(false);
  expect(await get()).toMatchObject({ deletionNeedsTwo: false, deletionRequest: null });
  expect(await ask(office.as)).toEqual({ deleted: true });
  expect(await refused(own.app, reportRoutes.get, { params: { id }, as: office.as })).toBe("NOT_FOUND");
  expect(await log()).toEqual([[office.person.fullName, "report.deleted", { reason: "duplicate" }]]);
});

test("who was taken into the department and waits for its key deletes nothing, alone or as the second one", async () => {
  const waiting = await aColleague(own, office);
  await own.db.tenant(office.accountId, (tx) => tx.deleteFrom("grants").where("to_user_id", "=", waiting.person.userId).execute());
  await ask(office.as);
  expect((await confirm(waiting.as)).json()).toMatchObject({ code: "ACCESS_WAITING" });
  await needTwo(false);
  const asking = { params: { id }, as: waiting.as, body: { reason: "spam" as const } };
  expect(await refused(own.app, reportRoutes.remove, asking)).toBe("ACCESS_WAITING");
  expect(await get()).toMatchObject({ id });
});

test("a reason is asked for, out of the closed list", async () => {
  for (const reason of ["", "weil", null]) {
    const reply = await own.app.inject({ method: "DELETE", url: `/api/reports/${id}`, headers: office.as, payload: { reason } });
    expect(reply.json()).toMatchObject({ code: "INVALID_INPUT", fields: ["reason"] });
  }
});

test("§ 11 (1), (5): with two people the first one's deletion is a request that the whole department sees", async () => {
  expect(await ask(office.as)).toEqual({ deleted: false });
  const request = {
    requestedBy: office.person.userId,
    requestedByName: office.person.fullName,
    reason: "duplicate",
    note: "Bitte prüfen.",
  };
  expect(await get()).toMatchObject({ deletionNeedsTwo: true, deletionRequest: request });
  expect((await get(colleague.as)).deletionRequest).toMatchObject(request);
  // Another wish to delete is no confirmation: who has not seen the request has not agreed to it.
  expect(await ask(colleague.as, "Auch ich")).toEqual({ deleted: false });
  expect((await get()).deletionRequest).toMatchObject(request);
  expect(await log()).toEqual([[office.person.fullName, "report.deletion-requested", { reason: "duplicate" }]]);
});

test("the second person deletes it, the first one cannot", async () => {
  await ask(office.as);
  const same = await confirm(office.as);
  expect([same.statusCode, same.json().code]).toEqual([409, "NEEDS_SECOND_PERSON"]);
  expect((await get()).deletionRequest).not.toBeNull();
  expect((await confirm(colleague.as)).statusCode).toBe(200);
  expect(await refused(own.app, reportRoutes.get, { params: { id }, as: office.as })).toBe("NOT_FOUND");
  expect((await log())[0]).toEqual([
    colleague.person.fullName,
    "report.deleted",
    { reason: "duplicate", requestedBy: office.person.userId },
  ]);
});

test("a request is withdrawn by who asked and refused by anybody else; then nobody can confirm it", async () => {
  await ask(office.as);
  await end(office.as);
  expect((await get()).deletionRequest).toBeNull();
  await ask(office.as);
  await end(colleague.as);
  await end(colleague.as);
  expect((await confirm(colleague.as)).json().code).toBe("NOT_FOUND");
  expect((await log()).map(([who, action]) => [who, action])).toEqual([
    [colleague.person.fullName, "report.deletion-refused"],
    [office.person.fullName, "report.deletion-requested"],
    [office.person.fullName, "report.deletion-withdrawn"],
    [office.person.fullName, "report.deletion-requested"],
  ]);
});

test("of a confirmation and a withdrawal at once only one happens", async () => {
  await ask(office.as);
  const [confirmed] = await Promise.all([
    confirm(colleague.as),
    send(own.app, reportRoutes.endDeletion, { params: { id }, as: office.as }),
  ]);
  const isGone = (await send(own.app, reportRoutes.get, { params: { id }, as: office.as })).statusCode === 404;
  expect(isGone).toBe(confirmed.statusCode === 200);
  const done = (await log()).map(([, action]) => action);
  expect(done).toEqual([isGone ? "report.deleted" : "report.deletion-withdrawn", "report.deletion-requested"]);
});

test("who does not belong to the department neither sees nor confirms it", async () => {
  const outside = await aColleague(own, office, { role: "Admin", departmentId: await aDepartment(own, office) });
  await ask(office.as);
  expect((await confirm(outside.as)).json().code).toBe("NOT_FOUND");
  expect(await refused(own.app, reportRoutes.endDeletion, { params: { id }, as: outside.as })).toBe("NOT_FOUND");
  expect((await get()).deletionRequest).not.toBeNull();
});
