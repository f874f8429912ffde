import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import type { Fields } from "../../shared/form/form.tsx";
import { useChannels } from "../../shared/names/queries.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import type { ChannelTyped } from "./channel-form.ts";
import { suggestSuffixes } from "./suggest-suffix.ts";

/** The first of these suffixes that the channel could have; null where there is none, or it is not known (yet). */
function useFirstFree(channelId: string, suffixes: readonly string[]): string | null {
  const { data = null } = useQuery({
    queryKey: [...queryKeys.channels, "suggestion", channelId, ...suffixes],
    queryFn: async ({ signal }) => {
      for (const linkSuffix of suffixes)
        if ((await call(channelRoutes.suffix, { query: { linkSuffix, channelId } }, signal)).isFree) return linkSuffix;
      return null;
    },
    enabled: suffixes.length > 0,
    retry: false,
  });
  return data;
}

type SuffixSuggestionProps = { channel: Channel; form: Fields<ChannelTyped>; typed: string };

/** A better address than the made-up one that a new channel has; taking it fills the field, and saves nothing. */
export function SuffixSuggestion({ channel, form, typed }: SuffixSuggestionProps) {
  const { data: channels } = useChannels();
  const suffix = useFirstFree(channel.id, channels ? suggestSuffixes(channel, channels) : []);
  if (suffix === null || typed !== channel.linkSuffix) return null;
  const take = () => {
    form.setValue("linkSuffix", suffix, { shouldDirty: true });
    form.setFocus("linkSuffix");
  };
  return (
    <div className="-mt-2 grid justify-items-start gap-1 text-sm">
      <p>{t("channelSuffixBetter")}</p>
      <Button variant="quiet" size="small" onClick={take}>
        {t("channelSuffixTake", { suffix })}
      </Button>
    </div>
  );
}
