import { deskRoutes } from "@hz/contract/reports/desk";
import { fileRoutes } from "@hz/contract/reports/files";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aReport, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { aFile, digestOf, putPart } from "../../testing/builders-files.ts";
import { call, send } from "../../testing/call.ts";

const GIB = 1024 ** 3;
let own: TestApplication;
let office: TestOffice;
let room = { free: 0, total: 0 };
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
  // What the disk says; a disk of one's own to fill is not to be had everywhere.
  Object.assign(own.ctx.store, { room: async () => room });
});
beforeEach(() => {
  room = { free: 100 * GIB, total: 200 * GIB };
});
afterAll(() => own.close());

const fromOutside = async (size = 1000) => {
  const { draft } = await aReport(office);
  return putPart(own, office.channel.linkSuffix, draft, await aFile(draft, size), 0);
};
const byOffice = async () => {
  const report = await aSubmitted(own, office);
  const file = await aFile(report.draft);
  const body = file.parts[0]!;
  const params = { id: report.id, fileId: file.id, part: 0 };
  return send(own.app, fileRoutes.reportPart, { params, body, as: { ...office.as, ...digestOf(body) } });
};

test("strangers' files end before the disk does, the office's later, and both are told that the storage is full", async () => {
  expect([(await fromOutside()).statusCode, (await byOffice()).statusCode]).toEqual([200, 200]);
  room.free = 3 * GIB;
  expect([(await fromOutside()).statusCode, (await fromOutside()).json()]).toEqual([
    507,
    expect.objectContaining({ code: "STORAGE_FULL" }),
  ]);
  expect((await byOffice()).statusCode).toBe(200);
  room.free = 0.5 * GIB;
  expect((await byOffice()).json()).toMatchObject({ code: "STORAGE_FULL" });
  // Small disks keep a share.
  room = { free: 3 * GIB, total: 10 * GIB };
  expect((await fromOutside()).statusCode).toBe(200);
});

test("a case that nobody of the office has read is a stranger's: anybody makes one", async () => {
  const report = await aSubmitted(own, office);
  const file = await aFile(report.draft);
  const body = file.parts[0]!;
  const params = { id: report.id, fileId: file.id, part: 0 };
  const byCase = async () =>
    (await send(own.app, fileRoutes.casePart, { params, body, as: { ...report.as, ...digestOf(body) } })).statusCode;
  room.free = 3 * GIB;
  expect(await byCase()).toBe(507);
  await call(own.app, deskRoutes.markRead, { params: { id: report.id }, as: office.as, body: { lastMessageId: null } });
  expect(await byCase()).toBe(200);
});

test("a part that is there already is taken again on a full disk", async () => {
  const { draft } = await aReport(office);
  const file = await aFile(draft);
  const put = () => putPart(own, office.channel.linkSuffix, draft, file, 0);
  expect((await put()).statusCode).toBe(200);
  room.free = 0;
  expect((await put()).json()).toEqual({ part: 0 });
});

test("of what is free, one channel's waiting files take a quarter at most", async () => {
  const target = (office = await anOffice(own));
  const { draft } = await aReport(target);
  room = { free: 4 * GIB + 40 * 2 ** 20, total: 200 * GIB };
  const codes = [];
  for (let sent = 0; sent < 3; sent++)
    codes.push((await putPart(own, target.channel.linkSuffix, draft, await aFile(draft, 6 * 2 ** 20), 0)).statusCode);
  expect(codes).toEqual([200, 429, 429]);
});

test("a disk that is full in the middle of a part is called full, and nothing of the part stays", async () => {
  const { put } = own.ctx.store;
  own.ctx.store.put = () => Promise.reject(Object.assign(new Error("no space left on device"), { code: "ENOSPC" }));
  try {
    expect((await fromOutside()).json()).toMatchObject({ code: "STORAGE_FULL" });
  } finally {
    own.ctx.store.put = put;
  }
  expect((await fromOutside()).statusCode).toBe(200);
});
