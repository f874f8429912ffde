import { addDays, berlinDay, MEETING_DAYS, startOfDay } from "@hz/contract/procedure/deadlines";
import { reminderRoutes } from "@hz/contract/procedure/reminders";
import { auditRoutes } from "@hz/contract/account/audit";
import { type Message, messageRoutes, type NewMessage, type ReporterMessage } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { randomBytes, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aReport, aSubmitted, asReporter, type TestOffice } from "../../testing/builders.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

type Submitted = Awaited<ReturnType<typeof aSubmitted>>;
const ofReporter = async ({ draft }: Submitted, kind: ReporterMessage["kind"] & string): Promise<ReporterMessage> => ({
  ...(await aMessage(draft, null)),
  kind,
});
const ofOffice = async ({ draft }: Submitted, kind: NewMessage["kind"] & string): Promise<NewMessage> => ({
  ...(await aMessage(draft, office.person)),
  kind,
});
const ask = (to: Submitted, body: ReporterMessage) => call(own.app, messageRoutes.caseSend, { params: { id: to.id }, as: to.as, body });
const askRefused = (to: Submitted, body: ReporterMessage) =>
  refused(own.app, messageRoutes.caseSend, { params: { id: to.id }, as: to.as, body });
const write = (to: Submitted, body: NewMessage, as = office.as) => call(own.app, messageRoutes.send, { params: { id: to.id }, as, body });
const writeRefused = (to: Submitted, body: NewMessage) =>
  refused(own.app, messageRoutes.send, { params: { id: to.id }, as: office.as, body });
const askedAt = async ({ id }: Submitted) => (await call(own.app, reportRoutes.get, { params: { id }, as: office.as })).meetingAskedAt;
const kinds = async ({ id }: Submitted) =>
  (await call(own.app, messageRoutes.list, { params: { id }, as: office.as })).map(({ kind }: Message) => kind);
const history = async ({ id }: Submitted) =>
  (await call(own.app, messageRoutes.history, { params: { id }, as: office.as })).flatMap(({ what }) =>
    what.kind === "meeting" ? [what.what] : [],
  );

test("§ 16 (3): a request comes with a report, in one transaction, and again as the same; the report alone is not there", async () => {
  const report = await aReport(office);
  const { id, box } = await aMessage(report.draft, null, "Ich bitte um ein persönliches Gespräch.", { seq: 1, prev: null });
  const body = { ...report.body, meeting: { id, box } };
  const crooked = { ...body, meeting: { id, box: toBase64Url(randomBytes(400)) } };
  expect(await refused(own.app, reportRoutes.submit, { body: crooked })).toBe("BOX_REFUSED");
  const first = await call(own.app, reportRoutes.submit, { body });
  expect(await call(own.app, reportRoutes.submit, { body })).toEqual(first);
  const submitted = { ...report, id: first.reportId, caseNumber: first.caseNumber, as: asReporter(report.draft) };
  const { messages } = await call(own.app, messageRoutes.caseList, { params: { id: first.reportId }, as: submitted.as });
  expect(messages).toMatchObject([{ id, box, kind: "meeting-asked", isFromWhistleblower: true }]);
  expect(await askedAt(submitted)).toEqual(expect.any(String));
  expect(await askRefused(submitted, await ofReporter(submitted, "meeting-asked"))).toBe("MEETING_ASKED");
  const other = await aReport(office);
  expect(await refused(own.app, reportRoutes.submit, { body: { ...other.body, meeting: { id, box } } })).toBe("REPORT_CONFLICT");
  expect(await refused(own.app, reportRoutes.caseLogin, { body: { token: other.draft.token } })).toBe("CASE_NOT_FOUND");
});

