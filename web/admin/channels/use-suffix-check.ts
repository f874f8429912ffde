import { type Channel, channelRoutes, LinkSuffix } from "@hz/contract/channels";
import { ERROR_TEXTS } from "@hz/contract/error-texts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { queryKeys } from "../query-keys.ts";

/** So long after the last key the server is asked. */
const QUIET_MS = 300;

/** Takes a channel and the suffix that is typed, and gives whether it could have it: free, taken, or not known (yet). */
export function useSuffixCheck(channel: Channel, typed: string): { isFree: boolean; problem: string | undefined } {
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isNews = asked !== channel.linkSuffix && LinkSuffix.safeParse(asked).success;
  const { data } = useQuery({
    queryKey: [...queryKeys.channels, "suffix", channel.id, asked],
    queryFn: ({ signal }) => call(channelRoutes.suffix, { query: { linkSuffix: asked, channelId: channel.id } }, signal),
    enabled: isNews,
    retry: false,
  });
  const isKnown = isNews && asked === typed && data !== undefined;
  return {
    isFree: isKnown && data.isFree,
    problem: isKnown && !data.isFree ? ERROR_TEXTS.de.LINK_SUFFIX_TAKEN : undefined,
  };
}
