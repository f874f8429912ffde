import { useQuery } from "@tanstack/react-query";
import { paths } from "@hz/contract/paths";
import { linkFragment } from "../../../vault/report/channel-link.ts";
import { queryKeys } from "../queries/query-keys.ts";

/** Takes a channel's suffix and the fragment with the account's fingerprint, or null, and gives the public address. */
export function channelAddress(linkSuffix: string, fragment: string | null): string {
  return `${location.origin}${paths.portal(linkSuffix)}${fragment ?? ""}`;
}

/** Takes a suffix as it is typed and gives the address that it would make; with an ellipsis where it is still missing. */
export const previewAddress = (typed: string): string => `${location.origin}${paths.portal("")}${typed.trim() || "…"}`;

/** The fragment of every channel's link, made from the own account key; null where that was not granted. */
export function useLinkFragment() {
  return useQuery<string | null>({ queryKey: queryKeys.linkFragment, queryFn: linkFragment });
}
