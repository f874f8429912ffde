import type { ResetState } from "@hz/contract/sign-in/password-reset";
import { sql } from "kysely";
import { CAN_OPEN, HAS_CODE } from "../modules/departments/index.ts";
import type { KeyWalk, Walker } from "./key-walk.ts";

type ReportKey = { key: string; isHeld: boolean; isInvited: boolean };

/** The keys that reports of this person's departments are sealed to: whether anybody could open them, and whether by an invitation's code. */
export async function reportKeysOf({ test, accountId }: KeyWalk, { id }: Walker): Promise<ReportKey[]> {
  const { rows } = await test.db.tenant(accountId, (tx) =>
    sql<ReportKey>`
      select s.department_id || '/' || s.epoch as key, coalesce(bool_or(${CAN_OPEN}), false) as "isHeld",
        coalesce(bool_or(${HAS_CODE}), false) as "isInvited"
      from (select distinct r.department_id, r.epoch from reports r join department_members m on m.account_id = r.account_id
        and m.department_id = r.department_id and m.user_id = ${id} where r.account_id = ${accountId}) s
      left join grants g on g.account_id = ${accountId} and g.kind = 'department' and g.department_id = s.department_id
        and g.epoch = s.epoch
      group by 1`.execute(tx),
  );
  return rows;
}

/** Holds what the reset page said of the reports so far against what a new account key ended. */
export function checkEnded(walk: KeyWalk, said: ResetState, before: ReportKey[], after: ReportKey[]): void {
  if (!said.readsReports) return;
  const held = before.filter(({ isHeld }) => isHeld);
  const ended = held.filter(({ key }) => !after.some((one) => one.key === key && one.isHeld));
  const came = held.length === 0 ? null : ended.length === 0 ? "all" : ended.length < held.length ? "some" : "none";
  if (came !== said.reopens) throw new Error(`the reset page said that ${said.reopens} reopens, and it is ${came}`);
  const isNamed = said.invitations?.holdReports === true;
  if (isNamed !== ended.some(({ isInvited }) => isInvited))
    throw new Error(`a code alone opened what ended: the reset page said ${isNamed ? "so, and it is not so" : "nothing of it"}`);
  if (isNamed) walk.happened.add("an invitation's code alone opened reports");
}

/** Holds what the reset page said of the way with the emergency key against what that way ended. */
export function checkLostInSafe(walk: KeyWalk, said: ResetState, before: ReportKey[], after: ReportKey[]): void {
  if (!said.readsReports) return;
  const isLost = before.some((was) => was.isHeld && !after.some((one) => one.key === was.key && one.isHeld));
  const isNamed = said.emergency?.rest.byNobody === true;
  if (isNamed !== isLost)
    throw new Error(`the reset page said that the safe ${isNamed ? "loses reports" : "loses none"}, and it is not so`);
  if (isNamed) walk.happened.add("the emergency key lacked what nobody else held");
}
