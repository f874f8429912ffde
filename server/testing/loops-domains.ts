import { channelDomainRoutes } from "@hz/contract/channels/channel-domains";
import { channelRoutes } from "@hz/contract/channels/channels";
import { newId } from "@hz/crypto";
import { personOrigin } from "../http/rate-limit.ts";
import { insertDomain } from "../modules/domains/store.ts";
import type { TestApplication } from "./application.ts";
import type { TestOffice } from "./builders.ts";
import { call } from "./call.ts";
import type { AddCall } from "./loops.ts";

/** Good calls around a channel's own domains; where they are asked for nobody answers. */
export async function addDomains(test: TestApplication, { as, accountId, person }: TestOffice, add: AddCall): Promise<void> {
  const params = { id: (await call(test.app, channelRoutes.list, { as }))[0]!.id };
  const made = { id: newId(), domain: "hinweise.muster.example" };
  const unwanted = { id: newId(), domain: "meldung.muster.example" };
  await call(test.app, channelDomainRoutes.add, { as, params, body: made });
  // Straight into the table: what may be removed without a plan was not entered without one.
  const row = { ...unwanted, channelId: params.id, token: "t" };
  const prepare = async () => void (await test.db.tenant(accountId, (tx) => insertDomain(tx, accountId, row)));
  add(channelDomainRoutes.list, { as, params });
  add(channelDomainRoutes.add, { as, params, body: made });
  add(channelDomainRoutes.check, {
    as,
    params: { ...params, domainId: made.id },
    prepare: async () => test.ctx.rateLimiter.giveBack("domain-check", personOrigin(accountId, person.userId)),
  });
  add(channelDomainRoutes.remove, { as, params: { ...params, domainId: unwanted.id }, prepare });
}
