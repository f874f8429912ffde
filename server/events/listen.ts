import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { connectionOptions } from "../db/pool.ts";
import { channel } from "./emit.ts";

export type Listener = {
  /** True while the last ping came back: notifications do arrive. */
  isHealthy(): boolean;
  /** Sends itself a notification; through a pooler that drops them, or on a dead connection, none comes back. */
  ping(): void;
  /** Notifies every listener, this one as well; without a connection nobody. */
  tell(payload: string): void;
  close(): Promise<void>;
};

type Ears = { onNotify: (payload: string) => void; onConnect: () => void };

const pauses = [250, 500, 1000, 2000];

/** Listens at the address for as long as it is not closed, connecting again and again; `onConnect` follows each time. */
export function listen(url: string, { onNotify, onConnect }: Ears): Listener {
  const me = `ping ${randomUUID()}`;
  const stop = new AbortController();
  let client: pg.Client | null = null;
  let isAnswered = false;

  const connectOnce = async () => {
    const fresh = new pg.Client(connectionOptions(url));
    const gone = new Promise<void>((resolve) => fresh.on("error", () => resolve()).on("end", () => resolve()));
    fresh.on("notification", ({ payload }) => {
      if (payload === me) isAnswered = true;
      else if (payload && !payload.startsWith("ping ")) onNotify(payload);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      client = fresh;
      ping();
      onConnect();
      await Promise.race([gone, aborted(stop.signal)]);
      return true;
    } catch {
      return false;
    } finally {
      client = null;
      isAnswered = false;
      await fresh.end().catch(() => {});
    }
  };

  let telling = Promise.resolve();
  const tell = (payload: string) => {
    const send = async () => void (await client?.query("select pg_notify($1, $2)", [channel, payload]));
    telling = telling.then(send).catch(() => {});
  };
  const ping = () => {
    isAnswered = false;
    // A failure shows as a missing answer.
    tell(me);
  };

  const listening = (async () => {
    for (let tries = 0; !stop.signal.aborted; tries++) {
      if (await connectOnce()) tries = 0;
      await sleep(pauses[Math.min(tries, pauses.length - 1)], null, { signal: stop.signal }).catch(() => {});
    }
  })();

  return {
    isHealthy: () => isAnswered,
    ping,
    tell,
    async close() {
      stop.abort();
      await listening;
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
