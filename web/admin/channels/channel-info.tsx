import type { Channel } from "@hz/contract/channels/channels";
import { languageInGerman } from "@hz/contract/languages";
import { Archive, ExternalLink, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../i18n/dates.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Problem } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toasts.ts";
import { languagesOf } from "../shared/languages/languages.ts";
import { useMay } from "../shared/session/user.ts";
import { NewTabLink } from "../shared/page/new-tab-link.tsx";
import { t } from "../shared/texts/texts.ts";
import { ChannelLight } from "../readiness/index.ts";
import { addressAtHost, channelAddress, useChannelHosts } from "../shared/links/channel-address.ts";
import { changeChannel, useChannelChange } from "./change-channel.ts";
import { LinksEnded } from "./links-ended.tsx";
import { Successor } from "./successor.tsx";
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

/** The address to hand out, the language to begin with, and the way to end the channel. */
export function ChannelInfo({ channel, fragment, isPending, onDeleted }: ChannelInfoProps) {
  const mayChange = useMay("Einstellungen");
  const { short, own } = useChannelHosts(channel);
  const [wanted, setWanted] = useState<string | null>(null);
  // One that is no longer there is handed out no more.
  const host = [short, ...own].find((one) => one !== null && one === wanted) ?? null;
  const address = host === null ? channelAddress(channel.linkSuffix, fragment) : addressAtHost(host, fragment);
  return (
    <Card
      title={<span className="wrap-anywhere">{channel.name}</span>}
      actions={<Pill tone={channel.isActive ? "ok" : "neutral"}>{t(channel.isActive ? "channelActive" : "channelInactive")}</Pill>}
    >
      <div className="grid gap-4">
        {channel.isActive ? <ChannelLight channelId={channel.id} /> : <p className="max-w-prose">{t("channelInactiveText")}</p>}
        {!channel.isActive && mayChange && <Successor channel={channel} />}
        <LinksEnded channel={channel} />
        <div className="grid gap-1">
          <p className="text-sm text-muted">{t("channelAddress")}</p>
          {isPending ? (
            <Skeleton className="h-11 w-full" />
          ) : (
            <p className="rounded-control border border-line bg-canvas px-3 py-2 font-mono text-sm break-all select-all">{address}</p>
          )}
        </div>
        {short !== null && (
          <Checkbox
            label={t("channelOwnName", { host: short })}
            hint={t("channelOwnNameHint")}
            checked={host === short}
            onChange={(event) => setWanted(event.target.checked ? short : null)}
          />
        )}
        {own.map((domain) => (
          <Checkbox
            key={domain}
            label={t("domainShare", { host: domain })}
            hint={t("domainShareHint")}
            checked={host === domain}
            onChange={(event) => setWanted(event.target.checked ? domain : null)}
          />
        ))}
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
          <NewTabLink href={address} className={buttonClass("quiet")}>
            <ExternalLink aria-hidden="true" className="size-4" />
            {t("channelOpen")}
          </NewTabLink>
          {fragment !== null && channel.isActive && <ShareChannel channel={channel} address={address} />}
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

/** In which language the portal begins; kept at once. */
function DefaultLanguage({ channel }: { channel: Channel }) {
  const { id, defaultLanguage } = channel;
  const saving = useChannelChange({
    run: (next: Channel["defaultLanguage"]) => changeChannel(id, { defaultLanguage: next }),
    inOrder: `language ${id}`,
    done: t("channelLanguageSaved"),
  });
  return (
    <div className="grid max-w-sm gap-2">
      <Field label={t("channelLanguage")} hint={t("channelLanguageHint")}>
        {(control) => (
          <Select
            {...control}
            value={saving.given ?? defaultLanguage}
            onChange={(event) => saving.run(event.target.value as Channel["defaultLanguage"])}
          >
            <option value="auto">{t("channelLanguageAuto")}</option>
            {languagesOf(channel).there.map((language) => (
              <option key={language} value={language}>
                {languageInGerman(language)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Problem>{saving.problem}</Problem>
    </div>
  );
}

/** Deleting where nothing came by it, archiving where something did, and taking up again what is archived. */
function End({ channel, onDeleted }: Pick<ChannelInfoProps, "channel" | "onDeleted">) {
  const [asking, setAsking] = useState(false);
  const reopening = useChannelChange({
    run: () => changeChannel(channel.id, { isActive: true }),
    done: t("channelReopened"),
  });
  const isArchived = channel.hasReports && !channel.isActive;
  const Icon = channel.hasReports ? Archive : Trash2;
  return (
    <>
      {!channel.isActive && (
        <Button variant="quiet" busy={reopening.busy} onClick={() => reopening.run()}>
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
      <div className="w-full empty:hidden">
        <Problem>{reopening.problem}</Problem>
      </div>
      {asking && <RemoveChannel channel={channel} onDeleted={onDeleted} onClose={() => setAsking(false)} />}
    </>
  );
}
