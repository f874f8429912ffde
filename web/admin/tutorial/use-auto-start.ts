import { useEffect } from "react";
import { useWaiting } from "../people/index.ts";
import { useUser } from "../shared/session/user.ts";
import { isTyping } from "../shared/keyboard/is-typing.ts";
import { openOverlay } from "../shared/overlay/overlay.ts";
import { isNew, START_AFTER_MS } from "./auto-start.ts";
import { isCompleted } from "./completed.ts";

/** Once a page load: leaving the shell for a screen without it and coming back is no new one. */
let isOver = false;

/** Starts the tutorial by itself for new accounts that have not completed it; never over a dialog or under somebody who types. */
export function useAutoStart(): void {
  const { createdAt } = useUser();
  // Without keys the screens that it explains are not there yet.
  const isWaiting = useWaiting() === "all";
  useEffect(() => {
    if (isOver || isWaiting || isCompleted() || !isNew(createdAt, Date.now())) return;
    const timer = setTimeout(() => {
      isOver = true;
      if (!isTyping(document.activeElement) && document.querySelector("[role='menu']") === null) void openOverlay("tutorial");
    }, START_AFTER_MS);
    return () => clearTimeout(timer);
  }, [createdAt, isWaiting]);
}
