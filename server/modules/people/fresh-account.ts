import { FRESH_INVITES } from "@hz/contract/limits";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { accountOf, isPaidFor } from "../accounts/index.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * Throws INVITES_USED_UP where an account that nobody pays for has sent its invitations of a day: anybody may found one, and their mails
 * carry our name to whom they like. Those to a case of a department that stands in
 * count for a guest of such a case alone, or others would learn of them by what they may still send. Counted in the audit log, which withdrawn ones do not leave; whoever calls holds the account's row.
 */
export async function refuseFlood(ctx: Context, tx: Tx, accountId: string, reportId?: string): Promise<void> {
  if (isPaidFor(await accountOf(tx, accountId))) return;
  const apart = sql`(select c.id from (
      select id, department_id from reports where account_id = ${accountId}
      union all select report_id, department_id from deletion_records where account_id = ${accountId}) c
    join departments d on d.account_id = ${accountId} and d.id = c.department_id and d.was_for_conflicts)`;
  const since = new Date(ctx.now().getTime() - DAY_MS);
  const { count } = await tx
    .selectFrom("audit_entries")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("account_id", "=", accountId)
    .where("at", ">", since)
    .where(
      sql<boolean>`(action in ('user.invited', 'user.invitation-renewed') or (action = 'user.changed' and entry ~ '"address" *: *true')
        or action = 'guest.invited' and (${reportId ?? null}::uuid in ${apart} or target_id not in ${apart}))`,
    )
    .executeTakeFirstOrThrow();
  if (count >= FRESH_INVITES) throw new Failure("INVITES_USED_UP");
}
