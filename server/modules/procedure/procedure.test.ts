import { auditRoutes } from "@hz/contract/account/audit";
import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { messageRoutes } from "@hz/contract/reports/messages";
import { MEASURE_KINDS } from "@hz/contract/procedure/procedure-terms";
import { type MeasureChange, type NewMeasure, type NewStep, procedureRoutes } from "@hz/contract/procedure/procedure";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId, newNotesKey } from "@hz/crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { aNote, noBox } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const addStep = (id: string, body: NewStep, as = office.as) => call(own.app, procedureRoutes.addStep, { params: { id }, as, body });
const addMeasure = (id: string, body: NewMeasure, as = office.as) =>
  call(own.app, procedureRoutes.addMeasure, { params: { id }, as, body });
const procedure = (id: string) => call(own.app, procedureRoutes.get, { params: { id }, as: office.as });
const notes = (id: string) => call(own.app, messageRoutes.notes, { params: { id }, as: office.as });
const entries = async (id: string) =>
  (await call(own.app, auditRoutes.list, { as: office.as, query: { target: id } })).entries
    .filter(({ action }) => action !== "report.read")
    .map(({ action, details }) => [action, details])
    .reverse();
const history = async (id: string) =>
  (await call(own.app, messageRoutes.history, { params: { id }, as: office.as }))
    .map(({ by, what }) => [by, what])
    .reverse()
    .slice(2);
const aMeasure = (change: Partial<NewMeasure> = {}): NewMeasure => ({
  id: newId(),
  kind: "investigation",
  state: "planned",
  day: "2026-12-01",
  userId: office.person.userId,
  note: null,
  ...change,
});

test("§ 17 (1) nos. 2 and 4: scope and substance are checked with result, person, time and a sealed reason", async () => {
  const { id, draft } = await aSubmitted(own, office);
  const colleague = await aColleague(own, office);
  const key = newNotesKey();
  const why = await aNote(office, draft, office.person, { kind: "step", key });
  const scope = await addStep(id, { id: why.id, kind: "scope", result: "unclear", note: why });
  expect(scope).toEqual({ id: why.id, kind: "scope", result: "unclear", by: office.person.userId, at: expect.any(String) });
  own.move(1000);
  const substance = await addStep(id, { id: newId(), kind: "substance", result: "partly", note: null }, colleague.as);
  own.move(1000);
  const corrected = await addStep(id, { id: newId(), kind: "scope", result: "yes", note: null });
  expect((await procedure(id)).steps).toEqual([scope, substance, corrected]);
  expect(await notes(id)).toMatchObject([{ id: why.id, kind: "step", box: why.box, authorId: office.person.userId }]);
  expect(await entries(id)).toEqual([
    ["report.scope-checked", { result: "unclear" }],
    ["report.substance-checked", { result: "partly" }],
    ["report.scope-checked", { result: "yes" }],
  ]);
  expect(await history(id)).toEqual([
    [office.person.userId, { kind: "scope", result: "unclear" }],
    [colleague.person.userId, { kind: "substance", result: "partly" }],
    [office.person.userId, { kind: "scope", result: "yes" }],
  ]);
});

test("a step may come again and stays one; another one under its id is refused", async () => {
  const { id, draft } = await aSubmitted(own, office);
  const other = await aSubmitted(own, office);
  const why = await aNote(office, draft, office.person, { kind: "step" });
  const sent = { id: why.id, kind: "scope", result: "yes", note: why } as const;
  const replies = await Promise.all([addStep(id, sent), addStep(id, sent), addStep(id, sent)]);
  expect(replies).toEqual([replies[0], replies[0], replies[0]]);
  expect((await procedure(id)).steps).toHaveLength(1);
  expect(await notes(id)).toHaveLength(1);
  const refusal = (body: NewStep, at = id) => refused(own.app, procedureRoutes.addStep, { params: { id: at }, as: office.as, body });
  expect(await refusal({ ...sent, result: "no" })).toBe("MESSAGE_CONFLICT");
  expect(await refusal({ ...sent, note: null })).toBe("MESSAGE_CONFLICT");
  expect(await refusal({ id: why.id, kind: "substance", result: "yes", note: why })).toBe("MESSAGE_CONFLICT");
  expect(await refusal({ ...sent }, other.id)).toBe("MESSAGE_CONFLICT");
  expect(await refusal({ ...sent, id: newId() })).toBe("INVALID_INPUT");
  expect(await refusal({ ...sent, result: "partly" } as never)).toBe("INVALID_INPUT");
  expect(await refusal({ id: newId(), kind: "closed", result: "withdrawn", note: null } as never)).toBe("INVALID_INPUT");
  const id2 = newId();
  const bad = { ...sent, id: id2, note: { ...why, id: id2, box: noBox(4096 + 56) } };
  expect(await refusal(bad)).toBe("BOX_REFUSED");
  expect((await procedure(id)).steps).toHaveLength(1);
});

