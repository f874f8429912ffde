import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { formatTime } from "../../i18n/dates.ts";
import { isUnsaved } from "../../ui/unsaved.ts";
import { isLeavingPage } from "../shared/session/leave-page.ts";
import { useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { holdBetween, isGone, type LeaveWords } from "../shared/leaving/holds.ts";
import { LeaveQuestion, lostChanges } from "../shared/leaving/unsaved-guard.tsx";
import { whenSignOutLoses } from "./sign-out-here.ts";

/** Asks before anything unsaved is left: by another page, a reload, a closed tab, or signing out. The one of the frame: the router knows one only. */
export function LeaveBlocker() {
  const [asked, setAsked] = useState<{ words: LeaveWords; onLeave?: () => void }>({ words: lostChanges() });
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    if (isGone(there.state)) return false;
    const hold = holdBetween(here, there);
    if (!hold && !(isUnsaved() && here.pathname !== there.pathname)) return false;
    setAsked(hold ?? { words: lostChanges() });
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
      <LeaveQuestion
        open={blocker.state === "blocked"}
        words={asked.words}
        stay={() => blocker.reset?.()}
        leave={() => {
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
  const { demoUntil } = useUser();
  const words = demoUntil
    ? { title: t("demoSignOutTitle"), text: t("demoSignOutText", { time: formatTime(demoUntil, "de") }), leave: t("signOut") }
    : { title: t("signOutTitle"), text: t("signOutText"), leave: t("signOut") };
  return <LeaveQuestion open={go !== null} words={words} stay={() => setGo(null)} leave={() => go?.()} />;
}
