import { auditRoutes } from "@hz/contract/account/audit";
import { deskRoutes } from "@hz/contract/reports/desk";
import { messageRoutes } from "@hz/contract/reports/messages";
import { procedureRoutes } from "@hz/contract/procedure/procedure";
import { FOUND_OUTCOMES } from "@hz/contract/procedure/procedure-terms";
import { type Closure, reportRoutes, type ReportStatus } from "@hz/contract/reports/reports";
import { newId, newNotesKey } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aMessage, aNote, CLOSURE } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

type Given = Closure & { note?: Awaited<ReturnType<typeof aNote>> };
const given = ({ id }: Submitted, status: ReportStatus, closure?: Given) => ({
  params: { id },
  as: office.as,
  body: { status, ...(closure && { closure }) },
});
const set = (report: Submitted, status: ReportStatus, closure?: Given) =>
  call(own.app, reportRoutes.update, given(report, status, closure));
const refusal = (report: Submitted, status: ReportStatus, closure?: Given) =>
  refused(own.app, reportRoutes.update, given(report, status, closure));
const procedure = ({ id }: Submitted) => call(own.app, procedureRoutes.get, { params: { id }, as: office.as });
const feedback = async (report: Submitted) =>
  call(own.app, messageRoutes.send, {
    params: { id: report.id },
    as: office.as,
    body: { ...(await aMessage(report.draft, office.person)), kind: "feedback" },
  });
const several = (reports: Submitted[], closure?: Closure) =>
  ({ as: office.as, body: { ids: reports.map(({ id }) => id), status: "closed", ...(closure && { closure }) } }) as const;
const changes = async ({ id }: Submitted) =>
  (await call(own.app, auditRoutes.list, { as: office.as, query: { target: id } })).entries
    .filter(({ action }) => action === "report.changed")
    .map(({ details }) => details)
    .reverse();

test("a case is closed only with an outcome, out of the closed list, and stays as it was without", async () => {
  const report = await aSubmitted(own, office);
  for (const status of ["closed", "resolved"] as const) expect(await refusal(report, status)).toBe("CLOSURE_NEEDED");
  expect(await refusal(report, "closed", { outcome: "solved", noFeedbackReason: "waived" } as never)).toBe("INVALID_INPUT");
  expect(await refused(own.app, deskRoutes.updateSeveral, several([report]))).toBe("CLOSURE_NEEDED");
  expect(await procedure(report)).toMatchObject({ closed: null, steps: [] });
  expect(await set(report, "in_progress")).toMatchObject({ status: "in_progress", outcome: null, closedAt: null });
});

test.each(FOUND_OUTCOMES)("%s is an outcome, which the log keeps as a code and nothing else", async (outcome) => {
  const report = await aSubmitted(own, office);
  const row = await set(report, "closed", { outcome, noFeedbackReason: "waived" });
  expect(row).toMatchObject({ status: "closed", outcome, closedAt: expect.any(String) });
  expect(await call(own.app, reportRoutes.caseLogin, { body: { token: report.draft.token } })).toMatchObject({ closedAt: row.closedAt });
  const by = office.person.userId;
  const { closed, steps } = await procedure(report);
  expect(closed).toEqual({ at: row.closedAt, by, outcome, noFeedbackReason: "waived" });
  expect(steps).toEqual([{ id: expect.any(String), kind: "closed", result: outcome, by, at: expect.any(String) }]);
  expect(await changes(report)).toEqual([{ from: "new", to: "closed", outcome }]);
});

test("§ 17 (2): no case is closed without feedback or a reason why there is none", async () => {
  const report = await aSubmitted(own, office);
  expect(await refusal(report, "closed", { outcome: "withdrawn", noFeedbackReason: null })).toBe("FEEDBACK_MISSING");
  expect(await procedure(report)).toMatchObject({ closed: null, steps: [] });
  await feedback(report);
  await set(report, "resolved", { outcome: "confirmed-remedied", noFeedbackReason: null });
  expect((await procedure(report)).closed).toMatchObject({ outcome: "confirmed-remedied", noFeedbackReason: null });
});

test("a reason against feedback that was given is none", async () => {
  const report = await aSubmitted(own, office);
  await feedback(report);
  await set(report, "closed", CLOSURE);
  expect((await procedure(report)).closed).toMatchObject({ outcome: CLOSURE.outcome, noFeedbackReason: null });
});

test("feedback after the end takes away why there was none; the end itself and its step stay", async () => {
  const [told, spoken] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  for (const report of [told, spoken]) await set(report, "closed", CLOSURE);
  await feedback(told);
  const at = own.ctx.now().toISOString();
  const step = { id: newId(), kind: "feedback", result: "phone", at, note: null } as const;
  await call(own.app, procedureRoutes.addStep, { params: { id: spoken.id }, as: office.as, body: step });
  for (const report of [told, spoken]) {
    const { closed, feedback: given, steps } = await procedure(report);
    expect(closed).toMatchObject({ outcome: CLOSURE.outcome, noFeedbackReason: null });
    expect(given).toMatchObject({ by: office.person.userId });
    expect(steps.map(({ kind, result }) => [kind, result])).toContainEqual(["closed", CLOSURE.outcome]);
  }
});

