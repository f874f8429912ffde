import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { eventRoutes } from "@hz/contract/events";
import { messageRoutes } from "@hz/contract/reports/messages";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { templateRoutes } from "@hz/contract/templates/templates";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { emit } from "../../events/emit.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aReport, aSubmitted, signIn, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aMessage, aNote, CLOSURE } from "../../testing/builders-thread.ts";
import { addressOf, call, type Headers, refused } from "../../testing/call.ts";
import { openStream, type Stream, typesOf } from "../../testing/call-events.ts";

let here: TestApplication;
let there: TestApplication;
const open: Stream[] = [];
beforeAll(async () => {
  here = await testApplication();
  there = await here.another();
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(() => here.close());

/** Opens a stream at this instance; what it brings from then on is complete. */
async function listen(at: TestApplication, path: string, as: Headers): Promise<Stream> {
  const before = at.ctx.openStreams.size;
  const stream = await openStream((await at.url()) + path, as);
  open.push(stream);
  if (stream.status === 200) await vi.waitFor(() => expect(at.ctx.openStreams.size).toBeGreaterThan(before), { timeout: 10_000 });
  return stream;
}
const desk = (at: TestApplication, office: { as: Headers }) => listen(at, addressOf(eventRoutes.account), office.as);
const portal = (at: TestApplication, { id, as }: Submitted) => listen(at, addressOf(eventRoutes.case, { id }), as);

const reply = async (at: TestApplication, report: Submitted) =>
  call(at.app, messageRoutes.caseSend, { params: { id: report.id }, as: report.as, body: await aMessage(report.draft, null) });
const write = async (at: TestApplication, office: TestOffice, report: Submitted) =>
  call(at.app, messageRoutes.send, { params: { id: report.id }, as: office.as, body: await aMessage(report.draft, office.person) });
const update = (at: TestApplication, office: TestOffice, { id }: Submitted, status: "closed" | "open") =>
  call(at.app, reportRoutes.update, { params: { id }, as: office.as, body: { status, closure: CLOSURE } });
const note = async (at: TestApplication, office: TestOffice, report: Submitted) =>
  call(at.app, messageRoutes.addNote, { params: { id: report.id }, as: office.as, body: await aNote(office, report.draft, office.person) });

test("the office hears of everything at either instance, wherever it happened, and nothing of what is in it", async () => {
  const office = await anOffice(here);
  const streams = [await desk(here, office), await desk(there, office)];
  const report = await aSubmitted(here, office);
  await reply(there, report);
  await write(here, office, report);
  await note(there, office, report);
  await update(there, office, report, "closed");
  for (const stream of streams) await typesOf(stream, 5);
  await call(here.app, reportRoutes.remove, { params: { id: report.id }, as: office.as, body: { reason: "other" } });
  for (const stream of streams) {
    expect(await typesOf(stream, 6)).toEqual([
      "report-created",
      "message-created",
      "message-created",
      "note-created",
      "report-changed",
      "report-deleted",
    ]);
    expect(stream.events.every((event) => event.ref === report.id && Object.keys(event).length === 2)).toBe(true);
  }
});

test("a reporter hears of their own case only, and never of notes", async () => {
  const office = await anOffice(here);
  const [mine, other] = [await aSubmitted(here, office), await aSubmitted(here, office)];
  const stream = await portal(there, mine);
  await note(here, office, mine);
  await write(here, office, other);
  await update(here, office, other, "closed");
  await write(here, office, mine);
  await update(there, office, mine, "closed");
  expect(await typesOf(stream, 2)).toEqual(["message-created", "report-changed"]);
  expect(stream.events.map(({ ref }) => ref)).toEqual([mine.id, mine.id]);
});

test("nobody holds more than twenty streams, and whoever closes one may open another", async () => {
  const office = await anOffice(here);
  const [report, other] = [await aSubmitted(here, office), await aSubmitted(here, office)];
  const streams: Stream[] = [];
  for (let n = 0; n < 20; n++) streams.push(await portal(here, report));
  expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const address = (await here.url()) + addressOf(eventRoutes.case, { id: report.id });
  expect((await openStream(address, report.as)).status).toBe(429);
  expect((await portal(here, other)).status).toBe(200);
  expect((await desk(here, office)).status).toBe(200);
  const before = here.ctx.openStreams.size;
  streams[0]!.close();
  await vi.waitFor(() => expect(here.ctx.openStreams.size).toBe(before - 1), { timeout: 10_000 });
  expect((await portal(here, report)).status).toBe(200);
});

test("nothing of one company is heard in another", async () => {
  const [office, stranger] = [await anOffice(here), await anOffice(here)];
  const stream = await desk(here, stranger);
  await aSubmitted(here, office);
  const own = await aSubmitted(here, stranger);
  await typesOf(stream, 1);
  expect(stream.events).toMatchObject([{ type: "report-created", ref: own.id }]);
});

test("what is invisible to a user is not heard by that user either", async () => {
  const office = await anOffice(here);
  const second = await aDepartment(here, office);
  await here.db.tenant(office.accountId, (tx) => tx.updateTable("channels").set({ conflict_department_id: second }).execute());
  const clerk = await aColleague(here, office, { role: "Verwaltung" });
  const insider = await aColleague(here, office, { departmentId: second });
  await here.db.tenant(office.accountId, (tx) =>
    tx.updateTable("grants").set({ to_user_id: insider.person.userId }).where("department_id", "=", second).execute(),
  );
  const [deskStream, clerkStream, insiderStream] = [await desk(here, office), await desk(here, clerk), await desk(there, insider)];

  const about = { ...(await aReport(office)).body, departmentId: second, reportId: newId() };
  await call(here.app, reportRoutes.submit, { body: about });
  await call(here.app, reportRoutes.update, { params: { id: about.reportId }, as: insider.as, body: { status: "open" } });
  const usual = await aSubmitted(here, office);

  expect(await typesOf(insiderStream, 2)).toEqual(["report-created", "report-changed"]);
  await typesOf(deskStream, 1);
  expect(deskStream.events).toMatchObject([{ type: "report-created", ref: usual.id }]);
  expect([clerkStream.events, insiderStream.events.length]).toEqual([[], 2]);

  // Nor that it is gone, which would count it.
  await call(here.app, reportRoutes.remove, { params: { id: about.reportId }, as: insider.as, body: { reason: "spam" } });
  expect(await typesOf(insiderStream, 3)).toEqual(["report-created", "report-changed", "report-deleted"]);
  const last = await aSubmitted(here, office);
  await typesOf(deskStream, 2);
  expect(deskStream.events).toMatchObject([{ ref: usual.id }, { type: "report-created", ref: last.id }]);
});

test("what stands on everybody's screens is heard by everybody, whatever they may do", async () => {
  const office = await anOffice(here);
  const clerk = await aColleague(here, office, { role: "Auswertung" });
  const streams = [await desk(here, office), await desk(there, clerk)];
  await call(here.app, categoryRoutes.create, { as: office.as, body: { id: newId(), name: "Werkschutz", description: "" } });
  const [first] = await call(here.app, channelRoutes.list, { as: office.as });
  await call(here.app, channelRoutes.update, { as: office.as, params: { id: first!.id }, body: { name: "Werk" } });
  await call(here.app, templateRoutes.create, { as: office.as, body: { id: newId(), title: "Dank", purpose: "message" } });
  await here.db.tenant(office.accountId, async () => emit(office.accountId, { type: "billing-changed", ref: null }));
  for (const stream of streams)
    expect(await typesOf(stream, 4)).toEqual(["categories-changed", "channels-changed", "templates-changed", "billing-changed"]);
});

test("that somebody's address was confirmed is heard by themselves and by whoever manages people", async () => {
  const office = await anOffice(here);
  const [one, other] = [await aColleague(here, office, { role: "Auswertung" }), await aColleague(here, office)];
  const [owners, ones, others] = [await desk(here, office), await desk(there, one), await desk(here, other)];
  await here.db.tenant(office.accountId, async () => {
    emit(office.accountId, { type: "user-changed", ref: one.person.userId });
    emit(office.accountId, { type: "billing-changed", ref: null });
  });
  for (const stream of [owners, ones]) expect(await typesOf(stream, 2)).toEqual(["user-changed", "billing-changed"]);
  expect(await typesOf(others, 1)).toEqual(["billing-changed"]);
});

test("an event is judged by what its hearer may do now, not when the stream began", async () => {
  const office = await anOffice(here);
  const colleague = await aColleague(here, office);
  const stream = await desk(here, colleague);
  await aSubmitted(here, office);
  await typesOf(stream, 1);
  await here.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("department_members").where("user_id", "=", colleague.person.userId).execute(),
  );
  const watcher = await desk(here, office);
  await aSubmitted(here, office);
  await typesOf(watcher, 1);
  await here.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ is_active: false }).where("id", "=", colleague.person.userId).execute(),
  );
  await aSubmitted(here, office);
  await stream.ended;
  expect(stream.events).toHaveLength(1);
});

