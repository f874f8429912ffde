import { addDays } from "@hz/contract/procedure/deadlines";
import { HOLD_SOON_DAYS, NONE } from "@hz/contract/account/evaluations";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { CaseFacts, Tally, Window } from "./reckon.ts";

/** Whose cases count: of these departments, and of these channels where some are named; `isWhole` where nothing was picked. */
export type Scope = { departments: readonly string[]; channels: readonly string[] | null; isWhole: boolean };

/** Milliseconds since 1970 as a number: ten thousand rows of six dates would take longer to parse than to count. */
const millis = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;
/** Drills are nobody's reports, and what nobody can open is none. */
const within = ({ departments, channels }: Scope) =>
  sql`not r.is_drill and r.set_apart_at is null and r.department_id = any(${departments}::uuid[]) and (${channels}::uuid[] is null or r.channel_id = any(${channels}::uuid[]))`;

type CaseRow = Omit<CaseFacts, "scope" | "hasReturned" | "reporterWroteAt" | "officeWroteAt"> & { id: string };

/** What is known of every case that came, ended or was open in the period; who waits for whom as it was at the moment of looking. */
export async function casesOf(
  tx: Tx,
  accountId: string,
  scope: Scope,
  window: Window,
  findings: ReadonlyMap<string, string>,
): Promise<CaseFacts[]> {
  const [first, last] = [new Date(window.begin), new Date(window.end)];
  const { rows } = await sql<CaseRow>`
    select r.id, r.channel_id as "channelId", r.department_id as "departmentId", r.category_id as "categoryId", g.legal_area as area,
      r.report_type = 'anonymous' as "isAnonymous", r.identity_revealed_at is not null as "isRevealed", r.way,
      ${millis("r.received_at")} as "receivedAt", ${millis("r.acknowledged_at")} as "acknowledgedAt",
      ${millis("r.feedback_at")} as "feedbackAt", ${millis("r.closed_at")} as "closedAt", r.outcome
    from reports r left join categories g on g.account_id = r.account_id and g.id = r.category_id
    where r.account_id = ${accountId} and ${within(scope)} and r.received_at < ${last}
      and (r.received_at >= ${first} or r.closed_at is null or r.closed_at >= ${first})`.execute(tx);
  // Put together here: where the database guesses wrongly how many there are, it would compare each case with each thread.
  const threads = await threadsOf(tx, accountId, window);
  // Into the rows themselves: a copy of each of ten thousand costs more than counting them.
  return rows.map((row) => {
    const { hasReturned = false, reporter = null, office = null } = threads.get(row.id) ?? {};
    return Object.assign(row, { scope: findings.get(row.id) ?? null, hasReturned, reporterWroteAt: reporter, officeWroteAt: office });
  });
}

/** How many reports came and ended in a period, by department. */
export type Turnover = { departmentId: string; received: number; closed: number };

/** What came and ended in the period and is still there. */
export async function turnoverIn(tx: Tx, accountId: string, scope: Scope, window: Window): Promise<Turnover[]> {
  const [first, last] = [new Date(window.begin), new Date(window.end)];
  const { rows } = await sql<Turnover>`
    select r.department_id as "departmentId", count(*) filter (where r.received_at >= ${first} and r.received_at < ${last})::int as received,
      count(*) filter (where r.closed_at >= ${first} and r.closed_at < ${last})::int as closed
    from reports r
    where r.account_id = ${accountId} and ${within(scope)} and r.received_at < ${last}
      and (r.received_at >= ${first} or r.closed_at >= ${first}) group by 1`.execute(tx);
  return rows;
}

type Thread = { id: string; hasReturned: boolean; reporter: number | null; office: number | null };

/** Whether the reporter wrote in each thread, and when they and the office last did before that moment; of the office only what is neither receipt nor feedback. */
async function threadsOf(tx: Tx, accountId: string, { at }: Window): Promise<Map<string, Thread>> {
  const last = (whose: ReturnType<typeof sql>) =>
    sql`(extract(epoch from max(m.created_at) filter (where ${whose} and m.created_at < ${new Date(at)})) * 1000)::float8`;
  const { rows } = await sql<Thread>`
    select m.report_id as id, bool_or(m.is_from_reporter) as "hasReturned", ${last(sql`m.is_from_reporter`)} as reporter,
      ${last(sql`not m.is_from_reporter and m.kind = 'message'`)} as office
    from messages m where m.account_id = ${accountId} group by m.report_id`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What was found last of each report's scope. */
export async function findingsOf(tx: Tx, accountId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; result: string }>`
    select s.report_id as id, s.result from procedure_steps s
    where s.account_id = ${accountId} and s.kind = 'scope' order by s.at`.execute(tx);
  return new Map(rows.map(({ id, result }) => [id, result]));
}

