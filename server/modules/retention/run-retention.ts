import { isDeletable, isListed, retainedUntil } from "@hz/contract/procedure/retention-rules";
import type { Context } from "../../context.ts";
import { record } from "../audit/index.ts";
import { eraseReport, lockReports } from "../reports/index.ts";
import { announce, cautiousNow, endingSoon, retentionRow, retentionFacts, lockIdle } from "./store.ts";
import { notifyResponsible } from "./notify-responsible.ts";

/** Announces whose time ends soon, deletes what is due, tells those responsible of the list. What a crash leaves the next run takes up. */
export async function runRetention(ctx: Context, accountId: string): Promise<void> {
  const due = await announceSoon(ctx, accountId);
  for (const id of due) await deleteDue(ctx, accountId, id);
  await notifyResponsible(ctx, accountId);
}

/** Puts onto the list what belongs there; gives the reports that may be deleted already, as far as one sees without a lock. */
const announceSoon = (ctx: Context, accountId: string): Promise<string[]> =>
  ctx.db.tenant(accountId, async (tx) => {
    const now = await cautiousNow(ctx, tx);
    const rows = (await endingSoon(tx, accountId, now)).filter((row) => isListed(retentionFacts(row), now));
    if (rows.length === 0) return [];
    // Somebody may have deleted one meanwhile.
    const there = new Set(
      (
        await lockReports(
          tx,
          accountId,
          rows.map(({ id }) => id),
        )
      ).map(({ id }) => id),
    );
    const wanted = rows.flatMap((row) => {
      const lastDay = retainedUntil(retentionFacts(row))?.lastDay;
      return lastDay && there.has(row.id) ? [{ id: row.id, day: lastDay }] : [];
    });
    if (wanted.length === 0) return [];
    for (const { report_id: target, day } of await announce(tx, accountId, wanted))
      record(accountId, { actor: null, action: "report.deletion-announced", target, details: { lastDay: day } });
    return rows.filter((row) => isDeletable(retentionFacts(row), now)).map(({ id }) => id);
  });

/** Deletes one report in a transaction of its own, where it is still due once nobody else can change it; whoever is at it right now has it until tomorrow. */
const deleteDue = (ctx: Context, accountId: string, id: string): Promise<boolean> =>
  ctx.db.tenant(accountId, async (tx) => {
    if (!(await lockIdle(tx, accountId, id))) return false;
    const row = await retentionRow(tx, accountId, id);
    const now = await cautiousNow(ctx, tx);
    if (!row || !isDeletable(retentionFacts(row), now)) return false;
    const confirmedBy = row.two_person_deletion ? row.confirmed_by : null;
    const details = { reason: "rule", ...(confirmedBy && { confirmedBy }) };
    return eraseReport(ctx, tx, accountId, id, { ground: "rule", by: null, secondPerson: confirmedBy, at: now, details });
  });
