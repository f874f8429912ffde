import { loadModule } from "libpg-query";
import { beforeAll, expect, test } from "vitest";
import { crossings } from "./crossings.ts";
import { differences, listText, readList } from "./list.ts";
import type { SentStatement } from "./recorded.ts";
import { readSchema, type Schema } from "./schema.ts";

const SCHEMA = `create table reports (
);
alter table reports force row level security;
create table directory_cases (
);
create table schema_migrations (
);

CREATE OR REPLACE FUNCTION public.submit(in_account uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  found_one boolean;
begin
  found_one := exists (select from reports r where r.account_id = in_account);
  if not exists (select from reports r) then perform enqueue(); end if;
end $function$;

CREATE OR REPLACE FUNCTION public.enqueue()
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into pgboss.job (name) values ('mail')
$function$;

CREATE OR REPLACE FUNCTION public.harmless(in_account uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from reports where account_id = in_account
$function$;
`;

let schema: Schema;
beforeAll(async () => {
  await loadModule();
  schema = readSchema(SCHEMA);
});

const sent = (how: SentStatement["how"], text: string, from = "a.ts"): SentStatement => ({ how, text, from });
/** Without what stands in the routines' bodies. */
const found = (...all: SentStatement[]) => crossings(all, schema).filter(({ kind }) => kind !== "routine");

test("in an account's transaction what names the account stays; the directory, the queue and what names none crosses", () => {
  const all = found(
    sent("tenant", "select * from reports where account_id = $1"),
    sent("together", "select harmless($1)"),
    sent("tenant", "select * from reports where id = $1"),
    sent("together", "insert into directory_cases (account_id) values ($1)"),
    sent("tenant", "select submit($1)"),
    sent("tenant", "select from pgboss.job"),
  );
  expect(all.map(({ kind, about }) => `${kind}: ${about}`)).toEqual([
    "elsewhere: calls submit",
    "elsewhere: reads pgboss.job",
    "elsewhere: writes directory_cases",
    "unnamed: no account for reports",
  ]);
});

test("without an account everything crosses that touches a table of ours, but for migrations, backups and what each database has for itself", () => {
  const all = found(
    sent("directory", "select from directory_cases where hash = $1"),
    sent("owner", "update reports set a = $1 where account_id = $1"),
    sent("owner", "select from schema_migrations"),
    sent("owner", "update reports set b = $1", "server/db/migrate.ts"),
    sent("owner", "truncate reports", "server/backup/load.ts"),
    sent("owner", "select from pgboss.job", "server/modules/status/store.ts"),
  );
  expect(all.map(({ kind, about }) => `${kind}: ${about}`)).toEqual(["directory: reads directory_cases", "owner: writes reports"]);
});

test("of what travels together each statement is judged by itself, and what differs in values alone is one", () => {
  const all = found(
    sent("tenant", "select enqueue('ü'); select * from reports where account_id = $1; select from reports; commit"),
    sent("tenant", "select from reports limit 0", "b.ts"),
    sent("tenant", "select from reports", "b.ts"),
  );
  expect(all.map(({ text, from }) => `${text} ${from.join(" ")}`)).toEqual([
    "select enqueue('ü') a.ts",
    "select from reports a.ts b.ts",
    "select from reports limit 0 b.ts",
  ]);
});

test("cursors are told apart by what they read", () => {
  const all = found(
    sent("owner", "declare a cursor for select from reports"),
    sent("owner", "declare a cursor for select from directory_cases"),
  );
  expect(all.map(({ about }) => about)).toEqual(["reads directory_cases", "reads reports"]);
  expect(readList(listText(all)).map(({ about }) => about)).toEqual(["reads directory_cases", "reads reports"]);
});

test("bodies of routines are judged as well, conditions and assignments too", () => {
  const all = crossings([], schema);
  expect(all.map(({ kind, about, from }) => `${kind}: ${about} ${from.join()}`)).toEqual([
    "routine: calls enqueue submit",
    "routine: no account for reports submit",
    "routine: writes pgboss.job enqueue",
  ]);
});

test("a list is read as it is written; what is not on it is said, and what is no longer sent after a whole run alone", () => {
  const before = [sent("tenant", "select from reports where id in ($1)"), sent("directory", "select from directory_cases")];
  const listed = readList(listText(found(...before)));
  expect(differences(listed, found(...before), true)).toEqual([]);
  const after = found(before[0]!, sent("directory", "delete from directory_cases", "c.ts"));
  const added = "crosses (directory: writes directory_cases; c.ts): delete from directory_cases";
  expect(differences(listed, after, false)).toEqual([added]);
  expect(differences(listed, after, true)).toEqual([added, "no longer sent (directory): select from directory_cases"]);
});

test("that a statement is sent without its account where it was sent with one before is another way to cross", () => {
  const listed = readList(listText(found(sent("directory", "select from directory_cases"))));
  expect(differences(listed, found(sent("tenant", "select from directory_cases")), false)).toHaveLength(1);
});
