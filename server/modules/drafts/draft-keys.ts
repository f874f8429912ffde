import { DRAFT_MINUTES } from "@hz/contract/limits";

const KEPT_MS = DRAFT_MINUTES * 60_000;
/** So many at once, some 20 MB: whoever makes up drafts without end drives out the oldest ones, and nothing else. */
export const MAX_DRAFT_KEYS = 50_000;

type Held = { key: Buffer; until: number };

/**
 * Keys of drafts, in this process's memory and nowhere else: no log, no database, gone when it ends. A map keeps the order in which
 * keys came and all stay equally long, so that the first is always the next to go.
 */
export function createDraftKeys(clock: () => number) {
  const held = new Map<string, Held>();
  let timer: NodeJS.Timeout | null = null;

  const forget = (id: string): void => {
    held.get(id)?.key.fill(0);
    held.delete(id);
  };
  const forgetOld = (): void => {
    for (const [id, { until }] of held) {
      if (until > clock()) break;
      forget(id);
    }
    if (timer) clearTimeout(timer);
    const [next] = held.values();
    timer = next ? setTimeout(forgetOld, next.until - clock()).unref() : null;
  };

  return {
    /** Holds a key (base64url) for an hour from now. */
    keep(id: string, key: string): void {
      forget(id);
      if (held.size >= MAX_DRAFT_KEYS) forget(held.keys().next().value!);
      held.set(id, { key: Buffer.from(key, "base64url"), until: clock() + KEPT_MS });
      forgetOld();
    },
    recall(id: string): string | null {
      forgetOld();
      return held.get(id)?.key.toString("base64url") ?? null;
    },
    forget,
    size: () => held.size,
  };
}
