import { startOfDay } from "@hz/contract/procedure/deadlines";
import type { BrowserContext } from "@playwright/test";
import { startFakeClock } from "../../scripts/bench/fake-clock.ts";
import { test as base } from "./people.ts";
import { startProduct } from "./product.ts";

/** The clock of a product and its database, and of the browsers that follow it. */
export type MovedClock = {
  now(): Date;
  /** Takes a day in Berlin and makes it that day's noon, for what follows and for pages that these contexts open from now on. */
  moveTo(day: string, contexts: readonly BrowserContext[]): Promise<void>;
};
type Clock = MovedClock & { env: Record<string, string> };

/** Runs in a page before its own programs: their present lies so many milliseconds ahead. */
function setAhead(ahead: number): void {
  type MovedDate = DateConstructor & { ahead?: number };
  const known = Date as MovedDate;
  if (known.ahead === undefined) {
    const Real = Date;
    globalThis.Date = class extends Real {
      static ahead = 0;
      static override now = () => Real.now() + (Date as MovedDate).ahead!;
      constructor(...given: []) {
        if (given.length === 0) super((Date as MovedDate).now());
        else super(...given);
      }
    } as unknown as DateConstructor;
  }
  (Date as MovedDate).ahead = ahead;
}

/**
 * Playwright's test with a product of its own whose clock tests move: libfaketime tells its programs, the database too,
 * another time than the machine's. What measures spans (timers, time limits) is left as it is.
 */
export const test = base.extend<object, { clock: Clock }>({
  clock: [
    async ({}, use) => {
      const clock = await startFakeClock();
      await use({
        env: clock.env,
        now: () => new Date(Date.now() + clock.ahead() * 1000),
        async moveTo(day, contexts) {
          const noon = startOfDay(day).getTime() + 12 * 3_600_000;
          await clock.set(Math.round((noon - Date.now()) / 1000));
          for (const context of contexts) await context.addInitScript(setAhead, clock.ahead() * 1000);
        },
      });
      await clock.remove();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ clock }, use) => {
      const product = await startProduct(clock.env);
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});
