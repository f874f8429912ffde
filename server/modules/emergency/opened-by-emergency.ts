import type { Grant } from "@hz/contract/auth";
import { needsAccountKey, type Permission } from "@hz/contract/permissions";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { grantsTo } from "../departments/index.ts";
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
    select d.id || ' ' || given.epoch as key from grants given
    join departments d on d.account_id = given.account_id and d.id = given.department_id
    left join department_members own on own.account_id = d.account_id and own.department_id = d.id and own.user_id = ${id}
    where given.account_id = ${accountId} and given.to_user_id = ${emergencyId} and given.kind = 'department' and case
      when not d.was_for_conflicts then own.user_id is not null or ${needsAccountKey(permissions as Permission[])}::boolean
      else own.user_id is not null and (
        exists (select from grants g where g.account_id = d.account_id and g.department_id = d.id and g.to_user_id = ${id})
        or not exists (select from department_members m
          join grants g on g.account_id = m.account_id and g.department_id = m.department_id and g.to_user_id = m.user_id
          where m.account_id = d.account_id and m.department_id = d.id and m.user_id <> ${id} and g.epoch = given.epoch))
      end`.execute(tx);
  const opened = new Set(rows.map(({ key }) => key));
  const grants = await grantsTo(tx, accountId, emergencyId);
  return grants.filter(({ what }) => what.kind !== "department" || opened.has(`${what.departmentId} ${what.epoch}`));
}
