import { useEffect } from "react";

let asking = true;
/** Everything on the page that would be lost now. */
const atRisk = new Set<object>();

/** Lets the page be left without a question from now on: for the quick exit, and when everything is finished. */
export function stopAsking(): void {
  asking = false;
}

/** Whether something typed or chosen would be lost if the page, or what is open in it, were left now. */
export const wouldLose = (): boolean => atRisk.size > 0;

/**
 * Lets the browser ask before the page is left, while something would be lost. A draft outlives that as well (`draft/`), but not for
 * long, and not everywhere.
 */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (asking) event.preventDefault();
    };
    const mark = {};
    atRisk.add(mark);
    addEventListener("beforeunload", ask);
    return () => {
      atRisk.delete(mark);
      removeEventListener("beforeunload", ask);
    };
  }, [active]);
}
