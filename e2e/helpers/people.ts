import { createHash } from "node:crypto";
import type { BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { answerIn, asksForConfirmation } from "./confirmation.ts";
import { test as base } from "./product.ts";

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Somebody with a browser of their own. */
export type Person = {
  page: Page;
  context: BrowserContext;
  /** Where this product keeps the mails that it would send. */
  mailbox: () => string;
  /** Opens one more tab, watched like the first. */
  newTab(): Promise<Page>;
  /** Takes what complaints of the browser this test brings about on purpose. */
  expectComplaint(pattern: RegExp): void;
};
type Options = BrowserContextOptions & {
  phone?: boolean;
  /** Lets the tutorial start by itself for new accounts; else it counts as completed. */
  tutorial?: boolean;
};

/** Takes a context and keeps the tutorial from starting there by itself. A reporter's pages store nothing, and so they stay. */
export async function skipTutorial(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A frame of its own, as previews stand in, has no storage to ask for.
    if (self.origin !== "null" && location.protocol.startsWith("http") && !location.pathname.startsWith("/portal"))
      localStorage.setItem("onboarding_completed", "true");
  });
}

export const isFirefox = (context: BrowserContext) => context.browser()?.browserType().name() === "firefox";

/** What Playwright leaves out in Firefox: the refusals of the security policy, and that what it types is an input of the browser's own, which React hears. */
async function fitForFirefox(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`Refused by the policy's ${effectiveDirective}: ${blockedURI}`),
    );
    const insert = (text: string) => void document.execCommand("insertText", false, text);
    Object.defineProperty(window, "__pw_bidiInsertText", { get: () => insert, set() {} });
  });
}
/** In Firefox a script that did not come, also because its page was left, is one whose bytes are none and have another hash. */
const HASH_OF_NOTHING = createHash("sha384").digest("base64");

/** Playwright's test with `person()`: a fresh browser context whose every error on a page, in the console (refusals of the security policy stand there too) or of the server fails the test. */
export const test = base.extend<{ person: (options?: Options) => Promise<Person> }>({
  person: async ({ browser, product }, use) => {
    const complaints: string[] = [];
    const expected: RegExp[] = [];
    const asked = new Set<string>();
    const contexts: BrowserContext[] = [];
    const looking: Promise<void>[] = [];
    const complain = (text: string) => void complaints.push(text.slice(0, 500));

    await use(async ({ phone, tutorial, ...options } = {}) => {
      const screen = phone ? { viewport: PHONE, hasTouch: true, isMobile: true } : { viewport: DESKTOP };
      // Drawing what moves took a fifth of all journeys; what moves has its own.
      const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce", ...screen, ...options });
      contexts.push(context);
      if (!tutorial) await skipTutorial(context);
      if (isFirefox(context)) await fitForFirefox(context);
      context.on("console", (message) => {
        if (message.type() === "error") complain(`console: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => complain(`page: ${error.error().stack ?? String(error.error())}`));
      context.on("response", (answer) => {
        if (answer.status() >= 500) complain(`server: ${answer.status()} ${answer.url()}`);
        // That a slow machine is asked who sits there is no failure: the tab answers.
        if (answer.status() === 403) looking.push(asksForConfirmation(answer).then((asks) => void (asks && asked.add(answer.url()))));
      });
      const newTab = async () => {
        const page = await context.newPage();
        await answerIn(page);
        return page;
      };
      return { page: await newTab(), context, mailbox: product.mailbox, newTab, expectComplaint: (pattern) => void expected.push(pattern) };
    });

    await Promise.all(looking);
    await Promise.all(contexts.map((context) => context.close()));
    const isAsking = (text: string) =>
      [...asked].some((url) => text.startsWith("console: ") && text.includes("403") && text.endsWith(`(${url})`));
    const unexpected = complaints.filter(
      (text) => !isAsking(text) && !text.includes(HASH_OF_NOTHING) && !expected.some((pattern) => pattern.test(text)),
    );
    if (unexpected.some((text) => text.startsWith("server"))) console.log(product.output().slice(-3000));
    expect(unexpected).toEqual([]);
  },
});
export { expect };
