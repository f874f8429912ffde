import type { DepartmentKey } from "@hz/contract/channels/channels";
import { type Circle, newOverlaps, type Overlap, overlapsOf, type StandIn, standInsOf } from "@hz/contract/people/stand-ins";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { lockAccount } from "../accounts/index.ts";
import { currentKey } from "./store.ts";

/** Who belongs to each department: its members, active or not, and who is invited to be one. */
async function circlesOf(tx: Tx, accountId: string): Promise<Circle[]> {
  const { rows } = await sql<Circle>`
    select department_id as id, array_agg(distinct user_id) as members from (
      select m.department_id, m.user_id from department_members m join users u on u.account_id = m.account_id and u.id = m.user_id
        where m.account_id = ${accountId} and u.deleted_at is null
      union all
      select unnest(i.department_ids), i.id from invitations i where i.account_id = ${accountId}
    ) belonging group by department_id order by department_id`.execute(tx);
  return rows;
}

/** Which department stands in for which by the channels' settings, archived ones too: one is switched on again with a click. */
async function standInsBySetting(tx: Tx, accountId: string): Promise<StandIn[]> {
  const channels = await tx
    .selectFrom("channels")
    .select(["department_id as departmentId", "conflict_department_id as conflictDepartmentId"])
    .where("account_id", "=", accountId)
    .execute();
  const categories = await tx
    .selectFrom("categories")
    .select("department_id")
    .distinct()
    .where("account_id", "=", accountId)
    .where("department_id", "is not", null)
    .execute();
  return standInsOf(
    channels,
    categories.map((row) => row.department_id!),
  );
}

/** The same by the reports about a department that lie with another one, whatever the channels say now. */
async function standInsByReports(tx: Tx, accountId: string): Promise<StandIn[]> {
  const { rows } = await sql<StandIn>`
    select distinct r.department_id as "standInId", c.id as "officeId" from reports r cross join unnest(r.concerns) as c (id)
    where r.account_id = ${accountId} and r.concerns is not null`.execute(tx);
  return rows;
}

/** Which department stands in for which, by what channels say now or by the reports that lie there. */
export const standIns = async (tx: Tx, accountId: string): Promise<StandIn[]> => [
  ...(await standInsBySetting(tx, accountId)),
  ...(await standInsByReports(tx, accountId)),
];

/** The departments that stand in for others with whom they share people. */
export const standInOverlaps = async (tx: Tx, accountId: string): Promise<Overlap[]> =>
  overlapsOf(await circlesOf(tx, accountId), await standIns(tx, accountId));

/**
 * Makes a change of who belongs to a department or where reports go, one after another in an account; it locks what it needs
 * itself, after the account. Throws STAND_IN_SHARED, and
 * with it undoes the change, where somebody would read reports about a department to which they belong. What was so before the
 * change is not its fault; the readiness check finds that.
 */
export async function withoutSharing<T>(tx: Tx, accountId: string, change: () => Promise<T>): Promise<T> {
  await lockAccount(tx, accountId);
  const before = await standInOverlaps(tx, accountId);
  const done = await change();
  if (newOverlaps(before, await standInOverlaps(tx, accountId)).length > 0) throw new Failure("STAND_IN_SHARED");
  return done;
}

/**
 * Those of `departmentIds` that must not stand in for the offices in `concerns`, such as those that a report concerns: these
 * offices themselves, and who shares people with them.
 */
export async function sharesWith(
  tx: Tx,
  accountId: string,
  concerns: readonly string[] | null,
  departmentIds: readonly string[],
): Promise<Set<string>> {
  if (!concerns || concerns.length === 0) return new Set();
  const wanted = departmentIds.flatMap((standInId) => concerns.map((officeId) => ({ standInId, officeId })));
  return new Set(overlapsOf(await circlesOf(tx, accountId), wanted).map(({ standInId }) => standInId));
}

/**
 * Throws STAND_IN_SHARED where a department is signed as one that stands in: browsers would refuse to seal ordinary reports to it.
 * It is signed as an ordinary one first.
 */
export async function refuseSignedStandIn(tx: Tx, accountId: string, departmentId: string): Promise<void> {
  const { purpose } = await currentKey(tx, accountId, departmentId);
  if (purpose && purpose.standsInFor.length > 0) throw new Failure("STAND_IN_SHARED");
}

/** The departments to which reports go that concern the office itself, or once went: those lie there still. */
export async function conflictDepartments(tx: Tx, accountId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("departments")
    .select("id")
    .where("account_id", "=", accountId)
    .where("was_for_conflicts", "=", true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether ordinary reports go to a department, by a channel or a category, archived or switched off too. */
export async function isOffice(tx: Tx, accountId: string, departmentId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select
    exists (select from channels where account_id = ${accountId} and department_id = ${departmentId})
    or exists (select from categories where account_id = ${accountId} and department_id = ${departmentId}) as is`.execute(tx);
  return rows[0]!.is;
}

/** Whether what was signed of a department lets it stand in for all of these, and lets them be ordinary offices. */
export const standsInBySignature = (standIn: DepartmentKey, offices: readonly DepartmentKey[]): boolean =>
  offices.every(({ departmentId, purpose }) => standIn.purpose?.standsInFor.includes(departmentId) && !purpose?.standsInFor.length);
