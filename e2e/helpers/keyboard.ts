import type { Locator, Page } from "@playwright/test";
import { expect } from "./people.ts";

/** Presses Tab until the control is reached, once it is there; at each stop of the way the focus can be seen. */
export async function tabTo(page: Page, control: Locator, limit = 60): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      // Where the focus is on a part inside of a control, such as the calendar of a date, the browser draws it there.
      if (!element || element === document.body || !element.matches(":focus")) return "";
      // A control that is hidden itself shows its focus on the label or box beside it.
      const places = [element, element.nextElementSibling, element.closest("label"), element.parentElement].filter((one) => one !== null);
      const marked = places.some((one) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      });
      return marked ? "" : element.outerHTML.slice(0, 200);
    });
    expect(seen, "the focus cannot be seen").toBe("");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached by ${limit} presses of Tab: ${String(control)}`);
}
