import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openDatabase, type Database } from "../db/database.ts";
import { newId } from "../db/new-id.ts";
import { testDatabase, type TestDatabase } from "../testing/database.ts";
import { onServer } from "../testing/template.ts";
import { emit } from "./emit.ts";
import { LiveBus, type LiveBusEvent } from "./live-bus.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A bus on connections of its own, as in another instance. */
function instance(directUrl = own.url, lookEvery = 100): LiveBus {
  const db: Database = openDatabase({ url: own.url, directUrl, connections: 4 });
  const bus = new LiveBus(db, { lookEvery });
  open.push(
    () => bus.close(),
    () => db.close(),
  );
  return bus;
}

async function makeAccount(): Promise<string> {
  const account_id = newId();
  await own.db.tenant(account_id, (tx) =>
    tx
      .insertInto("accounts")
      .values({ account_id, company_name: "Muster", public_key: Buffer.alloc(32) })
      .execute(),
  );
  return account_id;
}

const send = (accountId: string, type = "t") => own.db.tenant(accountId, async () => emit(accountId, { type, ref: null }));

async function collect(bus: LiveBus, accountId: string) {
  const events: LiveBusEvent[] = [];
  const leave = await bus.subscribe(accountId, (event) => events.push(event));
  return { leave, events, seqs: () => events.map(({ seq }) => seq) };
}

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

async function cutListeners(): Promise<void> {
  await onServer(
    own.url,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~ '^(listen|select pg_notify)'`,
  );
}

test("an event reaches the readers of its account in every instance, and no others", async () => {
  const [a, b] = [await makeAccount(), await makeAccount()];
  const [here, there] = [instance(), instance()];
  const readers = [await collect(here, a), await collect(there, a)];
  const stranger = await collect(here, b);
  const ref = newId();
  await own.db.tenant(a, async () => emit(a, { type: "report-created", ref }));
  for (const { events } of readers)
    await vi.waitFor(() => expect(events).toEqual([{ seq: 1, type: "report-created", ref }]), { timeout: 10_000 });
  expect(stranger.events).toEqual([]);
});

test("a transaction that fails sends nothing and leaves no gap", async () => {
  const account = await makeAccount();
  const bus = instance();
  const reader = await collect(bus, account);
  const failing = own.db.tenant(account, async () => {
    emit(account, { type: "never", ref: null });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await send(account);
  await vi.waitFor(() => expect(reader.seqs()).toEqual([1]), { timeout: 10_000 });
  expect(reader.events[0]!.type).toBe("t");
  expect(await bus.seqOf(account)).toBe(1);
});

test("a reader hears from the moment it comes, beside one that came before", async () => {
  const account = await makeAccount();
  const bus = instance();
  const early = await collect(bus, account);
  for (let n = 0; n < 3; n++) await send(account);
  const late = await collect(bus, account);
  await send(account);
  await vi.waitFor(() => expect([early.seqs(), late.seqs()]).toEqual([[1, 2, 3, 4], [4]]), { timeout: 10_000 });
});

test("more events than one look takes arrive in order", async () => {
  const account = await makeAccount();
  const reader = await collect(instance(), account);
  await own.db.tenant(account, async () => {
    for (let n = 0; n < 1201; n++) emit(account, { type: "t", ref: null });
  });
  await vi.waitFor(() => expect(reader.seqs()).toEqual(upTo(1201)), { timeout: 10_000 });
});

test("who has left hears nothing, and who throws is dropped without harm to others", async () => {
  const account = await makeAccount();
  const bus = instance();
  const gone = await collect(bus, account);
  let calls = 0;
  await bus.subscribe(account, () => {
    calls++;
    throw new Error("broken reader");
  });
  const reader = await collect(bus, account);
  gone.leave();
  await send(account);
  await vi.waitFor(() => expect(reader.seqs()).toEqual([1]), { timeout: 10_000 });
  await send(account);
  await vi.waitFor(() => expect(reader.seqs()).toEqual([1, 2]), { timeout: 10_000 });
  expect(gone.events).toEqual([]);
  expect(calls).toBe(1);
});

test("a reader that comes while another is being served misses nothing", async () => {
  const account = await makeAccount();
  const bus = instance();
  const first = await collect(bus, account);
  const readers: { from: number; reader: Awaited<ReturnType<typeof collect>> }[] = [];
  for (let n = 1; n <= 40; n++) {
    const [, reader] = await Promise.all([send(account), collect(bus, account)]);
    // It came before or after this one was sent; every later one it must hear.
    readers.push({ from: n + 1, reader });
  }
  await vi.waitFor(() => expect(first.seqs()).toEqual(upTo(40)), { timeout: 10_000 });
  for (const { from, reader } of readers)
    await vi.waitFor(() => expect(reader.seqs().filter((seq) => seq >= from)).toEqual(upTo(40, from)), { timeout: 10_000 });
});

test("nothing is lost, doubled or out of order while listening connections are cut", async () => {
  const accounts = await Promise.all(Array.from({ length: 5 }, makeAccount));
  const buses = [instance(), instance()];
  const readers = await Promise.all(buses.flatMap((bus) => accounts.map((account) => collect(bus, account))));
  for (let round = 0; round < 4; round++) {
    const sending = accounts.map(async (account) => {
      for (let n = 0; n < 25; n++) await send(account);
    });
    await cutListeners();
    await Promise.all(sending);
  }
  for (const reader of readers) await vi.waitFor(() => expect(reader.seqs()).toEqual(upTo(100)), { timeout: 10_000 });
});

test("where notifications never arrive the table is looked at", async () => {
  const account = await makeAccount();
  // Nobody listens at this address.
  const reader = await collect(instance("postgresql://127.0.0.1:1/none"), account);
  for (let n = 1; n <= 3; n++) {
    await send(account);
    await vi.waitFor(() => expect(reader.seqs()).toEqual(upTo(n)), { timeout: 10_000 });
  }
});

test("an event is only visible to its own account", async () => {
  const [a, b] = [await makeAccount(), await makeAccount()];
  await send(a);
  await expect(own.db.tenant(b, async () => emit(a, { type: "t", ref: null }))).rejects.toThrow("row-level security");
});
