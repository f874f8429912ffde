import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCatalog } from "../../db/catalog.ts";
import { withClient } from "../../db/pool.ts";
import { schemaText } from "../../db/schema-text.ts";
import { testDatabase, type TestDatabase } from "../database.ts";
import { recordFolder, type SentStatement } from "./recorded.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** All that this run has noted so far. */
function noted(): SentStatement[] {
  const folder = recordFolder(process.env["HZ_TEST_ENGINE"]!);
  const lines = readdirSync(folder).flatMap((name) =>
    name.endsWith(".jsonl") ? readFileSync(path.join(folder, name), "utf8").split("\n") : [],
  );
  return lines.filter((line) => line.startsWith('{"how"')).map((line) => JSON.parse(line) as SentStatement);
}
const waysOf = (file: string) => [...new Set(noted().flatMap(({ how, from }) => (from === file ? [how] : [])))].sort();

test("what the product sends is noted once, with the file that sent it and the way it went", async () => {
  await own.db.directory(readCatalog);
  await own.db.tenant(randomUUID(), readCatalog);
  await own.db.tenant(randomUUID(), readCatalog);
  await withClient(own.url, schemaText);
  expect(waysOf("server/db/catalog.ts")).toEqual(["directory", "tenant"]);
  expect(waysOf("server/db/schema-text.ts")).toEqual(["owner"]);
  const ofTenant = noted().filter(({ how, from }) => how === "tenant" && from === "server/db/catalog.ts");
  expect(ofTenant).toHaveLength(1);
});

test("what a test sends by itself is not", async () => {
  await own.db.directory((tx) => sql`select 1 as of_a_test_alone`.execute(tx));
  await own.db.together(randomUUID(), ["select 1 as of_a_test_alone"]);
  expect(noted().filter(({ text }) => text.includes("of_a_test_alone"))).toEqual([]);
});
