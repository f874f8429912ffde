import { expect } from "vitest";
import { type Locator, locators, page } from "vitest/browser";

declare module "vitest/browser" {
  interface LocatorSelectors {
    getByCss(selector: string): Locator;
  }
  interface BrowserCommands {
    /** What the device says of its person's wishes. */
    emulateMedia(media: {
      colorScheme?: "light" | "dark";
      reducedMotion?: "reduce" | "no-preference";
      forcedColors?: "active" | "none";
    }): Promise<void>;
  }
}
locators.extend({ getByCss: (selector: string) => selector });

/** The toast that says these words, as it is seen; what has the role of a status beside it is for screen readers alone. */
export const shownToast = (words: string | RegExp): Locator => page.getByCss("ol > li[data-state='open']").filter({ hasText: words });

/** Expects a toast with these words. */
export const said = (words: string | RegExp) => seen(shownToast(words));

/** Expects that something is there and can be seen. */
export async function seen(what: Locator): Promise<void> {
  await expect.element(what).toBeVisible();
}

/** Expects that something is not there. */
export async function gone(what: Locator): Promise<void> {
  await expect.element(what).not.toBeInTheDocument();
}

/** What is called so, by its whole name. */
export const field = (label: string, within: Pick<Locator, "getByLabelText"> = page): Locator =>
  within.getByLabelText(label, { exact: true });
export const button = (name: string | RegExp, within: Pick<Locator, "getByRole"> = page): Locator => within.getByRole("button", { name });
