type Path = (string | number)[];
const REMOVED = Symbol("removed");

/** Every place in a JSON value, the value itself excluded. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return path.length > 0 ? [path] : [];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const inside = steps.flatMap((step) => placesOf((value as Record<string | number, unknown>)[step], [...path, step]));
  return path.length > 0 ? [path, ...inside] : inside;
}

/** A copy of the value with something else in one place. */
export function replaced(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  const next = replaced(copy[step], rest, by);
  if (next === REMOVED) delete copy[step];
  else copy[step] = next;
  return copy;
}

/** What stands in one place of a value. */
export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((part, step) => (part as Record<string | number, unknown>)[step], value);

const half = String.fromCharCode(0xd800);
const OTHER_VALUES: [string, (was: unknown) => unknown][] = [
  ["missing", () => REMOVED],
  ["null", () => null],
  ["empty", () => ""],
  ["a number", () => 12345],
  ["a negative number", () => -1],
  ["a huge number", () => 1e300],
  ["a truth value", () => true],
  ["a list", () => [1]],
  ["an object", () => ({ toString: 1, length: 3 })],
  ["cut off", (was) => (typeof was === "string" ? was.slice(0, -1) : [])],
  ["too long", (was) => (typeof was === "string" ? was + "A".repeat(700) : "A".repeat(700))],
  ["with NUL", (was) => `${typeof was === "string" ? was.slice(0, -1) : "a"}\0`],
  ["with half a surrogate pair", (was) => `${typeof was === "string" ? was.slice(0, -1) : "a"}${half}`],
  ["SQL", () => "'; drop table reports; --"],
  ["a format", () => "%s%n${{7*7}}"],
];

/** Every way in which one field of a good body, made anew each time, can be wrong: where and how, and the body. */
export function* wrongBodies(good: () => unknown): Generator<{ what: string; body: unknown; isText: boolean }> {
  for (const path of placesOf(good()))
    for (const [name, make] of OTHER_VALUES) {
      const body = good();
      yield { what: `${path.join(".")}: ${name}`, body: replaced(body, path, make(valueAt(body, path))), isText: name.startsWith("with ") };
    }
}

/** A body's JSON with a key of the language's own objects at the beginning of every object, one text each. */
export function withPrototypeKeys(body: unknown): string[] {
  const text = JSON.stringify(body);
  const starts = [...text.matchAll(/\{/g)].map(({ index }) => index + 1);
  const keys = ['"__proto__":{"isAdmin":true},', '"constructor":{"prototype":{"isAdmin":true}},'];
  return starts.flatMap((at) => keys.map((key) => (text.slice(0, at) + key + text.slice(at)).replace(",}", "}")));
}
