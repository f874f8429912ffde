import { isListed, retainedUntil } from "@hz/contract/procedure/retention-rules";
import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { lockReports, reportsFor, withoutKey } from "../reports/index.ts";
import { insertConfirmation, retentionFacts, listedFor } from "./store.ts";

/**
 * Agrees to the deletion of reports on the list: the rule has proposed them, this is the second person. It counts for those
 * that the caller may read and waits for no key of, that are announced and that nothing holds; gives their ids.
 */
export function confirmDeletions(ctx: Context, caller: UserCaller, ids: string[]): Promise<{ confirmed: string[] }> {
  const { accountId, userId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    await lockReports(tx, accountId, ids);
    const closed = await withoutKey(tx, caller, await reportsFor(tx, accountId, userId, ids));
    const now = ctx.now();
    const wanted = (await listedFor(tx, accountId, userId, now)).filter((row) => {
      const due = retainedUntil(retentionFacts(row));
      return (
        ids.includes(row.id) &&
        !closed.has(row.id) &&
        isListed(retentionFacts(row), now) &&
        row.day === due?.lastDay &&
        row.hold_id === null
      );
    });
    const open = wanted.filter((row) => row.two_person_deletion && row.confirmed_at === null);
    if (open.length > 0)
      await insertConfirmation(
        tx,
        accountId,
        open.map(({ id }) => id),
        userId,
        now,
      );
    for (const { id, day } of open) {
      record(accountId, { actor: userId, action: "report.deletion-confirmed", target: id, details: { lastDay: day } });
      emit(accountId, { type: "procedure-changed", ref: id });
    }
    return { confirmed: wanted.filter((row) => row.two_person_deletion).map(({ id }) => id) };
  });
}
