import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { formatDate } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ActionDialog } from "../shared/action/action-dialog.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { useMay } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";

/** Says, while a channel's former links and posters open nothing, that they are to be renewed, until somebody confirms it. */
export function LinksEnded({ channel }: { channel: Channel }) {
  const { linksEndedAt } = channel;
  const mayConfirm = useMay("Einstellungen");
  const [asking, setAsking] = useState(false);
  if (linksEndedAt === null) return null;
  return (
    <Notice tone="danger">
      <p className="font-semibold">{t("linksEnded")}</p>
      <p className="max-w-prose">{t("linksEndedText", { date: formatDate(linksEndedAt, "de") })}</p>
      {mayConfirm ? (
        <Button size="small" variant="quiet" className="mt-1 justify-self-start" onClick={() => setAsking(true)}>
          {t("linksConfirm")}
        </Button>
      ) : (
        <p className="text-sm">{t("linksConfirmWho")}</p>
      )}
      {asking && <ConfirmRenewed channel={channel} endedAt={linksEndedAt} onClose={() => setAsking(false)} />}
    </Notice>
  );
}

type ConfirmRenewedProps = { channel: Channel; endedAt: string; onClose: () => void };

function ConfirmRenewed({ channel: { id, name }, endedAt, onClose }: ConfirmRenewedProps) {
  const confirming = useAction({
    run: () => call(channelRoutes.confirmLinks, { params: { id }, body: { endedAt } }),
    done: (channel) =>
      channel.linksEndedAt === null
        ? t("linksRenewed")
        : { title: t("linksEndedAgain"), description: t("linksEndedAgainText"), variant: "destructive" },
    failed: t("channelSaveFailed"),
    touches: [queryKeys.channels, queryKeys.readiness],
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t("linksAsk", { channel: name })}
      text={t("linksAskText")}
      confirmLabel={t("linksConfirm")}
      action={confirming}
      onClose={onClose}
      onConfirm={confirming.run}
    />
  );
}
