import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { withClient } from "../db/pool.ts";
import { schemaText } from "../db/schema-text.ts";
import { openFolderStore } from "../storage/folder-store.ts";
import { BlobMissing, type BlobStore } from "../storage/blob-store.ts";
import { deletionsInFolder } from "../storage/deletion-log.ts";
import { openBucketStore } from "../storage/s3-store.ts";
import { type TestApplication, testApplication } from "../testing/application.ts";
import { aReport } from "../testing/builders.ts";
import { aFile, uploadToChannel } from "../testing/builders-files.ts";
import { aFullCompany, type FullCompany } from "../testing/builders-full.ts";
import { emptyDatabase } from "../testing/database.ts";
import { settledRows } from "../testing/rows.ts";
import { noSwift, startSwift } from "../testing/swift.ts";
import { onServer } from "../testing/template.ts";
import { dump, type Line } from "./dump.ts";
import { bringBack as bringAllBack, copyNew } from "./files.ts";
import { backupsIn, filesOf, type Made, makeBackup } from "./make-backup.ts";
import { type Rehearsal, rehearse } from "./rehearse.ts";
import { restore } from "./restore.ts";
import { newKeys, writeSealed } from "./sealed-lines.ts";

let own: TestApplication;
let into: string;
let identity: string;
let recipient: string;
let first: Made;
let companies: FullCompany[];
beforeAll(async () => {
  own = await testApplication();
  companies = [await aFullCompany(own), await aFullCompany(own)];
  into = await aFolder();
  ({ identity, recipient } = await newKeys());
  first = await backUp();
});
afterAll(async () => {
  await own.close();
  await fs.rm(into, { recursive: true });
});

const aFolder = () => fs.mkdtemp(path.join(os.tmpdir(), "hz-backup-"));
const backUp = (keep = 9, where = into, installation = "i") => {
  const { store, db } = own.ctx;
  const source = { databases: [{ number: 1, directUrl: db.directUrl }] as const, store, installation, key: null, version: "0.0.0" };
  return makeBackup(source, { into: where, recipient, keep });
};
/** A folder and a database in which nothing is. */
async function aPlace() {
  const [dataFolder, database] = [await aFolder(), await emptyDatabase()];
  onTestFinished(async () => {
    await database.drop();
    await fs.rm(dataFolder, { recursive: true });
  });
  return { config: { ...own.ctx.config, dataFolder, databaseUrl: database.url }, url: database.url, dataFolder };
}
const bringBack = (config: TestApplication["ctx"]["config"], backup = first.folder, key = identity) =>
  restore(config, backup, key, () => openFolderStore(path.join(config.dataFolder, "files")));
/** What the product's tables hold, but when each migration was applied. */
const rowsIn = async (url: string) =>
  (await settledRows(url)).filter(([table]) => table.startsWith("public.") && table !== "public.schema_migrations");

test("every row and every file of all companies comes back as it was", async () => {
  const { config, url, dataFolder } = await aPlace();
  const before = await rowsIn(own.ctx.db.directUrl);
  const { rows, files, damaged } = await bringBack(config);
  expect(damaged).toEqual([]);
  expect(await rowsIn(url)).toEqual(before);
  expect(rows).toBe(before.reduce((sum, [, all]) => sum + all.length, 0));
  expect(files).toBeGreaterThanOrEqual(companies.length);
  for await (const { key } of own.ctx.store.list("")) {
    const there = await fs.readFile(path.join(dataFolder, "files", key));
    expect(there.equals(await fs.readFile(path.join(own.ctx.config.dataFolder, "files", key)))).toBe(true);
  }
});

