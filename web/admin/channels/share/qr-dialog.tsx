import type { Channel } from "@hz/contract/channels/channels";
import { Download } from "lucide-react";
import { posterTexts } from "../../../i18n/poster.ts";
import { Button } from "../../../ui/button.tsx";
import { printOfLink } from "../../../vault/report/channel-link.ts";
import { QrCode } from "../../shared/codes/qr-code.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { saveFile } from "../../../vault/files/save-file.ts";
import { t } from "../../shared/texts/texts.ts";
import { beginsIn } from "../../shared/languages/languages.ts";
import { qrPng, qrSvg } from "../../shared/codes/qr-drawing.ts";
import { ShareDialog } from "../../../ui/share-dialog.tsx";

type QrDialogProps = { channel: Channel; address: string; onClose: () => void };

/** The QR code of a channel's address, on the screen and as files. */
export function QrDialog({ channel, address, onClose }: QrDialogProps) {
  const { name, linkSuffix } = channel;
  const language = beginsIn(channel);
  const foot = { label: posterTexts[language].fingerprint, fingerprint: printOfLink(address) };
  const file = (ending: string) => t("qrFileName", { suffix: linkSuffix, ending });
  return (
    <ShareDialog title={t("qrTitle", { channel: name })} text={t("qrText")} onClose={onClose}>
      {channel.linksEndedAt !== null && <Notice tone="accent">{t("linksShareText")}</Notice>}
      <div className="grid justify-items-center">
        <QrCode text={address} label={t("qrLabel", { channel: name })} />
      </div>
      <p className="text-sm break-all text-muted">{address}</p>
      <p className="text-sm text-muted">
        {t("qrFingerprint")}: <code className="font-mono font-semibold break-words text-ink select-all">{foot.fingerprint}</code>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t("close")}
        </Button>
        <Button variant="quiet" onClick={async () => saveFile(await qrPng(address, foot), file("png"))}>
          <Download aria-hidden="true" className="size-4" />
          {t("qrPng")}
        </Button>
        <Button onClick={() => saveFile(new Blob([qrSvg(address, name, foot)], { type: "image/svg+xml" }), file("svg"))}>
          <Download aria-hidden="true" className="size-4" />
          {t("qrSvg")}
        </Button>
      </div>
    </ShareDialog>
  );
}
