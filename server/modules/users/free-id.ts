import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/**
 * Whether nobody holds keys under this id in the account: no person, no open invitation, no emergency key. Browsers choose ids, and
 * grants go to an id: with one that is another holder's, what is withdrawn of the one would be taken from the other.
 */
export async function isFreeId(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where account_id = ${accountId} and id = ${id}
    union all select from invitations where account_id = ${accountId} and id = ${id}
    union all select from emergency_keys where account_id = ${accountId} and id = ${id}`.execute(tx);
  return rows.length === 0;
}
