import { auditRoutes } from "@hz/contract/account/audit";
import { deskRoutes } from "@hz/contract/reports/desk";
import { reportRoutes, type ReportStatus } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment, aSubmittedTo } from "../../testing/builders-departments.ts";
import { CLOSURE } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";
import { channelRoutes } from "@hz/contract/channels/channels";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

type Change = { status?: ReportStatus; assignedTo?: string | null };
const change = (ids: string[], wanted: Change, as = office.as) =>
  call(own.app, deskRoutes.updateSeveral, { as, body: { ids, ...wanted, closure: CLOSURE } });
const get = (id: string, as = office.as) => call(own.app, reportRoutes.get, { params: { id }, as });
const entries = async (action: string, target: string) =>
  (await call(own.app, auditRoutes.list, { as: office.as, query: { target } })).entries.filter((entry) => entry.action === action);

test("several reports get a status and an assignee, each with its history and its entry in the log", async () => {
  const ids = [(await aSubmitted(own, office)).id, (await aSubmitted(own, office)).id, (await aSubmitted(own, office)).id];
  const colleague = await aColleague(own, office);
  const { userId } = colleague.person;
  await change([ids[0]!], { status: "closed" });
  const { rows, refused: left } = await change([...ids, ids[0]!], { status: "closed", assignedTo: userId });
  expect(left).toEqual([]);
  expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
  for (const row of rows) expect(row).toMatchObject({ status: "closed", assignedTo: userId });
  for (const id of ids) {
    expect((await entries("report.changed", id)).map(({ details }) => details)).toEqual([
      { from: "new", to: "closed", outcome: "not-confirmed" },
    ]);
    expect((await entries("report.assigned", id)).map(({ details }) => details)).toEqual([{ from: null, to: userId }]);
  }
  const shifts = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("status_changes").select(["report_id", "user_id"]).where("report_id", "in", ids).execute(),
  );
  expect(shifts.map(({ report_id }) => report_id).sort()).toEqual([...ids].sort());
  expect((await change(ids, { assignedTo: null }, colleague.as)).rows.map(({ assignedTo }) => assignedTo)).toEqual([null, null, null]);
});

test("reports that the caller may not see are named and stay as they are, among them those of other companies", async () => {
  const stranger = await anOffice(own);
  const [mine, theirs] = [await aSubmitted(own, office), await aSubmitted(own, stranger)];
  const nothing = newId();
  const { rows, refused: left } = await change([mine.id, theirs.id, nothing], { status: "closed" });
  expect(rows.map(({ id }) => id)).toEqual([mine.id]);
  expect(left).toEqual([
    { id: theirs.id, code: "NOT_FOUND" },
    { id: nothing, code: "NOT_FOUND" },
  ]);
  expect(await get(theirs.id, stranger.as)).toMatchObject({ status: "new" });
});

test("whoever is not in a report's department does not get it; the others of the same call they do get", async () => {
  const colleague = await aColleague(own, office);
  const second = await aRealDepartment(own, office, [office.person]);
  const [channel] = await call(own.app, channelRoutes.list, { as: office.as });
  const inFirst = await aSubmitted(own, office);
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("channels").set({ department_id: second.id }).where("id", "=", channel!.id).execute(),
  );
  const inSecond = await aSubmittedTo(own, office, second.key);
  const { rows, refused: left } = await change([inFirst.id, inSecond.id], { assignedTo: colleague.person.userId, status: "in_progress" });
  expect(rows.map(({ id }) => id)).toEqual([inFirst.id]);
  expect(left).toEqual([{ id: inSecond.id, code: "ASSIGNEE_UNKNOWN" }]);
  expect(await get(inSecond.id)).toMatchObject({ assignedTo: null, status: "new" });
  expect((await change([inSecond.id], { status: "closed" }, colleague.as)).refused).toEqual([{ id: inSecond.id, code: "NOT_FOUND" }]);
});

test("no reports, too many, ids that are none and states that are none are invalid", async () => {
  const [id, many] = [newId(), Array.from({ length: 201 }, newId)];
  for (const body of [
    { ids: [] },
    { ids: many, status: "closed" },
    { ids: ["x"] },
    { ids: [id], status: "gone" },
    { ids: [id], assignedTo: "" },
  ])
    expect(await refused(own.app, deskRoutes.updateSeveral, { as: office.as, body: body as never })).toBe("INVALID_INPUT");
});
