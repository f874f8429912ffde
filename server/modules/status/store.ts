import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { among, lostEpochs, newestKeys } from "../departments/index.ts";

/**
 * For how many seconds the oldest piece of background work has waited beyond its time; null where none is due. Work of all
 * accounts shares one queue; of it this tells a time and nothing else. Retries have a later time of their own.
 */
export async function oldestDueJob(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(start_after))::int as seconds from pgboss.job_common
    where state < 'active' and start_after <= now()`.execute(tx);
  return rows[0]!.seconds;
}

/** How many active channels take nothing for now: nobody holds their department's newest key any more. */
export async function closedChannelCount(tx: Tx, accountId: string): Promise<number> {
  const lost = await lostEpochs(tx, accountId);
  if (lost.length === 0) return 0;
  const [isLost, keys] = [among(lost), await newestKeys(tx, accountId)];
  const active = tx.selectFrom("channels").select("department_id as id").where("account_id", "=", accountId).where("is_active", "=", true);
  return (await active.execute()).filter(({ id }) => isLost(id, keys.get(id)!.epoch)).length;
}
