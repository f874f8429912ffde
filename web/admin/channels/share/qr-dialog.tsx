import type { Channel } from "@hz/contract/channels/channels";
import { Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { printOfLink } from "../../../vault/report/channel-link.ts";
import { QrCode } from "../../shared/codes/qr-code.tsx";
import { Notice, Problem } from "../../../ui/notice.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { saveFile } from "../../../vault/files/save-file.ts";
import { t } from "../../shared/texts/texts.ts";
import { languageTexts } from "../../shared/languages/language-texts.ts";
import { beginsIn } from "../../shared/languages/languages.ts";
import { qrPng, qrSvg } from "../../shared/codes/qr-drawing.ts";
import { ShareDialog } from "../../../ui/share-dialog.tsx";

type QrDialogProps = { channel: Channel; address: string; onClose: () => void };

/** The QR code of a channel's address, on the screen and as files. */
export function QrDialog({ channel, address, onClose }: QrDialogProps) {
  const { name, linkSuffix } = channel;
  const language = beginsIn(channel);
  const fingerprint = printOfLink(address);
  const saving = useAction({
    run: async (ending: "png" | "svg") => {
      const foot = { label: (await languageTexts(language)).poster.fingerprint, fingerprint };
      return ending === "png" ? qrPng(address, foot) : new Blob([qrSvg(address, name, foot)], { type: "image/svg+xml" });
    },
    failed: t("qrFailed"),
    onDone: (image, ending) => saveFile(image, file(ending)),
  });
  const file = (ending: string) => t("qrFileName", { suffix: linkSuffix, ending });
  return (
    <ShareDialog title={t("qrTitle", { channel: name })} text={t("qrText")} onClose={onClose}>
      {channel.linksEndedAt !== null && <Notice tone="accent">{t("linksShareText")}</Notice>}
      <div className="grid justify-items-center">
        <QrCode text={address} label={t("qrLabel", { channel: name })} />
      </div>
      <p className="text-sm break-all text-muted">{address}</p>
      <p className="text-sm text-muted">
        {t("qrFingerprint")}: <code className="font-mono font-semibold break-words text-ink select-all">{fingerprint}</code>
      </p>
      <Problem>{saving.problem}</Problem>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t("close")}
        </Button>
        <Button variant="quiet" busy={saving.busy} onClick={() => saving.run("png")}>
          <Download aria-hidden="true" className="size-4" />
          {t("qrPng")}
        </Button>
        <Button busy={saving.busy} onClick={() => saving.run("svg")}>
          <Download aria-hidden="true" className="size-4" />
          {t("qrSvg")}
        </Button>
      </div>
    </ShareDialog>
  );
}