/** The follow-up measures whose day lies in the period, by kind and state. */
export async function measuresIn(tx: Tx, accountId: string, scope: Scope, { from, to }: Window): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select r.department_id as "departmentId", m.kind || ' ' || m.state as key, count(*)::int as count
    from measures m join reports r on r.account_id = m.account_id and r.id = m.report_id
    where m.account_id = ${accountId} and ${within(scope)} and m.day between ${from}::date and ${to}::date group by 1, 2`.execute(tx);
  return rows;
}

/** The disclosures whose day lies in the period, by ground; a corrected entry counts as its correction says. */
export async function disclosuresIn(tx: Tx, accountId: string, scope: Scope, { from, to }: Window): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select r.department_id as "departmentId", d.ground as key, count(*)::int as count
    from disclosures d join reports r on r.account_id = d.account_id and r.id = d.report_id
    where d.account_id = ${accountId} and ${within(scope)} and d.day between ${from} and ${to}
      and not exists (select from disclosures later where later.account_id = d.account_id and later.replaces = d.id)
    group by 1, 2`.execute(tx);
  return rows;
}

/** Whether something was deleted of which nobody is told exactly: its department is gone as well, or somebody was kept out of it. Of any time: which periods have some would tell when. */
export async function leftApart(tx: Tx, accountId: string, { departments }: Scope): Promise<boolean> {
  const { rows } = await sql`
    select from deleted_reports d
    where d.account_id = ${accountId} and (d.had_recusal or d.department_id <> all(${departments}::uuid[])) limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Whose deleted reports count. Their department or channel may be gone as well: they belong to the whole all the same. So do those
 * that somebody was kept out of, and to nothing smaller: they are nobody's own.
 */
const withinGone = ({ departments, channels, isWhole }: Scope) =>
  sql`(${isWhole} or not d.had_recusal and d.department_id = any(${departments}::uuid[]) and (${channels}::uuid[] is null or d.channel_id = any(${channels}::uuid[])))`;

/** The department whose members see it exactly; null where nobody may. */
const openTo = sql`case when d.had_recusal then null else d.department_id end`;

/** The reports that were deleted in the period, by ground. Drills leave nothing to count. */
export async function deletionsIn(tx: Tx, accountId: string, scope: Scope, { from, to }: Window): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select ${openTo} as "departmentId", coalesce(d.ground, ${NONE}) as key, count(*)::int as count
    from deleted_reports d
    where d.account_id = ${accountId} and ${withinGone(scope)} and d.deleted_day between ${from} and ${to} group by 1, 2`.execute(tx);
  return rows;
}

/** The reports that came, ended or were open in the period and are deleted by now, by whether they came in it: what all other figures lack. */
export async function goneOf(tx: Tx, accountId: string, scope: Scope, { from, to }: Window): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select ${openTo} as "departmentId", case when d.received_day >= ${from} then 'received' else 'earlier' end as key, count(*)::int as count
    from deleted_reports d
    where d.account_id = ${accountId} and ${withinGone(scope)} and d.received_day <= ${to}
      and (d.received_day >= ${from} or coalesce(d.closed_day, d.deleted_day) >= ${from})
    group by 1, 2`.execute(tx);
  return rows;
}

/** The reports that are held on that day, by the day of their review. */
export async function holdsOn(tx: Tx, accountId: string, scope: Scope, today: string): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select r.department_id as "departmentId", count(*)::int as count, case when h.review_day <= ${today}::date then 'due'
      when h.review_day <= ${addDays(today, HOLD_SOON_DAYS)}::date then 'soon' else 'later' end as key
    from retention_holds h join reports r on r.account_id = h.account_id and r.id = h.report_id
    where h.account_id = ${accountId} and h.ended_at is null and ${within(scope)} group by 1, 3`.execute(tx);
  return rows;
}

type Named = { kind: "category" | "channel" | "department"; id: string; name: string; isOwn: boolean };

/** Everything that figures are counted under, by name; of departments also whether this person is a member. */
export async function namesOf(tx: Tx, accountId: string, userId: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select 'category' as kind, g.id, g.name, false as "isOwn", g.position as place from categories g where g.account_id = ${accountId}
    union all
    select 'channel', c.id, c.name, false, 0 from channels c where c.account_id = ${accountId}
    union all
    select 'department', d.id, d.name, exists (select from department_members m
      where m.account_id = d.account_id and m.department_id = d.id and m.user_id = ${userId})
      -- Whoever has joined one that stands in and waits is told nothing of it, whether there is something or not.
      and (not d.was_for_conflicts or exists (select from grants g where g.account_id = d.account_id and g.department_id = d.id
        and g.to_user_id = ${userId}))
      -- Of a case that they are kept out of they see no figure either: there they are outside the office.
      and not exists (select from recusals x join reports r on r.account_id = x.account_id and r.id = x.report_id
        where x.account_id = d.account_id and x.user_id = ${userId} and x.lifted_at is null and r.department_id = d.id), 0
    from departments d where d.account_id = ${accountId}
    order by kind, place, name, id`.execute(tx);
  return rows;
}
