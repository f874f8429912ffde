import { createHmac } from "node:crypto";
import { catchUp } from "./life/timers.ts";
import { prune } from "./pruning.ts";
import type { SimulatorStore, WebhookRow } from "./state.ts";
import type { World } from "./world.ts";

type Options = {
  store: SimulatorStore;
  webhookSecret: string;
  publicUrl: string;
  now: () => Date;
  deliver: (payload: string, signature: string) => Promise<boolean>;
};

export type Engine = {
  /** Runs a piece of work on the state, brought up to date before; what falls due of webhooks is delivered afterwards, without waiting. */
  work<T>(work: (world: World) => T): Promise<T>;
  /** Waits until everything that is under way was tried. */
  settled(): Promise<void>;
  /** Tries everything that was not delivered yet. */
  deliverAll(): Promise<void>;
};

/** Seconds until a failed delivery is tried again by itself; the last one repeats. */
const PATIENCE = [10, 60, 300, 1800, 7200, 21_600, 43_200];
/** How long another instance leaves alone what one is delivering. */
const CLAIM = 60;

/** A payload's signature as the provider sends it beside; its library checks it where the payload arrives. */
function signed(payload: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex")}`;
}

/** The one way to work on the simulator's state. */
export function createEngine({ store, webhookSecret, publicUrl, now, deliver }: Options): Engine {
  const seconds = () => Math.floor(now().getTime() / 1000);
  let running: Promise<void> = Promise.resolve();
  const change = <T>(work: (world: World) => T): Promise<T> =>
    store.change((state) => {
      const world: World = { state, at: seconds() + state.ahead, publicUrl, changing: new Set(), ended: new Set() };
      catchUp(world, world.at);
      prune(world);
      return work(world);
    });

  const claim = (everything: boolean) =>
    change(({ state, at }) => {
      const due = state.webhooks.filter(({ dueAt, claimedUntil }) => (everything || dueAt <= at) && (claimedUntil ?? 0) <= at);
      for (const webhook of due) webhook.claimedUntil = at + CLAIM;
      return due.map((webhook) => ({ ...webhook }));
    });

  async function bring({ id, payload }: WebhookRow): Promise<void> {
    // Fresh each time, and by the real clock: whoever receives it compares it with theirs.
    const signature = signed(payload, webhookSecret, seconds());
    const isTaken = await inTime(deliver(payload, signature)).catch(() => false);
    await change(({ state, at }) => {
      if (isTaken) state.webhooks = state.webhooks.filter((webhook) => webhook.id !== id);
      const webhook = state.webhooks.find((one) => one.id === id);
      if (!webhook) return;
      webhook.claimedUntil = null;
      webhook.firstTriedAt ??= at;
      webhook.dueAt = at + (PATIENCE[webhook.attempts] ?? 43_200);
      webhook.attempts++;
    });
  }

  /** Delivers what is due; an event that cannot be delivered, or a store that is away, waits for the next round. */
  async function deliverDue(everything: boolean): Promise<void> {
    for (const webhook of await claim(everything)) await bring(webhook);
  }

  /** One round after the other, so that events arrive in their order unless one fails. */
  const round = (everything: boolean) => {
    const before = running;
    running = (async () => {
      await before;
      await deliverDue(everything).catch(() => {});
    })();
    return running;
  };

  async function settled(): Promise<void> {
    for (let seen: unknown = null; seen !== running;) {
      seen = running;
      await running;
    }
  }

  return {
    async work(work) {
      const { result, hasNews } = await change((world) => ({ result: work(world), hasNews: world.state.webhooks.length > 0 }));
      if (hasNews) void round(false);
      return result;
    },
    settled,
    async deliverAll() {
      await settled();
      await round(true);
      await settled();
    },
  };
}

/** Ends the wait for an application that does not answer; it is asked again later. */
function inTime(delivery: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), 20_000);
  return Promise.race([delivery, promise]).finally(() => clearTimeout(timer));
}
