import { paths } from "@hz/contract/paths";
import { ExternalLink } from "lucide-react";
import { useLocation } from "react-router";
import { Button, buttonClass } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toasts.ts";
import { leavePage } from "../session/leave-page.ts";
import { useLostSession } from "../session/lost-session.ts";
import { signInPath } from "../session/return-path.ts";
import { draftTexts } from "../report/use-draft.ts";
import { t } from "../texts.ts";

/** Says that the session ended while something was being written, and how to keep it; else nothing. */
export function LostSessionNotice() {
  const { pathname, search } = useLocation();
  if (!useLostSession()) return null;
  const drafts = draftTexts();
  return (
    <div className="sticky top-17 z-20">
      <Notice tone="danger">
        <b className="font-semibold">{t("sessionLost")}</b>
        <p>{t(drafts.length > 0 ? "sessionLostText" : "sessionLostFormText")}</p>
        <div className="mt-1 flex flex-wrap gap-2">
          {drafts.length > 0 ? (
            <>
              <CopyButton
                text={drafts.join("\n\n")}
                label={t("sessionLostCopy")}
                copiedLabel={t("copied")}
                size="small"
                onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
              />
              <Button variant="quiet" size="small" onClick={() => leavePage(signInPath(pathname + search))}>
                {t("sessionLostLeave")}
              </Button>
            </>
          ) : (
            <a href={paths.signIn} target="_blank" rel="noopener" className={buttonClass("quiet", "small")}>
              <ExternalLink aria-hidden="true" className="size-4" />
              {t("sessionLostNewTab")}
            </a>
          )}
        </div>
      </Notice>
    </div>
  );
}
