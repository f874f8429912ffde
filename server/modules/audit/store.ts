import { type AuditAction, actionsOf, type AuditFilter, NOT_READ, REPORT_ACTIONS } from "@hz/contract/account/audit";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { hiddenGuests } from "../../db/guest-access.ts";

/** Who reads: what is about a report is shown to those only who may read the report. */
export type AuditReader = { userId: string; mayRead: boolean };
/** The same, with whether they know all people, guests included. */
export type NamesReader = AuditReader & { managesUsers: boolean };
const ABOUT_REPORTS: readonly string[] = [...REPORT_ACTIONS, NOT_READ];
/** That reports were sealed anew tells that there are some: of a department that stands in for its people alone. */
const sealedElsewhere = (accountId: string, userId: string) => sql<boolean>`(e.action = 'department.reports-resealed'
  and exists (select from departments s where s.account_id = ${accountId} and s.id = e.target_id and s.was_for_conflicts)
  and not exists (select from department_members m
    where m.account_id = ${accountId} and m.department_id = e.target_id and m.user_id = ${userId}))`;

/** Whether entry `e` is by or about a guest of a department that stands in, of whom this person may not know. */
const ofHiddenGuest = (accountId: string, userId: string) =>
  sql<boolean>`(coalesce(e.actor_id = any(array${hiddenGuests(accountId, userId)}), false)
    or coalesce(e.target_id = any(array${hiddenGuests(accountId, userId)}), false))`;

/**
 * Whether entry `e` is about a report that this person does not read: neither `r`, the report of its target, nor `gone`, the
 * record of its deletion, is their department's, or they, of a deleted report anybody, were kept out of it (decision 052).
 */
const notRead = (accountId: string, { userId, mayRead }: AuditReader) => sql<boolean>`(${ofHiddenGuest(accountId, userId)} or
  (e.action in (${sql.join(ABOUT_REPORTS)}) or r.id is not null or gone.report_id is not null or ${sealedElsewhere(accountId, userId)})
  and not coalesce(${mayRead} and coalesce(r.department_id, case when not gone.had_recusal then gone.department_id end) in (
      select m.department_id from department_members m where m.account_id = ${accountId} and m.user_id = ${userId})
    and not exists (select 1 from recusals x where x.account_id = ${accountId} and x.report_id = e.target_id
      and x.user_id = ${userId} and x.lifted_at is null), false))`;

/**
 * Whether this reader may know the guest of this id: one who was invited to a report whose entries they read, deleted or not.
 * Asked once for a statement, and not for each of its rows.
 */
const knowsGuest = (accountId: string, reader: NamesReader, id: string) => sql<boolean>`(${reader.managesUsers}
  or ${sql.ref(id)}::text = any(array(
    select substring(e.entry from '"guest" *: *"([0-9a-f-]{36})"') from audit_entries e
    left join reports r on r.account_id = e.account_id and r.id = e.target_id
    left join deletion_records gone on gone.account_id = e.account_id and gone.report_id = e.target_id
    where e.account_id = ${accountId} and e.action = 'guest.invited' and not ${notRead(accountId, reader)}
      and e.target_id in (select g.report_id from guest_accesses g where g.account_id = ${accountId}
        union select x.report_id from deletion_records x where x.account_id = ${accountId}))))`;

export type Row = Awaited<ReturnType<typeof entriesOf>>[number];

