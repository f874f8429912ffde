import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startReplicas } from "../testing/debian-replicas.ts";
import { openDatabase, type Database } from "./database.ts";
import { withClient } from "./pool.ts";

let servers: Awaited<ReturnType<typeof startReplicas>>;
let db: Database;
const account = randomUUID();

const rows = async <Row extends object>(url: string, text: string) =>
  withClient(url, async (client) => (await client.query<Row>(text)).rows);

beforeAll(async () => {
  servers = await startReplicas();
  await rows(servers.primary.url, "create role hz_app; create table written (name text); grant insert, select on written to hz_app");
  db = openDatabase({ url: servers.primary.url });
});
afterAll(async () => {
  await db.close();
  await servers.stop();
});

const WAYS: Record<string, (name: string) => Promise<unknown>> = {
  "reports that are stored together": (name) => db.together(account, [`insert into written values ('${name}') returning 1`]),
  "every other transaction": (name) =>
    db.tenant(account, (tx) =>
      tx
        .insertInto("written" as never)
        .values({ name } as never)
        .execute(),
    ),
};

test.each(Object.entries(WAYS))("%s: nothing is acknowledged before the standby has it", async (_, write) => {
  servers.standby.signal("SIGSTOP");
  let isAnswered = false;
  const answer = write("one").finally(() => (isAnswered = true));
  try {
    const waiting = "select 1 from pg_stat_activity where wait_event = 'SyncRep'";
    await vi.waitFor(async () => expect(await rows(servers.primary.url, waiting)).toHaveLength(1), { timeout: 20_000 });
    expect(isAnswered).toBe(false);
  } finally {
    servers.standby.signal("SIGCONT");
  }
  await answer;
});

test("what was acknowledged is there after a failover", async () => {
  for (const [name, write] of Object.entries(WAYS)) await write(name);
  await servers.lose("killed");
  await servers.promote();
  const names = (await rows<{ name: string }>(servers.standby.url, "select name from written")).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(WAYS)));
});
