import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { useMutation } from "@tanstack/react-query";
import { Archive, ExternalLink, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { formatDate } from "../../i18n/dates.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toasts.ts";
import { sayFailure } from "../shared/failures/say-failure.ts";
import { queryClient } from "../shared/queries/query-client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { useMay } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { ChannelLight } from "../readiness/index.ts";
import { channelAddress } from "../shared/links/channel-address.ts";
import { LinksEnded } from "./links-ended.tsx";
import { RemoveChannel } from "./settings/remove-channel.tsx";
import { ShareChannel } from "./share/share-channel.tsx";

type ChannelInfoProps = {
  channel: Channel;
  /** What stands behind the address so that a changed key is noticed; null where the key is not known here. */
  fragment: string | null;
  isPending: boolean;
  /** Called when it was deleted here, before it leaves the list. */
  onDeleted: () => void;
};

/** Takes a channel and gives its card: the address to hand out, the language to begin with, and the way to end it. */
export function ChannelInfo({ channel, fragment, isPending, onDeleted }: ChannelInfoProps) {
  const mayChange = useMay("Einstellungen");
  const address = channelAddress(channel.linkSuffix, fragment);
  return (
    <Card
      title={<span className="wrap-anywhere">{channel.name}</span>}
      actions={<Pill tone={channel.isActive ? "ok" : "neutral"}>{t(channel.isActive ? "channelActive" : "channelInactive")}</Pill>}
    >
      <div className="grid gap-4">
        {channel.isActive ? <ChannelLight channelId={channel.id} /> : <p className="max-w-prose">{t("channelInactiveText")}</p>}
        <LinksEnded channel={channel} />
        <div className="grid gap-1">
          <p className="text-sm text-muted">{t("channelAddress")}</p>
          {isPending ? (
            <Skeleton className="h-11 w-full" />
          ) : (
            <p className="rounded-control border border-line bg-canvas px-3 py-2 font-mono text-sm break-all select-all">{address}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {!isPending && (
            <CopyButton
              variant="primary"
              text={address}
              label={t("channelCopy")}
              copiedLabel={t("copied")}
              onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
            />
          )}
          {channel.isActive && (
            <a href={address} target="_blank" rel="noopener" className={buttonClass("quiet")}>
              <ExternalLink aria-hidden="true" className="size-4" />
              {t("channelOpen")}
            </a>
          )}
          {fragment !== null && <ShareChannel channel={channel} address={address} />}
          {mayChange && <End channel={channel} onDeleted={onDeleted} />}
        </div>
        {mayChange && <DefaultLanguage channel={channel} />}
        <p className="max-w-prose text-sm text-muted">
          {!isPending && t(fragment === null ? "channelPlain" : "channelFingerprint")}{" "}
          {!isPending && fragment === null && `${t("sharePlain")} `}
          {t("channelCreated", { date: formatDate(channel.createdAt, "de") })}.
        </p>
      </div>
    </Card>
  );
}

const readAgain = () =>
  Promise.all([queryKeys.channels, queryKeys.counts, queryKeys.status].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** In which language the portal begins; kept at once. */
function DefaultLanguage({ channel: { id, defaultLanguage, languages } }: { channel: Channel }) {
  const saving = useMutation({
    mutationFn: (next: Channel["defaultLanguage"]) => call(channelRoutes.update, { params: { id }, body: { defaultLanguage: next } }),
    scope: { id: `language ${id}` },
    onSuccess: () => toast({ title: t("channelLanguageSaved") }),
    onError: (error) => sayFailure(t("channelSaveFailed"), error),
    onSettled: readAgain,
  });
  return (
    <Field label={t("channelLanguage")} hint={t("channelLanguageHint")} className="max-w-sm">
      {(control) => (
        <Select
          {...control}
          value={saving.isPending ? saving.variables : defaultLanguage}
          onChange={(event) => saving.mutate(event.target.value as Channel["defaultLanguage"])}
        >
          <option value="auto">{t("channelLanguageAuto")}</option>
          {languages.de && <option value="de">{t("channelLanguageDe")}</option>}
          {languages.en && <option value="en">{t("channelLanguageEn")}</option>}
        </Select>
      )}
    </Field>
  );
}

/** Deleting where nothing came by it, archiving where something did, and taking up again what is archived. */
function End({ channel, onDeleted }: Pick<ChannelInfoProps, "channel" | "onDeleted">) {
  const [asking, setAsking] = useState(false);
  const reopening = useMutation({
    mutationFn: () => call(channelRoutes.update, { params: { id: channel.id }, body: { isActive: true } }),
    onSuccess: () => toast({ title: t("channelReopened") }),
    onError: (error) => sayFailure(t("channelSaveFailed"), error),
    onSettled: readAgain,
  });
  const isArchived = channel.hasReports && !channel.isActive;
  const Icon = channel.hasReports ? Archive : Trash2;
  return (
    <>
      {!channel.isActive && (
        <Button variant="quiet" busy={reopening.isPending} onClick={() => reopening.mutate()}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {t("channelReopen")}
        </Button>
      )}
      {!isArchived && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          <Icon aria-hidden="true" className="size-4" />
          {t(channel.hasReports ? "channelArchive" : "channelDelete")}
        </Button>
      )}
      {asking && <RemoveChannel channel={channel} onDeleted={onDeleted} onDone={readAgain} onClose={() => setAsking(false)} />}
    </>
  );
}
