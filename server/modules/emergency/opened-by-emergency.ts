import type { Grant } from "@hz/contract/sign-in/auth";
import { needsAccountKey } from "@hz/contract/permissions";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { grantsTo, heldByMember } from "../departments/index.ts";
import type { UserRow } from "../users/index.ts";

/**
 * What the emergency key gives to a person who proves its code: of department keys those of their own departments, and all others
 * to whoever manages people or settings. Of a department that stands in only to its people, and among them to who held a key of it
 * until now, or where none of the others holds this one: whom a report accuses may have the code, and have joined a minute before.
 */
export async function openedByEmergency(
  tx: Tx,
  accountId: string,
  { id, permissions }: Pick<UserRow, "id" | "permissions">,
  emergencyId: string,
): Promise<Grant[]> {
  const { rows } = await sql<{ key: string }>`
    select d.id || ' ' || g.epoch as key from grants g
    join departments d on d.account_id = g.account_id and d.id = g.department_id
    left join department_members own on own.account_id = d.account_id and own.department_id = d.id and own.user_id = ${id}
    where g.account_id = ${accountId} and g.to_user_id = ${emergencyId} and g.kind = 'department' and case
      when not d.was_for_conflicts then own.user_id is not null or ${needsAccountKey(permissions)}::boolean
      else own.user_id is not null and (
        exists (select from grants mine where mine.account_id = d.account_id and mine.department_id = d.id and mine.to_user_id = ${id})
        or not ${heldByMember(id)})
      end`.execute(tx);
  const opened = new Set(rows.map(({ key }) => key));
  const grants = await grantsTo(tx, accountId, emergencyId);
  return grants.filter(({ what }) => what.kind !== "department" || opened.has(`${what.departmentId} ${what.epoch}`));
}
