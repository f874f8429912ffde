import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileRoutes } from "@hz/contract/reports/files";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { examine } from "../../../scripts/doctor/examine.ts";
import type { BucketConfig } from "../../storage-settings.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aReport, type TestOffice } from "../../testing/builders.ts";
import { aFile, putPart, uploadToChannel, wholeOf } from "../../testing/builders-files.ts";
import { call, send } from "../../testing/call.ts";
import { startFaultyProxy } from "../../testing/faulty-proxy.ts";
import { noSwift, startSwift, type Swift } from "../../testing/swift.ts";
import { startTrouble } from "../../start-trouble.ts";
import { wire } from "../../wiring.ts";
import { sweepPendingFiles } from "./index.ts";

let swift: Swift;
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
let bucket: BucketConfig;
let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  if (noSwift) return console.warn(`Buckets are left out: ${noSwift}.`);
  swift = await startSwift();
  proxy = await startFaultyProxy(swift.port);
  bucket = { ...(await swift.bucket(true)), endpoint: proxy.endpoint };
  own = await testApplication({ bucket });
  office = await anOffice(own);
});
afterAll(async () => {
  await own?.close();
  await proxy?.stop();
  await swift?.stop();
});

beforeEach(() => proxy?.befall(null));

const keys = async () => {
  const all: string[] = [];
  for await (const { key } of own.ctx.store.list("")) all.push(key);
  return all;
};
async function submitted(size: number) {
  const report = await aReport(office);
  const file = await aFile(report.draft, size);
  await uploadToChannel(own, office.channel.linkSuffix, report.draft, file);
  const body = { ...report.body, files: [file.claim], uploadToken: report.draft.uploadToken };
  const { reportId: id } = await call(own.app, reportRoutes.submit, { body });
  return { id, file, download: () => send(own.app, fileRoutes.reportFile, { params: { id, fileId: file.id }, as: office.as }) };
}

test.skipIf(noSwift !== null)(
  "a file goes into the bucket in parts, comes back as it was and goes with its report; nothing of it is on the disk",
  async () => {
    const { id, file, download } = await submitted(9 * 2 ** 20);
    expect(await keys()).toHaveLength(file.parts.length);
    const reply = await download();
    expect([reply.statusCode, Buffer.compare(reply.rawPayload, wholeOf(file))]).toEqual([200, 0]);
    expect(fs.existsSync(path.join(own.ctx.config.dataFolder, "files"))).toBe(false);
    expect(fs.readdirSync(path.join(own.ctx.config.dataFolder, "incoming"))).toEqual([]);
    await call(own.app, reportRoutes.remove, { params: { id }, as: office.as, body: { reason: "spam" } });
    await own.startWorker();
    await vi.waitFor(async () => expect(await keys()).toEqual([]), { timeout: 20_000 });
  },
);

test.skipIf(noSwift !== null)(
  "a bucket that fails is told as a service that is away, in German, and the part can be sent again",
  async () => {
    const { download } = await submitted(1_000);
    const report = await aReport(office);
    const file = await aFile(report.draft);
    proxy.befall({ on: () => true, answer: 503 });
    for (const reply of [await putPart(own, office.channel.linkSuffix, report.draft, file, 0), await download()])
      expect([reply.statusCode, reply.json()]).toEqual([
        503,
        { code: "UNAVAILABLE", message: expect.stringContaining("Der Dienst ist gerade nicht erreichbar.") },
      ]);
    proxy.befall(null);
    expect((await putPart(own, office.channel.linkSuffix, report.draft, file, 0)).statusCode).toBe(200);
    expect(own.log.some((line) => line.includes("STORAGE_AWAY"))).toBe(true);
  },
);

