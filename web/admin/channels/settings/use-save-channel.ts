import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { ApiError, call } from "../../../api/client.ts";
import { saveChannelDelivery } from "../../departments/index.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { withCause } from "../../shared/failures/failure-text.ts";
import type { Fields } from "../../shared/form/form.tsx";
import { changedSince, showSaved } from "../../shared/queries/after-save.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { channelChanges, type ChannelTyped, typedOf } from "./channel-form.ts";
import { notFreeText } from "./use-suffix-check.ts";

/** Saves what differs; a suffix that is not free is said at its field. */
export const useSaveChannel = (channel: Channel, form: Fields<ChannelTyped>) =>
  useAction({
    run: async (typed: ChannelTyped) => {
      const [before, sent] = [typedOf(channel), form.getValues()];
      const { change, delivery } = channelChanges(before, typed);
      if (change) await call(channelRoutes.update, { params: { id: channel.id }, body: change });
      if (delivery) await saveChannelDelivery(channel.id, channel, delivery);
      return { before, sent };
    },
    done: t("channelSaved"),
    failed: (error) => (isSuffixTaken(error) ? null : withCause(t("channelSaveFailed"), error)),
    touches: [queryKeys.channels, queryKeys.departments],
    onDone: ({ before, sent }, typed) => {
      // What was not typed here is as it was read again: a colleague may have saved it meanwhile.
      const known = queryClient.getQueryData<Channel[]>(queryKeys.channels)?.find(({ id }) => id === channel.id) ?? channel;
      showSaved(form, sent, { ...typedOf(known), ...changedSince(typed, before) });
    },
    onFailed: (error, { linkSuffix }) =>
      isSuffixTaken(error) && form.setError("linkSuffix", { message: notFreeText(linkSuffix) }, { shouldFocus: true }),
  });

const isSuffixTaken = (error: unknown): error is ApiError => error instanceof ApiError && error.code === "LINK_SUFFIX_TAKEN";
