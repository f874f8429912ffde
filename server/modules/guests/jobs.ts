import { eachAccount } from "../accounts/index.ts";
import { lockPeople } from "../auth/index.ts";
import { dropOverdue } from "./end-guest.ts";
import { mailGuestEnded } from "./mails.ts";

/**
 * Deletes the boxes of accesses whose time is over, soon after midnight and once an hour for what was away then. That they
 * are over decides the clock with each call, not this job.
 */
export const endOverdueGuests = eachAccount(
  "end-guests",
  (ctx, accountId) =>
    ctx.db.tenant(accountId, async (tx) => {
      // An acceptance of the same moment would seal boxes that stay.
      await lockPeople(tx, accountId);
      await dropOverdue(ctx, tx, accountId);
    }),
  { cron: "1 * * * *" },
);

export const guestJobs = [endOverdueGuests, mailGuestEnded];
