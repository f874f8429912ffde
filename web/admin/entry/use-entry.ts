import { channelRoutes, type PortalCategory, type PortalChannel } from "@hz/contract/channels/channels";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError, call } from "../../api/client.ts";
import { linkFragment } from "../../vault/report/channel-link.ts";
import { checkKey } from "../../vault/report/check-key.ts";
import { namedKey } from "../../vault/report/named-key.ts";
import { useAction } from "../shared/action/use-action.ts";
import { causeOf, type Sending } from "../shared/attachments/attachment.ts";
import { queryClient } from "../shared/queries/query-client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { useChannels } from "../shared/names/queries.ts";
import { t } from "../shared/texts/texts.ts";
import { createEntrySender, type EntryReceipt, type OutgoingEntry } from "./send-entry.ts";

/**
 * A channel as the portal has it, with its categories, and whether its keys are the account's; `unknown` to whoever has not
 * compared the account's key: what the server says about it proves nothing.
 */
export type EntryChannel = { channel: PortalChannel; categories: PortalCategory[]; keys: "trusted" | "refused" | "unknown" };

/** Reads what a report needs to be sealed for a channel. */
export async function readEntryChannel(linkSuffix: string, signal?: AbortSignal): Promise<EntryChannel> {
  const params = { linkSuffix };
  const [channel, categories, fragment] = await Promise.all([
    call(channelRoutes.portal, { params }, signal),
    call(channelRoutes.portalCategories, { params }, signal),
    linkFragment(),
  ]);
  const { state } = await checkKey(channel, namedKey(fragment ?? "", 0));
  return { channel, categories, keys: state !== "trusted" ? "refused" : fragment === null ? "unknown" : "trusted" };
}

/** The channels that take reports, the one of them that is chosen or the only one, and what is read of it. */
export function useChosenChannel(channelId: string) {
  const list = useChannels();
  const channels = list.data?.filter(({ isActive }) => isActive);
  const only = channelId === "" && channels?.length === 1 ? channels[0] : undefined;
  const channel = channels?.find(({ id }) => id === channelId) ?? only;
  const linkSuffix = channel?.linkSuffix ?? "";
  const read = useQuery<EntryChannel>({
    queryKey: queryKeys.entryChannel(linkSuffix),
    queryFn: ({ signal }) => readEntryChannel(linkSuffix, signal),
    enabled: channel !== undefined,
  });
  const found = read.data;
  const failed = !list.data && list.error ? list : !found && read.error ? read : null;
  const isReading = channels === undefined || (channel !== undefined && found === undefined);
  // A kept draft may name a channel that takes no reports any more: no other one stands in for it unseen.
  const isGone = channels !== undefined && channelId !== "" && channel === undefined;
  return { channels, channel, found, isReading, failed, isGone };
}

/** What is entered, and for which channel. */
type Entered = { found: EntryChannel; outgoing: OutgoingEntry };

/** How a report is entered, and how far its files are (`sending`). */
export function useSendEntry(onEntered: (receipt: EntryReceipt, entered: Entered) => void) {
  const [sender] = useState(createEntrySender);
  const [sending, setSending] = useState<Sending | null>(null);
  const onFile = (key: string, sent: number, total: number, waiting: boolean) => setSending({ key, sent, total, waiting });
  const entering = useAction({
    run: ({ found: { channel }, outgoing }: Entered, signal) =>
      sender(channel, outgoing, { onFile, signal }).finally(() => setSending(null)),
    failed: (error) => `${t("entryFailed")} ${causeOf(error)} ${t("entryKeptTyped")}`,
    stopped: t("uploadStopped"),
    onDone: (receipt, entered) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.counts });
      onEntered(receipt, entered);
    },
    onFailed: (error, { found }) =>
      error instanceof ApiError &&
      (error.code === "DEPARTMENT_KEY_OUTDATED" || error.code === "DEPARTMENT_KEY_LOST") &&
      queryClient.invalidateQueries({ queryKey: queryKeys.entryChannel(found.channel.linkSuffix) }),
  });
  return { ...entering, sending };
}

/** Holds a form that is sent while its channel is still being read, and sends it as soon as that was. */
export function useHeldForm(isReading: boolean) {
  const [held, hold] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (!held || isReading) return;
    hold(null);
    held.requestSubmit();
  }, [held, isReading]);
  return { isHeld: held !== null, hold };
}
