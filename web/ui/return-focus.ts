import { useRef } from "react";
import { focusAgain, type FocusPlace, isFocusFree, placeOf } from "./focus-place.ts";

/**
 * The attributes by which a dialog that no trigger opened gives the focus back to where it was, or to what stands around that:
 * Radix knows only triggers, and without one the focus would fall to the start of the page.
 */
export function useReturnFocus() {
  const place = useRef<FocusPlace | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement ?? document.body;
      // A menu closes as its item opens the dialog: its button is what stays.
      const menu = active.closest("[role='menu']")?.getAttribute("aria-labelledby");
      place.current = placeOf((menu && document.getElementById(menu)) || active);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (place.current && isFocusFree(place.current.way.at(-1))) focusAgain(place.current);
    },
  };
}