test("a sealed note goes with the end; the whole may come again and stays one", async () => {
  const report = await aSubmitted(own, office);
  const key = newNotesKey();
  const note = await aNote(office, report.draft, office.person, { kind: "closure", key });
  const row = await set(report, "closed", { ...CLOSURE, note });
  expect(await set(report, "closed", { ...CLOSURE, note })).toMatchObject({ closedAt: row.closedAt });
  const { steps } = await procedure(report);
  expect(steps).toMatchObject([{ id: note.id, kind: "closed" }]);
  const notes = await call(own.app, messageRoutes.notes, { params: { id: report.id }, as: office.as });
  expect(notes).toMatchObject([{ id: note.id, kind: "closure", box: note.box }]);
  const other = await aSubmitted(own, office);
  expect(await refusal(other, "closed", { ...CLOSURE, note })).toBe("MESSAGE_CONFLICT");
  expect((await procedure(other)).closed).toBeNull();
});

test("of two who end the same case in their own way the second is told; what lost only its answer comes again", async () => {
  const report = await aSubmitted(own, office);
  const colleague = await aColleague(own, office);
  const note = await aNote(office, report.draft, office.person, { kind: "closure", key: newNotesKey() });
  const body = { status: "closed", closure: { ...CLOSURE, note }, from: { status: "new" } } as const;
  const first = { params: { id: report.id }, as: office.as, body };
  const row = await call(own.app, reportRoutes.update, first);
  expect(await call(own.app, reportRoutes.update, first)).toMatchObject({ closedAt: row.closedAt });
  const late = (closure: Given, as = office.as) =>
    refused(own.app, reportRoutes.update, { params: { id: report.id }, as, body: { ...body, closure } });
  const other = await aNote(office, report.draft, office.person, { kind: "closure" });
  expect(await late({ ...CLOSURE, note: other })).toBe("REPORT_CHANGED");
  expect(await late({ ...CLOSURE, outcome: "no-evidence" })).toBe("REPORT_CHANGED");
  expect(await late({ ...CLOSURE, noFeedbackReason: "waived" })).toBe("REPORT_CHANGED");
  expect(await late({ ...CLOSURE }, colleague.as)).toBe("REPORT_CHANGED");
  expect((await procedure(report)).closed).toMatchObject({ by: office.person.userId, outcome: CLOSURE.outcome });
  const notes = await call(own.app, messageRoutes.notes, { params: { id: report.id }, as: office.as });
  expect(notes.map(({ id }) => id)).toEqual([note.id]);
  // Among several it is named, and whoever saw that it is closed has nothing to be told.
  const several = (status: ReportStatus) =>
    call(own.app, deskRoutes.updateSeveral, {
      as: colleague.as,
      body: { ids: [report.id], status: "closed", closure: CLOSURE, from: [{ id: report.id, status }] },
    });
  expect((await several("new")).refused).toEqual([{ id: report.id, code: "REPORT_CHANGED" }]);
  expect((await several("closed")).rows).toMatchObject([{ id: report.id, closedAt: row.closedAt }]);
});

test("opened again the end is gone, and with it its date; closed again it begins anew", async () => {
  const report = await aSubmitted(own, office);
  const first = await set(report, "closed", CLOSURE);
  expect(await set(report, "resolved")).toMatchObject({ status: "resolved", closedAt: first.closedAt, outcome: CLOSURE.outcome });
  own.move(1000);
  expect(await set(report, "open")).toMatchObject({ status: "open", closedAt: null, outcome: null });
  expect((await procedure(report)).closed).toBeNull();
  expect(await refusal(report, "closed")).toBe("CLOSURE_NEEDED");
  own.move(60_000);
  const again = await set(report, "closed", { outcome: "no-evidence", noFeedbackReason: "endangers" });
  expect(Date.parse(again.closedAt!)).toBeGreaterThanOrEqual(Date.parse(first.closedAt!) + 60_000);
  const { steps } = await procedure(report);
  expect(steps.map(({ kind, result }) => [kind, result])).toEqual([
    ["closed", "not-confirmed"],
    ["reopened", null],
    ["closed", "no-evidence"],
  ]);
  const history = await call(own.app, messageRoutes.history, { params: { id: report.id }, as: office.as });
  expect(history.map(({ what }) => what.kind)).toEqual(expect.arrayContaining(["closed", "reopened", "status", "received"]));
});

test("§ 17 (2): of several those without feedback stay open and are named; with a reason all are closed", async () => {
  const [heard, unheard] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  await feedback(heard);
  const end = { outcome: "partly-confirmed", noFeedbackReason: null } as const;
  const { rows, refused: left } = await call(own.app, deskRoutes.updateSeveral, several([heard, unheard], end));
  expect(rows.map(({ id, status, outcome }) => [id, status, outcome])).toEqual([[heard.id, "closed", "partly-confirmed"]]);
  expect(left).toEqual([{ id: unheard.id, code: "FEEDBACK_MISSING" }]);
  const all = await call(own.app, deskRoutes.updateSeveral, several([heard, unheard], { ...end, noFeedbackReason: "unreachable" }));
  expect(all.refused).toEqual([]);
  expect((await procedure(heard)).closed).toMatchObject({ noFeedbackReason: null });
  expect((await procedure(unheard)).closed).toMatchObject({ outcome: "partly-confirmed", noFeedbackReason: "unreachable" });
  expect((await procedure(heard)).steps.filter(({ kind }) => kind === "closed")).toHaveLength(1);
});

test("what is closed may be assigned, and what does not exist closes nothing", async () => {
  const report = await aSubmitted(own, office);
  await set(report, "closed", CLOSURE);
  const assign = { params: { id: report.id }, as: office.as, body: { assignedTo: office.person.userId } };
  expect(await call(own.app, reportRoutes.update, assign)).toMatchObject({ status: "closed", outcome: CLOSURE.outcome });
  const nothing = { params: { id: newId() }, as: office.as, body: { status: "closed", closure: CLOSURE } as const };
  expect(await refused(own.app, reportRoutes.update, nothing)).toBe("NOT_FOUND");
});
