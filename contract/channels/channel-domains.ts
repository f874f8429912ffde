import * as z from "zod";
import { defineRoute } from "../route.ts";
import { Id, Time } from "../scalars.ts";

/** So many domains of its own a channel may have, proved or not: time to change from one to another, and one to spare. */
export const MAX_DOMAINS_OF_CHANNEL = 3;
/** For so many days the record of a proved domain may be missing before the portal no longer stands there. */
export const DOMAIN_GRACE_DAYS = 7;
/** What stands before the domain in the name of the record that proves it. */
export const DOMAIN_RECORD = "_hinweiszentrale";

export const ChannelDomain = z.object({
  id: Id,
  /** In small letters, with Punycode in place of other ones. */
  domain: z.string(),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
  provedAt: Time.nullable(),
  /** Since when the record of a proved domain has been looked for in vain. */
  missingSince: Time.nullable(),
  /** When the proof ended because the record had been missing for too long. */
  lostAt: Time.nullable(),
  /** When the DNS last answered; null where it never did. */
  checkedAt: Time.nullable(),
});
export type ChannelDomain = z.infer<typeof ChannelDomain>;

/**
 * What a look at the DNS came to: the record is there alone, there is none, one that says something else, ours beside others, another
 * account proved the domain first, or the DNS gave no answer.
 */
export const DOMAIN_OUTCOMES = ["proved", "missing", "other", "several", "taken", "unreachable"] as const;
export type DomainOutcome = (typeof DOMAIN_OUTCOMES)[number];

export const DomainCheck = z.object({
  domain: ChannelDomain,
  outcome: z.enum(DOMAIN_OUTCOMES),
  /** What stands there instead of the record or beside it, the first few, shortened. */
  found: z.array(z.string()),
});
export type DomainCheck = z.infer<typeof DomainCheck>;

const access = { access: "user", permission: "Einstellungen" } as const;
const one = { ...access, params: z.object({ id: Id, domainId: Id }) };

export const channelDomainRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/api/channels/:id/domains",
    summary: "A channel's own domains, and the name that their records lead to; null where this installation takes none",
    ...access,
    params: z.object({ id: Id }),
    answer: z.object({ target: z.string().nullable(), domains: z.array(ChannelDomain) }),
    errors: ["NOT_FOUND"],
  }),
  add: defineRoute({
    method: "POST",
    path: "/api/channels/:id/domains",
    summary: "Enters a domain, to be proved by a record in the DNS. The same id may come again",
    ...access,
    needsPlan: true,
    params: z.object({ id: Id }),
    body: z.object({ id: Id, domain: z.string().max(2000) }),
    answer: ChannelDomain,
    errors: ["NOT_FOUND", "DOMAIN_OF_SERVICE", "DOMAIN_ENTERED", "TOO_MANY_DOMAINS"],
  }),
  check: defineRoute({
    method: "POST",
    path: "/api/channels/:id/domains/:domainId/check",
    summary: "Looks for the record in the DNS, and keeps what that proves",
    ...one,
    answer: DomainCheck,
    errors: ["NOT_FOUND", "TOO_MANY_TRIES"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/api/channels/:id/domains/:domainId",
    summary: "Takes a domain away: the portal no longer stands there",
    ...one,
    errors: ["NOT_FOUND"],
  }),
};
