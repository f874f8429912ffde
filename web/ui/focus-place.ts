const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";
/** What a reader would call the place around a control. */
const AROUND = "section, form, main, [role='dialog'], [role='alertdialog']";

/** Where the focus was: the way of Tab up to there, itself at the end, and the places around it, from the inside out. */
export type FocusPlace = { way: HTMLElement[]; around: HTMLElement[] };

/** Takes an element and gives its place. */
export function placeOf(element: Element): FocusPlace {
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(({ tabIndex }) => tabIndex >= 0);
  const before = all.filter((one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  const around: HTMLElement[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) if (one.matches(AROUND)) around.push(one);
  return { way: element instanceof HTMLElement ? [...before, element] : before, around };
}

/**
 * Whether the focus stands nowhere but around this element: what had it went. Radix gives the focus back a moment after a
 * dialog or menu has closed; who has pressed something else by then, such as a menu's button, keeps what they have.
 */
export function isFocusFree(element: Element | undefined): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || (element !== undefined && active !== element && active.contains(element));
}

const canTake = (one: HTMLElement) => one.isConnected && !one.matches(":disabled") && one.checkVisibility();

/** Takes a place and focuses what had the focus; where that is gone or switched off, what stood before it in the innermost place that is left, or that place itself. */
export function focusAgain({ way, around }: FocusPlace): void {
  const own = way.at(-1);
  if (own && own !== document.body && canTake(own)) return own.focus();
  const place = around.find((one) => one.isConnected);
  const before = way.findLast((one) => one !== own && place?.contains(one) && canTake(one));
  if (before) return before.focus();
  if (!place) return;
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus();
}
