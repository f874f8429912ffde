import type { Page } from "@playwright/test";

/** Watches a page's next click; what it gives waits for the frame in which an element contains a text: milliseconds since the click, by the page's own clock. */
export async function timeNextClick(page: Page, selector: string, text: string): Promise<() => Promise<number>> {
  await page.evaluate(
    ([element, words]) => {
      const own = globalThis as unknown as { shown: Promise<number> };
      own.shown = new Promise((resolve) => {
        addEventListener("click", ({ timeStamp }) => {
          const look = (now: number) =>
            document.querySelector(element)?.textContent.includes(words) ? resolve(now - timeStamp) : requestAnimationFrame(look);
          requestAnimationFrame(look);
        });
      });
    },
    [selector, text] as const,
  );
  return () => page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown);
}
