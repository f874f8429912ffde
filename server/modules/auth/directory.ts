import { elsewhere } from "../../db/cells.ts";
import type { Database, Tx } from "../../db/database.ts";
import { remembered } from "../../db/remembered.ts";
import { Failure } from "../../http/failures.ts";
import type { Secrets } from "../../secrets.ts";

/** One spelling for an address: trimmed, lower case. */
export const normalEmail = (email: string) => email.trim().toLowerCase();
/** What the directory knows of an address: its keyed hash. */
export const emailHash = (secrets: Secrets, email: string) => secrets.hash("email", normalEmail(email));

/** Finds a session by its cookie's hash (base64url), remembered: every use reads in its tenant whether it still lives. */
export const createSessionDirectory = (db: Database) =>
  remembered((hash) =>
    db.find((tx) =>
      tx
        .selectFrom("directory_sessions")
        .select(["account_id as accountId", "session_id as sessionId"])
        .where("token_hash", "=", Buffer.from(hash, "base64url"))
        .executeTakeFirst(),
    ),
  );

/** Whose address this is, by its keyed hash; an invitation that nobody has accepted makes it nobody's. */
export async function ownerOf(tx: Tx, hash: Buffer): Promise<{ accountId: string; userId: string } | null> {
  const row = await tx
    .selectFrom("directory_emails")
    .selectAll()
    .where("email_hash", "=", hash)
    .where("is_open_invitation", "=", false)
    .executeTakeFirst();
  return row ? { accountId: row.account_id, userId: row.user_id } : null;
}

const nameOf = (hash: Buffer) => `email ${hash.toString("base64url")}`;

/** The same, asked in an account's transaction, whichever database the owner is in. */
export const ownerAnywhere = async (tx: Tx, hash: Buffer) =>
  (await ownerOf(tx, hash)) ?? (await elsewhere(nameOf(hash), (other) => ownerOf(other, hash))) ?? null;

/**
 * Claims an address for a person, or for an invitation, and throws EMAIL_TAKEN where it is somebody's. What another account's
 * open invitation holds is taken over: else whoever invites a stranger's address would keep them out of this service. So is one
 * of this account by who `overtakes`: of two invitations to one mailbox the first that is accepted has the address.
 */
export async function claimAddress(
  tx: Tx,
  accountId: string,
  userId: string,
  hash: Buffer,
  { isOpenInvitation = false, overtakes = false }: { isOpenInvitation?: boolean; overtakes?: boolean } = {},
): Promise<void> {
  const taken = await elsewhere(nameOf(hash), async (other) => {
    await other.deleteFrom("directory_emails").where("email_hash", "=", hash).where("is_open_invitation", "=", true).execute();
    return ownerOf(other, hash);
  });
  if (taken) throw new Failure("EMAIL_TAKEN", ["email"]);
  const owner = { account_id: accountId, user_id: userId, is_open_invitation: isOpenInvitation };
  const claimed = await tx
    .insertInto("directory_emails")
    .values({ email_hash: hash, ...owner })
    .onConflict((conflict) =>
      conflict
        .column("email_hash")
        .doUpdateSet(owner)
        .where("directory_emails.is_open_invitation", "=", true)
        .where((eb) =>
          eb.or([eb("directory_emails.account_id", "<>", accountId), eb("directory_emails.user_id", "=", userId), eb.val(overtakes)]),
        ),
    )
    .returning("email_hash")
    .executeTakeFirst();
  if (!claimed) throw new Failure("EMAIL_TAKEN", ["email"]);
}

/** Puts a user's new address in the place of the old one. Throws EMAIL_TAKEN. */
export async function moveAddress(tx: Tx, accountId: string, userId: string, hashes: { old: Buffer; now: Buffer }): Promise<void> {
  await tx
    .deleteFrom("directory_emails")
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .where("email_hash", "=", hashes.old)
    .execute();
  await claimAddress(tx, accountId, userId, hashes.now);
}
