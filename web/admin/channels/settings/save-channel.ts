import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { ApiError, call } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import { saveChannelDelivery } from "../../departments/index.ts";
import { sayFailure } from "../../shared/failures/say-failure.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { channelChanges, type ChannelTyped, typedOf } from "./channel-form.ts";

/** Saves what differs and says so; gives null, or where it was refused the field that it is about, if any. */
export async function saveChannel(channel: Channel, typed: ChannelTyped): Promise<null | { field: "linkSuffix" | null; text: string }> {
  const { change, delivery } = channelChanges(typedOf(channel), typed);
  const params = { id: channel.id };
  try {
    if (change) await call(channelRoutes.update, { params, body: change });
    if (delivery) await saveChannelDelivery(channel.id, channel, delivery);
    toast({ title: t("channelSaved") });
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.code === "LINK_SUFFIX_TAKEN") return { field: "linkSuffix", text: error.text };
    sayFailure(t("channelSaveFailed"), error);
    return { field: null, text: "" };
  } finally {
    await Promise.all([queryKeys.channels, queryKeys.departments].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }
}
