import { once } from "node:events";
import fs from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { fileRoutes } from "@hz/contract/reports/files";
import { reportRoutes } from "@hz/contract/reports/reports";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aReport, type TestOffice, type TestReport } from "../../testing/builders.ts";
import { aFile, digestOf, type TestFile, tokenOf } from "../../testing/builders-files.ts";
import { addressOf, call } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
let report: TestReport;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
  report = await aReport(office);
});
afterAll(() => own.close());

const address = async (fileId: string, part: number) =>
  (await own.url()) + addressOf(fileRoutes.portalPart, { linkSuffix: office.channel.linkSuffix, fileId, part });
const headersOf = (bytes: Uint8Array) => ({ ...tokenOf(report.draft), ...digestOf(bytes), "content-type": "application/octet-stream" });
const put = async (fileId: string, part: number, bytes: Uint8Array) =>
  fetch(await address(fileId, part), { method: "PUT", headers: headersOf(bytes), body: Buffer.from(bytes) });
const arrived = async (file: TestFile) => {
  const params = { linkSuffix: office.channel.linkSuffix, fileId: file.id };
  return (await call(own.app, fileRoutes.portalParts, { params, as: tokenOf(report.draft) })).parts;
};

test("an upload that is cut in the middle of a part goes on with the parts that are missing", async () => {
  const file = await aFile(report.draft, 17 * 2 ** 20);
  expect((await put(file.id, 0, file.parts[0]!)).status).toBe(200);

  const bytes = file.parts[1]!;
  const request = http.request(await address(file.id, 1), {
    method: "PUT",
    headers: { ...headersOf(bytes), "content-length": bytes.length },
  });
  const gone = once(request, "error");
  request.write(bytes.subarray(0, 5_000_000), () => request.destroy(new Error("the line is cut")));
  await gone;
  const drafts = path.join(own.ctx.config.dataFolder, "files", ".incoming");
  await vi.waitFor(async () => expect(await fs.readdir(drafts)).toEqual([]), { timeout: 10_000 });
  expect(own.log.filter((line) => line.includes('"failure"'))).toEqual([]);
  expect(await arrived(file)).toEqual([0]);
  for (const part of [1, 2]) expect((await put(file.id, part, file.parts[part]!)).status).toBe(200);
  const body = { ...report.body, files: [file.claim], uploadToken: report.draft.uploadToken };
  const { reportId: id } = await call(own.app, reportRoutes.submit, { body });
  const back = await fetch((await own.url()) + addressOf(fileRoutes.reportFile, { id, fileId: file.id }), { headers: office.as });
  expect(Buffer.compare(Buffer.from(await back.arrayBuffer()), Buffer.concat(file.parts))).toBe(0);
});

test("a refused part gets its answer, however much of it is still on the way", async () => {
  const file = await aFile(report.draft, 7 * 2 ** 20);
  const picture = Uint8Array.from(file.parts[0]!).fill(0x47, 0, 1);
  const request = http.request(await address(file.id, 0), {
    method: "PUT",
    headers: { ...headersOf(picture), "content-length": picture.length },
  });
  const sent = new Promise<void>((resolve) => request.end(picture, resolve));
  const [reply] = (await once(request, "response")) as [http.IncomingMessage];
  expect(JSON.parse((await reply.toArray()).join(""))).toMatchObject({ code: "BOX_REFUSED" });
  // A browser reads the answer only when the last byte is out, so the server must take them all.
  await sent;
});

test("a part that is there already, or conflicts, is answered as well while its bytes are on the way", async () => {
  const file = await aFile(report.draft, 7 * 2 ** 20);
  const [bytes] = file.parts as [Uint8Array];
  expect((await put(file.id, 0, bytes)).status).toBe(200);
  expect((await put(file.id, 0, bytes)).status).toBe(200);
  const other = Uint8Array.from(bytes).fill(0, 4000);
  expect(await (await put(file.id, 0, other)).json()).toMatchObject({ code: "PART_CONFLICT" });
});
