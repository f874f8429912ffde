import type { Channel } from "@hz/contract/channels";
import { ExternalLink } from "lucide-react";
import { formatDate } from "../../i18n/dates.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Pill } from "../../ui/pill.tsx";
import { toast } from "../../ui/toasts.ts";
import { t } from "../texts.ts";
import { channelAddress } from "./channel-address.ts";

/** Takes a channel and the fragment with the account's fingerprint, or null, and gives its card. */
export function ChannelCard({ channel, fragment }: { channel: Channel; fragment: string | null }) {
  const address = channelAddress(channel.linkSuffix, fragment);
  return (
    <Card
      title={channel.name}
      actions={<Pill tone={channel.isActive ? "ok" : "neutral"}>{channel.isActive ? t("channelActive") : t("channelInactive")}</Pill>}
    >
      <div className="grid gap-3">
        <div className="grid gap-1">
          <p className="text-sm text-muted">{t("channelAddress")}</p>
          <p className="rounded-control border border-line bg-canvas px-3 py-2 font-mono text-sm break-all select-all">{address}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyButton
            variant="primary"
            text={address}
            label={t("channelCopy")}
            copiedLabel={t("copied")}
            onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
          />
          {channel.isActive && (
            <a href={address} target="_blank" rel="noopener" className={buttonClass("quiet")}>
              <ExternalLink aria-hidden="true" className="size-4" />
              {t("channelOpen")}
            </a>
          )}
        </div>
        <p className="max-w-prose text-sm text-muted">{fragment === null ? t("channelPlain") : t("channelFingerprint")}</p>
        <p className="text-sm text-muted">{t("channelCreated", { date: formatDate(channel.createdAt, "de") })}</p>
      </div>
    </Card>
  );
}
