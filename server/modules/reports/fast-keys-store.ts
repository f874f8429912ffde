import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { notRecused } from "./recusals-store.ts";
import { holdsKey, lockReports } from "./store.ts";

type NewFastKey = { id: string; fastKey: Buffer; sealedTo?: { departmentId: string; epoch: number } | undefined };

/** Keeps fast keys where none is yet and this person holds the key that opens the report; the first one stays. Gives how many were kept. */
export async function storeFastKeys(tx: Tx, accountId: string, userId: string, keys: NewFastKey[]): Promise<number> {
  // In one order, as everything that changes several reports: a colleague's browser keeps the same ones, a renewal seals them anew.
  await lockReports(
    tx,
    accountId,
    keys.map(({ id }) => id),
  );
  const result = await sql`
    update reports r set fast_key = given.fast_key
    from unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ fastKey }) => fastKey)}::bytea[],
      ${keys.map(({ sealedTo }) => sealedTo?.departmentId ?? null)}::uuid[], ${keys.map(({ sealedTo }) => sealedTo?.epoch ?? null)}::int[]
    ) as given (id, fast_key, department_id, epoch)
    where r.account_id = ${accountId} and r.id = given.id and r.fast_key is null and ${notRecused(accountId, userId, "r")}
      and ${holdsKey(userId)}
      and (r.department_id, r.epoch) = (coalesce(given.department_id, r.department_id), coalesce(given.epoch, r.epoch))
      and r.department_id in (select m.department_id from department_members m where m.account_id = ${accountId} and m.user_id = ${userId})`.execute(
    tx,
  );
  return Number(result.numAffectedRows ?? 0n);
}
