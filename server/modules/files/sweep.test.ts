import { reportRoutes } from "@hz/contract/reports";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aReport, type TestOffice } from "../../testing/builders.ts";
import { aFile, uploadToChannel } from "../../testing/builders-files.ts";
import { call } from "../../testing/call.ts";
import { sweepPendingFiles } from "./index.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const HOUR = 3_600_000;
const blobs = async () => {
  const ids: string[] = [];
  for await (const { key } of own.ctx.store.list(office.accountId)) ids.push(key.split("/")[1]!);
  return ids.sort();
};
const rows = async () =>
  (await own.db.tenant(office.accountId, (tx) => tx.selectFrom("files").select("id").orderBy("id").execute())).map(({ id }) => id);

test("files that nobody named within a day go, rows and bytes; named ones and bytes without a row do not stay or go by chance", async () => {
  const report = await aReport(office);
  const [named, pending] = [await aFile(report.draft), await aFile(report.draft)];
  for (const file of [named, pending]) await uploadToChannel(own, office.channel.linkSuffix, report.draft, file);
  await call(own.app, reportRoutes.submit, { body: { ...report.body, files: [named.claim], uploadToken: report.draft.uploadToken } });
  const orphan = newId();
  await own.ctx.store.put(`${office.accountId}/${orphan}/0-${"ab".repeat(32)}`, new Uint8Array(10));

  own.move(23 * HOUR);
  await sweepPendingFiles(own.ctx);
  expect(await blobs()).toEqual([named.id, pending.id, orphan].sort());

  own.move(2 * HOUR);
  await sweepPendingFiles(own.ctx);
  expect(await blobs()).toEqual([named.id]);
  expect(await rows()).toEqual([named.id]);
});

test("a file that was opened and never got a byte goes as well", async () => {
  const id = newId();
  const row = { account_id: office.accountId, id, uploader_hash: Buffer.alloc(32), channel_id: null, report_id: null, message_id: null };
  await own.db.tenant(office.accountId, (tx) => tx.insertInto("files").values(row).execute());
  own.move(25 * HOUR);
  await sweepPendingFiles(own.ctx);
  expect(await rows()).not.toContain(id);
});
