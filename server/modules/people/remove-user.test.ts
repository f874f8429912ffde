import { peopleRoutes } from "@hz/contract/people/people";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague } from "../../testing/builders.ts";
import { aFullCompany } from "../../testing/builders-full.ts";
import { call } from "../../testing/call.ts";
import { onQueue } from "../../testing/job-queue.ts";

/** Columns of these tables, a table's several parted by commas. */
const columnsOf = (names: Record<string, string>) =>
  Object.entries(names).flatMap(([table, list]) => list.split(", ").map((name) => `${table}.${name}`));
/** By what a person signs in, is reached and reads, and mails to them: nothing of it is left. */
const GOES = columnsOf({
  department_members: "user_id",
  directory_calendars: "user_id",
  directory_emails: "user_id",
  directory_passkeys: "user_id",
  directory_tickets: "user_id",
  directory_tokens: "user_id",
  failed_mails: "user_id",
  grants: "to_user_id",
  key_log_notes: "user_id",
  news_mails: "recipient_id",
  passkeys: "user_id",
  reports: "assigned_to",
  second_factor_codes: "user_id",
  sessions: "user_id",
});
/** Who did what, signed or was trusted with what: the person's row keeps the name for it, and former keys prove what they signed. */
const STAYS = columnsOf({
  assignment_changes: "from_user_id, to_user_id, user_id",
  audit_entries: "actor_id, target_id",
  channels: "links_renewed_by, user_id",
  deletion_records: "deleted_by, second_person",
  department_leavings: "by_user_id, user_id",
  department_members: "added_by",
  destroyed_recordings: "user_id",
  disclosures: "user_id",
  drills: "started_by",
  emergency_keys: "created_by",
  exports: "user_id",
  former_keys: "user_id",
  grants: "by_user_id",
  guest_accesses: "ended_by, granted_by, user_id",
  invitations: "invited_by",
  key_log: "by_user_id",
  live_events: "ref",
  measures: "created_by, updated_by, user_id",
  messages: "author_id, redacted_by",
  notes: "author_id",
  procedure_steps: "user_id",
  processing_agreements: "user_id",
  readiness_reviews: "user_id",
  receipt_signatures: "user_id",
  recusals: "by_user_id, lifted_by, user_id",
  redactions: "user_id",
  report_deletions: "requested_by",
  report_evidence: "user_id",
  reports: "acknowledged_by, body_redacted_by, closed_by, entered_by, feedback_by, handover_by, notes_key_by, set_apart_by",
  retention_announcements: "confirmed_by",
  retention_holds: "created_by, ended_by, user_id",
  stand_in_guests: "guest_id",
  status_changes: "user_id",
  successions: "sent_by",
  templates: "updated_by",
  trainings: "recorded_by, user_id",
  transfers: "user_id",
});
/** That somebody was told of a duty, and who had read a report by when: it proves what the office knew, and goes with the report. */
const STAYS_AS_PROOF = columnsOf({ reminders: "user_id", report_reads: "user_id", retention_notices: "user_id" });

/** Columns of ids whose names say which noun they name, and it is no person. */
const NO_PERSON =
  /^((\w+_)?(account|report|channel|domain|department|category|file|message|passkey|session)_ids?|id|about_id|successor_id|concerns|replaces)$/;

let own: TestApplication;
let columns: { table: string; name: string; column: string }[];
beforeAll(async () => {
  own = await testApplication();
  const all = await onQueue<{ table: string; name: string }>(
    own,
    `select c.relname as table, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)`,
  );
  columns = all.filter(({ name }) => !NO_PERSON.test(name)).map((one) => ({ ...one, column: `${one.table}.${one.name}` }));
});
afterAll(() => own.close());

test("of every column that may name a person it is decided what becomes of it when they are deleted", () => {
  expect(
    columns.map(({ column }) => column).toSorted(),
    "A new column: name it in GOES above and let remove-user.ts delete it, or say in STAYS that the person's name stays with it; one that names no person in NO_PERSON.",
  ).toEqual([...GOES, ...STAYS, ...STAYS_AS_PROOF].toSorted());
});

test("a person who is deleted leaves what they did, and nothing by which they could come back or read", async () => {
  const company = await aFullCompany(own);
  const leaver = (await aColleague(own, company)).person.userId;
  const counts = async () => {
    const each = columns.map(
      ({ table, name, column }) => `select '${column}' as column, count(*)::int as count from ${table} where ${name}::text = $1`,
    );
    const rows = await onQueue<{ column: string; count: number }>(own, each.join(" union all "), [leaver]);
    return new Map(rows.map(({ column, count }) => [column, count]));
  };
  // What the company's rows name its owner for was the colleague's.
  const has = await counts();
  for (const { table, name, column } of columns)
    if (!GOES.includes(column) || !has.get(column))
      await onQueue(own, `update ${table} set ${name} = $2 where ${name} = $1 or '${column}' = 'reports.assigned_to'`, [
        company.person.userId,
        leaver,
      ]);
  const before = await counts();
  expect(GOES.filter((column) => !before.get(column))).toEqual([]);

  await call(own.app, peopleRoutes.remove, { params: { id: leaver }, as: company.as });
  const after = await counts();
  expect(GOES.filter((column) => after.get(column))).toEqual([]);
  expect([...STAYS, ...STAYS_AS_PROOF].filter((column) => before.get(column) && !after.get(column))).toEqual([]);
  const [row] = await onQueue<Record<string, unknown>>(own, "select * from users where id = $1", [leaver]);
  expect(row).toMatchObject({
    first_name: "Kim",
    email: `${leaver}@geloescht.invalid`,
    permissions: [],
    is_active: false,
    totp_secret: null,
  });
});
