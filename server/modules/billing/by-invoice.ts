import { INVOICE_DAYS } from "@hz/contract/limits";
import type { Context } from "../../context.ts";
import type { UserCaller } from "../../http/handle.ts";
import { ask } from "./ask.ts";
import { customerFor } from "./customer.ts";
import { readChanged } from "./jobs.ts";
import { oneOrderAtATime } from "./one-order.ts";
import { runningOne, subscriptionsOf } from "./subscribe.ts";
import { changeable } from "./owed.ts";
import { dropSwitch } from "./unconfirmed.ts";
import { mayPayBy, payBy, PAYS_BY } from "./way.ts";
import { keptWay, noteWay } from "./way-kept.ts";

/**
 * Pays by transfer for all that comes; what is being collected goes on. Throws WAY_NOT_OFFERED, DEMO_ACCOUNT, ADDRESS_NEEDED, or
 * PAYMENT_OVERDUE: what is owed is paid first, or nobody would charge it any more.
 */
export async function setInvoicing(ctx: Context, caller: UserCaller): Promise<void> {
  const { accountId } = caller;
  await mayPayBy(ctx, caller, "invoice");
  const payment = await ctx.payment.open();
  const customer = await customerFor(ctx, payment, accountId);
  const former = await keptWay(ctx, accountId);
  await oneOrderAtATime(ctx, accountId, async () => {
    const found = runningOne(await subscriptionsOf(payment, customer));
    const running = found && (await dropSwitch(payment, await changeable(payment, found)));
    await ask(() =>
      payment.stripe.customers.update(customer, { invoice_settings: { default_payment_method: "" }, metadata: { [PAYS_BY]: "invoice" } }),
    );
    if (running) await payBy(payment, running, "transfer");
  });
  await noteWay(ctx, caller, { method: { invoice: { daysUntilDue: INVOICE_DAYS } }, former });
  await readChanged(ctx, accountId);
}