/** Entries beyond a number, newest first or oldest first, with the names that people know their actors and targets by. */
export function entriesOf(
  tx: Tx,
  accountId: string,
  reader: NamesReader,
  filter: AuditFilter,
  page: { before?: number | undefined; after?: number; limit: number },
) {
  const isNotRead = notRead(accountId, reader);
  const named = (one: "actor" | "u" | "i", name: RawBuilder<string | null>) =>
    sql<
      string | null
    >`case when not ${sql.ref(`${one}.is_guest`)} or ${knowsGuest(accountId, reader, `${one}.id`)} then ${name} when ${sql.ref(`${one}.is_guest`)} then 'Gast' end`;
  const on = (id: string) => sql<SqlBool>`${sql.ref(`${id}.account_id`)} = e.account_id and ${sql.ref(`${id}.id`)} = e.target_id`;
  let query = tx
    .selectFrom("audit_entries as e")
    .leftJoin("users as actor", (join) => join.onRef("actor.account_id", "=", "e.account_id").onRef("actor.id", "=", "e.actor_id"))
    .leftJoin("reports as r", (join) => join.on(on("r")))
    .leftJoin("deletion_records as gone", (join) =>
      join.onRef("gone.account_id", "=", "e.account_id").onRef("gone.report_id", "=", "e.target_id"),
    )
    .leftJoin("users as u", (join) => join.on(on("u")))
    .leftJoin("invitations as i", (join) => join.on(on("i")))
    .leftJoin("departments as d", (join) => join.on(on("d")))
    .leftJoin("channels as c", (join) => join.on(on("c")))
    .leftJoin("categories as g", (join) => join.on(on("g")))
    .leftJoin("own_templates as t", (join) => join.on(on("t")))
    .select([
      "e.seq",
      "e.at",
      "e.actor_id",
      named("actor", sql`actor.full_name`).as("actor_name"),
      "e.action",
      "e.target_id",
      "e.entry",
      "e.hash",
    ])
    .select(
      sql<
        string | null
      >`coalesce(${named("u", sql`u.full_name`)}, ${named("i", sql`i.first_name || ' ' || i.last_name`)}, ${sql.lit("„")} || coalesce(d.name, c.name, g.name, t.title) || ${sql.lit("“")})`.as(
        "other_label",
      ),
    )
    .select([sql<string | null>`'HZ-' || r.number`.as("report_label"), isNotRead.as("not_read")])
    .where("e.account_id", "=", accountId)
    .limit(page.limit);
  if (page.before !== undefined) query = query.where("e.seq", "<", page.before);
  if (page.after !== undefined) query = query.where("e.seq", ">", page.after);
  if (filter.from) query = query.where("e.at", ">=", new Date(filter.from));
  if (filter.to) query = query.where("e.at", "<", new Date(filter.to));
  // What is not shown is not found either: a filter would tell what stands there.
  if (filter.actor) query = query.where("e.actor_id", "=", filter.actor);
  if (filter.target) query = query.where("e.target_id", "=", filter.target);
  if (filter.actor || filter.target) query = query.where(sql<SqlBool>`not ${isNotRead}`);
  if (filter.group)
    query = query.where(
      sql<SqlBool>`case when ${isNotRead} then ${filter.group === "reports"} else e.action in (${sql.join(actionsOf(filter.group))}) end`,
    );
  return query.orderBy("e.seq", page.after === undefined ? "desc" : "asc").execute();
}

/** The table's rows as this person may take them along: of what they do not read number, time and hash. */
export function entriesFor(accountId: string, reader: AuditReader) {
  const isNotRead = notRead(accountId, reader);
  const unless = (column: string) => sql`case when not ${isNotRead} then ${sql.ref(`e.${column}`)} end as ${sql.ref(column)}`;
  return sql`(select e.account_id, e.seq, e.at, ${unless("actor_id")}, case when ${isNotRead} then ${NOT_READ} else e.action end as action,
      ${unless("target_id")}, case when ${isNotRead} then '' else e.entry end as entry, e.hash
    from audit_entries e
    left join reports r on r.account_id = e.account_id and r.id = e.target_id
    left join deletion_records gone on gone.account_id = e.account_id and gone.report_id = e.target_id
    where e.account_id = ${accountId})`;
}

/** Who did one of these things to it and when: for the history of what the log knows alone. */
export const momentsOf = (tx: Tx, accountId: string, target: string, actions: readonly AuditAction[]) =>
  tx
    .selectFrom("audit_entries")
    .select(["action", "actor_id", "at"])
    .where("account_id", "=", accountId)
    .where("target_id", "=", target)
    .where("action", "in", actions);

/** Everybody who ever belonged to the account, of guests those whom this person may know, and its departments. */
export async function namesOf(tx: Tx, accountId: string, reader: NamesReader) {
  const people = await tx
    .selectFrom("users as u")
    .select(["u.id", "u.full_name as name"])
    .where("u.account_id", "=", accountId)
    .where(sql<SqlBool>`(not u.is_guest or ${knowsGuest(accountId, reader, "u.id")})`)
    .where("u.id", "not in", hiddenGuests(accountId, reader.userId))
    .orderBy("u.full_name")
    .orderBy("u.id")
    .execute();
  const departments = await tx
    .selectFrom("departments")
    .select(["id", "name"])
    .where("account_id", "=", accountId)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return { people, departments };
}

/** How far the chain goes: its head, and the highest number among the entries, at one moment. */
export async function headOf(tx: Tx, accountId: string): Promise<{ seq: number; hash: Buffer; highest: number }> {
  const { rows } = await sql<{ seq: number | null; hash: Buffer | null; highest: number | null }>`
    select h.seq, h.hash, (select max(e.seq) from audit_entries e where e.account_id = ${accountId}) as highest
    from (select 1) as one left join audit_heads h on h.account_id = ${accountId}`.execute(tx);
  const [row] = rows;
  return { seq: Number(row?.seq ?? 0), hash: row?.hash ?? Buffer.alloc(0), highest: Number(row?.highest ?? 0) };
}

/** Entries as they are stored, in the order of their numbers; the time to the microsecond, which a `Date` would round. */
export async function linksOf(tx: Tx, accountId: string, after: number, limit: number) {
  const { rows } = await sql<{
    seq: number;
    at: string;
    actor_id: string | null;
    action: string;
    target_id: string | null;
    entry: string;
    hash: Buffer;
  }>`
    select seq, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, actor_id, action, target_id, entry, hash
    from audit_entries where account_id = ${accountId} and seq > ${after} order by seq limit ${limit}`.execute(tx);
  return rows;
}
