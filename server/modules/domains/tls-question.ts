import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { hostName } from "../../pages/index.ts";

/**
 * Answers a proxy that asks before it obtains a certificate (Caddy's `on_demand_tls`): 200 for a proved domain, 404 for any other name. It
 * is asked by whoever connects with a made-up name, so it reads memory and nothing else.
 */
export function registerTlsQuestion(api: FastifyInstance, ctx: Context): void {
  api.get<{ Querystring: { domain?: unknown } }>("/api/tls-question", async ({ query: { domain } }, reply) => {
    const isProved = typeof domain === "string" && ctx.suffixOfDomain(hostName(domain)) !== undefined;
    return reply.code(isProved ? 200 : 404).send();
  });
}
