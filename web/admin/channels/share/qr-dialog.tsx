import type { Channel } from "@hz/contract/channels";
import { Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { QrCode } from "../../account/qr-code.tsx";
import { saveFile } from "../../save-file.ts";
import { t } from "../../texts.ts";
import { qrPng, qrSvg } from "./qr-drawing.ts";
import { ShareDialog } from "./share-dialog.tsx";

type QrDialogProps = { channel: Channel; address: string; onClose: () => void };

/** Shows the QR code of a channel's address and gives it as files. */
export function QrDialog({ channel: { name, linkSuffix }, address, onClose }: QrDialogProps) {
  const file = (ending: string) => t("qrFileName", { suffix: linkSuffix, ending });
  return (
    <ShareDialog title={t("qrTitle", { channel: name })} text={t("qrText")} onClose={onClose}>
      <div className="grid justify-items-center">
        <QrCode text={address} label={t("qrLabel", { channel: name })} />
      </div>
      <p className="text-sm break-all text-muted">{address}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t("close")}
        </Button>
        <Button variant="quiet" onClick={async () => saveFile(await qrPng(address), file("png"))}>
          <Download aria-hidden="true" className="size-4" />
          {t("qrPng")}
        </Button>
        <Button onClick={() => saveFile(new Blob([qrSvg(address, name)], { type: "image/svg+xml" }), file("svg"))}>
          <Download aria-hidden="true" className="size-4" />
          {t("qrSvg")}
        </Button>
      </div>
    </ShareDialog>
  );
}
