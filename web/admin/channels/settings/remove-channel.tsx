import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toasts.ts";
import { sayFailure } from "../../shared/failures/say-failure.ts";
import { useChannels } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";

type RemoveChannelProps = { channel: Channel; onDeleted: () => void; onDone: () => Promise<unknown>; onClose: () => void };

/** The dialog that asks once, and says which of both it will be. */
export function RemoveChannel({ channel, onDeleted, onDone, onClose }: RemoveChannelProps) {
  const removing = useMutation({
    mutationFn: () => call(channelRoutes.remove, { params: { id: channel.id } }),
    onSuccess: async ({ archived }) => {
      if (!archived) onDeleted();
      await onDone();
      onClose();
      // A report may have come since the list was read.
      toast(archived ? { title: t("channelArchived"), description: t("channelArchivedText") } : { title: t("channelDeleted") });
    },
    onError: (error) => {
      onClose();
      sayFailure(t("channelDeleteFailed"), error);
    },
  });
  const { data: channels = [] } = useChannels();
  const isLast = !channels.some(({ id, isActive }) => isActive && id !== channel.id);
  const words = channel.hasReports ? "Archive" : "Delete";
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`channel${words}Title`, { channel: channel.name })}
      text={t(channel.hasReports && isLast ? "channelArchiveTextLast" : `channel${words}Text`)}
      cancelLabel={t("cancel")}
      confirmLabel={t(`channel${words}`)}
      destructive
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
    />
  );
}
