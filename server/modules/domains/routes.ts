import { channelAddressRoutes } from "@hz/contract/channels/channel-addresses";
import { channelDomainRoutes } from "@hz/contract/channels/channel-domains";
import type { Door } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { personOrigin } from "../../http/rate-limit.ts";
import { addDomain, removeDomain } from "./change-domains.ts";
import { checkDomain } from "./check-domain.ts";
import { domainOfId, domainsOf, provedOf, suffixOf } from "./store.ts";
import { domainView } from "./view.ts";

export function registerDomainRoutes({ handle, ctx }: Door): void {
  handle(channelAddressRoutes.get, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      const { port } = new URL(ctx.config.publicUrl);
      const withPort = (name: string) => (port ? `${name}:${port}` : name);
      const proved = await provedOf(tx, caller.accountId);
      return {
        portalHost: ctx.config.portalDomain && withPort(ctx.config.portalDomain),
        domains: proved.map(({ channel_id, domain }) => ({ channelId: channel_id, host: withPort(domain) })),
      };
    }),
  );

  handle(channelDomainRoutes.list, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      if ((await suffixOf(tx, caller.accountId, params.id)) === undefined) throw new Failure("NOT_FOUND");
      return { target: ctx.config.domainTarget, domains: (await domainsOf(tx, caller.accountId, params.id)).map(domainView) };
    }),
  );
  handle(channelDomainRoutes.add, ({ caller, params, body }) => addDomain(ctx, caller, params.id, body));
  handle(channelDomainRoutes.remove, ({ caller, params }) => removeDomain(ctx, caller, params.id, params.domainId));
  handle(channelDomainRoutes.check, async ({ caller: { accountId, userId }, params }) => {
    const origin = personOrigin(accountId, userId);
    ctx.rateLimiter.check("domain-check", origin);
    ctx.rateLimiter.count("domain-check", origin);
    const row = await ctx.db.tenant(accountId, (tx) => domainOfId(tx, accountId, params.domainId));
    const checked = row?.channel_id === params.id && (await checkDomain(ctx, accountId, params.domainId, userId));
    if (!checked) throw new Failure("NOT_FOUND");
    return checked;
  });
}
