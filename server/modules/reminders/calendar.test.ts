import type { Permission } from "@hz/contract/permissions";
import { auditRoutes } from "@hz/contract/account/audit";
import { acknowledgementDue, addDays, berlinDay, feedbackDue } from "@hz/contract/procedure/deadlines";
import { calendarFeed } from "@hz/contract/paths";
import { peopleRoutes } from "@hz/contract/people/people";
import { reminderRoutes } from "@hz/contract/procedure/reminders";
import { randomBytes, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, CONTENT, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { call } from "../../testing/call.ts";
import { onQueue } from "../../testing/job-queue.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const BASE = "http://localhost:3000";
let asked = 0;
/** Reads an address as a calendar program does, from another place each time. */
const read = (address: string, from = `10.9.${asked >> 8}.${asked++ & 255}`) =>
  own.app.inject({ method: "GET", url: address.replace(BASE, ""), remoteAddress: from });
const addressFor = async ({ as }: SignedIn) => (await call(own.app, reminderRoutes.makeAddress, { as })).address;
const since = async ({ as }: SignedIn) => (await call(own.app, reminderRoutes.choice, { as })).calendarSince;
const change = (office: TestOffice, who: SignedIn, row: { is_active?: boolean; permissions?: Permission[] }) =>
  own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set(row).where("id", "=", who.person.userId).execute());
const daysIn = (file: string) => [...file.matchAll(/^DTSTART;VALUE=DATE:(\d{8})\r$/gm)].map(([, day]) => day);
const uidsIn = (file: string) => [...file.replaceAll("\r\n ", "").matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid!);
const plain = (day: string) => day.replaceAll("-", "");
const calendarEntries = async (office: TestOffice) => {
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: {} });
  return entries.filter(({ action }) => action.startsWith("calendar.")).map(({ action, actor, details }) => [action, actor?.id, details]);
};

test("§ 17 (1) no. 1 and (2): the address gives the next deadline of each open report as a day without content", async () => {
  const office = await anOffice(own);
  const [waiting, confirmed, closed] = [await aSubmitted(own, office), await aSubmitted(own, office), await aSubmitted(own, office)];
  const now = new Date();
  await own.db.tenant(office.accountId, async (tx) => {
    await tx.updateTable("reports").set({ acknowledged_at: null }).where("id", "=", waiting.id).execute();
    await tx.updateTable("reports").set({ status: "closed" }).where("id", "=", closed.id).execute();
  });
  const address = await addressFor(office);
  expect(address).toMatch(/^http:\/\/localhost:3000\/api\/calendar\/[\w-]{43}\.ics$/);
  const { statusCode, headers, body } = await read(address);
  expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([200, "text/calendar; charset=utf-8", "no-store"]);
  expect(daysIn(body)).toEqual([plain(acknowledgementDue(now).lastDay), plain(feedbackDue(now, now).lastDay)]);
  expect(body).toContain("SUMMARY:Frist: Eingangsbestätigung\r\n");
  expect(body).toContain("SUMMARY:Frist: Rückmeldung\r\n");
  expect(body).toContain(`URL:${BASE}/meldungen?sortierung=frist\r\n`);
  const whole = body.replaceAll("\r\n ", "");
  for (const { id, caseNumber } of [waiting, confirmed, closed])
    for (const secret of [id, id.replaceAll("-", ""), caseNumber, CONTENT.title]) expect(whole).not.toContain(secret);
  // An entry's name is a hash, in which any three letters may come.
  expect(whole.replace(/^UID:.*$/gm, "")).not.toContain("HZ-");
  // Another reading, and the download, name the same entries the same way.
  const { text } = await call(own.app, reminderRoutes.calendar, { as: office.as });
  expect(uidsIn(text)).toEqual(uidsIn(body));
  expect(new Set(uidsIn(body)).size).toBe(2);
});

test("everybody's calendar has what they may read, under names of its own", async () => {
  const office = await anOffice(own);
  const kim = await aColleague(own, office);
  const elsewhere = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  await aSubmitted(own, office);
  await aSubmitted(own, await anOffice(own));
  const files = await Promise.all([office, kim, elsewhere].map(async (who) => (await read(await addressFor(who))).body));
  expect(files.map((file) => daysIn(file).length)).toEqual([1, 1, 0]);
  expect(uidsIn(files[0]!)).not.toEqual(uidsIn(files[1]!));
  expect(files[2]).toContain("END:VCALENDAR");
});

