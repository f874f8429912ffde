import { guestRoutes } from "@hz/contract/people/guests";
import { needsAccountKey } from "@hz/contract/permissions";
import type { Context, Door } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { guestsHiddenFrom } from "../../db/guest-access.ts";
import type { UserCaller } from "../../http/handle.ts";
import { accountOf } from "../accounts/index.ts";
import { normalEmail } from "../auth/index.ts";
import { readableReport, reportsFor, runningAccesses } from "../reports/index.ts";
import { peopleOf } from "../users/index.ts";
import { endGuest, prolongGuest } from "./end-guest.ts";
import { inviteGuest } from "./invite-guest.ts";
import { guestsOf } from "./store.ts";
import { guestAccessView, guestCaseView } from "./view.ts";

/** The guest's cases that they can read at this moment, in the order in which they were given. */
async function casesOf(tx: Tx, accountId: string, userId: string) {
  const accesses = await runningAccesses(tx, accountId, userId);
  const ids = accesses.map((row) => row.report_id);
  const reports = ids.length > 0 ? await reportsFor(tx, accountId, userId, ids) : [];
  return accesses.flatMap((row) => {
    const report = reports.find(({ id }) => id === row.report_id);
    return report ? [guestCaseView(row, report.number)] : [];
  });
}

/** Counts an invitation's mail. Throws TOO_MANY_TRIES. */
function countMail({ rateLimiter }: Context, { userId }: UserCaller, mailbox: string): void {
  rateLimiter.check("guest-inviter", userId);
  rateLimiter.check("guest-mailbox", userId, mailbox);
  rateLimiter.count("guest-inviter", userId);
  rateLimiter.count("guest-mailbox", userId, mailbox);
}

export function registerGuestRoutes({ handle, ctx }: Door): void {
  handle(guestRoutes.cases, ({ caller: { accountId, userId } }) =>
    ctx.db.tenant(accountId, async (tx) => ({
      cases: await casesOf(tx, accountId, userId),
      companyName: (await accountOf(tx, accountId)).company_name,
    })),
  );

  handle(guestRoutes.list, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await readableReport(tx, caller, params.id);
      const guests = await guestsOf(tx, caller.accountId, params.id).execute();
      const has = new Set(guests.filter((row) => row.is_running).map((row) => row.user_id));
      // Names and addresses of guests of other cases are for those alone who could give them this one.
      const people = needsAccountKey(caller.permissions) ? await peopleOf(tx, caller.accountId) : [];
      const hidden = await guestsHiddenFrom(tx, caller.accountId, caller.userId);
      const known = people.filter((user) => user.is_guest && user.is_active && user.is_vouched && !hidden.has(user.id));
      return {
        guests: guests.map(guestAccessView),
        known: known.filter(({ id }) => !has.has(id)).map(({ id, full_name: name, email }) => ({ userId: id, name, email })),
      };
    }),
  );

  handle(guestRoutes.invite, async ({ caller, params, body }) => {
    if (body.invitation) countMail(ctx, caller, normalEmail(body.invitation.email));
    await inviteGuest(ctx, caller, params.id, body);
    return {};
  });

  handle(guestRoutes.prolong, async ({ caller, params: { id: reportId, guestId }, body }) => {
    await prolongGuest(ctx, caller, { reportId, guestId }, body.lastDay);
    return {};
  });

  handle(guestRoutes.end, async ({ caller, params: { id: reportId, guestId } }) => {
    await endGuest(ctx, caller, { reportId, guestId });
    return {};
  });
}
