import { TO_REPORTER } from "@hz/contract/account/mails";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { hiddenGuests } from "../../db/guest-access.ts";

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

export const saveMailed = (tx: Tx, accountId: string, { recipientId, aboutId }: NewsKey, { told, at }: { told: number; at: Date }) =>
  tx
    .updateTable("news_mails")
    .set({ told: sql<number>`greatest(told, ${told})`, told_at: at })
    .where("account_id", "=", accountId)
    .where("recipient_id", "=", recipientId)
    .where("about_id", "=", aboutId)
    .execute();

/** Deletes the account's news that were told before this time. */
export const deleteMailedNews = (tx: Tx, accountId: string, before: Date) =>
  tx.deleteFrom("news_mails").where("account_id", "=", accountId).whereRef("told", ">=", "news").where("told_at", "<", before).execute();

export const insertFailedMail = async (
  tx: Tx,
  accountId: string,
  { id, kind, userId, reportId, at }: { id: string; kind: string; userId: string | null; reportId: string | null; at: Date },
): Promise<void> => {
  if (reportId !== null) {
    const report = tx.selectFrom("reports").select("id").where("account_id", "=", accountId).where("id", "=", reportId);
    // Deleted since: nobody is left to be shown it.
    if (!(await report.forKeyShare().executeTakeFirst())) return;
  }
  await tx
    .insertInto("failed_mails")
    .values({ account_id: accountId, id, kind, user_id: userId, report_id: reportId, failed_at: at })
    .onConflict((conflict) => conflict.columns(["account_id", "id"]).doNothing())
    .execute();
};

/** By these mails the office learns that there is something to do, or that mails arrive at all. */
export const OFFICE_MAILS = [
  "mail-report-news",
  "mail-message-news",
  "mail-reminders",
  "mail-deletion-soon",
  "mail-vouching-ends",
  "mail-unheard",
  "mail-guest-gone",
  "mail-test",
];

/** Whether the failed mail `f` went to the reporter of a report that this person reads. */
const readsItsReport = (accountId: string, readerId: string) =>
  sql<boolean>`exists (select from reports r
    join department_members m on m.account_id = r.account_id and m.department_id = r.department_id and m.user_id = ${readerId}
    join users u on u.account_id = m.account_id and u.id = m.user_id and 'Meldungen' = any(u.permissions)
    where r.account_id = ${accountId} and r.id = f.report_id and not exists (select from recusals x
      where x.account_id = r.account_id and x.report_id = r.id and x.user_id = ${readerId} and x.lifted_at is null))`;

/**
 * Whether this person may know of the failed mail `f`: a mail to a reporter, or about reports to people of a department that stands
 * in or to its guests, would tell everybody else that there is one. Who reads the report knows of the first and the last, the
 * department's members and whoever it was for of the second.
 */
export const knowsOfMail = (accountId: string, readerId: string) =>
  sql<boolean>`((f.kind <> ${TO_REPORTER} or ${readsItsReport(accountId, readerId)})
    and (f.user_id is null or f.user_id not in ${hiddenGuests(accountId, readerId)})
    and (f.user_id is null or f.user_id = ${readerId} or f.kind not in (${sql.join(OFFICE_MAILS)}) or not exists (
      select from department_members m join departments d on d.account_id = m.account_id and d.id = m.department_id
      where m.account_id = ${accountId} and m.user_id = f.user_id and d.was_for_conflicts and not exists (
        select from department_members own where own.account_id = ${accountId} and own.department_id = m.department_id
          and own.user_id = ${readerId}))))`;

/**
 * Whether the failed mail `f` is this person's to see to: each one of whoever may change settings; else what the others must not
 * know of, to reporters and to people and guests of a department that stands in, or nobody would.
 */
const seesToMail = (accountId: string, readerId: string) =>
  sql<boolean>`(f.kind = ${TO_REPORTER}
    or exists (select from users u where u.account_id = ${accountId} and u.id = ${readerId} and 'Einstellungen' = any(u.permissions))
    or exists (select from stand_in_guests s where s.account_id = ${accountId} and s.guest_id = f.user_id)
    or f.kind in (${sql.join(OFFICE_MAILS)}) and exists (select from department_members m
      join departments d on d.account_id = m.account_id and d.id = m.department_id
      where m.account_id = ${accountId} and m.user_id = f.user_id and d.was_for_conflicts))`;

/** Those that this person may know of and is to see to, the newest first, a hundred at most. */
export const failedMails = (tx: Tx, accountId: string, readerId: string) =>
  tx
    .selectFrom("failed_mails as f")
    .selectAll()
    .where("f.account_id", "=", accountId)
    .where(knowsOfMail(accountId, readerId))
    .where(seesToMail(accountId, readerId))
    .orderBy("f.failed_at", "desc")
    .orderBy("f.id")
    .limit(100)
    .execute();

/** How many mails that this person may know of could not be delivered and were not dismissed yet. */
export const failedMailCount = async (tx: Tx, accountId: string, readerId: string): Promise<number> =>
  (
    await tx
      .selectFrom("failed_mails as f")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("f.account_id", "=", accountId)
      .where(knowsOfMail(accountId, readerId))
      .executeTakeFirstOrThrow()
  ).count;

/** Forgets those that this person may know of and is to see to. */
export const deleteFailedMails = (tx: Tx, accountId: string, readerId: string, until: Date) =>
  tx
    .deleteFrom("failed_mails as f")
    .where("f.account_id", "=", accountId)
    .where(knowsOfMail(accountId, readerId))
    .where(seesToMail(accountId, readerId))
    // The time on the wire has no more digits.
    .where(sql<boolean>`date_trunc('milliseconds', f.failed_at) <= ${until}`)
    .execute();
