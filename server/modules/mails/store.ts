import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export type NewsKey = { recipientId: string; aboutId: string };

/** One more piece of news for a recipient about one thing. */
export const addNews = (tx: Tx, accountId: string, { recipientId, aboutId }: NewsKey) =>
  tx
    .insertInto("news_mails")
    .values({ account_id: accountId, recipient_id: recipientId, about_id: aboutId, news: 1 })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "recipient_id", "about_id"]).doUpdateSet({ news: sql<number>`news_mails.news + 1` }),
    )
    .execute();

/** How much there is to tell and was told. */
export const newsOf = (tx: Tx, accountId: string, { recipientId, aboutId }: NewsKey) =>
  tx
    .selectFrom("news_mails")
    .select(["news", "told", "told_at"])
    .where("account_id", "=", accountId)
    .where("recipient_id", "=", recipientId)
    .where("about_id", "=", aboutId)
    .executeTakeFirst();

export const keepTold = (tx: Tx, accountId: string, { recipientId, aboutId }: NewsKey, { told, at }: { told: number; at: Date }) =>
  tx
    .updateTable("news_mails")
    .set({ told: sql<number>`greatest(told, ${told})`, told_at: at })
    .where("account_id", "=", accountId)
    .where("recipient_id", "=", recipientId)
    .where("about_id", "=", aboutId)
    .execute();

/** Deletes the account's news that were told before this time. */
export const deleteToldNews = (tx: Tx, accountId: string, before: Date) =>
  tx.deleteFrom("news_mails").where("account_id", "=", accountId).whereRef("told", ">=", "news").where("told_at", "<", before).execute();

export const insertFailedMail = async (
  tx: Tx,
  accountId: string,
  { id, kind, userId, at }: { id: string; kind: string; userId: string | null; at: Date },
): Promise<void> => {
  await tx
    .insertInto("failed_mails")
    .values({ account_id: accountId, id, kind, user_id: userId, failed_at: at })
    .onConflict((conflict) => conflict.columns(["account_id", "id"]).doNothing())
    .execute();
};

/** By these mails the office learns that there is something to do, or that mails arrive at all. */
export const OFFICE_MAILS = ["mail-report-news", "mail-message-news", "mail-reminders", "mail-deletion-soon", "mail-unheard", "mail-test"];

/** The newest first, a hundred at most. */
export const failedMails = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("failed_mails")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("failed_at", "desc")
    .orderBy("id")
    .limit(100)
    .execute();

/** How many mails of the account could not be delivered and were not dismissed yet. */
export const failedMailCount = async (tx: Tx, accountId: string): Promise<number> =>
  (
    await tx
      .selectFrom("failed_mails")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow()
  ).count;

export const deleteFailedMails = (tx: Tx, accountId: string, until: Date) =>
  tx
    .deleteFrom("failed_mails")
    .where("account_id", "=", accountId)
    // The time on the wire has no more digits.
    .where(sql<boolean>`date_trunc('milliseconds', failed_at) <= ${until}`)
    .execute();
