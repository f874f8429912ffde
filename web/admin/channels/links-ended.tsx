import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { formatDate } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toasts.ts";
import { sayFailure } from "../shared/failures/say-failure.ts";
import { queryClient } from "../shared/queries/query-client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { useMay } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";

/** Takes a channel and says, while its former links and posters open nothing, that they are to be renewed, until somebody confirms it. */
export function LinksEnded({ channel: { id, name, linksEndedAt } }: { channel: Channel }) {
  const mayConfirm = useMay("Einstellungen");
  const [asking, setAsking] = useState(false);
  const confirming = useMutation({
    mutationFn: (endedAt: string) => call(channelRoutes.confirmLinks, { params: { id }, body: { endedAt } }),
    onSuccess: (channel) => {
      if (channel.linksEndedAt === null) toast({ title: t("linksRenewed") });
      else toast({ title: t("linksEndedAgain"), description: t("linksEndedAgainText"), variant: "destructive" });
    },
    onError: (error) => sayFailure(t("channelSaveFailed"), error),
    onSettled: async () => {
      await Promise.all([queryKeys.channels, queryKeys.readiness].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      setAsking(false);
    },
  });
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
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("linksAsk", { channel: name })}
        text={t("linksAskText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("linksConfirm")}
        busy={confirming.isPending}
        onConfirm={() => confirming.mutate(linksEndedAt)}
      />
    </Notice>
  );
}
