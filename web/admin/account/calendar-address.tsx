import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toasts.ts";
import { t } from "../shared/texts/texts.ts";

/** Shows a calendar address this one time, to copy. */
export function CalendarAddress({ address }: { address: string }) {
  return (
    <div role="status" className="grid gap-3">
      <figure className="grid gap-2 rounded-card border border-line bg-canvas p-4">
        <figcaption className="text-sm text-muted">{t("calendarShown")}</figcaption>
        <code className="font-mono text-sm break-all select-all">{address}</code>
        <div>
          <CopyButton
            text={address}
            label={t("calendarCopy")}
            copiedLabel={t("copied")}
            onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
          />
        </div>
      </figure>
      <Notice tone="accent">{t("calendarShownText")}</Notice>
    </div>
  );
}
