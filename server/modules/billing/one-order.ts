import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";

/** So long an order waits for another one of the same account, asking so often (milliseconds). */
const PATIENCE = { total: 60_000, each: 200 };

/**
 * Runs an account's orders at the provider one at a time, on whatever instance: each asks first what runs already, and two that
 * asked at the same moment would both be charged. Throws PAYMENT_UNAVAILABLE when the one before does not end.
 */
export async function oneOrderAtATime<T>(ctx: Context, accountId: string, order: () => Promise<T>): Promise<T> {
  for (let waited = 0; waited < PATIENCE.total; waited += PATIENCE.each) {
    // Whoever has to wait leaves its connection to others meanwhile.
    const done = await ctx.db.tenant(accountId, async (tx) => ((await isFirst(tx, accountId)) ? { answer: await order() } : null));
    if (done) return done.answer;
    await pause(PATIENCE.each);
  }
  throw new Failure("PAYMENT_UNAVAILABLE");
}

async function isFirst(tx: Tx, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('order'), hashtext(${accountId})) as first`.execute(tx);
  return rows[0]!.first;
}
