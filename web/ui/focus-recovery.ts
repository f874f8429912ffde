import { useEffect } from "react";
import { focusAgain, type FocusPlace, placeOf } from "./focus-place.ts";

/**
 * For whoever works by keyboard: where what has the focus goes, such as a row that was taken out or a button that did its
 * work, the focus goes to what stood before it and not to the start of the page. Dialogs and menus keep their own.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let place: FocusPlace | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      const keeps = target instanceof HTMLElement && target.matches(":focus-visible") && !target.closest("[role$='dialog'], [role='menu']");
      place = keeps ? placeOf(target) : null;
    };
    // A click beside everything gives the focus up on purpose.
    const onPointer = () => (place = null);
    const observer = new MutationObserver(() => {
      if (place && document.activeElement === document.body) focusAgain(place);
    });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerdown", onPointer);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerdown", onPointer);
      observer.disconnect();
    };
  }, []);
}
