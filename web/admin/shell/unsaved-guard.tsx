import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { isLeavingPage } from "../session/leave-page.ts";
import { countUnsaved } from "../session/unsaved.ts";
import { t } from "../texts.ts";
import { isGone } from "./gone.ts";

type UnsavedGuardProps = {
  unsaved: boolean;
  /** What would be lost, where that is something else than changes. */
  words?: { title: string; text: string; leave: string };
  /** Of a dialog that asks before it closes, too: how to stay and how to go; null unless somebody wants to close it. */
  closing?: { stay: () => void; leave: () => void } | null;
  /** What of the address, besides its path, names the place that would be left. */
  place?: readonly string[];
};

type Place = { pathname: string; search: string };
const isElsewhere = (here: Place, there: Place, names: readonly string[]) => {
  const [from, to] = [new URLSearchParams(here.search), new URLSearchParams(there.search)];
  return here.pathname !== there.pathname || names.some((name) => from.get(name) !== to.get(name));
};

/** Takes whether something on the screen is not saved, and asks before it is left. One of them a screen: the router knows one only. */
export function UnsavedGuard({ unsaved, words, closing = null, place = [] }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && isElsewhere(currentLocation, nextLocation, place) && !isGone(nextLocation.state),
  );
  useEffect(() => {
    if (!unsaved) return;
    const forget = countUnsaved();
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeavingPage()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => {
      forget();
      removeEventListener("beforeunload", ask);
    };
  }, [unsaved]);
  const isBlocked = blocker.state === "blocked";
  return (
    <ConfirmDialog
      open={isBlocked || closing !== null}
      onOpenChange={(open) => !open && (isBlocked ? blocker.reset() : closing?.stay())}
      title={words?.title ?? t("unsavedTitle")}
      text={words?.text ?? t("unsavedText")}
      cancelLabel={t("unsavedStay")}
      confirmLabel={words?.leave ?? t("unsavedGo")}
      destructive
      onConfirm={() => (isBlocked ? blocker.proceed() : closing?.leave())}
    />
  );
}
