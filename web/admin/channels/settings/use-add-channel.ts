import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { newId } from "@hz/crypto";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";

/** The name that a new channel begins with (specification 9.4): the next number that is free. */
export function defaultName(names: readonly string[]): string {
  let n = names.length + 1;
  while (names.includes(t("channelDefaultName", { n }))) n += 1;
  return t("channelDefaultName", { n });
}

/** Adds a channel beside those of the names it is run with, with the defaults of the specification (9.4); `onAdded` hears its id. */
export function useAddChannel(onAdded: (id: string) => void) {
  // Kept until it is made: whoever presses again after a lost answer means the same one.
  const [id, setId] = useState(newId);
  return useAction({
    run: async (names: readonly string[]) => {
      const channel = await call(channelRoutes.create, {
        body: {
          id,
          name: defaultName(names),
          linkSuffix: `channel-${Date.now()}`,
          description: "",
          isActive: true,
          settings: { allowAnonymous: true, allowFiles: true, requireCategory: false, autoAcknowledge: true },
        },
      });
      queryClient.setQueryData<Channel[]>(queryKeys.channels, (list) => list && [...list.filter((one) => one.id !== channel.id), channel]);
      return channel.id;
    },
    done: { title: t("channelAdded"), description: t("channelAddedText") },
    failed: t("channelAddFailed"),
    touches: [queryKeys.status],
    onDone: (added) => {
      setId(newId());
      onAdded(added);
    },
  });
}
