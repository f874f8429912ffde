import type { Channel } from "@hz/contract/channels/channels";
import { Tabs } from "radix-ui";
import { type ComponentType, useEffect } from "react";
import { t } from "../shared/texts/texts.ts";
import { DomainsCard } from "./domains/domains-card.tsx";
import { ChannelPages } from "./pages/channel-pages.tsx";
import { ChannelQuestions } from "./questions/channel-questions.tsx";
import { ChannelSettings } from "./settings/channel-settings.tsx";
import { ChannelDuties } from "./duties/channel-duties.tsx";
import { ChannelDesign } from "./design/channel-design.tsx";

export type AreaProps = { channel: Channel; onUnsaved: (unsaved: boolean) => void };

const Settings = (props: AreaProps) => (
  <>
    <ChannelSettings {...props} />
    <DomainsCard channelId={props.channel.id} />
  </>
);

/** What of a channel can be changed, by its name in the address. */
const AREAS: { id: string; label: () => string; Area: ComponentType<AreaProps> }[] = [
  { id: "einstellungen", label: () => t("settings"), Area: Settings },
  { id: "seiten", label: () => t("pages"), Area: ChannelPages },
  { id: "fragen", label: () => t("questions"), Area: ChannelQuestions },
  { id: "pflichtangaben", label: () => t("duties"), Area: ChannelDuties },
  { id: "design", label: () => t("design"), Area: ChannelDesign },
];

const TAB =
  "min-h-10 rounded-control px-4 font-semibold text-muted hover:bg-brand-soft data-[state=active]:bg-brand-soft data-[state=active]:text-brand";

type ChannelAreasProps = AreaProps & { chosen: string | null; onChoose: (id: string) => void };

export function ChannelAreas({ chosen, onChoose, ...area }: ChannelAreasProps) {
  const { id, Area } = AREAS.find((one) => one.id === chosen) ?? AREAS[0]!;
  return (
    <Tabs.Root activationMode="manual" value={id} onValueChange={onChoose} className="grid min-w-0 gap-4">
      <Tabs.List aria-label={t("channelAreas", { name: area.channel.name })} className="flex flex-wrap gap-1">
        {AREAS.map((one) => (
          <Tabs.Trigger key={one.id} value={one.id} className={TAB}>
            {one.label()}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={id} className="grid min-w-0 gap-5">
        <OneArea key={id} Area={Area} {...area} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function OneArea({ Area, channel, onUnsaved }: AreaProps & { Area: ComponentType<AreaProps> }) {
  // What is left takes with it what was typed there, also where the next one still loads.
  useEffect(() => () => onUnsaved(false), [onUnsaved]);
  return <Area channel={channel} onUnsaved={onUnsaved} />;
}