test("an owner of tables who is no superuser backs up and brings back every account's rows, and the fences stand again", async () => {
  const name = `keeper_${process.pid}`;
  const { config, url } = await aPlace();
  await onServer(url, `create role ${name} login createrole password 'x'; grant hz_app to ${name}`);
  onTestFinished(() => onServer(url, `reassign owned by ${name} to postgres; drop owned by ${name}; drop role ${name}`));
  await onServer(url, `alter database ${new URL(url.replace("@/", "@localhost/")).pathname.slice(1)} owner to ${name}`);
  const asOwner = url.replace(/\/\/[^@]*@/, `//${name}:x@`);
  await bringBack({ ...config, databaseUrl: asOwner });
  const linesOf = async (from: string) => {
    const lines: Line[] = [];
    await withClient(from, async (client) => {
      for await (const line of dump(client, { installation: "i", at: first.at, key: null })) lines.push(line);
    });
    return lines.map((line) => JSON.stringify(line)).toSorted();
  };
  expect(await linesOf(asOwner)).toEqual(await linesOf(own.ctx.db.directUrl));
  await withClient(asOwner, async (client) => expect((await client.query("select from accounts")).rowCount).toBe(0));
  expect(await withClient(url, schemaText)).toBe(await withClient(own.ctx.db.directUrl, schemaText));
});

test.skipIf(noSwift !== null)("files come out of a bucket and go back into one", async () => {
  const swift = await startSwift();
  onTestFinished(() => swift.stop());
  const open = async () => openBucketStore(await swift.bucket(true), path.join(where, "incoming"));
  const where = await aFolder();
  const [from, to] = [await open(), await open()];
  onTestFinished(() => fs.rm(where, { recursive: true }));
  const bytes = Buffer.alloc(3_000_000, "Brief");
  await from.put("konto/datei/0-teil", bytes);
  const { files } = await copyNew(from, path.join(where, "files"), new Map());
  expect(await bringAllBack(to, path.join(where, "files"), files)).toEqual([]);
  expect((await buffer(await to.get("konto/datei/0-teil"))).equals(bytes)).toBe(true);
  for (const store of [from, to]) store.close();
});

test("the next backup copies only what is new, and what no backup needs any more goes", async () => {
  const [company] = companies;
  const where = await aFolder();
  onTestFinished(() => fs.rm(where, { recursive: true }));
  const { files, copied } = await backUp(9, where);
  expect(copied).toBe(files);
  const report = await aReport(company!);
  const file = await aFile(report.draft, 3_000_000);
  await uploadToChannel(own, company!.channel.linkSuffix, report.draft, file);
  expect(await backUp(9, where)).toMatchObject({ files: files + 1, copied: 1, older: 0, removed: 0 });
  await own.ctx.store.deletePrefix(`${company!.accountId}/${file.id}`);
  expect(await backUp(9, where)).toMatchObject({ files, copied: 0, older: 0, removed: 0 });
  const place = path.join(where, "files", company!.accountId, file.id);
  expect(await fs.readdir(place)).toHaveLength(1);
  expect(await backUp(1, where)).toMatchObject({ files, copied: 0, older: 3, removed: 1 });
  expect(await fs.readdir(place)).toHaveLength(0);
});

test("a store that fails is no backup with fewer files; what is deleted meanwhile is left out", async () => {
  const where = await aFolder();
  onTestFinished(() => fs.rm(where, { recursive: true }));
  const { store } = own.ctx;
  const failing = (error: Error): BlobStore => ({
    ...store,
    async get() {
      throw error;
    },
  });
  await expect(copyNew(failing(new Error("away")), where, new Map())).rejects.toThrow("away");
  expect(await copyNew(failing(new BlobMissing("x")), where, new Map())).toEqual({ files: [], copied: 0 });
});

test("backups of another installation are left alone", async () => {
  await expect(backUp(1, into, "another")).rejects.toThrow(/liegen Sicherungen einer anderen Installation/);
  expect(await backupsIn(into)).toContain(first.folder);
});

