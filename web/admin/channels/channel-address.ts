import { paths } from "@hz/contract/paths";

/** Takes a channel's suffix and the fragment with the account's fingerprint, or null, and gives the public address. */
export function channelAddress(linkSuffix: string, fragment: string | null): string {
  return `${location.origin}${paths.portal(linkSuffix)}${fragment ?? ""}`;
}