test("§ 18: each of the law's measures is planned or taken on a day by somebody of the department, with a sealed remark", async () => {
  const { id, draft } = await aSubmitted(own, office);
  const remark = await aNote(office, draft, office.person, { kind: "measure" });
  const first = await addMeasure(id, aMeasure({ id: remark.id, note: remark }));
  const of = { state: "planned", day: "2026-12-01", userId: office.person.userId, createdBy: office.person.userId, changed: null };
  expect(first).toEqual({ ...of, id: remark.id, kind: "investigation", createdAt: expect.any(String) });
  for (const kind of MEASURE_KINDS.slice(1)) {
    own.move(1000);
    await addMeasure(id, aMeasure({ kind, state: "taken", day: "2026-02-28" }));
  }
  const { measures } = await procedure(id);
  expect(measures.map(({ kind }) => kind)).toEqual([...MEASURE_KINDS]);
  expect(measures[4]).toMatchObject({ state: "taken", day: "2026-02-28" });
  expect(await notes(id)).toMatchObject([{ id: remark.id, kind: "measure", box: remark.box }]);
  expect((await entries(id))[0]).toEqual(["report.measure-added", { measure: "investigation", measureId: remark.id, state: "planned" }]);
});

test("a measure is changed by whoever handles the report, which log and history show; a change of nothing is none", async () => {
  const { id } = await aSubmitted(own, office);
  const colleague = await aColleague(own, office);
  const sent = aMeasure();
  const { id: measureId } = await addMeasure(id, sent);
  const change = (body: object, as = colleague.as) => call(own.app, procedureRoutes.changeMeasure, { params: { id, measureId }, as, body });
  own.move(1000);
  expect(await change({ day: "2026-12-01", state: "planned" })).toMatchObject({ changed: null });
  expect(await change({ state: "taken", day: "2026-02-28", userId: colleague.person.userId })).toMatchObject({
    state: "taken",
    day: "2026-02-28",
    userId: colleague.person.userId,
    changed: { by: colleague.person.userId, at: expect.any(String) },
  });
  // What was lost on the way may come again after somebody has changed it: it says how it is now.
  expect(await addMeasure(id, sent)).toMatchObject({ id: measureId, state: "taken" });
  expect((await procedure(id)).measures).toHaveLength(1);
  expect(await entries(id)).toEqual([
    ["report.measure-added", { measure: "investigation", measureId, state: "planned" }],
    ["report.measure-changed", { measure: "investigation", measureId, state: "taken", day: "2026-02-28", user: colleague.person.userId }],
  ]);
  expect(await history(id)).toEqual([
    [office.person.userId, { kind: "measure", measure: "investigation", isNew: true, state: null }],
    [colleague.person.userId, { kind: "measure", measure: "investigation", isNew: false, state: "taken" }],
  ]);
});

test("who changes a measure says what was seen: what a colleague did meanwhile is never set back unseen", async () => {
  const { id } = await aSubmitted(own, office);
  const colleague = await aColleague(own, office);
  const [me, other] = [office.person.userId, colleague.person.userId];
  const today = berlinDay(own.ctx.now());
  const { id: measureId } = await addMeasure(id, aMeasure({ day: "2026-02-10" }));
  const seen = { state: "planned", day: "2026-02-10", userId: me } as const;
  const params = { id, measureId };
  const change = (body: MeasureChange, as = office.as) => call(own.app, procedureRoutes.changeMeasure, { params, as, body });
  const late = (body: MeasureChange) => refused(own.app, procedureRoutes.changeMeasure, { params, as: office.as, body });
  await change({ state: "taken", day: today, from: seen }, colleague.as);
  // Another field goes with it, and leaves it as it is.
  expect(await change({ userId: other, from: seen })).toMatchObject({ state: "taken", day: today, userId: other });
  // A day is the day of a state: neither is set over the other.
  expect(await late({ day: "2026-02-12", from: seen })).toBe("REPORT_CHANGED");
  expect(await late({ state: "taken", day: "2026-02-12", from: seen })).toBe("REPORT_CHANGED");
  expect(await late({ userId: me, from: { userId: me } })).toBe("REPORT_CHANGED");
  // What is there already changes nothing: an answer that was lost.
  expect(await change({ state: "taken", day: today, userId: other, from: seen })).toMatchObject({ changed: { by: me } });
  const now = { state: "taken", day: today, userId: other } as const;
  expect(await change({ state: "planned", day: "2026-02-12", from: now })).toMatchObject({
    state: "planned",
    day: "2026-02-12",
    userId: other,
  });
  expect(await late({ from: seen })).toBe("INVALID_INPUT");
  expect((await entries(id)).slice(1).map(([, details]) => details)).toEqual([
    { measure: "investigation", measureId, state: "taken", day: today },
    { measure: "investigation", measureId, state: "taken", user: other },
    { measure: "investigation", measureId, state: "planned", day: "2026-02-12" },
  ]);
});

