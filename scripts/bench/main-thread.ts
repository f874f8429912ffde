import type { Page } from "@playwright/test";

/** The longest time in milliseconds that a page's main thread was blocked since the last reset: 0 where none was over 50. */
export type MainThread = { read(): Promise<number>; reset(): Promise<void> };

/** Watches a page's main thread; call it before the page goes anywhere. */
export async function watchMainThread(page: Page): Promise<MainThread> {
  await page.addInitScript(() => {
    const own = globalThis as unknown as { longest: number };
    own.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) own.longest = Math.max(own.longest, duration);
    }).observe({ type: "longtask", buffered: true });
  });
  return {
    read: () => page.evaluate(() => (globalThis as unknown as { longest: number }).longest),
    reset: () => page.evaluate(() => void ((globalThis as unknown as { longest: number }).longest = 0)),
  };
}