test("while another backup is made in the same folder nothing that it may have copied goes", async () => {
  const where = await aFolder();
  onTestFinished(() => fs.rm(where, { recursive: true }));
  await backUp(9, where);
  const [beside, copied] = [path.join(where, "2026-11-30T02-30-00.000Z.draft"), path.join(where, "files", "neu")];
  await fs.mkdir(beside);
  await fs.writeFile(copied, "");
  expect(await backUp(9, where)).toMatchObject({ removed: 0 });
  // What a crash has left does not stand in the way for ever.
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await fs.utimes(beside, old, old);
  expect(await backUp(9, where)).toMatchObject({ removed: 1 });
  await expect(fs.access(beside)).rejects.toThrow("ENOENT");
});

test("the newest log of deletions comes with every backup, however old, and what a list leaves out stays in it", async () => {
  const at = new Date("2026-11-24T10:00:00Z");
  const [one, other] = companies.map(({ accountId, reportId }) => ({ at, accountId, reportId, ground: "by-hand" }));
  const log = path.join(own.ctx.config.dataFolder, "deletions.log");
  onTestFinished(() => fs.rm(log));
  await own.ctx.store.addDeletions([one!, other!]);
  await backUp();
  // A bucket's list may come late.
  await fs.writeFile(log, "");
  await own.ctx.store.addDeletions([one!]);
  await backUp();
  const { config, dataFolder } = await aPlace();
  await bringBack(config);
  expect(await deletionsInFolder(dataFolder).readDeletions()).toEqual([one, other]);
});

test("a file that is missing in the backup, or another one, is named; all others come back", async () => {
  const [one, other] = await filesOf(first.folder);
  const places = [one!, other!].map(({ key }) => path.join(into, "files", key));
  const before = await Promise.all(places.map((place) => fs.readFile(place)));
  onTestFinished(async () => void (await Promise.all(places.map((place, at) => fs.writeFile(place, before[at]!)))));
  await fs.rm(places[0]!);
  const flipped = Buffer.from(before[1]!);
  flipped[7]! ^= 1;
  await fs.writeFile(places[1]!, flipped);
  const { config, dataFolder } = await aPlace();
  expect(await bringBack(config)).toMatchObject({ damaged: [one!.key, other!.key], files: first.files - 2 });
  await expect(fs.access(path.join(dataFolder, "files", other!.key))).rejects.toThrow("ENOENT");
});

test("a rehearsal brings the newest back in a place of its own, says how it went, and leaves nothing but that", async () => {
  const where = await aFolder();
  onTestFinished(() => fs.rm(where, { recursive: true }));
  const nothing = async () => ({ brokenLogs: 0, missingFiles: 0 });
  await expect(rehearse(own.ctx.config, where, identity, nothing)).rejects.toThrow(/liegt keine Sicherung\.$/);
  await backUp(9, where);
  const { at, files } = await backUp(9, where);
  // A place for its places, which the database's own user may pass through.
  const scratch = await aFolder();
  await fs.chmod(scratch, 0o755);
  vi.stubEnv("TMPDIR", scratch);
  onTestFinished(() => void vi.unstubAllEnvs());
  onTestFinished(() => fs.rm(scratch, { recursive: true }));
  const count = async ({ list }: BlobStore) => {
    let found = 0;
    for await (const _ of list("")) found++;
    return found;
  };
  const accounts = async (url: string) => withClient(url, async (client) => (await client.query("select from accounts")).rowCount!);
  const good = await rehearse(own.ctx.config, where, identity, async ([first], store) => ({
    brokenLogs: (await accounts(first!.directUrl)) - companies.length,
    missingFiles: (await count(store)) - files,
  }));
  expect(good).toMatchObject({ isGood: true, of: at, files, damaged: 0, brokenLogs: 0 });
  const [lost] = await filesOf((await backupsIn(where)).at(-1)!);
  await fs.rm(path.join(where, "files", lost!.key));
  expect(await rehearse(own.ctx.config, where, identity, nothing)).toMatchObject({ isGood: false, damaged: 1 });
  await fs.writeFile(path.join((await backupsIn(where)).at(-1)!, "files.jsonl"), "");
  const cut = await rehearse(own.ctx.config, where, identity, async () => ({ brokenLogs: 0, missingFiles: 2 }));
  expect(cut).toMatchObject({ isGood: false, damaged: 0, missingFiles: 2 });
  const kept = (await fs.readFile(path.join(where, "rehearsals.jsonl"), "utf8")).trim().split("\n");
  expect(kept.map((line) => (JSON.parse(line) as Rehearsal).isGood)).toEqual([true, false, false]);
  expect((await fs.readdir(scratch)).filter((name) => name.startsWith("hz-"))).toEqual([]);
});

