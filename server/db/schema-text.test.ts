import fs from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../testing/database.ts";
import { withClient } from "./pool.ts";
import { schemaText } from "./schema-text.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const written = () => fs.readFileSync(new URL("schema.sql", import.meta.url), "utf8").replace(/^--.*\n\n/, "");

test("schema.sql is what the migrations make (npm run db:schema writes it)", async () => {
  expect(await withClient(own.url, schemaText)).toBe(written());
});

test.each([
  "alter table accounts add column x int",
  "alter table accounts alter column company_name drop not null",
  "alter table accounts alter column plan_name set default 'none'",
  "alter table accounts drop constraint accounts_idle_minutes_check",
  "alter table reports alter column body set storage extended",
  "drop index users_one_owner",
  "alter table accounts no force row level security",
  "alter policy tenant on accounts using (true)",
  "drop trigger mark_drill on reports",
  "create or replace function mark_drill() returns trigger language plpgsql as 'begin return new; end'",
  "grant delete on drills to hz_app",
  "revoke execute on function mark_drill from public",
  "revoke usage on schema public from hz_app",
  "alter default privileges in schema public revoke delete on tables from hz_app",
  "comment on column accounts.company_name is 'x'",
  "create sequence x",
])("it tells of: %s", async (change) => {
  await withClient(own.url, async (client) => {
    await client.query("begin");
    await client.query(change);
    expect(await schemaText(client)).not.toBe(written());
    await client.query("rollback");
  });
});
