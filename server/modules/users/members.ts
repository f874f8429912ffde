import { sql } from "kysely";
import type { Member } from "@hz/contract/sign-in/auth";
import { wire } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";
import { guestsHiddenFrom } from "../../db/guest-access.ts";
import type { UserRow } from "./store.ts";

/** What stands in `users`, `former_keys` and `emergency_keys` about a person's public keys. */
type KeyRow = {
  user_id: string;
  kem_public_key: Buffer;
  sig_public_key: Buffer;
  joined_at: number;
  member_signature: Buffer;
  invite_public_key: Buffer | null;
  invite_permits: string | null;
  invite_not_after: number | null;
  invite_certificate: Buffer | null;
};

const memberView = (row: KeyRow): Member => ({
  userId: row.user_id,
  kemPublicKey: wire(row.kem_public_key),
  sigPublicKey: wire(row.sig_public_key),
  joinedAt: Number(row.joined_at),
  signature: wire(row.member_signature),
  invite:
    row.invite_public_key && row.invite_certificate && row.invite_permits !== null && row.invite_not_after !== null
      ? {
          sigPublicKey: wire(row.invite_public_key),
          permits: row.invite_permits,
          notAfter: Number(row.invite_not_after),
          certificate: wire(row.invite_certificate),
        }
      : null,
});

/** What the account's present key says of a person's present keys; null where it says nothing: former words are no word for them. */
export const memberOf = (user: UserRow): Member | null =>
  user.member_signature && memberView({ ...user, user_id: user.id, member_signature: user.member_signature });

/**
 * Everybody the account's key ever vouched for, former keys, former colleagues and the emergency key included: what they
 * signed stays signed. With `ids` only these people.
 */
export async function membersOf(tx: Tx, accountId: string, ids?: string[]): Promise<Member[]> {
  const only = ids ? sql`and user_id = any(${ids}::uuid[])` : sql``;
  const { rows } = await sql<KeyRow>`
    select * from (
      select id as user_id, kem_public_key, sig_public_key, joined_at, member_signature, invite_public_key, invite_permits,
        invite_not_after, invite_certificate
      from users where account_id = ${accountId} and member_signature is not null
      union all
      select user_id, kem_public_key, sig_public_key, joined_at, member_signature, invite_public_key, invite_permits,
        invite_not_after, invite_certificate
      from former_keys where account_id = ${accountId}
      union all
      select id, kem_public_key, sig_public_key, joined_at, member_signature, null, null, null, null
      from emergency_keys where account_id = ${accountId}
    ) as members
    where true ${only}
    order by joined_at, user_id`.execute(tx);
  return rows.map(memberView);
}

/** The same of whom this person may know. */
export async function membersFor(tx: Tx, accountId: string, readerId: string): Promise<Member[]> {
  const hidden = await guestsHiddenFrom(tx, accountId, readerId);
  return (await membersOf(tx, accountId)).filter(({ userId }) => !hidden.has(userId));
}
