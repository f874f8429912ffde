import { paths } from "@hz/contract/paths";
import { useEffect } from "react";
import { useWaiting } from "../people/index.ts";
import { useUser } from "../shared/session/user.ts";
import { isTyping } from "../shared/keyboard/typing.ts";
import { openOverlay } from "../shared/overlay/overlay.ts";
import { isCompleted } from "./completed.ts";
import { isSkipped } from "./skipped.ts";

/** The tutorial starts so long after the page was loaded … */
const START_AFTER_MS = 1500;
/** … for accounts younger than this (specification 9.4). */
const NEW_FOR_MS = 5 * 60_000;

/** Whether an account is new. A clock may be a little behind the server's. */
export function isNew(createdAt: string, now: number): boolean {
  return Math.abs(now - Date.parse(createdAt)) < NEW_FOR_MS;
}

/** Once a page load: leaving the shell for a screen without it and coming back is no new one. */
let isOver = false;

/**
 * Starts the tutorial by itself for new accounts that have neither completed nor skipped it; never over a dialog, under somebody who
 * types, or where they pay.
 */
export function useAutoStart(): void {
  const { id, createdAt } = useUser();
  // Without keys the screens that it explains are not there yet.
  const isWaiting = useWaiting() === "all";
  useEffect(() => {
    if (isOver || isWaiting || isCompleted() || isSkipped(id) || !isNew(createdAt, Date.now())) return;
    const timer = setTimeout(() => {
      if (location.pathname === paths.billing) return;
      isOver = true;
      if (!isTyping(document.activeElement) && document.querySelector("[role='menu']") === null) void openOverlay("tutorial");
    }, START_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, createdAt, isWaiting]);
}
