import type { Sending } from "../shared/attachments/attachment.ts";
import { channelRoutes, type PortalCategory, type PortalChannel } from "@hz/contract/channels/channels";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, call } from "../../api/client.ts";
import { linkFragment } from "../../vault/report/channel-link.ts";
import { checkKey } from "../../vault/report/check-key.ts";
import { namedKey } from "../../vault/report/named-key.ts";
import { causeOf } from "../shared/attachments/attachment.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";
import { createEntrySender, type EntryReceipt, type OutgoingEntry } from "./send-entry.ts";

/**
 * A channel as the portal has it, with its categories, and whether its keys are the account's; `unknown` to whoever has not
 * compared the account's key: what the server says about it proves nothing.
 */
export type EntryChannel = { channel: PortalChannel; categories: PortalCategory[]; keys: "trusted" | "refused" | "unknown" };

/** Takes a link suffix and reads what a report needs to be sealed for that channel. */
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

/** Takes a channel's link suffix, or null, and gives what a report needs to be sealed for it. */
export function useEntryChannel(linkSuffix: string | null) {
  return useQuery<EntryChannel>({
    queryKey: queryKeys.entryChannel(linkSuffix ?? ""),
    queryFn: ({ signal }) => readEntryChannel(linkSuffix!, signal),
    enabled: linkSuffix !== null,
  });
}

/** Gives how a report is entered, one at a time; `send` gives the receipt, or null where something went wrong. */
export function useSendEntry() {
  const client = useQueryClient();
  const [sender] = useState(createEntrySender);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<AbortController | null>(null);

  const send = async (found: EntryChannel, outgoing: OutgoingEntry): Promise<EntryReceipt | null> => {
    // State is a render behind: a double click must find the first one here.
    if (running.current) return null;
    const stop = new AbortController();
    running.current = stop;
    setBusy(true);
    setProblem(null);
    const onFile = (key: string, sent: number, total: number, waiting: boolean) => setSending({ key, sent, total, waiting });
    try {
      const receipt = await sender(found.channel, outgoing, { onFile, signal: stop.signal });
      void client.invalidateQueries({ queryKey: queryKeys.counts });
      return receipt;
    } catch (error) {
      if (error instanceof ApiError && (error.code === "DEPARTMENT_KEY_OUTDATED" || error.code === "DEPARTMENT_KEY_LOST"))
        await client.invalidateQueries({ queryKey: queryKeys.entryChannel(found.channel.linkSuffix) });
      setProblem(stop.signal.aborted ? t("uploadStopped") : `${t("entryFailed")} ${causeOf(error)} ${t("entryKeptTyped")}`);
      return null;
    } finally {
      running.current = null;
      setSending(null);
      setBusy(false);
    }
  };
  return { busy, problem, sending, send, stop: () => running.current?.abort() };
}
