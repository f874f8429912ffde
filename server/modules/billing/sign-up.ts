import { addressLine } from "@hz/contract/billing/address-line";
import type { Authentication, TrialSignUp } from "@hz/contract/billing/billing";
import { TRIAL_DAYS_WITH_CARD } from "@hz/contract/limits";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { updateAccount } from "../accounts/index.ts";
import { isRegistered, refuseRegistration, register } from "../auth/index.ts";
import { fillCompanyAddress } from "../settings/index.ts";
import { ask } from "./ask.ts";
import { setUpCard } from "./card.ts";
import { customerKey } from "./customer.ts";
import { readChanged } from "./jobs.ts";
import { sellerFooter } from "./seller.ts";
import { oneOrderAtATime } from "./one-order.ts";
import { claimCustomer, customerOf } from "./store.ts";
import { installationOf, runningOne, subscribe, subscriptionsOf } from "./subscribe.ts";

type Who = { accountId: string; userId: string };

/**
 * Makes an account that pays by card after a trial. The card comes first: when it is declined, or its owner has to answer
 * their bank before, there is no account yet. The same sign-up may come again and stays one. Throws EMAIL_TAKEN,
 * BOX_REFUSED, CARD_DECLINED, PAYMENT_REFUSED or PAYMENT_UNAVAILABLE.
 */
export async function signUpWithTrial(ctx: Context, input: TrialSignUp): Promise<Who | { authentication: Authentication }> {
  const { keys, interval, planType, companySize, paymentMethodId, setupIntentId, line1, postalCode, city, country } = input;
  const who = { accountId: keys.accountId, userId: keys.userId };
  // A repetition meets its own account, whatever was corrected in the form meanwhile; maybe one that came to be this very moment.
  if (await isRegistered(ctx, input)) return who;
  const isDone = await refuseRegistration(ctx, input).then(
    () => false,
    async (error: unknown) => (await isRegistered(ctx, input)) || Promise.reject(error),
  );
  if (isDone) return who;
  const payment = await ctx.payment.open();
  const { accountId } = keys;
  const address = { line1, postal_code: postalCode, city, country };
  const person = { email: input.email, name: input.companyName, address };
  const customer = await ask(() =>
    payment.stripe.customers.create(
      { ...person, ...sellerFooter(ctx), preferred_locales: ["de"], metadata: { account_id: accountId } },
      { idempotencyKey: customerKey(accountId, person) },
    ),
  );
  const authentication = await setUpCard(payment, customer.id, { paymentMethodId, setupIntentId });
  if (authentication) return { authentication };
  // By the provider's clock, and from the full minute: a second click says the same.
  const begin = await payment.now();
  const trialEnd = new Date(Math.floor(begin.getTime() / 60_000) * 60_000 + TRIAL_DAYS_WITH_CARD * 86_400_000);
  const price = payment.prices[`${planType}:${interval}`];
  const end = Math.floor(trialEnd.getTime() / 1000);
  const order = {
    accountId,
    customer: customer.id,
    price,
    way: { method: paymentMethodId, isCard: true },
    trialEnd: end,
    now: begin,
    installation: installationOf(ctx),
  };
  await oneOrderAtATime(ctx, accountId, () => subscribe(payment, order));
  try {
    await register(ctx, input, {
      trialEnd,
      within: async (tx) => {
        await claimCustomer(tx, accountId, customer.id);
        await updateAccount(tx, accountId, { company_size: companySize, current_period_end: trialEnd });
        await fillCompanyAddress(tx, who, addressLine(input));
      },
    });
  } catch (error) {
    // Somebody else took the address meanwhile, or this very sign-up came twice, maybe in other words and so as another customer.
    const isDouble = error instanceof Failure && (await isRegistered(ctx, input));
    const known = isDouble ? await ctx.db.tenant(accountId, (tx) => customerOf(tx, accountId)) : null;
    const begun = known?.customerId === customer.id ? null : runningOne(await subscriptionsOf(payment, customer.id));
    if (begun) await ask(() => payment.stripe.subscriptions.cancel(begun.id));
    if (isDouble) return who;
    throw error;
  }
  await readChanged(ctx, accountId);
  return who;
}
