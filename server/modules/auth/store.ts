import { createHash } from "node:crypto";
import { type Insertable, type Selectable, sql } from "kysely";
import { bytes } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

export const sha256 = (value: Uint8Array | string) => createHash("sha256").update(value).digest();

export type PasskeyRow = Selectable<Tables["passkeys"]>;

/** Moves the user's last step on; false when it was this one or a later one already. Of two at once one wins. */
export async function advanceTotp(tx: Tx, accountId: string, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ totp_last_step: step })
    .where("account_id", "=", accountId)
    .where("id", "=", userId)
    .where("totp_confirmed_at", "is not", null)
    .where((when) => when.or([when("totp_last_step", "is", null), when("totp_last_step", "<", step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Switches the second factor on with the secret that was confirmed; false when another one took its place meanwhile. */
export async function confirmTotp(tx: Tx, accountId: string, userId: string, secret: Buffer, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ totp_confirmed_at: now, totp_last_step: step })
    .where("account_id", "=", accountId)
    .where("id", "=", userId)
    .where("totp_confirmed_at", "is", null)
    .where("totp_secret", "=", secret)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses a recovery code up; false when there is none or it was used. */
export async function useCode(tx: Tx, accountId: string, userId: string, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("second_factor_codes")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceCodes(tx: Tx, accountId: string, userId: string, hashes: Buffer[]): Promise<void> {
  await tx.deleteFrom("second_factor_codes").where("account_id", "=", accountId).where("user_id", "=", userId).execute();
  if (hashes.length > 0)
    await tx
      .insertInto("second_factor_codes")
      .values(hashes.map((code_hash) => ({ account_id: accountId, user_id: userId, code_hash })))
      .execute();
}

/** How many recovery codes the user has not used yet. */
export async function codesLeft(tx: Tx, accountId: string, userId: string): Promise<number> {
  const { left } = await tx
    .selectFrom("second_factor_codes")
    .select(sql<number>`count(*)::int`.as("left"))
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

export const passkeysOf = (tx: Tx, accountId: string, userId: string): Promise<PasskeyRow[]> =>
  tx
    .selectFrom("passkeys")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Whose passkey it is, by the credential's id as it travels. */
export const passkeyPlace = (tx: Tx, credentialId: string) =>
  tx
    .selectFrom("directory_passkeys")
    .selectAll()
    .where("credential_hash", "=", sha256(bytes(credentialId)))
    .executeTakeFirst();

export async function insertPasskey(tx: Tx, row: Insertable<Tables["passkeys"]>): Promise<void> {
  await tx
    .insertInto("directory_passkeys")
    .values({
      credential_hash: sha256(row.credential_id),
      account_id: row.account_id,
      user_id: row.user_id,
      passkey_id: row.id,
    })
    .execute();
  await tx.insertInto("passkeys").values(row).execute();
}

/** Notes a use with the counter it came with; false when the passkey has counted further already: somebody copied it. */
export async function notePasskeyUse(tx: Tx, accountId: string, id: string, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("passkeys")
    .set({ counter, last_used_at: now })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    // Many authenticators do not count and always say 0.
    .where((when) => when.or([when("counter", "<", counter), when.and([when("counter", "=", 0), when.val(counter === 0)])]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function renamePasskey(tx: Tx, accountId: string, userId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("passkeys")
    .set({ name })
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes one of the user's passkeys, or all of them; resolves to how many there were. */
export async function deletePasskeys(tx: Tx, accountId: string, userId: string, id?: string): Promise<number> {
  const gone = await tx
    .deleteFrom("passkeys")
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .$if(id !== undefined, (query) => query.where("id", "=", id!))
    .returning("id")
    .execute();
  for (const passkey of gone) await tx.deleteFrom("directory_passkeys").where("passkey_id", "=", passkey.id).execute();
  return gone.length;
}
