import { channelDutyRoutes, type ChannelDuties } from "@hz/contract/channels/channel-duties";
import type { BodyOf } from "@hz/contract/route";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";

/** What a channel's portal has to say beside its form. */
export function useDuties(id: string) {
  const queryKey = queryKeys.channelDuties(id);
  return useQuery<ChannelDuties>({ queryKey, queryFn: () => call(channelDutyRoutes.get, { params: { id } }) });
}

/** Saves what is named and shows it as it is then. */
export async function saveDuties(id: string, body: BodyOf<typeof channelDutyRoutes.save>): Promise<ChannelDuties> {
  const saved = await call(channelDutyRoutes.save, { params: { id }, body });
  queryClient.setQueryData<ChannelDuties>(queryKeys.channelDuties(id), saved);
  return saved;
}
