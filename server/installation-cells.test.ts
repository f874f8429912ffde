import { afterAll, beforeAll, expect, test } from "vitest";
import type { Config } from "./config.ts";
import { withClient } from "./db/pool.ts";
import { type TestApplication, testApplication } from "./testing/application.ts";
import { type TestDatabase, testDatabase } from "./testing/database.ts";

let own: TestApplication;
let stranger: TestApplication;
let second: TestDatabase;
let third: TestDatabase;
const cell = (number: number, { url }: { url: string }) => ({ number, url, directUrl: url });
beforeAll(async () => {
  [second, third, stranger] = [await testDatabase(), await testDatabase(), await testApplication()];
  own = await testApplication({ cells: [cell(2, second), cell(3, third)] });
});
afterAll(async () => {
  await Promise.all([own.close(), stranger.close()]);
  await Promise.all([second.drop(), third.drop()]);
});

const start = async (change: Partial<Config>) => (await own.another(change)).close();
const rows = () =>
  Promise.all(
    [own.db.directUrl, second.url, third.url].map((url) =>
      withClient(url, async (client) => (await client.query<{ id: string; cell: number }>("select * from installation")).rows),
    ),
  );

test("each database knows of which installation it is, and which one", async () => {
  const [first, two, three] = (await rows()).map(([row]) => row);
  expect([first!.cell, two!.cell, three!.cell]).toEqual([1, 2, 3]);
  expect(new Set([first!.id, two!.id, three!.id]).size).toBe(1);
  await start({});
});

test.each<[string, () => Partial<Config>, string]>([
  ["one that is missing in the settings", () => ({ cells: [cell(2, second)] }), "nennt die Datenbank 3 nicht"],
  ["two that were exchanged", () => ({ cells: [cell(2, third), cell(3, second)] }), "Bitte tauschen Sie die Adressen nicht"],
  [
    "another installation's",
    () => ({ cells: [cell(2, second), cell(3, third), cell(4, { url: stranger.db.directUrl })] }),
    "gehört zu einer anderen Installation",
  ],
  ["one of the further ones as the first", () => ({ databaseUrl: second.url, cells: [cell(3, third)] }), "nicht ihre erste"],
])("%s stops the start with one line, and nothing is changed", async (_, change, said) => {
  const before = await rows();
  await expect(start(change())).rejects.toThrow(said);
  expect(await rows()).toEqual(before);
});

test("one that lost everything does not become a new, empty one", async () => {
  const fresh = await testDatabase();
  await expect(start({ cells: [cell(2, second), cell(3, fresh)] })).rejects.toThrow("Die Datenbank 3 (CELLS) ist leer");
  await fresh.drop();
});
