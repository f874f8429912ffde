import { paths } from "@hz/contract/paths";
import { ExternalLink } from "lucide-react";
import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toasts.ts";
import { leavePage } from "../../shared/session/leave-page.ts";
import { useLostSession } from "../../shared/session/lost-session.ts";
import { signInPath } from "../../shared/session/return-path.ts";
import { useUser } from "../../shared/session/user.ts";
import { draftTexts } from "../../report/index.ts";
import { t } from "../../shared/texts/texts.ts";

/** Says that the session ended while something was being written, and how to keep it; else nothing. */
export function LostSessionNotice() {
  const isLost = useLostSession();
  const { demoUntil } = useUser();
  if (!isLost) return null;
  const hasDrafts = draftTexts().length > 0;
  return (
    <div className="sticky top-17 z-20">
      <Notice tone="danger">
        <b className="font-semibold">{t(demoUntil ? "demoLost" : "sessionLost")}</b>
        <p>{t(demoUntil ? "demoLostText" : hasDrafts ? "sessionLostText" : "sessionLostFormText")}</p>
        <div className="mt-1 flex flex-wrap gap-2">
          {!(demoUntil && hasDrafts) && <GoOn />}
          {hasDrafts && <CopyAndLeave />}
        </div>
      </Notice>
    </div>
  );
}

/** The same for a dialog, above whose way to save it stands. */
export function LostSessionInDialog() {
  const isLost = useLostSession();
  const { demoUntil } = useUser();
  if (!isLost) return null;
  return (
    <div ref={reveal}>
      <Notice tone="danger">
        <b className="font-semibold">{t(demoUntil ? "demoLost" : "sessionLost")}</b>
        <p>{t(demoUntil ? "demoLostText" : "sessionLostFormText")}</p>
        <div className="mt-1 flex">
          <GoOn />
        </div>
      </Notice>
    </div>
  );
}

const reveal = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });

/** Where it goes on: beside this page with a new sign-in; nobody signs in to a demo again, and so this page is left for another one. */
function GoOn() {
  const { demoUntil } = useUser();
  if (demoUntil)
    return (
      <a href={paths.demoOver} className={buttonClass("quiet", "small")}>
        {t("demoLostNext")}
      </a>
    );
  return (
    <a href={paths.signIn} target="_blank" rel="noopener" className={buttonClass("quiet", "small")}>
      <ExternalLink aria-hidden="true" className="size-4" />
      {t("sessionLostNewTab")}
    </a>
  );
}

/** What is typed on after the end is on the screen alone: it is read when it is wanted. */
const textNow = () => draftTexts().join("\n\n");

/** For who cannot sign in again: the texts to take along, and the way out, which asks where it loses one. */
function CopyAndLeave() {
  const { pathname, search } = useLocation();
  const copied = useRef("");
  const [asking, setAsking] = useState(false);
  const { demoUntil } = useUser();
  const leave = () => leavePage(demoUntil ? paths.demoOver : signInPath(pathname + search));
  return (
    <>
      <CopyButton
        text={textNow}
        label={t("sessionLostCopy")}
        copiedLabel={t("copied")}
        size="small"
        onCopied={(text) => {
          copied.current = text;
        }}
        onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
      />
      <Button variant="quiet" size="small" onClick={() => (textNow() === copied.current ? leave() : setAsking(true))}>
        {t(demoUntil ? "demoLostNext" : "sessionLostLeave")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("sessionLostLeaveTitle")}
        text={t("sessionLostLeaveText")}
        cancelLabel={t("unsavedStay")}
        confirmLabel={t("sessionLostLeaveGo")}
        destructive
        onConfirm={leave}
      />
    </>
  );
}
