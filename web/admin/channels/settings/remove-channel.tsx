import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { call } from "../../../api/client.ts";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { useChannels } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { useChannelChange } from "../change-channel.ts";

type RemoveChannelProps = { channel: Channel; onDeleted: () => void; onClose: () => void };

/** The dialog that asks once, and says which of both it will be. */
export function RemoveChannel({ channel, onDeleted, onClose }: RemoveChannelProps) {
  const removing = useChannelChange({
    run: async () => {
      const { archived } = await call(channelRoutes.remove, { params: { id: channel.id } });
      // Before it leaves the list.
      if (!archived) onDeleted();
      return archived;
    },
    // A report may have come since the list was read.
    done: (archived) => (archived ? { title: t("channelArchived"), description: t("channelArchivedText") } : t("channelDeleted")),
    failed: t("channelDeleteFailed"),
    onDone: onClose,
  });
  const { data: channels = [] } = useChannels();
  const isLast = !channels.some(({ id, isActive }) => isActive && id !== channel.id);
  const words = channel.hasReports ? "Archive" : "Delete";
  return (
    <ActionDialog
      title={t(`channel${words}Title`, { channel: channel.name })}
      text={t(channel.hasReports && isLast ? "channelArchiveTextLast" : `channel${words}Text`)}
      confirmLabel={t(`channel${words}`)}
      destructive
      action={removing}
      onClose={onClose}
      onConfirm={removing.run}
    />
  );
}
