const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";
/** What a reader would call the place around a control. */
const AROUND = "section, form, main, [role='dialog'], [role='alertdialog']";

/**
 * Where the focus was: the way of Tab up to there, itself at the end, the places around it, from the inside out, and the page's
 * heading where it stands before. What is above that heading is about something else.
 */
export type FocusPlace = { way: HTMLElement[]; around: HTMLElement[]; heading: HTMLElement | undefined };

const comesAfter = (one: Element, other: Element) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

export function placeOf(element: Element): FocusPlace {
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(({ tabIndex }) => tabIndex >= 0);
  const before = all.filter((one) => comesAfter(element, one));
  const around: HTMLElement[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) if (one.matches(AROUND)) around.push(one);
  const heading = [...document.querySelectorAll<HTMLElement>("h1")].findLast((one) => comesAfter(element, one));
  return { way: element instanceof HTMLElement ? [...before, element] : before, around, heading };
}

/**
 * Whether the focus stands nowhere but around this element: what had it went. Radix gives the focus back a moment after a
 * dialog or menu has closed; who has pressed something else by then, such as a menu's button, keeps what they have.
 */
export function isFocusFree(element: Element | undefined): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || (element !== undefined && active !== element && active.contains(element));
}

const canFocus = (one: HTMLElement) => one.isConnected && !one.matches(":disabled") && one.checkVisibility();

/**
 * Focuses what had the focus; where that is gone or switched off, what stood before it in the innermost place that is left, down to
 * the page's heading, or that place itself.
 */
export function focusAgain({ way, around, heading }: FocusPlace): void {
  const own = way.at(-1);
  if (own && own !== document.body && canFocus(own)) return own.focus();
  const place = around.find((one) => one.isConnected);
  const first = heading && place?.contains(heading) ? heading : null;
  const before = way.findLast((one) => one !== own && place?.contains(one) && canFocus(one) && !(first && comesAfter(first, one)));
  if (before) return before.focus();
  const left = first ?? place;
  if (!left) return;
  if (!left.hasAttribute("tabindex")) {
    left.tabIndex = -1;
    left.addEventListener("blur", () => left.removeAttribute("tabindex"), { once: true });
  }
  left.focus();
}
