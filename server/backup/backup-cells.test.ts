import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { CellConfig } from "../cell-settings.ts";
import { MOVE_LOCK } from "../db/cells.ts";
import { withClient } from "../db/pool.ts";
import { openFolderStore } from "../storage/folder-store.ts";
import { type TestApplication, testApplication } from "../testing/application.ts";
import { anOffice, aSubmitted } from "../testing/builders.ts";
import { emptyDatabase, type TestDatabase, testDatabase } from "../testing/database.ts";
import { settledRows } from "../testing/rows.ts";
import { type Made, makeBackup } from "./make-backup.ts";
import { rehearse } from "./rehearse.ts";
import { restore } from "./restore.ts";
import { newKeys } from "./sealed-lines.ts";

let own: TestApplication;
let second: TestDatabase;
let into: string;
let keys: { identity: string; recipient: string };
let made: Made;
const aFolder = () => fs.mkdtemp(path.join(os.tmpdir(), "hz-backup-"));
const cell = (number: number, url: string): CellConfig => ({ number, url, directUrl: url });
beforeAll(async () => {
  second = await testDatabase();
  own = await testApplication({ cells: [cell(2, second.url)] });
  const other = await own.another({ newAccountsCell: 2 });
  for (const instance of [own, other]) await aSubmitted(instance, await anOffice(instance));
  [into, keys] = [await aFolder(), await newKeys()];
  made = await backUp();
});
afterAll(async () => {
  await own.close();
  await second.drop();
  await fs.rm(into, { recursive: true });
});

const backUp = (where = into) =>
  makeBackup(
    { databases: [cell(1, own.db.directUrl), cell(2, second.url)], store: own.ctx.store, installation: "i", key: null, version: "0.0.0" },
    { into: where, recipient: keys.recipient, keep: 9 },
  );
/** Databases and a folder in which nothing is, under these numbers. */
async function aPlace(...numbers: number[]) {
  const dataFolder = await aFolder();
  const databases = await Promise.all([1, ...numbers].map(() => emptyDatabase()));
  onTestFinished(async () => {
    await Promise.all(databases.map((database) => database.drop()));
    await fs.rm(dataFolder, { recursive: true, force: true });
  });
  const [first, ...further] = databases.map(({ url }) => url);
  return { ...own.ctx.config, dataFolder, databaseUrl: first!, cells: numbers.map((number, at) => cell(number, further[at]!)) };
}
const bringBack = (config: TestApplication["ctx"]["config"]) =>
  restore(config, made.folder, keys.identity, () => openFolderStore(path.join(config.dataFolder, "files")));
const rowsIn = async (url: string) =>
  (await settledRows(url)).filter(([table]) => table.startsWith("public.") && table !== "public.schema_migrations");

test("all databases come back, each as it was", async () => {
  const place = await aPlace(2);
  await bringBack(place);
  expect(await rowsIn(place.databaseUrl)).toEqual(await rowsIn(own.db.directUrl));
  expect(await rowsIn(place.cells[0]!.url)).toEqual(await rowsIn(second.url));
});

test.each([
  [[], "enthält auch die Datenbank 2"],
  [[2, 3], "enthält die Datenbank 3 nicht"],
] as const)("into databases %j it is refused, and nothing is left", async (numbers, said) => {
  const place = await aPlace(...numbers);
  await expect(bringBack(place)).rejects.toThrow(said);
  expect(await rowsIn(place.databaseUrl)).toEqual([]);
  expect(await fs.readdir(place.dataFolder)).toEqual([]);
});

test("where one of them is not empty none is touched", async () => {
  const place = await aPlace(2);
  await withClient(place.cells[0]!.url, (client) => client.query("create table notes (text text)"));
  await expect(bringBack(place)).rejects.toThrow("CELLS");
  expect(await rowsIn(place.databaseUrl)).toEqual([]);
});

test("while an account moves a backup waits", async () => {
  const where = await aFolder();
  onTestFinished(() => fs.rm(where, { recursive: true }));
  let isDone = false;
  const making = await withClient(own.db.directUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [MOVE_LOCK]);
    const running = backUp(where).finally(() => (isDone = true));
    await vi.waitFor(async () =>
      expect((await client.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount).toBeGreaterThan(0),
    );
    expect(isDone).toBe(false);
    return { running };
  });
  await making.running;
});

test("a rehearsal brings all of them back in one place", async () => {
  const seen = await rehearse(own.ctx.config, into, keys.identity, async (databases) => {
    const counts = databases.map(({ directUrl }) =>
      withClient(directUrl, async (client) => (await client.query("select from directory_cases")).rowCount!),
    );
    return { brokenLogs: (await Promise.all(counts)).filter((count) => count !== 1).length, missingFiles: databases.length - 2 };
  });
  expect(seen).toMatchObject({ isGood: true });
});