test.skipIf(noSwift !== null)("what the database does not know goes into quarantine, and nothing else", async () => {
  const { download } = await submitted(1_000);
  const orphan = `${office.accountId}/${newId()}/0-${"ab".repeat(32)}`;
  await own.ctx.store.put(orphan, new Uint8Array(10));
  own.move(25 * 3_600_000);
  await sweepPendingFiles(own.ctx);
  own.move(-25 * 3_600_000);
  expect(await keys()).not.toContain(orphan);
  expect((await download()).statusCode).toBe(200);
});

/** Starts and closes again; gives what the operator is told where that is refused. */
async function start(change: Partial<BucketConfig> | null, dataFolder = own.ctx.config.dataFolder) {
  const config = { ...own.ctx.config, dataFolder, bucket: change && { ...bucket, ...change } };
  return wire(config, () => {}).then(
    async (wired) => wired.close().then(() => null),
    (error: unknown) => startTrouble(error, dataFolder),
  );
}

test.skipIf(noSwift !== null)(
  "a start is refused with one line where the bucket is not this installation's, empty, closed, missing or away",
  async () => {
    await submitted(1_000);
    expect(await start({})).toBeNull();
    const other = await testApplication({ bucket: await swift.bucket() });
    const theirs = other.ctx.config.bucket!;
    await other.close();
    expect(await start(theirs)).toMatch(/^Der Bucket \S+ gehört zu einer anderen Installation als der Ordner \S+\. [^\n]*$/);
    const empty = fs.mkdtempSync(path.join(os.tmpdir(), "hz-bucket-start-"));
    expect(await start(theirs, empty)).toMatch(
      /^Die Datenbank gehört zu einer anderen Installation als der Bucket \S+\. [^\n]*S3_BUCKET[^\n]*$/,
    );
    expect(fs.readdirSync(empty)).toEqual([]);
    expect(await start({ prefix: "leer/" })).toMatch(
      /^Im Bucket \S+ liegt unter „leer\/“ nichts, die Datenbank kennt aber \d+ Dateien zu Meldungen\. [^\n]*$/,
    );
    expect(await start(null)).toMatch(/files fehlt oder ist leer, die Datenbank kennt aber/);
    expect(await start({ secretAccessKey: "falsch" })).toMatch(/^Der Bucket \S+ bei \S+ weist den Zugriff ab\. [^\n]*$/);
    expect(await start({ bucket: "gibt-es-nicht" })).toMatch(/^Den Bucket gibt-es-nicht gibt es bei \S+ nicht\. [^\n]*$/);
    proxy.befall({ on: () => true, answer: 503 });
    expect(await start({})).toMatch(/^Der Bucket \S+ bei \S+ antwortet nicht wie ein Bucket\. [^\n]*$/);
    proxy.befall(null);
    fs.rmSync(empty, { recursive: true });
  },
);

test.skipIf(noSwift !== null)("the doctor compares the bucket with the database, and says what is wrong with it", async () => {
  const { file } = await submitted(1_000);
  const { dataFolder, databaseUrl, secret } = own.ctx.config;
  const env = {
    HZ_DATA: dataFolder,
    DATABASE_URL: databaseUrl!,
    HZ_SECRET: secret!,
    S3_BUCKET: bucket.bucket,
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    S3_PREFIX: bucket.prefix,
  };
  const said = async (change = {}) =>
    (await examine({ ...env, ...change })).flatMap(({ area, state, what }) => (area === "Dateien" ? [`${state} ${what}`] : [])).join("\n");
  expect(await said()).toMatch(/ok Bucket \S+, Kennung \S+\.\n[^]*Dateien zu Meldungen: \d+, alle da\./);
  await own.ctx.store.deletePrefix(`${office.accountId}/${file.id}`);
  expect(await said()).toMatch(/bad Von \d+ Dateien zu Meldungen fehlt 1 ganz oder in Teilen\./);
  expect(await said({ S3_SECRET_ACCESS_KEY: "falsch" })).toMatch(/^bad Der Bucket \S+ bei \S+ weist den Zugriff ab\./);
});
