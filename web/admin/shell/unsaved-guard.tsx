import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { isLeavingPage } from "../session/leave-page.ts";
import { t } from "../texts.ts";

/** Takes whether something on the screen is not saved, and asks before it is left. One of them a screen: the router knows one only. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved && !isLeavingPage()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t("unsavedTitle")}
      text={t("unsavedText")}
      cancelLabel={t("unsavedStay")}
      confirmLabel={t("unsavedGo")}
      destructive
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
