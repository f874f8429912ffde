const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** Takes an element and gives the way of Tab up to it, itself at the end. */
export function wayTo(element: Element): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(({ tabIndex }) => tabIndex >= 0);
  const before = all.filter((one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  return element instanceof HTMLElement ? [...before, element] : before;
}

/** Takes such a way and focuses its end, or where that is gone or switched off what stood before it. */
export function focusEnd(way: readonly HTMLElement[]): void {
  const place = way.findLast((one) => one.isConnected && !one.matches(":disabled") && one.checkVisibility());
  place?.focus();
}
