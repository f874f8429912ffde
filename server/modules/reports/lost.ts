import type { KeyHeld, ReportHolders } from "@hz/contract/reports/report-holders";
import { CLOSED_STATUSES } from "@hz/contract/reports/reports";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { UserCaller } from "../../http/handle.ts";
import { among, CAN_OPEN, lostEpochs } from "../departments/index.ts";
import { emergencyKeyOf, openedByEmergency } from "../emergency/index.ts";
import { comparedBy } from "../users/index.ts";
import { visible } from "./store.ts";

type Sealed = { id: string; department_id: string; epoch: number };

/**
 * The ids of reports that are closed for good: nobody of the office holds the epoch that their keys are sealed to now, and no guest
 * the report's own key.
 */
export async function lostAmong(tx: Tx, accountId: string, reports: readonly Sealed[]): Promise<Set<string>> {
  if (reports.length === 0) return new Set();
  const isLost = among(await lostEpochs(tx, accountId));
  const ids = reports.filter((report) => isLost(report.department_id, report.epoch)).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select distinct g.report_id as id from grants g where g.account_id = ${accountId} and g.kind = 'report'
      and g.report_id = any(${ids}::uuid[]) and ${CAN_OPEN}`.execute(tx);
  const opened = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !opened.has(id)));
}

/** How many open reports this person could read, if anybody could: drills too, which lie closed as well. */
export async function countLost(tx: Tx, accountId: string, userId: string): Promise<number> {
  const lost = await lostEpochs(tx, accountId);
  if (lost.length === 0) return 0;
  const rows = await visible(tx, accountId, userId)
    .select(["r.id", "r.department_id", "r.epoch"])
    .where("r.status", "not in", CLOSED_STATUSES)
    .where((where) =>
      where.or(lost.map(({ departmentId, epoch }) => where("r.department_id", "=", departmentId).and("r.epoch", "=", epoch))),
    )
    .execute();
  return (await lostAmong(tx, accountId, rows)).size;
}

/** Whether anybody could read what a reporter writes now, could later, or never can. */
export async function heldOf(tx: Tx, accountId: string, report: Sealed): Promise<KeyHeld> {
  const { rows } = await sql<{ now: boolean | null; holders: number }>`
    select count(*)::int as holders, bool_or(u.is_active) as now
    from grants g left join users u on u.account_id = g.account_id and u.id = g.to_user_id
    where ${opensIt(accountId, report)}`.execute(tx);
  const { now, holders } = rows[0]!;
  if (holders === 0) return "lost";
  return now ? "now" : "later";
}

/** Whether a grant `g` opens this report to somebody who could still open the grant. */
const opensIt = (accountId: string, report: Sealed) => sql<boolean>`
  g.account_id = ${accountId} and ${CAN_OPEN} and (g.report_id = ${report.id} and g.kind = 'report'
    or g.kind = 'department' and g.department_id = ${report.department_id} and g.epoch = ${report.epoch})`;

/** Whether the emergency key opens a report for this person: of a department that stands in it does not to whoever waits there. */
async function isInSafe(tx: Tx, { accountId, userId, permissions }: UserCaller, report: Sealed): Promise<boolean> {
  const key = await emergencyKeyOf(tx, accountId);
  const opened = key ? await openedByEmergency(tx, accountId, { id: userId, permissions: [...permissions] }, key.id) : [];
  return opened.some(({ what }) => what.kind === "department" && what.departmentId === report.department_id && what.epoch === report.epoch);
}

/** Who could still open a report, or read it alone, and whether the emergency key opens it for who asks. */
export async function holdersOf(tx: Tx, caller: UserCaller, report: Sealed): Promise<ReportHolders> {
  const { accountId } = caller;
  const { rows } = await sql<{
    name: string | null;
    is_active: boolean | null;
    user_id: string | null;
    is_vouched: boolean;
    is_guest: boolean;
    is_out: boolean;
    kind: "person" | "invitation" | "emergency";
  }>`
    select u.is_active, u.id as user_id, u.member_signature is not null as is_vouched, g.kind = 'report' as is_guest,
      exists (select from recusals x where x.account_id = ${accountId} and x.report_id = ${report.id} and x.user_id = u.id
        and x.lifted_at is null) as is_out,
      case when u.id is not null then 'person' when i.id is not null then 'invitation' else 'emergency' end as kind,
      coalesce(u.full_name, trim(i.first_name || ' ' || i.last_name)) as name
    from grants g left join users u on u.account_id = g.account_id and u.id = g.to_user_id
      left join invitations i on i.account_id = g.account_id and i.id = g.to_user_id
    where ${opensIt(accountId, report)}
    order by name`.execute(tx);
  // Whoever is kept out holds the key all the same, and helps nobody with it.
  const office = rows.filter((row) => !row.is_guest && !row.is_out);
  const names = (fits: (row: (typeof rows)[number]) => boolean) => office.filter(fits).flatMap(({ name }) => (name === null ? [] : [name]));
  const compared = await comparedBy(tx, accountId);
  // As where somebody waits: a browser hands nothing on before, nor is what it hands on believed.
  const canGive = (row: (typeof rows)[number]) => row.is_vouched && compared.has(row.user_id!);
  const isActive = (row: (typeof rows)[number]) => row.kind === "person" && row.is_active === true;
  return {
    isLost: rows.length === 0,
    people: names((row) => isActive(row) && canGive(row)),
    later: names((row) => isActive(row) && !canGive(row)),
    inactive: names((row) => row.kind === "person" && !isActive(row)),
    invitations: names(({ kind }) => kind === "invitation"),
    hasEmergencyKey: await isInSafe(tx, caller, report),
    hasGuest: rows.some((row) => row.is_guest),
  };
}