test("streams need the same proof as everything else", async () => {
  const office = await anOffice(here);
  const [mine, other] = [await aSubmitted(here, office), await aSubmitted(here, office)];
  expect(await refused(here.app, eventRoutes.account)).toBe("NOT_SIGNED_IN");
  expect(await refused(here.app, eventRoutes.account, { as: mine.as })).toBe("NOT_SIGNED_IN");
  expect(await refused(here.app, eventRoutes.case, { params: { id: mine.id } })).toBe("CASE_NOT_FOUND");
  expect(await refused(here.app, eventRoutes.case, { params: { id: other.id }, as: mine.as })).toBe("CASE_NOT_FOUND");
});

test("a stream says what it is, is not kept anywhere, and leaves nothing behind when its reader goes", async () => {
  const office = await anOffice(here);
  const stream = await desk(here, office);
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  const before = here.ctx.openStreams.size;
  stream.close();
  await vi.waitFor(() => expect(here.ctx.openStreams.size).toBe(before - 1), { timeout: 10_000 });
});

test("signing out ends the session's streams", async () => {
  const office = await anOffice(here);
  const stream = await desk(here, office);
  await call(here.app, authRoutes.signOut, { as: office.as });
  await aSubmitted(here, office);
  await stream.ended;
  expect(stream.events).toEqual([]);
});

test("neither open streams nor those that were ended hold up the end of the service", async () => {
  const third = await here.another();
  const office = await anOffice(here);
  const [ended, lasting] = [await desk(third, office), await desk(third, await signIn(here, office.person))];
  await call(here.app, authRoutes.signOut, { as: office.as });
  await aSubmitted(here, office);
  await ended.ended;
  const began = performance.now();
  await third.close();
  await lasting.ended;
  expect(performance.now() - began).toBeLessThan(9_000);
});
