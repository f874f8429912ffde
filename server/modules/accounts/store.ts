import type { Insertable } from "kysely";
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

/** The company's row, which no other transaction that asks for it this way has before this one is through. */
export const lockAccount = (tx: Tx, accountId: string) =>
  tx.selectFrom("accounts").selectAll().where("account_id", "=", accountId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Gives the account another key. */
export const replaceAccountKey = (tx: Tx, accountId: string, publicKey: Buffer) =>
  tx.updateTable("accounts").set({ public_key: publicKey }).where("account_id", "=", accountId).execute();

/** Every account of the installation, for nightly work that goes through them one by one. */
export async function allAccountIds(db: Database): Promise<string[]> {
  const rows = await db.directory((tx) => tx.selectFrom("directory_emails").select("account_id").distinct().execute());
  return rows.map((row) => row.account_id);
}

/** Changes the company's row. */
export const updateAccount = (tx: Tx, accountId: string, change: Partial<Insertable<Tables["accounts"]>>) =>
  tx.updateTable("accounts").set(change).where("account_id", "=", accountId).execute();
