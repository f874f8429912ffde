import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileRoutes } from "@hz/contract/reports/files";
import { reportRoutes } from "@hz/contract/reports/reports";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { moveFiles } from "../../../scripts/files/move-files.ts";
import type { Config } from "../../config.ts";
import { withClient } from "../../db/pool.ts";
import { startTrouble } from "../../start-trouble.ts";
import { openFolderStore } from "../../storage/folder-store.ts";
import type { BucketConfig, Move } from "../../storage-settings.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aReport, type TestOffice } from "../../testing/builders.ts";
import { aFile, type TestFile, uploadToChannel, wholeOf } from "../../testing/builders-files.ts";
import { call, send } from "../../testing/call.ts";
import { noSwift, startSwift, type Swift } from "../../testing/swift.ts";
import { wire } from "../../wiring.ts";

let swift: Swift;
let bucket: BucketConfig;
/** Keeps files in the folder alone. */
let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  if (noSwift) return console.warn(`Buckets are left out: ${noSwift}.`);
  swift = await startSwift();
  bucket = await swift.bucket(true);
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(async () => {
  await own?.close();
  await swift?.stop();
});

type Sent = { id: string; file: TestFile };
async function submitted(by: TestApplication, size = 1_000): Promise<Sent> {
  const report = await aReport(office);
  const file = await aFile(report.draft, size);
  await uploadToChannel(by, office.channel.linkSuffix, report.draft, file);
  const body = { ...report.body, files: [file.claim], uploadToken: report.draft.uploadToken };
  return { id: (await call(by.app, reportRoutes.submit, { body })).reportId, file };
}
async function expectAll(by: TestApplication, all: Sent[]) {
  for (const { id, file } of all) {
    const reply = await send(by.app, fileRoutes.reportFile, { params: { id, fileId: file.id }, as: office.as });
    expect([reply.statusCode, Buffer.compare(reply.rawPayload, wholeOf(file))]).toEqual([200, 0]);
  }
}
const keysIn = async ({ list }: Pick<TestApplication["ctx"]["store"], "list">) => {
  const all: string[] = [];
  for await (const { key } of list("")) all.push(key);
  return all;
};
const inFolder = async () => keysIn(await openFolderStore(path.join(own.ctx.config.dataFolder, "files")));
const withMove = (move: Move | null, change: Partial<BucketConfig> = {}): Config => ({
  ...own.ctx.config,
  bucket: { ...bucket, move, ...change },
});
const moved = (way: Move, config = withMove(way)) => moveFiles(config, own.db.directUrl, way);
/** Starts and closes again; gives what the operator is told where that is refused. */
const start = (config: Config) =>
  wire(config, () => {}).then(
    async (wired) => wired.close().then(() => null),
    (error: unknown) => startTrouble(error, config.dataFolder),
  );

test.skipIf(noSwift !== null)(
  "files move into the bucket and back while instances take, give out and delete them",
  async () => {
    const all = [await submitted(own, 9 * 2 ** 20), await submitted(own), await submitted(own)];
    expect(await start(withMove(null))).toMatch(/^Im Ordner \S+files liegen noch Dateien, [^\n]*: npm run files -- in-den-bucket$/);
    const first = await own.another(withMove("to-folder"));
    const second = await own.another(withMove("to-bucket"));
    all.push(await submitted(first), await submitted(second));
    for (const one of [first, second]) await expectAll(one, all);
    await second.startWorker();

    const remove = async ({ id }: Sent) =>
      void (await call(second.app, reportRoutes.remove, { params: { id }, as: office.as, body: { reason: "spam" } }));
    const whileMoving = async (late: TestApplication, gone: Sent) => {
      await remove(gone);
      all.push(await submitted(late));
      for (const one of [first, second]) await expectAll(one, all);
    };
    const there = await submitted(first);
    const [{ damaged }] = await Promise.all([moved("to-bucket"), whileMoving(second, there)]);
    expect([damaged, await inFolder()]).toEqual([[], []]);
    const untilGone = ({ file }: Sent) =>
      vi.waitFor(async () => expect((await keysIn(second.ctx.store)).filter((key) => key.includes(file.id))).toEqual([]), {
        timeout: 20_000,
      });
    await untilGone(there);
    const inBucket = await own.another(withMove(null));
    await expectAll(inBucket, all);
    expect(await keysIn(inBucket.ctx.store)).toHaveLength(all.reduce((sum, { file }) => sum + file.parts.length, 0));

    const back = await submitted(second);
    await Promise.all([moved("to-folder"), whileMoving(first, back)]);
    await untilGone(back);
    expect(await keysIn(inBucket.ctx.store)).toEqual([]);
    expect(await inFolder()).toHaveLength(all.reduce((sum, { file }) => sum + file.parts.length, 0));
    await expectAll(own, all);
  },
  120_000,
);

