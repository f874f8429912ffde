import { berlinDay } from "@hz/contract/procedure/deadlines";
import { paths } from "@hz/contract/paths";
import { noticesOn } from "@hz/contract/procedure/retention-rules";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { deletionSoon } from "../../mail/templates/deletion-soon.ts";
import { defineMail } from "../mails/index.ts";
import { recusedByReport } from "../reports/index.ts";
import { handlersOf, userOf } from "../users/index.ts";
import { insertNotices, type NoticeRow } from "./notices-store.ts";
import { retentionFacts, watchedOnes } from "./store.ts";

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
 * Has those told who answer for reports now: each once of every report that came onto the list, and weekly of what its deletion
 * or the review of its hold keeps waiting for. Everybody gets one mail a day at most; what came after it is told tomorrow.
 */
export const notifyResponsible = (ctx: Context, accountId: string): Promise<void> =>
  ctx.db.tenant(accountId, async (tx) => {
    const today = berlinDay(ctx.now());
    for (const userId of await insertNotices(tx, accountId, await noticesFor(tx, accountId, today), today))
      await ctx.jobs.enqueue(mailDeletionSoon, { accountId, userId });
  });

/** What is to be told on a day, and to whom. */
async function noticesFor(tx: Tx, accountId: string, today: string): Promise<NoticeRow[]> {
  const recused = await recusedByReport(tx, accountId);
  const byDepartment = Map.groupBy(await watchedOnes(tx, accountId), (row) => row.department_id);
  const notices: NoticeRow[] = [];
  for (const [departmentId, rows] of byDepartment) {
    const handlers = await handlersOf(tx, accountId, departmentId);
    for (const row of rows)
      for (const { kind, mark } of noticesOn(retentionFacts(row), row.review_day, today))
        for (const { id } of handlers) if (!recused.get(row.id)?.includes(id)) notices.push({ report_id: row.id, user_id: id, kind, mark });
  }
  return notices;
}