test("what was taken was taken by today in Berlin; who answers for it can change without that being asked again", async () => {
  const { id } = await aSubmitted(own, office);
  const today = berlinDay(own.ctx.now());
  const tomorrow = addDays(today, 1);
  const add = { params: { id }, as: office.as };
  expect(await refused(own.app, procedureRoutes.addMeasure, { ...add, body: aMeasure({ state: "taken", day: tomorrow }) })).toBe(
    "MEASURE_DAY_REFUSED",
  );
  const { id: measureId } = await addMeasure(id, aMeasure({ day: addDays(today, 30) }));
  const change = (body: object) => ({ params: { id, measureId }, as: office.as, body });
  for (const body of [{ state: "taken" }, { state: "taken", day: tomorrow }])
    expect(await refused(own.app, procedureRoutes.changeMeasure, change(body))).toBe("MEASURE_DAY_REFUSED");
  expect(await call(own.app, procedureRoutes.changeMeasure, change({ state: "taken", day: today }))).toMatchObject({ day: today });
  expect(await refused(own.app, procedureRoutes.changeMeasure, change({ day: tomorrow }))).toBe("MEASURE_DAY_REFUSED");
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("measures").set({ day: tomorrow }).where("id", "=", measureId).execute());
  const colleague = await aColleague(own, office);
  const { userId } = colleague.person;
  expect(await call(own.app, procedureRoutes.changeMeasure, change({ userId }))).toMatchObject({ userId, day: tomorrow });
});

test("nobody outside the department is responsible, and a day is one that calendars know", async () => {
  const { id } = await aSubmitted(own, office);
  const stranger = await aColleague(own, office, { role: "Verwaltung" });
  const refusal = (body: object) => refused(own.app, procedureRoutes.addMeasure, { params: { id }, as: office.as, body: body as never });
  expect(await refusal(aMeasure({ userId: stranger.person.userId }))).toBe("ASSIGNEE_UNKNOWN");
  expect(await refusal(aMeasure({ userId: newId() }))).toBe("ASSIGNEE_UNKNOWN");
  for (const day of ["2026-02-30", "0000-01-01", "1.12.2026", "2026-12-01T00:00:00Z", ""])
    expect(await refusal(aMeasure({ day }))).toBe("INVALID_INPUT");
  const { id: measureId } = await addMeasure(id, aMeasure());
  const params = { id, measureId };
  const change = (body: object) => refused(own.app, procedureRoutes.changeMeasure, { params, as: office.as, body });
  expect(await change({ userId: stranger.person.userId })).toBe("ASSIGNEE_UNKNOWN");
  expect(await change({})).toBe("INVALID_INPUT");
  const other = await aSubmitted(own, office);
  const elsewhere = { params: { id: other.id, measureId }, as: office.as, body: { state: "taken" } as const };
  expect(await refused(own.app, procedureRoutes.changeMeasure, elsewhere)).toBe("NOT_FOUND");
});

test("who does not belong to the report's department finds none of it", async () => {
  const { id } = await aSubmitted(own, office);
  const { id: measureId } = await addMeasure(id, aMeasure());
  const colleague = await aColleague(own, office);
  const elsewhere = await aDepartment(own, office);
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("department_members").set({ department_id: elsewhere }).where("user_id", "=", colleague.person.userId).execute(),
  );
  const { as } = colleague;
  const params = { id };
  expect(await refused(own.app, procedureRoutes.get, { params, as })).toBe("NOT_FOUND");
  const step = { id: newId(), kind: "scope", result: "yes", note: null } as const;
  expect(await refused(own.app, procedureRoutes.addStep, { params, as, body: step })).toBe("NOT_FOUND");
  expect(await refused(own.app, procedureRoutes.addMeasure, { params, as, body: aMeasure() })).toBe("NOT_FOUND");
  const change = { params: { id, measureId }, as, body: { state: "taken" } as const };
  expect(await refused(own.app, procedureRoutes.changeMeasure, change)).toBe("NOT_FOUND");
});

test("steps cannot be changed or deleted by the application, whatever it is made to do", async () => {
  const { id } = await aSubmitted(own, office);
  await addStep(id, { id: newId(), kind: "scope", result: "yes", note: null });
  const change = () => own.db.tenant(office.accountId, (tx) => tx.updateTable("procedure_steps").set({ result: "no" }).execute());
  const remove = () => own.db.tenant(office.accountId, (tx) => tx.deleteFrom("procedure_steps").execute());
  await expect(change()).rejects.toThrow(/permission denied/);
  await expect(remove()).rejects.toThrow(/permission denied/);
  expect((await procedure(id)).steps).toMatchObject([{ result: "yes" }]);
});

test("a report that is deleted takes its steps and measures along", async () => {
  const { id } = await aSubmitted(own, office);
  await addStep(id, { id: newId(), kind: "scope", result: "yes", note: null });
  await addMeasure(id, aMeasure());
  await call(own.app, reportRoutes.remove, { params: { id }, as: office.as, body: { reason: "spam" } });
  const { rows } = await own.db.tenant(office.accountId, (tx) =>
    sql<{ n: number }>`select (select count(*) from procedure_steps where report_id = ${id})::int
      + (select count(*) from measures where report_id = ${id})::int as n`.execute(tx),
  );
  expect(rows[0]!.n).toBe(0);
});
