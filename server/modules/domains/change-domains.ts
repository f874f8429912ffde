import { randomBytes } from "node:crypto";
import { domainToASCII } from "node:url";
import { type ChannelDomain, MAX_DOMAINS_OF_CHANNEL } from "@hz/contract/channels/channel-domains";
import { readDomain } from "@hz/contract/channels/read-domain";
import type { Config } from "../../config.ts";
import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { lockAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { deleteDomain, domainsOf, insertDomain, suffixOf } from "./store.ts";
import { domainView } from "./view.ts";

/** Whether a domain is one that the installation itself answers at. */
function isOfService({ publicUrl, paymentOrigin, onionUrl, portalDomain, domainTarget }: Config, domain: string): boolean {
  const origins = [publicUrl, paymentOrigin, onionUrl].flatMap((origin) => (origin === null ? [] : [new URL(origin).hostname]));
  return [...origins, domainTarget, portalDomain].includes(domain) || (portalDomain !== null && domain.endsWith(`.${portalDomain}`));
}

/** Enters a domain for a channel. Others may have entered the same one: whose it is only the proof decides. */
export function addDomain(
  ctx: Context,
  { accountId, userId }: UserCaller,
  channelId: string,
  given: { id: string; domain: string },
): Promise<ChannelDomain> {
  const read = readDomain(given.domain, domainToASCII);
  if ("problem" in read) throw new Failure("INVALID_INPUT", ["domain"]);
  const { domain } = read;
  if (isOfService(ctx.config, domain)) throw new Failure("DOMAIN_OF_SERVICE", ["domain"]);
  return ctx.db.tenant(accountId, async (tx) => {
    await lockAccount(tx, accountId);
    // Where the operator takes none, there is nothing to be entered.
    if (ctx.config.domainTarget === null || (await suffixOf(tx, accountId, channelId)) === undefined) throw new Failure("NOT_FOUND");
    const there = await domainsOf(tx, accountId, channelId);
    const again = there.find(({ id }) => id === given.id);
    if (again?.domain === domain) return domainView(again);
    if (there.length >= MAX_DOMAINS_OF_CHANNEL) throw new Failure("TOO_MANY_DOMAINS");
    const token = randomBytes(24).toString("base64url");
    const row = await insertDomain(tx, accountId, { id: given.id, channelId, domain, token });
    if (!row) throw new Failure("DOMAIN_ENTERED", ["domain"]);
    record(accountId, { actor: userId, action: "channel.domain-added", target: channelId, details: { domain } });
    emit(accountId, { type: "channels-changed", ref: null });
    return domainView(row);
  });
}

/** Takes a domain away, proved or not; what proved it goes with it. */
export const removeDomain = (
  ctx: Context,
  { accountId, userId }: UserCaller,
  channelId: string,
  id: string,
): Promise<Record<string, never>> =>
  ctx.db.tenant(accountId, async (tx) => {
    const domain = await deleteDomain(tx, accountId, channelId, id);
    if (domain === undefined) throw new Failure("NOT_FOUND");
    record(accountId, { actor: userId, action: "channel.domain-removed", target: channelId, details: { domain } });
    emit(accountId, { type: "channels-changed", ref: null });
    return {};
  });
