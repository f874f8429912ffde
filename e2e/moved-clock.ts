import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOfDay } from "@hz/contract/deadlines";
import { test as base } from "./people.ts";
import { startProduct } from "./product.ts";

/** The clock of a product, its database and its browser; it only goes forward. */
export type MovedClock = {
  now(): Date;
  /** Takes a day in Berlin and makes it that day's noon. */
  moveTo(day: string): Promise<void>;
};
type Clock = MovedClock & { env: Record<string, string> };

/** How long a program may go on with the time that it last read of the file. */
const CACHE_S = 1;

/**
 * Playwright's test with a product and a browser of its own on one clock that tests move: libfaketime tells their programs
 * another time than the machine's. What measures spans (timers, time limits) is left as it is.
 */
export const test = base.extend<object, { clock: Clock }>({
  clock: [
    async ({}, use) => {
      const library = process.env.CLOCK_LIBRARY || "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
      const folder = await mkdtemp(join(tmpdir(), "hz-clock-"));
      const file = join(folder, "offset");
      let ahead = 0;
      const write = async () => {
        await writeFile(`${file}.new`, `${ahead >= 0 ? "+" : ""}${ahead}`);
        await rename(`${file}.new`, file);
      };
      await write();
      const now = () => new Date(Date.now() + ahead * 1000);
      await use({
        env: {
          LD_PRELOAD: library,
          FAKETIME_TIMESTAMP_FILE: file,
          FAKETIME_CACHE_DURATION: String(CACHE_S),
          FAKETIME_DONT_FAKE_MONOTONIC: "1",
          DONT_FAKE_MONOTONIC: "1",
        },
        now,
        async moveTo(day) {
          const noon = startOfDay(day).getTime() + 12 * 3_600_000;
          ahead = Math.round((noon - Date.now()) / 1000);
          await write();
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
    { scope: "worker", timeout: 120_000 },
  ],
  launchOptions: [
    async ({ launchOptions, clock }, use) => use({ ...launchOptions, env: { ...(process.env as Record<string, string>), ...clock.env } }),
    { scope: "worker" },
  ],
});
