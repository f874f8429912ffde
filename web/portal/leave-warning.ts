import { useEffect } from "react";

let asking = true;

/** Lets the page be left without a question from now on: for the quick exit, and when everything is finished. */
export function stopAsking(): void {
  asking = false;
}

/**
 * Lets the browser ask before the page is left, while something would be lost. This is how typed text is kept: browsers write their
 * session storage to disk, where a report must never lie.
 */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (asking) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [active]);
}