test("a backup never goes over something, nor without its key", async () => {
  const { config, dataFolder, url } = await aPlace();
  await expect(bringBack(config, into)).rejects.toThrow(/^In .* liegt keine Sicherung\.$/);
  await expect(bringBack(config, first.folder, (await newKeys()).identity)).rejects.toThrow(/mit diesem Schlüssel nicht öffnen\.$/);
  await fs.writeFile(path.join(dataFolder, "etwas"), "");
  await expect(bringBack(config)).rejects.toThrow(/^Der Ordner .* ist nicht leer\./);
  await fs.rm(path.join(dataFolder, "etwas"));
  await onServer(url, "create table etwas (n int)");
  await expect(bringBack(config)).rejects.toThrow(/^Die Datenbank ist nicht leer\./);
  expect(await fs.readdir(dataFolder)).toEqual([]);
});

/** A backup whose sealed part is another, in a folder of its own beside the first. */
async function altered(change: (bytes: Buffer) => Buffer): Promise<string> {
  const folder = path.join(into, "verändert");
  await fs.cp(first.folder, folder, { recursive: true });
  onTestFinished(() => fs.rm(folder, { recursive: true }));
  const file = path.join(folder, "database.age");
  await fs.writeFile(file, change(await fs.readFile(file)));
  return folder;
}

test.each([
  ["cut", (bytes: Buffer) => bytes.subarray(0, bytes.length - 20_000)],
  ["altered in the middle", (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -9_000), Buffer.from([0]), bytes.subarray(-8_999)])],
])("a backup that was %s brings nothing back", async (_how, change) => {
  const { config, dataFolder, url } = await aPlace();
  await expect(bringBack(config, await altered(change))).rejects.toThrow(/^Die Sicherung ist beschädigt oder unvollständig\./);
  expect(await fs.readdir(dataFolder)).toEqual([]);
  expect((await rowsIn(url)).flatMap(([, rows]) => rows)).toEqual([]);
});

/** A backup of lines that we write, sealed as one. */
async function written(lines: Line[]): Promise<string> {
  const folder = path.join(into, "geschrieben");
  await fs.cp(first.folder, folder, { recursive: true });
  onTestFinished(() => fs.rm(folder, { recursive: true }));
  await fs.rm(path.join(folder, "database.age"));
  async function* all() {
    yield* lines;
  }
  await writeSealed(path.join(folder, "database.age"), recipient, all());
  return folder;
}

test("one of a newer program is refused", async () => {
  const { config } = await aPlace();
  const head = { format: "hz-backup-1", installation: "i", at: first.at, key: null } as const;
  const newer = await written([
    { ...head, migrations: ["0001-baseline.sql", "9999-later.sql"] },
    { end: true, rows: 0 },
  ]);
  await expect(bringBack(config, newer)).rejects.toThrow(/^Die Sicherung ist neuer als dieses Programm \(9999-later\.sql\)/);
});

test.each<[string, Line[]]>([
  ["has no end", [{ table: "contact_inquiries" }]],
  ["says other than it has", [{ end: true, rows: 1 }]],
  ["names a table that is none", [{ table: "pg_class" }, { row: "()" }, { end: true, rows: 1 }]],
])("one that %s is damaged", async (_how, lines) => {
  const { config } = await aPlace();
  const head = { format: "hz-backup-1", installation: "i", at: first.at, key: null, migrations: ["0001-baseline.sql"] } satisfies Line;
  await expect(bringBack(config, await written([head, ...lines]))).rejects.toThrow(/^Die Sicherung ist beschädigt oder unvollständig\./);
});
