import { Megaphone } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { usePageTitle } from "../page-title.ts";
import { useChannels, useLinkFragment } from "../reports/queries.ts";
import { t } from "../texts.ts";
import { ChannelCard } from "./channel-card.tsx";

/** The page /meldekanale, first form: every channel with its public address. */
export function ChannelsScreen() {
  usePageTitle(t("channelsTitle"));
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-3xl">{t("channelsTitle")}</h1>
        <p className="max-w-prose text-muted">{t("channelsLead")}</p>
      </div>
      <ChannelList />
    </>
  );
}

function ChannelList() {
  const channels = useChannels();
  const fragment = useLinkFragment();
  if (channels.isError && !channels.data) {
    return <LoadFailed title={t("channelsFailed")} text={t("channelsFailedText")} query={channels} />;
  }
  if (!channels.data || fragment.isPending) {
    return (
      <Loading label={t("loading")} className="grid gap-4 rounded-card border border-line bg-surface p-5">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-11 w-64" />
      </Loading>
    );
  }
  if (channels.data.length === 0) {
    return (
      <Card>
        <EmptyState icon={Megaphone} title={t("channelsEmpty")} text={t("channelsEmptyText")} />
      </Card>
    );
  }
  return (
    <ul className="grid gap-4">
      {channels.data.map((channel) => (
        <li key={channel.id}>
          <ChannelCard channel={channel} fragment={fragment.data ?? null} />
        </li>
      ))}
    </ul>
  );
}
