import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import type { BodyOf } from "@hz/contract/route";
import { call } from "../../api/client.ts";
import { type ActionSpec, useAction } from "../shared/action/use-action.ts";
import { queryClient } from "../shared/queries/query-client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";

/** Sends what changes and shows the channel as it is then, before the list is read again. */
export async function changeChannel(id: string, body: BodyOf<typeof channelRoutes.update>): Promise<Channel> {
  return showChannel(await call(channelRoutes.update, { params: { id }, body }));
}

/** Shows a channel in the list as the server answered it. */
export function showChannel(changed: Channel): Channel {
  queryClient.setQueryData<Channel[]>(queryKeys.channels, (list) => list?.map((one) => (one.id === changed.id ? changed : one)));
  return changed;
}

type ChangeSpec<Given, Result> = Omit<ActionSpec<Given, Result>, "failed" | "touches"> & { failed?: string };

/** Something that changes a channel, and what is counted and said of channels elsewhere. */
export const useChannelChange = <Given = void, Result = unknown>(spec: ChangeSpec<Given, Result>) =>
  useAction<Given, Result>({
    failed: t("channelSaveFailed"),
    ...spec,
    touches: [queryKeys.channels, queryKeys.counts, queryKeys.status],
  });
