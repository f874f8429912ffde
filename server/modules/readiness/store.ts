import { sql } from "kysely";
import type { Permission } from "@hz/contract/permissions";
import type { Tx } from "../../db/database.ts";
import { linksEnded } from "../channels/index.ts";
import { HAS_CODE } from "../departments/index.ts";
import { knowsOfMail, OFFICE_MAILS } from "../mails/index.ts";

export type Handler = {
  department_id: string;
  id: string;
  full_name: string;
  last_login_at: Date | null;
  /** Whether the account's key vouches for theirs: before that nothing opens to them. */
  is_vouched: boolean;
  /** Whether they were granted the department's newest key. */
  holds_key: boolean;
};

/** The active people who handle reports, once for each of their departments, by name. */
export async function handlersIn(tx: Tx, accountId: string): Promise<Handler[]> {
  const { rows } = await sql<Handler>`
    select m.department_id, u.id, u.full_name, u.last_login_at, u.member_signature is not null as is_vouched,
      exists (select from grants g where g.account_id = m.account_id and g.kind = 'department' and g.to_user_id = u.id
        and g.department_id = m.department_id and g.epoch = ${newestEpoch}) as holds_key
    from department_members m join users u on u.account_id = m.account_id and u.id = m.user_id
    where m.account_id = ${accountId} and u.is_active and u.deleted_at is null and 'Meldungen' = any(u.permissions)
    order by u.full_name, u.id`.execute(tx);
  return rows;
}
const newestEpoch = sql`(select max(k.epoch) from department_keys k where k.account_id = m.account_id and k.department_id = m.department_id)`;

/** The departments with the newest epoch of each, and whether the emergency key, an open invitation whose code counts, or a person, deactivated or not, was granted that. */
export async function departmentsIn(tx: Tx, accountId: string) {
  const { rows } = await sql<{
    id: string;
    name: string;
    epoch: number;
    has_emergency_key: boolean;
    is_invited: boolean;
    is_held: boolean;
  }>`
    select m.department_id as id, m.name, ${newestEpoch} as epoch, exists (select from emergency_keys e
      join grants g on g.account_id = e.account_id and g.to_user_id = e.id and g.kind = 'department'
      where e.account_id = m.account_id and g.department_id = m.department_id and g.epoch = ${newestEpoch}) as has_emergency_key,
      exists (select from grants g where g.account_id = m.account_id and g.kind = 'department'
        and g.department_id = m.department_id and g.epoch = ${newestEpoch} and ${HAS_CODE}) as is_invited,
      exists (select from grants g join users u on u.account_id = g.account_id and u.id = g.to_user_id and u.deleted_at is null
        where g.account_id = m.account_id and g.kind = 'department' and g.department_id = m.department_id
          and g.epoch = ${newestEpoch}) as is_held
    from (select account_id, id as department_id, name, created_at from departments where account_id = ${accountId}) m
    order by m.created_at, m.department_id`.execute(tx);
  return rows;
}

/** The active channels, oldest first. */
export const activeChannels = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("channels")
    .select(["id", "name", "link_suffix", "languages", "default_language", "department_id", "conflict_department_id"])
    .select(linksEnded("channels").as("links_ended_at"))
    .where("account_id", "=", accountId)
    .where("is_active", "=", true)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** The departments that active categories deliver to, whatever the channel. */
export const categoryDepartments = async (tx: Tx, accountId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom("categories")
    .select("department_id")
    .distinct()
    .where("account_id", "=", accountId)
    .where("is_active", "=", true)
    .where("department_id", "is not", null)
    .execute();
  return rows.flatMap(({ department_id: id }) => (id === null ? [] : [id]));
};

/** The entry that counts of everybody's trainings, by person. */
export async function trainingsIn(tx: Tx, accountId: string): Promise<Map<string, { day: string | null; title: string }>> {
  const { rows } = await sql<{ user_id: string; day: string | null; title: string }>`
    select distinct on (t.user_id) t.user_id, t.day::text as day, t.title from trainings t
    where t.account_id = ${accountId} order by t.user_id, t.at desc, t.id desc`.execute(tx);
  return new Map(rows.map(({ user_id: id, day, title }) => [id, { day, title }]));
}

