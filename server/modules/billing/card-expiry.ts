import { eachAccount } from "../accounts/index.ts";
import { mailBilling } from "./mails.ts";
import { allBilledAccounts, customerOf, noteExpiryMailed } from "./store.ts";

/** So many days before a card's last month is over it is said. */
const NOTICE_DAYS = 30;

/** Says of a card that pays a plan that it is about to expire; once for each card. */
export const remindOfCards = eachAccount(
  "remind-of-cards",
  (ctx, accountId) =>
    ctx.db.tenant(accountId, async (tx) => {
      const now = ctx.now();
      const soon = now.getTime() + NOTICE_DAYS * 86_400_000;
      const customer = await customerOf(tx, accountId);
      const { subscription, paymentMethod } = customer ?? {};
      const paysOn = subscription && subscription.status !== "canceled" && !subscription.cancel_at_period_end;
      if (!paysOn || !paymentMethod || !("card" in paymentMethod)) return;
      const { last4, exp_month: month, exp_year: year } = paymentMethod.card;
      // The first moment of the month after its last one.
      const end = Date.UTC(year, month);
      const card = `${last4} ${month}/${year}`;
      if (end <= now.getTime() || end > soon || customer?.expiryMailed === card) return;
      await noteExpiryMailed(tx, accountId, card);
      await ctx.jobs.enqueue(mailBilling, { accountId, kind: "card-expiring" });
    }),
  { cron: "52 5 * * *", accounts: allBilledAccounts },
);
