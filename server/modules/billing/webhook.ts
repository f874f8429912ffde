import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { readBilling } from "./jobs.ts";
import { accountOfCustomer } from "./store.ts";
import { customerIn } from "./sync.ts";

/** Where the payment provider says that something happened. */
const WEBHOOK_PATH = "/api/stripe/webhook";

/**
 * Registers the provider's door. An event only says whom to ask about: what happened is read from the provider itself, so
 * that order, repetition and events from last year change nothing. Only what carries the provider's signature is heard.
 */
export async function registerBillingWebhook(app: FastifyInstance, ctx: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer", bodyLimit: 1024 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WEBHOOK_PATH, async (request, reply) => {
      const { stripe, webhookSecret } = await ctx.payment.open();
      const signature = request.headers["stripe-signature"];
      const event = await stripe.webhooks
        .constructEventAsync(request.body as Buffer, typeof signature === "string" ? signature : "", webhookSecret)
        .catch(() => null);
      if (!event) return reply.code(400).send({ received: false });
      const customer = customerIn(event.data);
      const accountId = customer && (await ctx.db.find((tx) => accountOfCustomer(tx, customer)));
      if (accountId) await ctx.db.tenant(accountId, () => ctx.jobs.enqueue(readBilling, { accountId }));
      return { received: true };
    });
  });
}

/** Has the simulator's signed events come in by the same door as the real provider's. */
export function receiveSimulatorEvents(app: FastifyInstance, ctx: Context): void {
  ctx.payment.deliverTo(async (payload, signature) => {
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const { statusCode } = await app.inject({ method: "POST", url: WEBHOOK_PATH, headers, payload });
    return statusCode === 200;
  });
}
