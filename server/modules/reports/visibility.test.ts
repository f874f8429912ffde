import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId, sealFastKey, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aReport, aSubmitted, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aMessage, aNote } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
/** Somebody of the same company who belongs to the second department only. */
let elsewhere: SignedIn;
let second: string;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
  second = await aDepartment(own, office);
  elsewhere = await aColleague(own, office, { departmentId: second });
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("channels").set({ conflict_department_id: second }).execute());
});
afterAll(() => own.close());

test("§ 16 (2): who does not belong to a report's department sees no line, no count and no report", async () => {
  const { id, draft } = await aSubmitted(own, office);
  const { as, person } = elsewhere;
  const params = { id };
  expect(await call(own.app, reportRoutes.list, { as })).toEqual({ rows: [], total: 0, nextCursor: null });
  expect(await call(own.app, reportRoutes.counts, { as })).toMatchObject({ total: 0, new: 0 });
  const note = await aNote(office, draft, person);
  expect(
    await Promise.all([
      refused(own.app, reportRoutes.get, { params, as }),
      refused(own.app, reportRoutes.update, { params, as, body: { status: "closed" } }),
      refused(own.app, reportRoutes.remove, { params, as, body: { reason: "other" } }),
      refused(own.app, messageRoutes.list, { params, as }),
      refused(own.app, messageRoutes.send, { params, as, body: await aMessage(draft, person) }),
      refused(own.app, messageRoutes.notes, { params, as }),
      refused(own.app, messageRoutes.addNote, { params, as, body: note }),
    ]),
  ).toEqual(Array.from({ length: 7 }, () => "NOT_FOUND"));
  const fastKey = toBase64Url(await sealFastKey(office.office.founded.departmentSeed, draft.head, draft.reportKey));
  expect(await call(own.app, reportRoutes.fastKeys, { as, body: { keys: [{ id, fastKey }] } })).toEqual({ stored: 0 });
  expect(await call(own.app, reportRoutes.get, { params, as: office.as })).toMatchObject({ status: "new", fastKey: null });
});

test("§ 15 (1): a report about the office itself goes past the office", async () => {
  const { body } = await aReport(office);
  const about = { ...body, departmentId: second, reportId: newId() };
  const before = await call(own.app, reportRoutes.counts, { as: office.as });
  const { reportId: id } = await call(own.app, reportRoutes.submit, { body: about });
  expect((await call(own.app, reportRoutes.list, { as: elsewhere.as })).rows.map((row) => row.id)).toEqual([id]);
  expect(await call(own.app, reportRoutes.counts, { as: office.as })).toEqual(before);
  expect(await refused(own.app, reportRoutes.get, { params: { id }, as: office.as })).toBe("NOT_FOUND");
});

test("who leaves a department loses its reports at once", async () => {
  const colleague = await aColleague(own, office);
  const { id } = await aSubmitted(own, office);
  await call(own.app, reportRoutes.get, { params: { id }, as: colleague.as });
  await own.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("department_members").where("user_id", "=", colleague.person.userId).execute(),
  );
  expect(await refused(own.app, reportRoutes.get, { params: { id }, as: colleague.as })).toBe("NOT_FOUND");
});
