import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { seen } from "./see.ts";

/** Presses Tab until the control is reached, once it is there; at each stop of the way the focus can be seen. */
export async function tabTo(control: Locator, limit = 60): Promise<void> {
  await seen(control);
  for (let step = 0; step < limit; step++) {
    await userEvent.keyboard("{Tab}");
    const element = document.activeElement;
    if (element && element !== document.body) expect(isMarked(element) || element.outerHTML, "the focus can be seen").toBe(true);
    if (control.element() === element) return;
  }
  throw new Error(`not reached by ${limit} presses of Tab`);
}

/** Whether a control that has the focus shows it: by itself, or, where it is hidden, by the label or box beside it. */
function isMarked(element: Element): boolean {
  // On a part inside of a control, such as the calendar of a date, the browser draws it there.
  if (!element.matches(":focus")) return true;
  const places = [element, element.nextElementSibling, element.closest("label"), element.parentElement].filter((one) => one !== null);
  return places.some((one) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  });
}

/** Goes to a control by Tab and presses a key there. */
export async function press(control: Locator, key = "{Enter}"): Promise<void> {
  await tabTo(control);
  await userEvent.keyboard(key);
}