test.skipIf(noSwift !== null)(
  "nothing moves into another installation's bucket, from a folder that is not there, or twice at once",
  async () => {
    await submitted(own);
    expect(await start(withMove("to-bucket"))).toBeNull();
    const before = await inFolder();
    await expect(moved("to-bucket", own.ctx.config)).rejects.toThrow(/^Dafür muss der Dienst mit S3_MOVE=to-bucket laufen/);
    await expect(moved("to-bucket", withMove("to-folder"))).rejects.toThrow(/^Dafür muss der Dienst mit S3_MOVE=to-bucket laufen/);
    const other = await testApplication({ bucket: await swift.bucket() });
    const theirs = other.ctx.config.bucket!;
    await other.close();
    await expect(moved("to-bucket", withMove("to-bucket", { bucket: theirs.bucket }))).rejects.toThrow(
      /gehört nicht zu dieser Installation/,
    );
    await expect(moved("to-bucket", withMove("to-bucket", { prefix: "leer/" }))).rejects.toThrow(/gehört nicht zu dieser Installation/);
    await expect(moved("to-bucket", withMove("to-bucket", { secretAccessKey: "falsch" }))).rejects.toThrow(/weist den Zugriff ab/);
    const [files, away] = ["files", "weg"].map((name) => path.join(own.ctx.config.dataFolder, name)) as [string, string];
    fs.renameSync(files, away);
    await expect(moved("to-bucket")).rejects.toThrow(/^Der Ordner \S+files fehlt oder trägt nicht die Kennung dieser Installation\./);
    expect(await start(withMove("to-bucket"))).toMatch(
      /^Solange Dateien umziehen \(S3_MOVE\), wird der Ordner \S+files gebraucht; er fehlt oder ist leer\. /,
    );
    fs.rmSync(files, { recursive: true, force: true });
    fs.renameSync(away, files);
    await withClient(own.db.directUrl, async (client) => {
      await client.query("select pg_advisory_lock(7242004)");
      await expect(moved("to-bucket")).rejects.toThrow(/^Die Dateien ziehen gerade schon um/);
    });
    expect(await inFolder()).toEqual(before);
  },
);

test.skipIf(noSwift !== null)("the command names what is damaged and ends with 1, and what it cannot do with 2", async () => {
  const { file } = await submitted(own);
  expect(await start(withMove("to-bucket"))).toBeNull();
  const key = (await inFolder()).find((one) => one.includes(file.id))!;
  fs.appendFileSync(path.join(own.ctx.config.dataFolder, "files", key), "x");
  const { dataFolder, databaseUrl, secret } = own.ctx.config;
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    HZ_DATA: dataFolder,
    DATABASE_URL: databaseUrl!,
    HZ_SECRET: secret!,
    S3_BUCKET: bucket.bucket,
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    S3_PREFIX: bucket.prefix,
    S3_MOVE: "to-bucket",
  };
  const program = path.join(import.meta.dirname, "../../../scripts/files/run.ts");
  const run = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { env, encoding: "utf8", timeout: 60_000 });
    return [status, stdout, stderr];
  };
  expect(run("in-den-bucket")).toEqual([
    1,
    expect.stringMatching(/^Umgezogen: \d+ Teile von Dateien\.\n$/),
    `Beschädigt, deshalb nicht umgezogen und nicht gelöscht: ${key}\n`,
  ]);
  expect(await inFolder()).toEqual([key]);
  expect(run("in-den-ordner")).toEqual([1, "", expect.stringMatching(/^Dafür muss der Dienst mit S3_MOVE=to-folder laufen/)]);
  expect(run("hin")).toEqual([2, "", expect.stringContaining("in-den-bucket oder in-den-ordner")]);
});
