import { useRef } from "react";

/** What a reader would call the place around a button. */
const PLACE = "section, main, [role=dialog], [role=alertdialog]";

/** Gives an element and everything around it, from the inside out. */
function wayOut(element: Element | null): Element[] {
  return element ? [element, ...wayOut(element.parentElement)] : [];
}

/** Takes where the focus stood and gives it back to that, or to the place around it: what was done may have taken its own button away. */
function giveBack([button, ...around]: Element[]): void {
  if (button instanceof HTMLElement && button.isConnected) return button.focus();
  const place = around.find((one) => one.isConnected && one.matches(PLACE));
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus();
}

/**
 * Gives the attributes by which a dialog that no trigger opened gives the focus back to where it was: Radix knows only
 * triggers, and without one the focus would fall to the start of the page.
 */
export function useReturnFocus() {
  const before = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: () => {
      before.current = wayOut(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      giveBack(before.current);
    },
  };
}
