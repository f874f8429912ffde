import type { Join } from "@hz/contract/people/people";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { standIns } from "../departments/index.ts";

type Membership = { userId: string; departmentId: string; department: string; by: string | null; isOwnDoing: boolean; at: Date | null };
type Leaving = { userId: string; departmentId: string; department: string; at: Date };

/**
 * How these people came into the departments that they belong to. Whoever releases the reports of one that stands in has to see
 * that somebody came from the very office whose reports go there.
 */
export async function joinsOf(tx: Tx, accountId: string, userIds: readonly string[]): Promise<Map<string, Join[]>> {
  const joins = new Map<string, Join[]>(userIds.map((id) => [id, []]));
  if (userIds.length === 0) return joins;
  const { rows: memberships } = await sql<Membership>`
    select m.user_id as "userId", m.department_id as "departmentId", d.name as department, u.full_name as by,
      coalesce(m.added_by = m.user_id, false) as "isOwnDoing", m.added_at as at
    from department_members m
    join departments d on d.account_id = m.account_id and d.id = m.department_id
    left join users u on u.account_id = m.account_id and u.id = m.added_by
    where m.account_id = ${accountId} and m.user_id = any(${[...userIds]}::uuid[]) order by d.name, d.id`.execute(tx);
  const { rows: leavings } = await sql<Leaving>`
    select l.user_id as "userId", l.department_id as "departmentId", d.name as department, l.at from department_leavings l
    join departments d on d.account_id = l.account_id and d.id = l.department_id
    where l.account_id = ${accountId} and l.user_id = any(${[...userIds]}::uuid[]) order by l.at desc, d.name`.execute(tx);
  const standing = leavings.length > 0 ? await standIns(tx, accountId) : [];
  for (const { userId, departmentId, department, by, isOwnDoing, at } of memberships) {
    const offices = standing.filter(({ standInId }) => standInId === departmentId).map(({ officeId }) => officeId);
    const from = leavings
      .filter((left) => left.userId === userId && offices.includes(left.departmentId))
      .map((left) => ({ department: left.department, at: left.at.toISOString() }));
    joins.get(userId)!.push({ departmentId, department, by, isOwnDoing, at: at && at.toISOString(), from });
  }
  return joins;
}
