import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { isUnsaved } from "../../ui/unsaved.ts";
import { isLeavingPage } from "../shared/session/leave-page.ts";
import { t } from "../shared/texts/texts.ts";
import { holdBetween, isGone, type LeaveWords } from "../shared/leaving/holds.ts";
import { whenSignOutLoses } from "./sign-out-here.ts";

const changes = (): LeaveWords => ({ title: t("unsavedTitle"), text: t("unsavedText"), leave: t("unsavedGo") });

/** Asks before anything unsaved is left: by another page, a reload, a closed tab, or signing out. The one of the frame: the router knows one only. */
export function LeaveBlocker() {
  const [asked, setAsked] = useState<{ words: LeaveWords; onLeave?: () => void }>({ words: changes() });
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    if (isGone(there.state)) return false;
    const hold = holdBetween(here, there);
    if (!hold && !(isUnsaved() && here.pathname !== there.pathname)) return false;
    setAsked(hold ?? { words: changes() });
    return true;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved() && !isLeavingPage()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
  return (
    <>
      <ConfirmDialog
        open={blocker.state === "blocked"}
        onOpenChange={(open) => !open && blocker.reset?.()}
        title={asked.words.title}
        text={asked.words.text}
        cancelLabel={t("unsavedStay")}
        confirmLabel={asked.words.leave}
        destructive
        onConfirm={() => {
          asked.onLeave?.();
          blocker.proceed?.();
        }}
      />
      <SignOutQuestion />
    </>
  );
}

function SignOutQuestion() {
  const [go, setGo] = useState<(() => void) | null>(null);
  useEffect(() => whenSignOutLoses((wanted) => setGo(() => wanted)), []);
  return (
    <ConfirmDialog
      open={go !== null}
      onOpenChange={(open) => !open && setGo(null)}
      title={t("signOutTitle")}
      text={t("signOutText")}
      cancelLabel={t("unsavedStay")}
      confirmLabel={t("signOut")}
      destructive
      onConfirm={() => go?.()}
    />
  );
}
