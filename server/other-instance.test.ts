import { expect, test } from "vitest";
import { hasInstance } from "./other-instance.ts";
import { testApplication } from "./testing/application.ts";

test(
  "a service that works on a database is noticed until it ends, and one is never where no database is",
  { timeout: 120_000 },
  async () => {
    const own = await testApplication();
    const { config } = own.ctx;
    await expect.poll(() => hasInstance(config), { timeout: 30_000 }).toBe(true);
    // Its other connections are still there, as those of an operator's command would be.
    await own.ctx.bus.close();
    expect(await hasInstance(config)).toBe(false);
    expect(await hasInstance({ ...config, databaseUrl: null })).toBe(false);
    expect(await hasInstance({ ...config, databaseUrl: "postgresql://nobody@127.0.0.1:9/none" })).toBe(false);
    await own.close();
  },
);
