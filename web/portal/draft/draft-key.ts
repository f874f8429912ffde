import { DRAFT_MINUTES } from "@hz/contract/limits";
import { type Bytes, fromBase64Url, randomBytes, toBase64Url } from "@hz/crypto";
import { portalClient } from "../../api/portal-client.ts";
import { retrying } from "../../vault/files/retry.ts";
import { dropEntry, type Slot } from "./tab-entry.ts";

const KEPT_MS = DRAFT_MINUTES * 60_000;
/** The server learns no more of how long somebody types than these steps. */
const RENEW_AFTER_MS = 10 * 60_000;
const PATIENCE_MS = 20_000;

type Held = { id: string; key: Bytes; keptAt: number };

/** The key of a tab's draft, which the server holds as well: for an hour from when it was asked to last, and then the draft goes. */
export function createDraftKey(slot: Slot) {
  let held: Held | null = null;
  let hour = 0;

  const forget = () => {
    clearTimeout(hour);
    held = null;
    dropEntry(slot);
  };
  const renew = async (one: Held) => {
    if (Date.now() - one.keptAt < RENEW_AFTER_MS) return;
    try {
      await portalClient.keepDraftKey(one.id, toBase64Url(one.key));
    } catch (error) {
      if (Date.now() - one.keptAt < KEPT_MS) return;
      throw error;
    }
    one.keptAt = Date.now();
    clearTimeout(hour);
    hour = window.setTimeout(forget, KEPT_MS);
  };
  return {
    forget,
    /** The key to seal with, a new one where there is none; throws where the server does not hold it. */
    async current(): Promise<Held> {
      if (!held) {
        // Another place's draft makes room, with its key.
        dropEntry(slot);
        held = { id: toBase64Url(randomBytes(32)), key: randomBytes(32), keptAt: -Infinity };
      }
      const one = held;
      await renew(one);
      return one;
    },
    /** What the server still holds under an id; null where it does not. */
    async recall(id: string): Promise<Bytes | null> {
      const { key } = await retrying(() => portalClient.recallDraftKey(id), { patienceMs: PATIENCE_MS });
      return key === null ? null : fromBase64Url(key);
    },
    /** Goes on with a key that has opened what this tab kept. */
    goOn(id: string, key: Bytes): void {
      held = { id, key, keptAt: -Infinity };
    },
    stop: () => clearTimeout(hour),
  };
}
