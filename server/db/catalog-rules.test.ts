import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../testing/database.ts";
import { onServer } from "../testing/template.ts";
import { brokenTenantRules } from "./catalog-rules.ts";
import { readCatalog } from "./catalog.ts";

/** Tables without a tenant: from a hash or public name to an account, the embedded payment provider, what strangers wrote to the operator (sealed), what the status page tells of the service, and the list of migrations. */
const globals = new Set([
  "contact_inquiries",
  "directory_calendars",
  "directory_cases",
  "directory_cells",
  "directory_channels",
  "directory_customers",
  "directory_demos",
  "directory_domains",
  "directory_emails",
  "directory_exports",
  "directory_moves",
  "directory_passkeys",
  "directory_sessions",
  "directory_tickets",
  "directory_tokens",
  "installation",
  "payment_simulator",
  "service_days",
  "service_incidents",
  "service_rehearsals",
  "service_updates",
  "schema_migrations",
]);

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const broken = async () => brokenTenantRules(await own.db.directory(readCatalog), globals);

test("every table of a tenant is keyed by the account and fenced", async () => {
  expect(await own.db.directory(readCatalog)).not.toEqual([]);
  expect(await broken()).toEqual([]);
});

test("each way to break the rules is named", async () => {
  const fence = (table: string) =>
    `alter table ${table} enable row level security; alter table ${table} force row level security;
     create policy tenant on ${table} using (true);`;
  await onServer(
    own.url,
    `create table bad_a (id uuid primary key);
     create table bad_b (account_id text, id uuid);
     create table bad_c (account_id uuid not null, id uuid not null, email text,
       primary key (id, account_id), unique (email));
     create unique index bad_c_expression on bad_c (lower(email));
     create table bad_d (account_id uuid not null, id uuid not null, user_id uuid, ref uuid,
       primary key (account_id, id), foreign key (account_id, user_id) references users on delete set null,
       foreign key (ref, account_id) references users (account_id, id));
     ${fence("bad_a")} ${fence("bad_b")} ${fence("bad_c")}`,
  );
  expect(await broken()).toEqual([
    "bad_a: has no column account_id",
    "bad_a: unique index bad_a_pkey does not begin with account_id",
    "bad_b: account_id is text, not uuid",
    "bad_b: account_id may be null",
    "bad_b: has no primary key",
    "bad_c: unique index bad_c_email_key does not begin with account_id",
    "bad_c: unique index bad_c_expression does not begin with account_id",
    "bad_c: unique index bad_c_pkey does not begin with account_id",
    "bad_d: foreign key bad_d_account_id_user_id_fkey would reset account_id",
    "bad_d: foreign key bad_d_ref_account_id_fkey to users does not carry account_id",
    "bad_d: row-level security is not enabled and forced",
  ]);
});
