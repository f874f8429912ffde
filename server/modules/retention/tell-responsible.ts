import { berlinDay } from "@hz/contract/deadlines";
import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import { sql } from "kysely";
import * as z from "zod";
import type { Context } from "../../context.ts";
import { deletionSoon } from "../../mail/templates/deletion-soon.ts";
import { defineMail } from "../mails/index.ts";
import { userOf } from "../users/index.ts";

/** The mail to one person that there is something on the list; nothing of what. */
export const mailDeletionSoon = defineMail(
  "mail-deletion-soon",
  z.object({ accountId: Id, userId: Id }),
  async (ctx: Context, { accountId, userId }) => {
    const user = await ctx.db.tenant(accountId, (tx) => userOf(tx, accountId, userId));
    if (!user?.is_active || !user.permissions.includes("Meldungen")) return null;
    return { to: user.email, ...deletionSoon(user.language, ctx.config.publicUrl + paths.retention) };
  },
  { mergesBy: ({ accountId, userId }) => `${accountId} ${userId}` },
);

/**
 * Has those told who answer for reports that came onto the list since their last mail, for holds whose day of review has come,
 * and for what waits for a second person beyond its last day: everybody at most once a week.
 */
export const tellResponsible = (ctx: Context, accountId: string): Promise<void> =>
  ctx.db.tenant(accountId, async (tx) => {
    const today = berlinDay(ctx.now());
    // Nights are not equally long: a week may lack some minutes.
    const { rows } = await sql<{ id: string }>`
      update users u set retention_told_at = clock_timestamp()
      where u.account_id = ${accountId} and u.is_active and 'Meldungen' = any(u.permissions)
        and coalesce(u.retention_told_at < clock_timestamp() - interval '6 days 12 hours', true)
        and exists (
          select from department_members m join reports r on r.account_id = m.account_id and r.department_id = m.department_id
            join accounts o on o.account_id = r.account_id
            left join retention_announcements a on a.account_id = r.account_id and a.report_id = r.id and r.closed_at is not null
            left join retention_holds h on h.account_id = r.account_id and h.report_id = r.id and h.ended_at is null
          where m.account_id = u.account_id and m.user_id = u.id
            and not exists (select from recusals x where x.account_id = r.account_id and x.report_id = r.id and x.user_id = u.id
              and x.lifted_at is null)
            and (
            a.announced_at > coalesce(u.retention_told_at, '-infinity')
            or (h.review_day <= ${today}::date and h.review_day > coalesce((u.retention_told_at at time zone 'Europe/Berlin')::date, '-infinity'))
            or (o.two_person_deletion and a.confirmed_at is null and h.id is null and a.day < ${today}::date
              and a.day >= coalesce((u.retention_told_at at time zone 'Europe/Berlin')::date, '-infinity'))))
      returning u.id`.execute(tx);
    for (const { id: userId } of rows) await ctx.jobs.enqueue(mailDeletionSoon, { accountId, userId });
  });
