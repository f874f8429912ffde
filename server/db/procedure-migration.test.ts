import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "./new-id.ts";
import { emptyDatabase } from "../testing/database.ts";
import { migrationsBefore } from "../testing/migrations.ts";
import { migrate } from "./migrate.ts";

const MIGRATIONS = path.join(import.meta.dirname, "migrations");
const NAME = "0020-procedure.sql";

const account = newId();
let own: { url: string; drop(): Promise<void> };
let client: pg.Client;
beforeAll(async () => {
  own = await emptyDatabase();
  await migrate(own.url, migrationsBefore(NAME));
  client = new pg.Client({ connectionString: own.url });
  await client.connect();
  // Rows without the account and department that they would need otherwise.
  await client.query("set session_replication_role = replica");
  await client.query(
    `insert into channels (account_id, id, name, link_suffix, company_name, settings, languages, department_id)
     values ($1, $1, 'x', 'x', 'x', '{"allowFiles": true}', '{}', $1)`,
    [account],
  );
  await client.query(
    "insert into department_keys (account_id, department_id, epoch, public_key, not_after, signature) values ($1, $1, 1, '', 0, '')",
    [account],
  );
});
afterAll(async () => {
  await client.end();
  await own.drop();
});

const CREATED = new Date("2026-01-05T08:00:00Z");
let count = 0;

/** A report of before with the changes of its status that are known. */
async function aReportOfBefore(status: string, updated: string, changes: [string, string, string][]): Promise<{ id: string; by: string }> {
  const [id, by] = [newId(), newId()];
  count++;
  await client.query(
    `insert into reports (account_id, id, number, case_number, channel_id, department_id, epoch, head_department_id, head_epoch, report_type,
       status, rk_id, reporter_pk, token_hash, sealed_key, wrapped_key, title, body, submit_hash, created_at, updated_at)
     values ($1, $2, $3, $4, $1, $1, 1, $1, 1, 'anonymous', $5, '', '', '', '', '', '', '', '', $6, $7)`,
    [account, id, count, `C${count}`, status, CREATED, updated],
  );
  for (const [from, to, at] of changes)
    await client.query(
      "insert into status_changes (account_id, report_id, from_status, to_status, user_id, at) values ($1, $2, $3, $4, $5, $6)",
      [account, id, from, to, by, at],
    );
  return { id, by };
}

test("reports of before keep what is known of them: received as they came, closed when they were closed last, nothing made up", async () => {
  const open = await aReportOfBefore("in_progress", "2026-02-01T08:00:00Z", [
    ["new", "closed", "2026-01-20T08:00:00Z"],
    ["closed", "in_progress", "2026-02-01T08:00:00Z"],
  ]);
  const closed = await aReportOfBefore("resolved", "2026-05-01T08:00:00Z", [
    ["new", "closed", "2026-02-01T08:00:00Z"],
    ["closed", "open", "2026-02-02T08:00:00Z"],
    ["open", "closed", "2026-03-03T08:00:00Z"],
    ["closed", "resolved", "2026-04-01T08:00:00Z"],
  ]);
  const unknown = await aReportOfBefore("closed", "2026-03-01T08:00:00Z", []);
  expect(await migrate(own.url)).toEqual(fs.readdirSync(MIGRATIONS).filter((name) => name >= NAME));
  const { rows } = await client.query("select id, received_at, acknowledged_at, feedback_at, closed_at, closed_by, outcome from reports");
  const row = (id: string) => rows.find((one) => one.id === id);
  const nothing = { received_at: CREATED, acknowledged_at: null, feedback_at: null, outcome: null };
  expect(row(open.id)).toEqual({ ...nothing, id: open.id, closed_at: null, closed_by: null });
  expect(row(closed.id)).toEqual({ ...nothing, id: closed.id, closed_at: new Date("2026-03-03T08:00:00Z"), closed_by: closed.by });
  expect(row(unknown.id)).toEqual({ ...nothing, id: unknown.id, closed_at: new Date("2026-03-01T08:00:00Z"), closed_by: null });
  const { rows: channels } = await client.query("select settings from channels");
  expect(channels).toEqual([{ settings: { allowFiles: true, autoAcknowledge: true, retentionMonths: null } }]);
});
