import type { Locator, Page } from "@playwright/test";

/**
 * Gives the toast that says these words, as it is seen, for its 5 s. What has the role of a status beside it is for screen
 * readers alone and gone after one: on a busy machine nobody looks in time.
 */
export function shownToast(page: Page, words: string | RegExp): Locator {
  return page.locator("ol > li[data-state='open']").filter({ hasText: words });
}
