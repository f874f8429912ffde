import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { noSwift, startSwift, type Swift } from "../testing/swift.ts";
import type { Move } from "../storage-settings.ts";
import { deletionsInFolder, type LoggedDeletion } from "./deletion-log.ts";
import { openStore } from "./open-store.ts";
import { openBucketStore } from "./s3-store.ts";

let swift: Swift;
beforeAll(async () => {
  if (noSwift) console.warn(`Buckets are left out: ${noSwift}.`);
  else swift = await startSwift();
});
afterAll(() => swift?.stop());

const aDeletion = (): LoggedDeletion => ({
  at: new Date("2026-11-30T08:09:10.123Z"),
  accountId: randomUUID(),
  reportId: randomUUID(),
  ground: "rule",
});
const ids = (deletions: LoggedDeletion[]) => deletions.map(({ reportId }) => reportId).sort();

/** An installation with a folder and a bucket, and in the log of each what was deleted. */
async function anInstallation() {
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-open-"));
  const settings = await swift.bucket(false);
  const bucket = openBucketStore(settings, path.join(dataFolder, "incoming"), { patienceMs: 5_000 });
  onTestFinished(() => {
    bucket.close();
    fs.rmSync(dataFolder, { recursive: true });
  });
  const folder = deletionsInFolder(dataFolder);
  const [there, here] = [aDeletion(), aDeletion()];
  await bucket.addDeletions([there]);
  await folder.addDeletions([here]);
  const config = readConfig({ HZ_DATA: dataFolder });
  const open = (move: Move | null) => openStore({ ...config, bucket: { ...settings, move } }, bucket);
  return { bucket, folder, open, both: ids([there, here]) };
}

describe.skipIf(noSwift !== null)("what was deleted, in folder and bucket", () => {
  test.each(["to-bucket", null] as const)("is in the bucket once the store is open, with S3_MOVE %s", async (move) => {
    const { bucket, open, both } = await anInstallation();
    for (const _ of "twice") await open(move);
    expect(ids(await bucket.readDeletions())).toEqual(both);
    const next = aDeletion();
    await (await open(move)).addDeletions([next]);
    expect(ids(await bucket.readDeletions())).toEqual([...both, next.reportId].sort());
  });

  test("is in the folder where the files move back", async () => {
    const { folder, bucket, open, both } = await anInstallation();
    const store = await open("to-folder");
    expect(ids(await folder.readDeletions())).toEqual(both);
    // Another instance still writes there.
    const next = aDeletion();
    await bucket.addDeletions([next]);
    expect(ids(await store.readDeletions(next.accountId))).toEqual([next.reportId]);
  });
});
