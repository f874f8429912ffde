import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { isLeavingPage } from "../session/leave-page.ts";
import { t } from "../texts.ts";

/** Asks before a page is left while something on it is changed and not saved. */
export function UnsavedGuard({ active }: { active: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => !isLeavingPage() && event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [active]);
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
