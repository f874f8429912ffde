import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../db/database.ts";
import { listen, type Listener } from "./listen.ts";

export type LiveBusEvent = { seq: number; type: string; ref: string | null };

type Subscriber = { seq: number; receive: (event: LiveBusEvent) => void };
type Options = {
  /** Milliseconds between two looks at the table while notifications do not come through. */
  lookEvery?: number;
};

const batch = 500;

/**
 * Brings the events of an account to its readers in this process, in order and without a gap, whichever instance wrote
 * them. The table is the truth; a notification only says when to look, and without one it looks every two seconds.
 */
export class LiveBus {
  #db: Database;
  #readers = new Map<string, Set<Subscriber>>();
  #dirty = new Set<string>();
  #pumping: Promise<void> | null = null;
  #listeners: Listener[];
  #look: NodeJS.Timeout;
  #closed = false;
  #signals = new Map<string, () => void>();
  #topics = new Map<string, (text: string) => void>();

  /** Starts listening at once, on the direct address of each database. */
  constructor(db: Database, { lookEvery = 2000 }: Options = {}) {
    this.#db = db;
    this.#listeners = db.directUrls.map((url) =>
      listen(url, { onNotify: (payload) => this.#hear(payload), onConnect: () => this.#wakeAll() }),
    );
    this.#look = setInterval(() => {
      if (!this.#listeners.every((listener) => listener.isHealthy())) this.#wakeAll();
      for (const listener of this.#listeners) listener.ping();
    }, lookEvery);
    this.#look.unref();
  }

  #hear(payload: string): void {
    const [, topic, text] = /^(\S+) (.*)$/s.exec(payload) ?? [];
    if (topic !== undefined && text !== undefined) return this.#topics.get(topic)?.(text);
    const run = this.#signals.get(payload);
    if (run) run();
    else this.#wake([payload]);
  }

  /**
   * Calls `receive` for each event of the account from now on, until the function it resolves to is called. A `receive`
   * that throws is dropped.
   */
  async subscribe(accountId: string, receive: (event: LiveBusEvent) => void): Promise<() => void> {
    const subscriber = { seq: await this.seqOf(accountId), receive };
    const readers = this.#readers.get(accountId) ?? new Set();
    this.#readers.set(accountId, readers.add(subscriber));
    this.#wake([accountId]);
    return () => this.#remove(accountId, subscriber);
  }

  /** Calls `run` when an instance sent the signal of this name, and whenever one may have been missed. */
  onSignal(name: string, run: () => void): void {
    this.#signals.set(name, run);
  }

  /** Tells every instance that is connected at this moment, this one as well: a topic without a space, and up to 7900 bytes. */
  tell(topic: string, text: string): void {
    this.#listeners[0]!.tell(`${topic} ${text}`);
  }

  onTold(topic: string, hear: (text: string) => void): void {
    this.#topics.set(topic, hear);
  }

  /** The number of the account's newest event, 0 when there is none. */
  async seqOf(accountId: string): Promise<number> {
    const row = await this.#db.tenant(accountId, (tx) =>
      tx.selectFrom("live_cursor").where("account_id", "=", accountId).select("seq").executeTakeFirst(),
    );
    return row?.seq ?? 0;
  }

  /** Stops listening and waits for a running look; readers hear nothing any more. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#look);
    this.#readers.clear();
    await Promise.all([...this.#listeners.map((listener) => listener.close()), this.#pumping]);
  }

  #remove(accountId: string, subscriber: Subscriber): void {
    const readers = this.#readers.get(accountId);
    readers?.delete(subscriber);
    if (readers?.size === 0) this.#readers.delete(accountId);
  }

  #wakeAll(): void {
    for (const run of this.#signals.values()) run();
    this.#wake(this.#readers.keys());
  }

  #wake(accountIds: Iterable<string>): void {
    for (const accountId of accountIds) if (this.#readers.has(accountId)) this.#dirty.add(accountId);
    if (this.#dirty.size === 0 || this.#closed) return;
    this.#pumping ??= this.#pump().finally(() => {
      this.#pumping = null;
      this.#wake([]);
    });
  }

  /** One account after the other, so that a reconnect with many readers does not take the whole pool. */
  async #pump(): Promise<void> {
    for (const accountId of this.#dirty) {
      if (this.#closed) return;
      this.#dirty.delete(accountId);
      try {
        await this.#deliver(accountId);
      } catch {
        // The database is away for a moment: the events stay in the table, we look again.
        this.#dirty.add(accountId);
        await sleep(200);
      }
    }
  }

  async #deliver(accountId: string): Promise<void> {
    const readers = this.#readers.get(accountId);
    if (!readers) return;
    const after = Math.min(...[...readers].map(({ seq }) => seq));
    const events = await this.#db.tenant(accountId, (tx) =>
      tx
        .selectFrom("live_events")
        .where("account_id", "=", accountId)
        .where("seq", ">", after)
        .select(["seq", "type", "ref"])
        .orderBy("seq")
        .limit(batch)
        .execute(),
    );
    if (events.length === batch) this.#dirty.add(accountId);
    // One that came while we were reading and is further behind has its own look coming.
    for (const reader of readers) if (reader.seq >= after) this.#hand(accountId, reader, events);
  }

  #hand(accountId: string, reader: Subscriber, events: LiveBusEvent[]): void {
    for (const event of events) {
      if (event.seq <= reader.seq) continue;
      reader.seq = event.seq;
      try {
        reader.receive(event);
      } catch {
        return this.#remove(accountId, reader);
      }
    }
  }
}
