import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

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
