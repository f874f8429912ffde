import { useQuery } from "@tanstack/react-query";
import { paths } from "@hz/contract/paths";
import { linkFragment } from "../../../vault/report/channel-link.ts";
import { queryKeys } from "../queries/query-keys.ts";

/** The public address of a channel; `fragment` holds the account's fingerprint, null leaves it out. */
export function channelAddress(linkSuffix: string, fragment: string | null): string {
  return `${location.origin}${paths.portal(linkSuffix)}${fragment ?? ""}`;
}

/** The address that a suffix would make as it is typed; with an ellipsis where it is still missing. */
export const previewAddress = (typed: string): string => `${location.origin}${paths.portal("")}${typed.trim() || "…"}`;

/** The fragment of every channel's link, made from the own account key; null where that was not granted. */
export function useLinkFragment() {
  return useQuery<string | null>({ queryKey: queryKeys.linkFragment, queryFn: linkFragment });
}
