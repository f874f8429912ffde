import type { Billing } from "@hz/contract/billing/billing";
import { addressIn } from "@hz/contract/billing/address-line";
import { BILLING_INTERVALS, COMPANY_SIZES } from "@hz/contract/billing/plans";
import type { Context } from "../../context.ts";
import type { UserCaller } from "../../http/handle.ts";
import { accountOf } from "../accounts/index.ts";
import { companyOf } from "../settings/index.ts";
import { currentUserView, userOf } from "../users/index.ts";
import { creditorOf } from "./creditor.ts";
import { sellerOf } from "./invoice-facts.ts";
import { customerOf, invoicesOf } from "./store.ts";

/** What the billing page shows, from what the provider told last: it opens while the provider is away, too. */
export async function billingOf(ctx: Context, { accountId, userId }: UserCaller): Promise<Billing> {
  const { prices } = await ctx.payment.open();
  return ctx.db.tenant(accountId, async (tx) => {
    const customer = await customerOf(tx, accountId);
    return {
      user: currentUserView((await userOf(tx, accountId, userId))!, await accountOf(tx, accountId)),
      subscription: customer?.subscription ?? null,
      paymentMethod: customer?.paymentMethod ?? null,
      paymentWays: [...ctx.config.paymentWays],
      creditor: creditorOf(ctx),
      invoices: (await invoicesOf(tx, accountId)).map(({ invoice }) => invoice),
      prices: COMPANY_SIZES.flatMap((size) => BILLING_INTERVALS.map((interval) => ({ id: prices[`${size}:${interval}`], size, interval }))),
      details: customer?.details ?? null,
      knownAddress: addressIn((await companyOf(tx, accountId)).companyAddress),
      reverseCharge: customer?.reverseCharge ?? false,
      eInvoices: sellerOf(ctx.config.operator) !== null,
      credit: customer?.credit ?? 0,
    };
  });
}
