import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aReport, type TestOffice } from "../../testing/builders.ts";
import { aFile, uploadToChannel } from "../../testing/builders-files.ts";
import { call } from "../../testing/call.ts";
import { countMissing, sweepPendingFiles } from "./index.ts";

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

const DAY = 24 * HOUR;
const KEY = `0-${"cd".repeat(32)}`;
const asides = async () => {
  const all = [];
  for await (const { folder } of own.ctx.store.listAside()) all.push(folder.split("/")[1]!);
  return all.sort();
};
const bytesAt = async (id: string) => buffer(await own.ctx.store.get(`${office.accountId}/${id}/${KEY}`));
const counted = (event: string) => own.log.map((line) => JSON.parse(line)).filter((line) => line.event === event);

test("bytes that the database does not know wait a month aside, counted in the log, and come back when it knows them", async () => {
  const [restored, unknown] = [newId(), newId()];
  for (const id of [restored, unknown]) await own.ctx.store.put(`${office.accountId}/${id}/${KEY}`, new Uint8Array([1, 2, 3]));
  own.move(25 * HOUR);
  const before = counted("files-put-in-quarantine").length;
  await sweepPendingFiles(own.ctx);
  expect(counted("files-put-in-quarantine").slice(before)).toEqual([
    { at: expect.any(String), event: "files-put-in-quarantine", files: 2 },
  ]);
  expect(await blobs()).not.toContain(unknown);
  expect(await asides()).toEqual(expect.arrayContaining([restored, unknown]));

  // A newer backup of the database was put in place.
  const row = {
    account_id: office.accountId,
    id: restored,
    uploader_hash: Buffer.alloc(32),
    channel_id: null,
    report_id: null,
    message_id: null,
  };
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .insertInto("files")
      .values({ ...row, created_at: own.ctx.now() })
      .execute(),
  );
  await sweepPendingFiles(own.ctx);
  expect(await bytesAt(restored)).toEqual(Buffer.from([1, 2, 3]));
  expect(counted("files-brought-back")).toHaveLength(1);
  expect(await asides()).not.toContain(restored);

  own.move(29 * DAY);
  await sweepPendingFiles(own.ctx);
  expect(await asides()).toContain(unknown);
  own.move(3 * DAY);
  await sweepPendingFiles(own.ctx);
  expect(await asides()).toEqual([]);
  expect(own.log.join("")).not.toContain(unknown);
});

test("a database without accounts says nothing about files", async () => {
  const empty = await testApplication();
  const key = `${newId()}/${newId()}/${KEY}`;
  await empty.ctx.store.put(key, new Uint8Array(3));
  empty.move(40 * DAY);
  await sweepPendingFiles(empty.ctx);
  const kept = [];
  for await (const one of empty.ctx.store.list("")) kept.push(one.key);
  expect(kept).toEqual([key]);
  await empty.close();
});

test("however many files there are, the nightly look asks the database a few times", async () => {
  for (let n = 0; n < 60; n++) await own.ctx.store.put(`${office.accountId}/${newId()}/${KEY}`, new Uint8Array(3));
  own.move(25 * HOUR);
  const asked = vi.spyOn(own.ctx.db, "tenant");
  await sweepPendingFiles(own.ctx);
  expect(asked.mock.calls.length).toBeLessThan(6);
  asked.mockRestore();
});

test("files that reports need and the disk lacks are counted in the log, each night again; one that is deleted is not missing", async () => {
  const office = await anOffice(own);
  const report = await aReport(office);
  const [whole, gone] = [await aFile(report.draft), await aFile(report.draft)];
  for (const file of [whole, gone]) await uploadToChannel(own, office.channel.linkSuffix, report.draft, file);
  const claims = [whole, gone].map(({ claim }) => claim);
  await call(own.app, reportRoutes.submit, { body: { ...report.body, files: claims, uploadToken: report.draft.uploadToken } });
  const said = async () => {
    const before = counted("files-missing").length;
    await sweepPendingFiles(own.ctx);
    return counted("files-missing").slice(before);
  };
  expect(await said()).toEqual([]);

  await own.ctx.store.deletePrefix(`${office.accountId}/${gone.id}`);
  for (let night = 0; night < 2; night++) expect(await said()).toMatchObject([{ files: 1, of: expect.any(Number) }]);
  // Deleted between the question and the look at the disk.
  const list: typeof own.ctx.store.list = async function* (folder) {
    if (folder.endsWith(gone.id))
      await own.db.tenant(office.accountId, (tx) =>
        tx.deleteFrom("files").where("account_id", "=", office.accountId).where("id", "=", gone.id).execute(),
      );
    yield* own.ctx.store.list(folder);
  };
  expect((await countMissing(own.ctx, list)).missing).toBe(0);
});
