import type { Sent } from "./watch-requests.ts";

/** Where somebody could read a text in a request: letters as they stand, and what only looks as if it were closed. */
type Readable = { text: string; words: ReadonlySet<string> };

/** What is written in Base64, in either alphabet, and is long enough to hide a word. */
const BASE64 = /[A-Za-z0-9+/_-]{8,}={0,2}/g;
/** Shorter ones stand anywhere by chance. */
const LETTERS = 5;
const WORD = new RegExp(`\\p{L}{${LETTERS},}`, "gu");
/** What stands beside a place that was found, in letters. */
const AROUND = 24;

const readBefore = new WeakMap<Sent, Readable>();
const decoder = new TextDecoder();

/** The words of a text that are long enough to be looked for, in small letters. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(WORD));
}

/** Which of these words (`wordsOf`) stand in a request where they can be read. */
export function wordsIn(sent: Sent, typed: ReadonlySet<string>): string[] {
  const { words } = readableIn(sent);
  return [...typed].filter((word) => words.has(word));
}

/** A text in a request with what stands around it, whatever its letters' size; null where it cannot be read there. */
export function findIn(sent: Sent, wanted: string): string | null {
  const { text } = readableIn(sent);
  const at = text.toLowerCase().indexOf(wanted.toLowerCase());
  return at < 0 ? null : text.slice(Math.max(0, at - AROUND), at + wanted.length + AROUND);
}

function readableIn(sent: Sent): Readable {
  const known = readBefore.get(sent);
  if (known) return known;
  const plain = [sent.address, ...sent.headers.map(([name, value]) => `${name}: ${value}`), sent.body ? decoder.decode(sent.body) : ""];
  const written = plain.flatMap((one) => [one, ...unescaped(one)]);
  const text = written.flatMap((one) => [one, ...decoded(one)]).join("\n");
  const found = { text, words: wordsOf(text) };
  readBefore.set(sent, found);
  return found;
}

/** A text without what addresses and JSON write in another way. */
function unescaped(text: string): string[] {
  const found: string[] = [];
  try {
    found.push(decodeURIComponent(text.replaceAll("+", " ")));
  } catch {
    // A percent sign that stands for itself.
  }
  try {
    found.push(...stringsIn(JSON.parse(text)));
  } catch {
    // No JSON.
  }
  return found.filter((one) => one !== text);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [key, ...stringsIn(one)]);
}

/** The bytes behind what is written in Base64, read as letters; from each of four places on, because it may not begin where its letters do. */
function decoded(text: string): string[] {
  return (text.match(BASE64) ?? []).flatMap((run) => {
    const letters = run.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
    return [0, 1, 2, 3].map((from) => {
      const whole = letters.slice(from, letters.length - ((letters.length - from) % 4 === 1 ? 1 : 0));
      return decoder.decode(Uint8Array.from(atob(whole), (one) => one.charCodeAt(0)));
    });
  });
}
