import { isReservedSuffix } from "@hz/contract/channels/reserved-suffixes";
import { paths } from "@hz/contract/paths";
import type { FastifyInstance } from "fastify";

/** What decides which hosts are a channel's own. */
export type PortalHostFacts = { publicUrl: string; paymentOrigin: string | null; portalDomain: string | null };

export type PortalHosts = {
  /** Which channel's portal stands alone at a host; null at the product's own addresses and at names that no channel can have. */
  suffixAt: (host: string | undefined) => string | null;
  /** Whether a host is a customer's domain, which says nothing of the names below it. */
  isCustomers: (host: string | undefined) => boolean;
};

/** The name in a `Host`, as names are compared: in small letters, without a port and the dot of the root. */
export const hostName = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d{1,5}$/, "")
    .replace(/\.$/, "");

/** `suffixOfDomain` knows the domains of customers. Addresses of the product are never one, whatever it says: settings change. */
export function portalHosts(
  { publicUrl, paymentOrigin, portalDomain }: PortalHostFacts,
  suffixOfDomain: (domain: string) => string | undefined,
): PortalHosts {
  const own = [publicUrl, paymentOrigin].flatMap((origin) => (origin === null ? [] : [new URL(origin).hostname]));
  const below = portalDomain === null ? null : `.${portalDomain}`;
  const isBelow = (name: string) => below !== null && `.${name}`.endsWith(below);
  const customers = (name: string) => (own.includes(name) || isBelow(name) ? undefined : suffixOfDomain(name));
  return {
    suffixAt: (host = "") => {
      const name = hostName(host);
      if (below === null || own.includes(name) || !name.endsWith(below)) return customers(name) ?? null;
      const label = name.slice(0, -below.length);
      return /^[a-z0-9-]{1,60}$/.test(label) && !isReservedSuffix(label) ? label : null;
    },
    isCustomers: (host = "") => customers(hostName(host)) !== undefined,
  };
}

/** What is the same at every host: the portal's addresses and calls, built files, and what browsers and crawlers ask for. */
const SAME_EVERYWHERE =
  /^\/(?:(?:portal|assets|\.well-known|api\/portal|api\/public|pruefen)(?:\/|$)|(?:api\/ready|portal-tab-\d+\.js|robots\.txt|uhr-der-anwendung\.js|favicon\.(?:svg|ico)|apple-touch-icon\.png)$)/i;

/**
 * The address that is meant at a host where one channel's portal stands alone: `/` is its start page, `/case` its case page, and what is
 * no page of a portal, such as the sign-in of those who handle reports, is a page that it does not have. Nothing is redirected, because
 * portal pages refuse that.
 */
export function urlAtPortal(suffix: string | null, url: string): string {
  const [path = ""] = url.split("?", 1);
  if (suffix === null || SAME_EVERYWHERE.test(path)) return url;
  if (/^\/api(?:\/|$)/i.test(path)) return "/api/-";
  return paths.portal(suffix) + (path === "/" ? "" : path) + url.slice(path.length);
}

/** Has a portal's own host lead to the product's for the public pages on which a proof is checked: their links lead to others there. */
export function leadToProduct(app: FastifyInstance, publicUrl: string, { suffixAt }: PortalHosts): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!/^\/pruefen(?:[/?]|$)/.test(request.url) || suffixAt(request.headers.host) === null) return;
    return reply.redirect(publicUrl + request.url);
  });
}
