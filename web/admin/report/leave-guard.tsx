import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { isLeavingPage } from "../session/leave-page.ts";
import { t } from "../texts.ts";
import { dropDrafts, hasDraft } from "./use-draft.ts";

/** Takes a report's id and asks before its page is left while something for it is not sent. */
export function LeaveGuard({ reportId }: { reportId: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasDraft(reportId),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasDraft(reportId) && !isLeavingPage()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [reportId]);

  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t("leaveTitle")}
      text={t("leaveText")}
      cancelLabel={t("leaveStay")}
      confirmLabel={t("leaveGo")}
      destructive
      onConfirm={() => {
        dropDrafts(reportId);
        blocker.proceed?.();
      }}
    />
  );
}
