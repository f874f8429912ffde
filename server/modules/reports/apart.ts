import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { apartOf, asLooked, type Looked, setApart, restoreFromApart } from "./apart-store.ts";
import { confirmDeletion, endDeletion, removeReport } from "./delete-report.ts";
import { deletionStateOf } from "./deletion-requests-store.ts";
import { withoutKey } from "./require-key.ts";
import { lockReports } from "./store.ts";

const idsOf = (reports: readonly { id: string }[]): string[] => reports.map(({ id }) => id);

/** Those of these that are set apart, without those whose key the caller waits for. */
async function workableApart(tx: Tx, caller: UserCaller, ids: string[]) {
  const there = await apartOf(tx, caller.accountId, caller.userId, ids);
  const closed = await withoutKey(tx, caller, there);
  return there.filter(({ id }) => !closed.has(id));
}

/** Sets reports apart of which the caller's browser could open nothing; resolves to the ids of those that may be. */
export async function putApart(tx: Tx, { accountId, userId, guest }: UserCaller, looked: Looked[]): Promise<string[]> {
  if (guest !== null) return [];
  await lockReports(tx, accountId, idsOf(looked));
  const done = await setApart(tx, accountId, userId, looked);
  for (const target of done) record(accountId, { actor: userId, action: "report.set-apart", target });
  for (const ref of done) emit(accountId, { type: "report-changed", ref });
  return done;
}

/**
 * Returns reports to the list, where they count again and keep the days on which they came; that somebody wanted them deleted as
 * junk has ended.
 */
export async function endApart(tx: Tx, caller: UserCaller, ids: string[]): Promise<string[]> {
  const { accountId, userId } = caller;
  await lockReports(tx, accountId, ids);
  const there = await workableApart(tx, caller, ids);
  const done = await restoreFromApart(tx, accountId, idsOf(there));
  for (const target of done) record(accountId, { actor: userId, action: "report.taken-back", target });
  for (const id of done) await endDeletion(tx, caller, id);
  for (const ref of done) emit(accountId, { type: "report-changed", ref });
  return done;
}

/**
 * Deletes reports that are set apart, several at once; where the account's settings ask for a second person, the first one
 * asks and another one, who does the same, deletes. Tells how many went and how many wait, and of how many something came
 * from the reporter since the caller looked: they stay.
 */
export async function removeApart(ctx: Context, tx: Tx, caller: UserCaller, looked: Looked[]) {
  const { accountId, userId } = caller;
  await lockReports(tx, accountId, idsOf(looked));
  const same = new Set(await asLooked(tx, accountId, userId, looked));
  const there = await workableApart(tx, caller, idsOf(looked));
  let [deleted, waiting] = [0, 0];
  for (const report of there.filter(({ id }) => same.has(id))) {
    const { requested_by: asked } = await deletionStateOf(tx, accountId, report.id);
    if (asked && asked !== userId) await confirmDeletion(ctx, tx, caller, report);
    else if (!(await removeReport(ctx, tx, caller, report.id, { reason: "spam" })).deleted) {
      waiting++;
      continue;
    }
    deleted++;
  }
  return { deleted, waiting, heard: there.filter(({ id }) => !same.has(id)).length };
}
