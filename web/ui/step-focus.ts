import { useLayoutEffect, useRef } from "react";

/** Focuses what comes in the place of what had the focus, unless the focus stands somewhere already. */
export function recoverFocus(place: HTMLElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body) place?.focus();
}

/**
 * The ref of a heading, with tabIndex -1, that takes the focus when its step has come in the place of another one, or when the
 * given name of the step changes: the button that led there is gone, and its focus with it. A page that nobody has touched yet
 * begins at its beginning, and one that the server drew (`data-drawn` stands around it while React takes it over) has been there before.
 */
export function useStepFocus<Place extends HTMLElement>(step = "") {
  const place = useRef<Place>(null);
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (navigator.userActivation?.hasBeenActive && !place.current?.closest("[data-drawn]")) recoverFocus(place.current);
  }, [step]);
  return place;
}
