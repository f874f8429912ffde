import { randomBytes } from "node:crypto";

/** What brings words to all instances that are connected. */
type Bus = { tell(topic: string, text: string): void; onTold(topic: string, hear: (text: string) => void): void };
/** Hears by how much another instance's count of this name changed. */
type Ear = (name: string, by: number) => void;
export type SharedCounts = {
  /** Tells the other instances, soon, that a count changed. Kind and name are letters, digits and `-_/`. */
  tell(kind: string, name: string, by: number): void;
  onTold(kind: string, hear: Ear): void;
};

const TOPIC = "counts";
/** What happens within this time is told together, and what is taken back within it, not at all. */
const GATHER_MS = 250;
/** A notification holds 8000 bytes. */
const MOST_BYTES = 7_500;
/** So many names wait at most. What comes above it, each instance counts for itself. */
const MOST_NAMES = 5_000;

/**
 * Brings counts to all instances by the database's notifications: they are on no disk that is kept, in no backup and in no table.
 * What is told while an instance has no connection it does not hear.
 */
export function createSharedCounts(bus: Bus): SharedCounts {
  const me = randomBytes(6).toString("base64url");
  const ears = new Map<string, Ear>();
  const waiting = new Map<string, number>();

  bus.onTold(TOPIC, (text) => {
    const [from, ...changes] = text.split(" ");
    if (from === me) return;
    for (const change of changes) {
      const [kind = "", name = "", by] = change.split("=");
      if (Number.isSafeInteger(Number(by))) ears.get(kind)?.(name, Number(by));
    }
  });

  const send = () => {
    const changes = [...waiting].filter(([, by]) => by !== 0).map(([name, by]) => `${name}=${by}`);
    waiting.clear();
    for (let text = ""; changes.length > 0; text = "") {
      while (changes.length > 0 && text.length + changes.at(-1)!.length < MOST_BYTES) text += ` ${changes.pop()}`;
      bus.tell(TOPIC, me + text);
    }
  };

  return {
    tell(kind, name, by) {
      const key = `${kind}=${name}`;
      if (waiting.size === 0) setTimeout(send, GATHER_MS).unref();
      if (waiting.size < MOST_NAMES || waiting.has(key)) waiting.set(key, (waiting.get(key) ?? 0) + by);
    },
    onTold: (kind, hear) => void ears.set(kind, hear),
  };
}
