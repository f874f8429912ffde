import { billingRoutes } from "@hz/contract/billing/billing";
import { paths } from "@hz/contract/paths";
import type { Door } from "../../context.ts";
import { frameAddress, paymentPlace } from "../../pages/index.ts";
import { startSession } from "../auth/index.ts";
import { ask } from "./ask.ts";
import { setInvoicing } from "./by-invoice.ts";
import { knownCustomer, setCard, setDetails } from "./customer.ts";
import { setDirectDebit } from "./direct-debit.ts";
import { makeEInvoice, makeZugferd } from "./make-e-invoice.ts";
import { changePlan, setCancelled } from "./plan.ts";
import { signUpWithTrial } from "./sign-up.ts";
import { previewPlan } from "./switch.ts";
import { billingOf } from "./view.ts";

export function registerBillingRoutes({ handle, ctx }: Door): void {
  const place = paymentPlace(ctx.config);
  handle(billingRoutes.facts, async ({ request }) => ({
    publishableKey: ctx.payment.publishableKey,
    frame: frameAddress(place, request.headers.host),
    paymentWays: [...ctx.config.paymentWays],
  }));

  handle(billingRoutes.signUp, async ({ body, request, reply }) => {
    ctx.rateLimiter.check("register", request.ip);
    ctx.rateLimiter.count("register", request.ip);
    const made = await signUpWithTrial(ctx, body);
    return "authentication" in made ? made : startSession(ctx, reply, { ...made, remember: false });
  });

  handle(billingRoutes.get, ({ caller }) => billingOf(ctx, caller));
  handle(billingRoutes.preview, ({ caller, query }) => previewPlan(ctx, caller.accountId, query.priceId));

  handle(billingRoutes.cancel, async ({ caller }) => {
    await setCancelled(ctx, caller, true);
    return billingOf(ctx, caller);
  });
  handle(billingRoutes.reactivate, async ({ caller }) => {
    await setCancelled(ctx, caller, false);
    return billingOf(ctx, caller);
  });
  handle(billingRoutes.changePlan, async ({ caller, body }) => {
    const authentication = await changePlan(ctx, caller, body);
    return authentication ? { authentication } : billingOf(ctx, caller);
  });
  handle(billingRoutes.setCard, async ({ caller, body }) => {
    const authentication = await setCard(ctx, caller, body);
    return authentication ? { authentication } : billingOf(ctx, caller);
  });
  handle(billingRoutes.setDirectDebit, async ({ caller, body, request }) => {
    await setDirectDebit(ctx, caller, body, { ip: request.ip, userAgent: request.headers["user-agent"] ?? "–" });
    return billingOf(ctx, caller);
  });
  handle(billingRoutes.payByInvoice, async ({ caller }) => {
    await setInvoicing(ctx, caller);
    return billingOf(ctx, caller);
  });
  handle(billingRoutes.setDetails, async ({ caller, body }) => {
    await setDetails(ctx, caller, body);
    return billingOf(ctx, caller);
  });
  handle(billingRoutes.eInvoice, ({ caller, params, query }) => makeEInvoice(ctx, caller, params.id, query.of));
  handle(billingRoutes.zugferd, ({ caller, params, query }) => makeZugferd(ctx, caller, params.id, query.of));
  handle(billingRoutes.customerPortal, async ({ caller }) => {
    const customer = await knownCustomer(ctx, caller.accountId);
    const { stripe } = await ctx.payment.open();
    const return_url = ctx.config.publicUrl + paths.billing;
    const { url } = await ask(() => stripe.billingPortal.sessions.create({ customer, return_url }));
    return { url };
  });
}