export const insertTraining = (
  tx: Tx,
  accountId: string,
  training: { id: string; user_id: string; day: string | null; title: string; recorded_by: string; at: Date },
) =>
  tx
    .insertInto("trainings")
    .values({ ...training, account_id: accountId })
    .execute();

export type ReviewKind = "external" | "mail";

/** When each kind of review was last made. */
export async function lastReviews(tx: Tx, accountId: string): Promise<Partial<Record<ReviewKind, Date>>> {
  const rows = await tx
    .selectFrom("readiness_reviews")
    .select(["kind", sql<Date>`max(at)`.as("at")])
    .where("account_id", "=", accountId)
    .groupBy("kind")
    .execute();
  return Object.fromEntries(rows.map(({ kind, at }) => [kind, at]));
}

export const insertReview = (tx: Tx, accountId: string, review: { id: string; kind: ReviewKind; user_id: string; at: Date }) =>
  tx
    .insertInto("readiness_reviews")
    .values({ ...review, account_id: accountId })
    .execute();

/**
 * Mails to the office that failed since then, that nobody has dismissed and this person may know of. Not those to reporters: whether one of them left
 * an address is nobody's business, and a stranger's wrong one says nothing of the office.
 */
export const failedMailsSince = async (tx: Tx, accountId: string, readerId: string, since: Date): Promise<number> =>
  (
    await tx
      .selectFrom("failed_mails as f")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("f.account_id", "=", accountId)
      .where("f.failed_at", ">=", since)
      .where("f.kind", "in", OFFICE_MAILS)
      .where(knowsOfMail(accountId, readerId))
      .executeTakeFirstOrThrow()
  ).count;

/** The account's drills, newest first, and whether the report of each is still there. */
export const drillsIn = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("drills as d")
    .leftJoin("reports as r", (on) => on.onRef("r.account_id", "=", "d.account_id").onRef("r.id", "=", "d.id"))
    .selectAll("d")
    .select(sql<boolean>`r.id is null`.as("is_gone"))
    .where("d.account_id", "=", accountId)
    .orderBy("d.started_at", "desc")
    .orderBy("d.id")
    .execute();

export const drillOf = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("drills").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

/** Keeps that a drill begins; false where there is one of this id. */
export async function insertDrill(
  tx: Tx,
  accountId: string,
  drill: { id: string; channel_id: string; started_by: string; started_at: Date },
): Promise<boolean> {
  const result = await tx
    .insertInto("drills")
    .values({ ...drill, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The account's people who are not deleted and no guests, with what decides whether they can bring keys back. */
export async function keyPeople(tx: Tx, accountId: string) {
  const { rows } = await sql<{
    id: string;
    full_name: string;
    permissions: Permission[];
    is_active: boolean;
    is_vouched: boolean;
    has_code: boolean;
  }>`select id, full_name, permissions, is_active, member_signature is not null as is_vouched,
      recovery_confirmed_at is not null and recovery_wrap is not null as has_code
    from users where account_id = ${accountId} and deleted_at is null and not is_guest order by full_name, id`.execute(tx);
  return rows;
}

/** Who was granted which department's key, or the account's present one, whose department is null. */
export async function keyPlaces(tx: Tx, accountId: string) {
  const { rows } = await sql<{ holderId: string; departmentId: string | null; epoch: number | null }>`
    select to_user_id as "holderId", department_id as "departmentId", epoch from grants
    where account_id = ${accountId} and (kind = 'department' or kind = 'account' and not of_former_key)`.execute(tx);
  return rows;
}

/** For whom the open invitations were made whose code counts, by name and id. */
export async function keyInvitations(tx: Tx, accountId: string) {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct i.id, concat_ws(' ', i.first_name, i.last_name) as name
    from grants g join invitations i on i.account_id = g.account_id and i.id = g.to_user_id
    where g.account_id = ${accountId} and ${HAS_CODE} order by name, i.id`.execute(tx);
  return rows;
}

/** Who belongs to which department. */
export const membershipsIn = (tx: Tx, accountId: string) =>
  tx.selectFrom("department_members").select(["user_id", "department_id"]).where("account_id", "=", accountId).execute();
