import { useQuery } from "@tanstack/react-query";
import { channelAddressRoutes } from "@hz/contract/channels/channel-addresses";
import type { Channel } from "@hz/contract/channels/channels";
import type { PortalLanguage } from "@hz/contract/languages";
import { paths } from "@hz/contract/paths";
import { linkFragment } from "../../../vault/report/channel-link.ts";
import { call } from "../../../api/client.ts";
import { queryKeys } from "../queries/query-keys.ts";

/** The public address of a channel; `fragment` holds the account's fingerprint, null leaves it out. */
export function channelAddress(linkSuffix: string, fragment: string | null): string {
  return `${location.origin}${paths.portal(linkSuffix)}${fragment ?? ""}`;
}

/** The same at a host where the portal stands alone; `host` comes with its port. */
export const addressAtHost = (host: string, fragment: string | null): string => `${location.protocol}//${host}${fragment ?? ""}`;

/** A channel's whole address, where the portal is to begin in another language than its own. */
export const addressIn = (language: PortalLanguage, address: string): string => {
  const url = new URL(address);
  url.searchParams.set("lang", language);
  return url.href;
};

/** The hosts at which a channel's portal stands alone: below the operator's domain, where there is one, and the company's own proved ones. */
export function useChannelHosts({ id, linkSuffix }: Pick<Channel, "id" | "linkSuffix">): { short: string | null; own: string[] } {
  const { data } = useQuery({
    queryKey: queryKeys.channelAddresses,
    queryFn: () => call(channelAddressRoutes.get),
    staleTime: Infinity,
  });
  return {
    short: data?.portalHost ? `${linkSuffix}.${data.portalHost}` : null,
    own: data?.domains.filter(({ channelId }) => channelId === id).map(({ host }) => host) ?? [],
  };
}

/** The address that a suffix would make as it is typed; with an ellipsis where it is still missing. */
export const previewAddress = (typed: string): string => `${location.origin}${paths.portal("")}${typed.trim() || "…"}`;

/** The fragment of every channel's link, made from the own account key; null where that was not granted. */
export function useLinkFragment() {
  return useQuery<string | null>({ queryKey: queryKeys.linkFragment, queryFn: linkFragment });
}
