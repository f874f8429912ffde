import { useRef } from "react";
import { focusEnd, wayTo } from "./focus-place.ts";

/**
 * Gives the attributes by which a dialog that no trigger opened gives the focus back to where it was, or to what stood
 * before that: Radix knows only triggers, and without one the focus would fall to the start of the page.
 */
export function useReturnFocus() {
  const way = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement ?? document.body;
      // A menu closes as its item opens the dialog: its button is what stays.
      const menu = active.closest("[role='menu']")?.getAttribute("aria-labelledby");
      way.current = wayTo((menu && document.getElementById(menu)) || active);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      focusEnd(way.current);
    },
  };
}