test("a renewed address ends the one before, a revoked one is gone; each is an entry of the log", async () => {
  const office = await anOffice(own);
  expect(await since(office)).toBeNull();
  const first = await addressFor(office);
  expect(await since(office)).not.toBeNull();
  const second = await addressFor(office);
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  for (let n = 0; n < 2; n++) await call(own.app, reminderRoutes.removeAddress, { as: office.as });
  expect((await read(second)).statusCode).toBe(404);
  expect(await since(office)).toBeNull();
  const by = office.person.userId;
  expect(await calendarEntries(office)).toEqual([
    ["calendar.revoked", by, {}],
    ["calendar.renewed", by, {}],
    ["calendar.created", by, {}],
  ]);
});

test("one person's address is left alone by another's", async () => {
  const office = await anOffice(own);
  const kim = await aColleague(own, office);
  const [mine, theirs] = [await addressFor(office), await addressFor(kim)];
  await call(own.app, reminderRoutes.removeAddress, { as: kim.as });
  expect([(await read(mine)).statusCode, (await read(theirs)).statusCode]).toEqual([200, 404]);
});

test("whoever was switched off, may no longer read reports, or was deleted has no calendar", async () => {
  const office = await anOffice(own);
  const kim = await aColleague(own, office);
  const address = await addressFor(kim);
  const status = async () => (await read(address)).statusCode;
  await change(office, kim, { is_active: false });
  expect(await status()).toBe(404);
  await change(office, kim, { is_active: true });
  expect(await status()).toBe(200);
  await change(office, kim, { permissions: ["Statistiken"] });
  expect(await status()).toBe(404);
  await call(own.app, peopleRoutes.remove, { as: office.as, params: { id: kim.person.userId } });
  expect(await status()).toBe(404);
  const left = await onQueue(own, "select 1 from directory_calendars where user_id = $1", [kim.person.userId]);
  expect(left).toEqual([]);
});

test("a wrong address of any form is not there, and says no more", async () => {
  const office = await anOffice(own);
  const good = await addressFor(office);
  const token = /([\w-]{43})\.ics$/.exec(good)![1]!;
  const wrong = [
    calendarFeed(toBase64Url(randomBytes(32))),
    calendarFeed("a"),
    calendarFeed(`${token}A`),
    `/api/calendar/${token}`,
    `/api/calendar/${token}.ICS`,
    `/api/calendar/${token}.ics/x`,
    "/api/calendar/",
    "/api/calendar/%00.ics",
    `/api/calendar/${"A".repeat(299)}`,
  ];
  for (const address of wrong) {
    const { statusCode, body } = await read(address);
    expect([address, statusCode, JSON.parse(body).code]).toEqual([address, 404, "NOT_FOUND"]);
  }
  expect((await own.app.inject({ method: "POST", url: good.replace(BASE, "") })).statusCode).toBe(404);
});

test("nobody tries out addresses without end, a right one is read all the same, and neither log nor database has a token", async () => {
  const office = await anOffice(own);
  const good = await addressFor(office);
  for (let n = 0; n < 60; n++) expect((await read(calendarFeed(toBase64Url(randomBytes(32))), "192.0.2.9")).statusCode).toBe(404);
  expect((await read(calendarFeed(toBase64Url(randomBytes(32))), "192.0.2.9")).statusCode).toBe(429);
  expect((await read(good, "192.0.2.9")).statusCode).toBe(200);
  const token = /([\w-]{43})\.ics$/.exec(good)![1]!;
  expect(own.log.join("\n")).toContain("/api/calendar/:file");
  expect(own.log.join("\n")).not.toContain(token);
  const [row] = await onQueue<{ token_hash: Buffer }>(own, "select token_hash from directory_calendars where user_id = $1", [
    office.person.userId,
  ]);
  expect(row!.token_hash.equals(Buffer.from(token, "base64url"))).toBe(false);
});

test("a deadline that moved moves in the calendar, and what was given leaves it", async () => {
  const office = await anOffice(own);
  const { id } = await aSubmitted(own, office);
  const address = await addressFor(office);
  const set = (row: { acknowledged_at?: Date | null; received_at?: Date; feedback_at?: Date }) =>
    own.db.tenant(office.accountId, (tx) => tx.updateTable("reports").set(row).where("id", "=", id).execute());
  const received = new Date(Date.now() - 20 * 86_400_000);
  await set({ acknowledged_at: null, received_at: received });
  // What is late stays on its day.
  expect(daysIn((await read(address)).body)).toEqual([plain(addDays(berlinDay(received), 7))]);
  await set({ feedback_at: new Date() });
  expect(daysIn((await read(address)).body)).toEqual([]);
});
