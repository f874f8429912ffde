import type { Succession } from "@hz/contract/keys/successions";
import type { Insertable } from "kysely";
import { bytes, wire } from "../../bytes.ts";
import type { Database, Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

/** Adds the company; `publicKey` is the key that vouches for its departments and members. */
export async function insertAccount(
  tx: Tx,
  account: {
    accountId: string;
    companyName: string;
    companyWebsite: string | null;
    howFoundUs: string | null;
    publicKey: Buffer;
    trialEndDate: Date;
  },
): Promise<void> {
  await tx
    .insertInto("accounts")
    .values({
      account_id: account.accountId,
      company_name: account.companyName,
      company_website: account.companyWebsite,
      how_found_us: account.howFoundUs,
      public_key: account.publicKey,
      trial_end_date: account.trialEndDate,
    })
    .execute();
  await tx.insertInto("report_counters").values({ account_id: account.accountId, value: 0 }).execute();
}

/** The company's row. */
export const accountOf = (tx: Tx, accountId: string) =>
  tx.selectFrom("accounts").selectAll().where("account_id", "=", accountId).executeTakeFirstOrThrow();

/** Whether the account is a demo that a visitor has, or will have, for themselves. */
export const isDemo = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await tx.selectFrom("accounts").select("demo_until").where("account_id", "=", accountId).executeTakeFirst())?.demo_until != null;

/** The company's row, which no other transaction that asks for it this way has before this one is through. */
export const lockAccount = (tx: Tx, accountId: string) =>
  tx.selectFrom("accounts").selectAll().where("account_id", "=", accountId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Replaces the account's key and keeps the one that it had; `at` is since when links that name that one open nothing. */
export async function replaceAccountKey(tx: Tx, accountId: string, publicKey: Buffer, at: Date): Promise<void> {
  const { public_key: former } = await accountOf(tx, accountId);
  await tx.insertInto("former_account_keys").values({ account_id: accountId, public_key: former, replaced_at: at }).execute();
  await updateAccount(tx, accountId, { public_key: publicKey, links_ended_at: at });
}

/** The keys that the account had before, in the order in which they were replaced. */
export const formerAccountKeys = (tx: Tx, accountId: string) =>
  tx.selectFrom("former_account_keys").selectAll().where("account_id", "=", accountId).orderBy("replaced_at").orderBy("id").execute();

/** Everything that former keys of the account signed of the next one, as it travels, oldest first. */
export async function storedSuccessions(tx: Tx, accountId: string): Promise<Succession[]> {
  const rows = await tx
    .selectFrom("successions")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("former_public_key")
    .execute();
  return rows.map((row) => ({
    formerPublicKey: wire(row.former_public_key),
    publicKey: wire(row.public_key),
    signedAt: Number(row.signed_at),
    signature: wire(row.signature),
  }));
}

/** Keeps what a former key signed; tells whether nobody had before. */
export async function insertSuccession(tx: Tx, accountId: string, sentBy: string, said: Succession): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("successions")
    .values({
      account_id: accountId,
      former_public_key: bytes(said.formerPublicKey),
      public_key: bytes(said.publicKey),
      signed_at: said.signedAt,
      signature: bytes(said.signature),
      sent_by: sentBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether the account is there; it may have been deleted since somebody named it. */
export const hasAccount = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await tx.selectFrom("accounts").select("account_id").where("account_id", "=", accountId).executeTakeFirst()) !== undefined;

/** Every account of the installation. */
export async function allAccountIds(db: Database): Promise<string[]> {
  const rows = await db.inEach((tx) => tx.selectFrom("directory_emails").select("account_id").distinct().execute());
  return [...new Set(rows.flat().map((row) => row.account_id))];
}

/** Changes the company's row. */
export const updateAccount = (tx: Tx, accountId: string, change: Partial<Insertable<Tables["accounts"]>>) =>
  tx.updateTable("accounts").set(change).where("account_id", "=", accountId).execute();
