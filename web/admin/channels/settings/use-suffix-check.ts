import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { LinkSuffix } from "@hz/contract/channels/link-suffix";
import { isReservedSuffix } from "@hz/contract/channels/reserved-suffixes";
import { ERROR_TEXTS } from "@hz/contract/error-texts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../../api/client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";

/** So long after the last key the server is asked. */
const QUIET_MS = 300;

/** Why a channel cannot have a suffix that is not free. */
export const notFreeText = (suffix: string): string =>
  isReservedSuffix(suffix) ? t("channelSuffixReserved") : ERROR_TEXTS.de.LINK_SUFFIX_TAKEN;

/** Whether the channel could have the typed suffix: free, refused with a reason, or not known (yet). */
export function useSuffixCheck(channel: Channel, typed: string): { isFree: boolean; problem: string | undefined } {
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isNews = asked !== channel.linkSuffix;
  const { success, error } = LinkSuffix.safeParse(asked);
  const { data } = useQuery({
    queryKey: [...queryKeys.channels, "suffix", channel.id, asked],
    queryFn: ({ signal }) => call(channelRoutes.suffix, { query: { linkSuffix: asked, channelId: channel.id } }, signal),
    enabled: isNews && success,
    retry: false,
  });
  if (!isNews || asked !== typed) return { isFree: false, problem: undefined };
  if (!success) return { isFree: false, problem: error.issues[0]?.message };
  return { isFree: data?.isFree === true, problem: data?.isFree === false ? notFreeText(asked) : undefined };
}
