import { paths } from "@hz/contract/paths";
import type { ReadyChannel } from "@hz/contract/account/readiness";
import { ExternalLink, Send } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Problem } from "../../ui/notice.tsx";
import { toast } from "../../ui/toasts.ts";
import { ShareDialog } from "../../ui/share-dialog.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { withCause } from "../shared/failures/failure-text.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { createDrillSender, type DrillReceipt, KeyRefused } from "./send-drill.ts";
import { NewTabLink } from "../shared/page/new-tab-link.tsx";
import { t } from "./texts.ts";

type SendDrillProps = { channel: ReadyChannel };

/** The button that sends a drill to a channel, with the dialog that explains it. */
export function SendDrill({ channel }: SendDrillProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Send aria-hidden="true" className="size-4" />
        {t("rdDrillSend")}
      </Button>
      {asking && <DrillDialog channel={channel} onClose={() => setAsking(false)} />}
    </>
  );
}

function DrillDialog({ channel, onClose }: SendDrillProps & { onClose: () => void }) {
  const [sender] = useState(createDrillSender);
  const [receipt, setReceipt] = useState<DrillReceipt | null>(null);
  const sending = useAction({
    run: () => sender(channel),
    failed: (error) => (error instanceof KeyRefused ? t("rdDrillRefused") : withCause(t("rdDrillFailed"), error)),
    touches: [queryKeys.readiness],
    onDone: setReceipt,
  });
  if (receipt) return <Sent receipt={receipt} linkSuffix={channel.linkSuffix} onClose={onClose} />;
  return (
    <ShareDialog title={t("rdDrillDialog", { name: channel.name })} text={t("rdDrillDialogText")} onClose={onClose}>
      <p className="text-muted">{t("rdDrillDialogCounts")}</p>
      <Problem>{sending.problem}</Problem>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t("rdCancel")}
        </Button>
        <Button busy={sending.busy} onClick={() => sending.run()}>
          {!sending.busy && <Send aria-hidden="true" className="size-4" />}
          {t("rdDrillSend")}
        </Button>
      </div>
    </ShareDialog>
  );
}

type SentProps = { receipt: DrillReceipt; linkSuffix: string; onClose: () => void };

function Sent({ receipt: { caseNumber, password }, linkSuffix, onClose }: SentProps) {
  return (
    <ShareDialog title={t("rdDrillSent")} text={t("rdDrillSentText", { caseNumber })} onClose={onClose}>
      <p
        aria-label={t("rdDrillPassword")}
        className="rounded-control border border-line bg-canvas px-3 py-2 font-mono text-sm break-all select-all"
      >
        {password}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <CopyButton
          variant="quiet"
          text={password}
          label={t("rdDrillCopy")}
          copiedLabel={t("rdDrillCopied")}
          onFailure={() => toast({ title: t("rdDrillCopyFailed"), variant: "destructive" })}
        />
        <NewTabLink href={paths.portalCase(linkSuffix)} className={buttonClass("quiet")}>
          <ExternalLink aria-hidden="true" className="size-4" />
          {t("rdDrillToPortal")}
        </NewTabLink>
        <Button onClick={onClose}>{t("rdDrillClose")}</Button>
      </div>
    </ShareDialog>
  );
}
