import { useRef } from "react";

/**
 * Gives the attributes by which a dialog that no trigger opened gives the focus back to where it was: Radix knows only
 * triggers, and without one the focus would fall to the start of the page.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
