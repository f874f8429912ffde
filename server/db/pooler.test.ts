import { randomUUID } from "node:crypto";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTrouble } from "../start-trouble.ts";
import { type TestApplication, testApplication } from "../testing/application.ts";
import { bytesOf } from "../testing/bytes-of.ts";
import { noPooler, startPooler } from "../testing/pooler.ts";
import { wire } from "../wiring.ts";
import { refusePooler, roadTo } from "./pooler.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());
if (noPooler) console.log(`no test with a pooler: ${noPooler}`);

test("the database itself is no pooler", async () => {
  expect(await roadTo(own.db.directUrl)).toBe("direct");
});

test.skipIf(noPooler).each([
  ["transaction", 5, "swaps"],
  ["transaction", 1, "swaps"],
  ["statement", 5, "swaps"],
  ["session", 5, "keeps"],
  // Where it has but one connection, a second client waits for it.
  ["session", 1, "keeps"],
] as const)("a pooler by %s with %i connections is told from the database: it %s them", async (mode, connections, road) => {
  const pooler = await startPooler(own.db.directUrl, mode, connections);
  try {
    expect(await roadTo(pooler.url)).toBe(road);
  } finally {
    await pooler.stop();
  }
});

test.skipIf(noPooler)("also one that others use at the same time", async () => {
  const pooler = await startPooler(own.db.directUrl, "transaction");
  const others = new pg.Pool({ connectionString: pooler.url, max: 4 });
  const over = new AbortController();
  const busy = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) await others.query("select pg_sleep(0.002)");
  });
  try {
    for (let look = 0; look < 5; look++) expect(await roadTo(pooler.url)).toBe("swaps");
  } finally {
    over.abort();
    await Promise.all(busy);
    await others.end();
    await pooler.stop();
  }
});

test.skipIf(noPooler)(
  "the start is refused in one line that names the setting, before anything is written; with the direct address it works",
  async () => {
    const pooler = await startPooler(own.db.directUrl, "transaction");
    try {
      const dataFolder = path.join(os.tmpdir(), `hz-behind-a-pooler-${randomUUID()}`);
      const config = { ...own.ctx.config, databaseUrl: pooler.url };
      const error = await wire({ ...config, dataFolder }, () => {}).catch((thrown: unknown) => thrown);
      const said = startTrouble(error, dataFolder)!;
      expect(said).toMatch(/^DATABASE_URL führt über einen Verbindungspooler, .* setzen Sie DATABASE_DIRECT_URL/);
      expect(said).not.toContain("\n");
      expect(bytesOf(dataFolder)).toBe(bytesOf("/nowhere"));
      await expect(refusePooler("DATABASE_DIRECT_URL", pooler.url)).rejects.toThrow(/^DATABASE_DIRECT_URL führt/);

      const wired = await wire({ ...config, databaseDirectUrl: own.db.directUrl }, () => {});
      await wired.close();
    } finally {
      await pooler.stop();
    }
  },
);
