import type * as z from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { defineJob } from "../../jobs/job.ts";
import type { Mail } from "../../mail/mailer.ts";
import { type MailJob, type MailPayload, isVisitorsDemo, noteFailure, sendWithin } from "./define-mail.ts";
import { addNews, saveMailed, type NewsKey, newsOf } from "./store.ts";

/** After a mail about something the next one about it waits so long, unless it is told otherwise, and tells all that came meanwhile. */
export const NEWS_MINUTES = 10;

export type NewsMail<Payload> = MailJob<Payload> & { keyOf: (payload: Payload) => NewsKey };

/** What a mailbox that had enough mails is told about once it takes some again: everything, by one mail. */
const isAboutAll = ({ recipientId, aboutId }: NewsKey): boolean => aboutId === recipientId;

/**
 * Like `defineMail`, for news that may come thick and fast: the first piece is told at once, what follows within
 * `minutes`, a day at most, by one mail after them. `keyOf` names who is told about what, and `aboutAll` has a payload be about all
 * that its recipient is told of, where that is more than one thing.
 */
export function defineNewsMail<Payload extends MailPayload>(
  name: string,
  schema: z.ZodType<Payload>,
  keyOf: (payload: Payload) => NewsKey,
  write: (ctx: Context, payload: Payload) => Promise<Mail | null>,
  { minutes = NEWS_MINUTES, aboutAll = (payload) => payload }: { minutes?: number; aboutAll?: (payload: Payload) => Payload } = {},
): NewsMail<Payload> {
  const job: MailJob<Payload> = defineJob(
    name,
    schema,
    async (ctx: Context, payload, run) => {
      const { accountId } = payload;
      if (await isVisitorsDemo(ctx, accountId)) return;
      const key = keyOf(payload);
      const row = await ctx.db.tenant(accountId, (tx) => newsOf(tx, accountId, key));
      if (!row || row.told >= row.news) return;
      const next = row.told_at && new Date(row.told_at.getTime() + minutes * 60_000);
      if (next && next > ctx.now()) return ctx.db.tenant(accountId, () => ctx.jobs.enqueue(job, payload, { startAfter: next }));
      const mail = await write(ctx, payload);
      const wait = mail ? await sendWithin(ctx, name, mail, run) : 0;
      await ctx.db.tenant(accountId, async (tx) => {
        if (wait > 0) {
          // Whoever floods a mailbox must not silence what comes after: it is told as soon as the mailbox takes mails again.
          const later = aboutAll(payload);
          await ctx.jobs.enqueue(job, later, { startAfter: new Date(ctx.now().getTime() + wait) });
          if (isAboutAll(key)) return;
          await addNews(tx, accountId, keyOf(later));
        }
        await saveMailed(tx, accountId, key, { told: row.news, at: ctx.now() });
      });
    },
    {
      mergesBy: (payload) => {
        const { recipientId, aboutId } = keyOf(payload);
        return `${payload.accountId} ${recipientId} ${aboutId}`;
      },
      onGivenUp: noteFailure(name),
    },
  );
  return { ...job, keyOf };
}

/** Has a recipient told that there is news; belongs into the transaction that brings them. */
export async function notifyOfNews<Payload extends MailPayload>(
  ctx: Context,
  tx: Tx,
  mail: NewsMail<Payload>,
  payload: NoInfer<Payload>,
): Promise<void> {
  await addNews(tx, payload.accountId, mail.keyOf(payload));
  await ctx.jobs.enqueue(mail, payload);
}