test("one request is open at a time; the same comes again as itself; taken back it may be asked anew", async () => {
  const report = await aSubmitted(own, office);
  expect(await askRefused(report, await ofReporter(report, "meeting-withdrawn"))).toBe("NO_MEETING_ASKED");
  const asked = await ofReporter(report, "meeting-asked");
  const stored = await ask(report, asked);
  expect(await ask(report, asked)).toEqual(stored);
  expect(await askRefused(report, await ofReporter(report, "meeting-asked"))).toBe("MEETING_ASKED");
  await ask(report, await ofReporter(report, "meeting-withdrawn"));
  expect(await askedAt(report)).toBeNull();
  await ask(report, await ofReporter(report, "meeting-asked"));
  expect(await kinds(report)).toEqual(["meeting-asked", "meeting-withdrawn", "meeting-asked"]);
  expect(await history(report)).toEqual(["meeting-asked", "meeting-withdrawn", "meeting-asked"]);
});

test("of two handlers who answer at once one is told so and not sent; the log says that somebody answered and no more", async () => {
  const report = await aSubmitted(own, office);
  expect(await writeRefused(report, await ofOffice(report, "meeting-answered"))).toBe("NO_MEETING_ASKED");
  await ask(report, await ofReporter(report, "meeting-asked"));
  const both = await Promise.all([ofOffice(report, "meeting-answered"), ofOffice(report, "meeting-answered")]);
  const params = { id: report.id };
  const sent = await Promise.allSettled(both.map((body) => call(own.app, messageRoutes.send, { params, as: office.as, body })));
  expect(sent.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await kinds(report)).toEqual(["meeting-asked", "meeting-answered"]);
  expect(await askedAt(report)).toBeNull();
  await write(report, await ofOffice(report, "meeting-held"));
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { target: report.id } });
  const logged = entries.map(({ action, details }) => [action, details]);
  expect(logged).toContainEqual(["report.meeting-answered", { files: 0 }]);
  expect(logged).toContainEqual(["report.meeting-held", { files: 0 }]);
});

test("each side sends only its own kinds", async () => {
  const report = await aSubmitted(own, office);
  const params = { id: report.id };
  for (const kind of ["meeting-answered", "meeting-held"] as const) {
    const body = (await ofOffice(report, kind)) as never;
    expect(await refused(own.app, messageRoutes.caseSend, { params, as: report.as, body })).toBe("INVALID_INPUT");
  }
  for (const kind of ["meeting-asked", "meeting-withdrawn"] as const) {
    const body = (await ofReporter(report, kind)) as never;
    expect(await refused(own.app, messageRoutes.send, { params, as: office.as, body })).toBe("INVALID_INPUT");
  }
});

test("that a meeting took place ends an open request, and is no answer to a second one", async () => {
  const report = await aSubmitted(own, office);
  await write(report, await ofOffice(report, "meeting-held"));
  await ask(report, await ofReporter(report, "meeting-asked"));
  await write(report, await ofOffice(report, "meeting-held"));
  expect(await askedAt(report)).toBeNull();
  expect(await writeRefused(report, await ofOffice(report, "meeting-answered"))).toBe("NO_MEETING_ASKED");
});

test("a request stays open when the case is closed, waits without a deadline, and is answered there", async () => {
  const company = await anOffice(own);
  await aColleague(own, company);
  const report = await aSubmitted(own, company);
  const params = { id: report.id };
  await ask(report, await ofReporter(report, "meeting-asked"));
  const longAgo = startOfDay(addDays(berlinDay(own.ctx.now()), -MEETING_DAYS - 1));
  await own.db.tenant(company.accountId, (tx) =>
    tx.updateTable("reports").set({ meeting_asked_at: longAgo }).where("id", "=", report.id).execute(),
  );
  const due = async () => (await call(own.app, reminderRoutes.due, { as: company.as })).map(({ kind, isLate }) => `${kind} ${isLate}`);
  expect(await due()).toEqual(["meeting true"]);
  const closure = { outcome: "no-evidence", noFeedbackReason: "waived" } as const;
  await call(own.app, reportRoutes.update, { params, as: company.as, body: { status: "closed", closure } });
  expect(await due()).toEqual([]);
  const body: NewMessage = { ...(await aMessage(report.draft, company.person)), kind: "meeting-answered" };
  await write(report, body, company.as);
  expect((await call(own.app, reportRoutes.get, { params, as: company.as })).meetingAskedAt).toBeNull();
});
