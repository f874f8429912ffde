import type { Channel } from "@hz/contract/channels/channels";
import { Megaphone, Plus } from "lucide-react";
import { Tabs } from "radix-ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { useLinkFragment } from "../shared/links/channel-address.ts";
import { useChannels } from "../shared/names/queries.ts";
import { useMay } from "../shared/session/user.ts";
import { UnsavedGuard } from "../shared/leaving/unsaved-guard.tsx";
import { t } from "../shared/texts/texts.ts";
import { ChannelAreas } from "./channel-areas.tsx";
import { ChannelInfo } from "./channel-info.tsx";
import { useAddChannel } from "./settings/use-add-channel.ts";

/** The page /meldekanale: a tab for each channel. */
export function ChannelsScreen() {
  usePageTitle(t("channelsTitle"));
  const mayChange = useMay("Einstellungen");
  const channels = useChannels();
  const [search, setSearch] = useSearchParams();
  // Whichever way another place is wanted, the guard asks where something is not saved.
  const show = (place: Place) => setSearch({ ...place }, { preventScrollReset: true });
  const adding = useAddChannel((kanal) => show({ kanal }));
  const add = () => adding.run((channels.data ?? []).map(({ name }) => name));
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-3xl">{t("channelsTitle")}</h1>
          <p className="max-w-prose text-muted">{t("channelsLead")}</p>
        </div>
        {mayChange && (
          <Button busy={adding.busy} disabled={!channels.data} onClick={add}>
            <Plus aria-hidden="true" className="size-4" />
            {t("channelAdd")}
          </Button>
        )}
      </div>
      <Problem>{adding.problem}</Problem>
      {channels.data ? (
        <ChannelTabs channels={channels.data} chosen={search.get("kanal")} area={search.get("bereich")} onChoose={show} />
      ) : channels.isError ? (
        <LoadFailed title={t("channelsFailed")} text={t("channelsFailedText")} query={channels} />
      ) : (
        <Loading label={t("loading")} className="grid gap-4 rounded-card border border-line bg-surface p-5">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-11 w-64" />
        </Loading>
      )}
    </>
  );
}

/** A channel and one of its areas, as the address names them. */
type Place = { kanal: string; bereich?: string };
type ChannelTabsProps = { channels: Channel[]; chosen: string | null; area: string | null; onChoose: (place: Place) => void };

const TAB =
  "min-h-11 max-w-64 truncate border-b-2 border-transparent px-1 font-semibold text-muted " +
  "data-[state=active]:border-brand data-[state=active]:text-ink";

function ChannelTabs({ channels, chosen, area, onChoose }: ChannelTabsProps) {
  const [unsaved, setUnsaved] = useState(false);
  const { channel, isGone } = useShown(channels, chosen, unsaved);
  if (!channel)
    return (
      <Card>
        <EmptyState icon={Megaphone} title={t("channelsEmpty")} text={t("channelsEmptyText")} />
      </Card>
    );
  return (
    // Not on focus alone: the dialog that asks gives the focus back to the tab that was wanted.
    <Tabs.Root activationMode="manual" value={channel.id} onValueChange={(kanal) => onChoose({ kanal })} className="grid min-w-0 gap-5">
      <Tabs.List aria-label={t("channelsTitle")} className="flex flex-wrap gap-x-6 border-b border-line">
        {(isGone ? [...channels, channel] : channels).map(({ id, name, isActive }) => (
          <Tabs.Trigger key={id} value={id} className={TAB}>
            {name}
            {!isActive && <span className="font-normal"> {t("channelTabInactive")}</span>}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={channel.id} className="grid min-w-0 gap-5">
        <OneChannel
          key={channel.id}
          channel={channel}
          chosen={area}
          onChoose={(bereich) => onChoose({ kanal: channel.id, bereich })}
          onUnsaved={setUnsaved}
          onDeleted={() => setUnsaved(false)}
          isGone={isGone}
        />
      </Tabs.Content>
      <UnsavedGuard unsaved={unsaved} place={["kanal", "bereich"]} />
    </Tabs.Root>
  );
}

/** The channel to show, and whether a colleague has deleted it under what is typed. `chosen` is the one that the address names. */
function useShown(channels: Channel[], chosen: string | null, unsaved: boolean) {
  const [last, setLast] = useState<{ channel: Channel | undefined; chosen: string | null }>({ channel: undefined, chosen });
  // What is being edited stays where it is, whatever happens to the list, until another place is wanted.
  const edited = unsaved && last.chosen === chosen ? last.channel : undefined;
  const there = channels.find(({ id }) => id === (edited?.id ?? chosen));
  const channel = there ?? edited ?? channels[0];
  if (channel !== last.channel || chosen !== last.chosen) setLast({ channel, chosen });
  return { channel, isGone: edited !== undefined && !there };
}

type OneChannelProps = {
  channel: Channel;
  chosen: string | null;
  onChoose: (area: string) => void;
  onUnsaved: (unsaved: boolean) => void;
  onDeleted: () => void;
  isGone: boolean;
};

function OneChannel({ channel, onDeleted, isGone, ...areas }: OneChannelProps) {
  const mayChange = useMay("Einstellungen");
  const fragment = useLinkFragment();
  return (
    <>
      {isGone ? (
        <Notice tone="danger">
          <b className="font-semibold">{t("channelGone")}</b>
          <p>{t("channelGoneText")}</p>
        </Notice>
      ) : (
        <ChannelInfo channel={channel} fragment={fragment.data ?? null} isPending={fragment.isPending} onDeleted={onDeleted} />
      )}
      {mayChange && <ChannelAreas channel={channel} {...areas} />}
    </>
  );
}
