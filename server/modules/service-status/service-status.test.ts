import fs from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { machineTime } from "../../context.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { addUpdate, closeIncident, listIncidents, openIncident, readStatus, recordRehearsal, serviceStatusJobs } from "./index.ts";
import { noteMinute } from "./note-minutes.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  own.stop();
});
afterAll(() => own.close());
beforeEach(async () => {
  await own.owner.query("truncate service_days, service_rehearsals, service_incidents, service_updates");
});

const ago = (minutes: number) => new Date(machineTime(own.ctx).getTime() - minutes * MINUTE);
const share = async () => {
  const { measured } = await readStatus(own.ctx);
  if (measured === null) return null;
  const sum = (what: "minutes" | "ready") => measured.days.reduce((all, day) => all + day[what], 0);
  return { minutes: sum("minutes"), ready: sum("ready"), isReady: measured.isReady };
};

test("a minute that several instances note counts once, and one that none notes is missing", async () => {
  const other = await own.another();
  expect(await share()).toBeNull();
  expect(await noteMinute(own.ctx)).toBe(true);
  other.ctx.now = own.ctx.now;
  await noteMinute(other.ctx);
  await noteMinute(own.ctx);
  expect(await share()).toBeNull();
  own.move(MINUTE);
  expect(await share()).toEqual({ minutes: 1, ready: 1, isReady: true });
  await noteMinute(other.ctx);
  own.move(3 * MINUTE);
  expect(await share()).toEqual({ minutes: 4, ready: 2, isReady: false });
  own.move(-2 * MINUTE);
  await noteMinute(own.ctx);
  expect(await share()).toEqual({ minutes: 2, ready: 2, isReady: true });
  await other.close();
});

test("a minute in which the database or the files do not answer, or the process ends, is not noted", async () => {
  const files = path.join(own.ctx.config.dataFolder, "files");
  await fs.rename(files, `${files}-away`);
  expect(await noteMinute(own.ctx)).toBe(false);
  await fs.rename(`${files}-away`, files);
  const { probes } = own.ctx;
  own.ctx.probes = { ...probes, state: () => Promise.reject(new Error("away")) };
  expect(await noteMinute(own.ctx)).toBe(false);
  own.ctx.probes = { ...probes, state: async () => "ending" };
  expect(await noteMinute(own.ctx)).toBe(false);
  own.ctx.probes = probes;
  own.move(MINUTE);
  expect(await share()).toBeNull();
});

test("days are kept for 400 days, and since when is measured for ever", async () => {
  await noteMinute(own.ctx);
  const first = ago(0);
  own.move(50 * DAY);
  await noteMinute(own.ctx);
  own.move(400 * DAY);
  await noteMinute(own.ctx);
  const sweep = () => serviceStatusJobs[0]!.handle(own.ctx, {}, { id: "" });
  const kept = async () => (await own.owner.query("select day from service_days")).rowCount;
  await sweep();
  expect(await kept()).toBe(3);
  own.move(DAY);
  await sweep();
  expect(await kept()).toBe(2);
  const { measured } = await readStatus(own.ctx);
  expect(measured!.since.slice(0, 16)).toBe(first.toISOString().slice(0, 16));
});

test("the newest rehearsal that was recorded is shown, each is recorded once, and none that is still to come", async () => {
  const of = ago(600).toISOString();
  const [older, newer] = [ago(500).toISOString(), ago(5).toISOString()];
  expect((await readStatus(own.ctx)).rehearsal).toBeNull();
  expect(await recordRehearsal(own.ctx, { at: newer, of, seconds: 42, isGood: false })).toBe(true);
  expect(await recordRehearsal(own.ctx, { at: older, of, seconds: 7, isGood: true })).toBe(true);
  expect(await recordRehearsal(own.ctx, { at: newer, of, seconds: 42, isGood: true })).toBe(false);
  expect((await readStatus(own.ctx)).rehearsal).toEqual({ at: newer, of, seconds: 42, isGood: false });
  const later = recordRehearsal(own.ctx, { at: ago(-5).toISOString(), of, seconds: 1, isGood: true });
  await expect(later).rejects.toThrow("in der Zukunft");
});

test("incidents are opened, told on and closed; what lasts stands before what is over, and nothing is ever overwritten", async () => {
  const first = await openIncident(own.ctx, { title: "Langsam", text: "Wir suchen <b>.", begunAt: ago(90) });
  const second = await openIncident(own.ctx, { title: "Weg", text: "Seit eben.", begunAt: null });
  expect([first, second]).toEqual([1, 2]);
  await addUpdate(own.ctx, first, "Gefunden.");
  await closeIncident(own.ctx, second, { text: null, endedAt: null });
  await closeIncident(own.ctx, first, { text: "Vorbei.", endedAt: ago(60) });
  await addUpdate(own.ctx, first, "Die Ursache war eine Platte.");
  const third = await openIncident(own.ctx, { title: "Älter und noch da", text: "Dauert.", begunAt: ago(200) });
  const { incidents } = await readStatus(own.ctx);
  expect(incidents.map(({ number, endedAt }) => [number, endedAt === null])).toEqual([
    [third, true],
    [second, false],
    [first, false],
  ]);
  expect(incidents[2]!.updates.map(({ text }) => text)).toEqual([
    "Wir suchen <b>.",
    "Gefunden.",
    "Vorbei.",
    "Die Ursache war eine Platte.",
  ]);
  expect(incidents[2]).toMatchObject({ begunAt: ago(90).toISOString(), endedAt: ago(60).toISOString() });
  expect(await listIncidents(own.ctx)).toEqual(incidents);
});

test("what cannot be is refused, and nothing is changed", async () => {
  const number = await openIncident(own.ctx, { title: "Langsam", text: "Wir suchen.", begunAt: ago(10) });
  const before = await listIncidents(own.ctx);
  const close = (at: number, endedAt: Date | null) => closeIncident(own.ctx, at, { text: "Ende", endedAt });
  await expect(openIncident(own.ctx, { title: "Bald", text: "x", begunAt: ago(-1) })).rejects.toThrow("in der Zukunft");
  await expect(close(number, ago(-1))).rejects.toThrow("in der Zukunft");
  await expect(close(number, ago(11))).rejects.toThrow("vor dem Beginn");
  await expect(close(99, null)).rejects.toThrow("Eine Störung 99 gibt es nicht");
  await expect(addUpdate(own.ctx, 99, "x")).rejects.toThrow("Eine Störung 99 gibt es nicht");
  expect(await listIncidents(own.ctx)).toEqual(before);
  await close(number, null);
  await expect(close(number, null)).rejects.toThrow("schon beendet");
});
