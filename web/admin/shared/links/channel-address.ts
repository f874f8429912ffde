import { useQuery } from "@tanstack/react-query";
import { channelAddressRoutes } from "@hz/contract/channels/channel-addresses";
import type { PortalLanguage } from "@hz/contract/languages";
import { paths } from "@hz/contract/paths";
import { linkFragment } from "../../../vault/report/channel-link.ts";
import { call } from "../../../api/client.ts";
import { queryKeys } from "../queries/query-keys.ts";

/** The public address of a channel; `fragment` holds the account's fingerprint, null leaves it out. */
export function channelAddress(linkSuffix: string, fragment: string | null): string {
  return `${location.origin}${paths.portal(linkSuffix)}${fragment ?? ""}`;
}

/** The same below the domain in which each channel has a name of its own; `portalHost` is that domain, with its port. */
export const ownNameAddress = (linkSuffix: string, portalHost: string, fragment: string | null): string =>
  `${location.protocol}//${linkSuffix}.${portalHost}${fragment ?? ""}`;

/** A channel's whole address, where the portal is to begin in another language than its own. */
export const addressIn = (language: PortalLanguage, address: string): string => {
  const url = new URL(address);
  url.searchParams.set("lang", language);
  return url.href;
};

/** The domain below which each channel has a name of its own; null where the operator has none. */
export const usePortalHost = (): string | null =>
  useQuery({ queryKey: queryKeys.portalHost, queryFn: () => call(channelAddressRoutes.get), staleTime: Infinity }).data?.portalHost ?? null;

/** The address that a suffix would make as it is typed; with an ellipsis where it is still missing. */
export const previewAddress = (typed: string): string => `${location.origin}${paths.portal("")}${typed.trim() || "…"}`;

/** The fragment of every channel's link, made from the own account key; null where that was not granted. */
export function useLinkFragment() {
  return useQuery<string | null>({ queryKey: queryKeys.linkFragment, queryFn: linkFragment });
}
