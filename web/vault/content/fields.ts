/** What came out of a box is not what the protocol writes; `field` names the first place that is wrong. */
export class ContentFailure extends Error {
  readonly field: string;
  constructor(field: string) {
    super(`Unreadable content: ${field}`);
    this.name = "ContentFailure";
    this.field = field;
  }
}

/** What stands in an opened box, before anybody has looked. */
export type Fields = Record<string, unknown>;

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Takes a text and gives the record that it is as JSON; this and all below throw ContentFailure for anything else. */
export function parse(json: string): Fields {
  try {
    return record(JSON.parse(json), "content");
  } catch {
    throw new ContentFailure("content");
  }
}

/** Takes a value and gives it as a record. */
export function record(value: unknown, field: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ContentFailure(field);
  return value as Fields;
}

/** Takes a record and gives the text in a field. */
export function text(from: Fields, field: string): string {
  const value = from[field];
  if (typeof value !== "string") throw new ContentFailure(field);
  return value;
}

/** The same for an id. */
export function id(from: Fields, field: string): string {
  const value = text(from, field);
  if (!ID.test(value)) throw new ContentFailure(field);
  return value;
}

/** The same for a whole number that is not negative. */
export function count(from: Fields, field: string): number {
  const value = from[field];
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) throw new ContentFailure(field);
  return value;
}

/** The same for one of some words. */
export function oneOf<const Choice extends string>(from: Fields, field: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === from[field]);
  if (found === undefined) throw new ContentFailure(field);
  return found;
}

/** The same for a yes or no. */
export function isTrue(from: Fields, field: string): boolean {
  const value = from[field];
  if (typeof value !== "boolean") throw new ContentFailure(field);
  return value;
}
