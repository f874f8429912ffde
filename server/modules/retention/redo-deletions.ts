import { DeletionGround } from "@hz/contract/procedure/retention";
import type { Context } from "../../context.ts";
import { allAccountIds } from "../accounts/index.ts";
import type { LoggedDeletion } from "../../storage/deletion-log.ts";
import { eraseReport } from "../reports/index.ts";
import { lockIdle, reportsAmong } from "./store.ts";

/**
 * At the start and every night: deletes again what was deleted before and is there all the same, because somebody has restored
 * an older backup of the database. The log of deletions stands outside of it. An account that fails holds up no other.
 */
export async function redoDeletions(ctx: Context): Promise<void> {
  const logged = await ctx.store.readDeletions();
  if (logged.length === 0) return;
  const byAccount = Map.groupBy(logged, ({ accountId }) => accountId);
  const failures: unknown[] = [];
  for (const accountId of await allAccountIds(ctx.db))
    await redoOf(ctx, accountId, byAccount.get(accountId) ?? []).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function redoOf(ctx: Context, accountId: string, entries: readonly LoggedDeletion[]): Promise<void> {
  const deleted = new Map(entries.map((entry) => [entry.reportId, entry]));
  if (deleted.size === 0) return;
  const there = await ctx.db.tenant(accountId, (tx) => reportsAmong(tx, accountId, [...deleted.keys()]));
  for (const { id, created_at: came } of there) {
    const entry = deleted.get(id)!;
    // Whoever sends a report again after its deletion has sent a new one.
    if (came < entry.at) await deleteAgain(ctx, accountId, entry);
  }
}

const deleteAgain = (ctx: Context, accountId: string, { reportId, at, ground }: LoggedDeletion): Promise<boolean> =>
  ctx.db.tenant(accountId, async (tx) => {
    if (!(await lockIdle(tx, accountId, reportId))) return false;
    const known = DeletionGround.catch("other").parse(ground);
    const how = { ground: known, by: null, secondPerson: null, at, details: { reason: known, isAgain: true } };
    return eraseReport(ctx, tx, accountId, reportId, how);
  });
