import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOfDay } from "@hz/contract/procedure/deadlines";
import type { BrowserContext } from "@playwright/test";
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
      const library = process.env.CLOCK_LIBRARY || "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
      const folder = await mkdtemp(join(tmpdir(), "hz-clock-"));
      const file = join(folder, "ahead");
      let ahead = 0;
      const write = async () => {
        await writeFile(`${file}.new`, `+${ahead}`);
        await rename(`${file}.new`, file);
      };
      await write();
      await use({
        env: {
          LD_PRELOAD: library,
          FAKETIME_TIMESTAMP_FILE: file,
          // Seconds after which a program looks into the file again.
          FAKETIME_CACHE_DURATION: "1",
          FAKETIME_DONT_FAKE_MONOTONIC: "1",
        },
        now: () => new Date(Date.now() + ahead * 1000),
        async moveTo(day, contexts) {
          const noon = startOfDay(day).getTime() + 12 * 3_600_000;
          ahead = Math.round((noon - Date.now()) / 1000);
          await write();
          for (const context of contexts) await context.addInitScript(setAhead, ahead * 1000);
        },
      });
      await rm(folder, { recursive: true });
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
