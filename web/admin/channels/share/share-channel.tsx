import type { Channel } from "@hz/contract/channels/channels";
import { Code, FileText, QrCode } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { t } from "../../shared/texts/texts.ts";

const QrDialog = lazy(async () => ({ default: (await import("./qr-dialog.tsx")).QrDialog }));
const PosterDialog = lazy(async () => ({ default: (await import("./poster-dialog.tsx")).PosterDialog }));
const LinkDialog = lazy(async () => ({ default: (await import("./link-dialog.tsx")).LinkDialog }));

type ShareChannelProps = { channel: Channel; address: string };

/** The ways to hand out a channel's whole address, on paper and on the company's own pages. */
export function ShareChannel({ channel, address }: ShareChannelProps) {
  const [open, setOpen] = useState<"qr" | "poster" | "link" | null>(null);
  const onClose = () => setOpen(null);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen("qr")}>
        <QrCode aria-hidden="true" className="size-4" />
        {t("qrCode")}
      </Button>
      <Button variant="quiet" onClick={() => setOpen("poster")}>
        <FileText aria-hidden="true" className="size-4" />
        {t("poster")}
      </Button>
      <Button variant="quiet" onClick={() => setOpen("link")}>
        <Code aria-hidden="true" className="size-4" />
        {t("linkOpen")}
      </Button>
      <Suspense>
        {open === "qr" && <QrDialog channel={channel} address={address} onClose={onClose} />}
        {open === "poster" && <PosterDialog channel={channel} address={address} onClose={onClose} />}
        {open === "link" && <LinkDialog channel={channel} address={address} onClose={onClose} />}
      </Suspense>
    </>
  );
}
