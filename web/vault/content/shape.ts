/** What came out of a box is not what the protocol writes; `field` names the first place that is wrong. */
export class ContentFailure extends Error {
  readonly field: string;
  constructor(field: string) {
    super(`Unreadable content: ${field}`);
    this.name = "ContentFailure";
    this.field = field;
  }
}

/** One description of a piece of content, for both ways: `read` throws ContentFailure, `write` gives known fields in their order. */
// Methods, so that a shape of texts is a shape of anything, too.
export type Shape<Value> = { read(value: unknown, field: string): Value; write(value: Value): unknown };
export type ValueOf<Of> = Of extends Shape<infer Value> ? Value : never;

type Fields = Record<string, Shape<unknown>>;
type Values<Of extends Fields> = { [Name in keyof Of]: ValueOf<Of[Name]> };

/** Where a record keeps what a later version wrote into it. Copies of the record carry it along; nothing shows it. */
const LATER = Symbol("later");
type Entries = Record<string, unknown>;
type Kept = { [LATER]?: Entries };

const asIs = <Value>(isIt: (value: unknown) => value is Value): Shape<Value> => ({
  read(value, field) {
    if (!isIt(value)) throw new ContentFailure(field);
    return value;
  },
  write: (value) => value,
});

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export const text = asIs((value) => typeof value === "string");
export const id = asIs((value): value is string => typeof value === "string" && ID.test(value));
/** A whole number that is not negative. */
export const count = asIs((value): value is number => Number.isSafeInteger(value) && (value as number) >= 0);
/** A language's tag. Any: a report in one that this program does not speak yet is as good as any other (`portalLanguage`). */
export const languageTag = asIs((value): value is string => typeof value === "string" && /^[a-z]{2,3}$/.test(value));
export const yesOrNo = asIs((value) => typeof value === "boolean");
export const oneOf = <const Choice extends string>(...choices: Choice[]) =>
  asIs((value): value is Choice => choices.some((one) => one === value));

export const nullable = <Value>({ read, write }: Shape<Value>): Shape<Value | null> => ({
  read: (value, field) => (value === null ? null : read(value, field)),
  write: (value) => (value === null ? null : write(value)),
});

export const listOf = <Value>({ read, write }: Shape<Value>): Shape<Value[]> => ({
  read(value, field) {
    if (!Array.isArray(value)) throw new ContentFailure(field);
    return value.map((one: unknown) => read(one, field));
  },
  write: (list) => list.map(write),
});

/** The same text, put as it may be shown. */
export const shownAs = (show: (text: string) => string): Shape<string> => ({
  read: (value, field) => show(text.read(value, field)),
  write: text.write,
});

/** The same shape, with one more thing that must hold; `check` gives the name of the field that is wrong, or null. */
export const checked = <Value>({ read, write }: Shape<Value>, check: (value: Value) => string | null): Shape<Value> => ({
  read(from, field) {
    const value = read(from, field);
    const wrong = check(value);
    if (wrong !== null) throw new ContentFailure(wrong);
    return value;
  },
  write,
});

/**
 * Shape of an object: `first` are the fields that were there from the beginning; each of `added` may be missing for ever, because
 * nobody can migrate what is sealed. Fields of later versions are kept and written back, and so is an added field of a kind that
 * nobody knows yet (its shape reads as undefined).
 */
export function record<First extends Fields, Added extends Fields = Record<never, never>>(
  first: First,
  added: Added = {} as Added,
): Shape<Values<First> & Partial<Values<Added>>> {
  const all = Object.entries({ ...first, ...added });
  /** Those of the description that a record has or must have. */
  const shapes = (of: Entries) => all.filter(([name]) => of[name] !== undefined || !(name in added));
  return {
    read(value, field) {
      if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ContentFailure(field);
      const from = value as Entries;
      const known: Entries = Object.fromEntries(shapes(from).map(([name, shape]) => [name, shape.read(from[name], name)]));
      const later = Object.entries(from).filter(([name]) => !Object.hasOwn(known, name) || known[name] === undefined);
      for (const [name] of later) delete known[name];
      return { ...known, ...(later.length > 0 && { [LATER]: Object.fromEntries(later) }) } as Values<First> & Partial<Values<Added>>;
    },
    write(value) {
      const from: Entries & Kept = value;
      return { ...from[LATER], ...Object.fromEntries(shapes(from).map(([name, shape]) => [name, shape.write(from[name])])) };
    },
  };
}

/** Reads what stands in a box; throws ContentFailure for any other shape. */
export function decode<Value>(shape: Shape<Value>, json: string): Value {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ContentFailure("content");
  }
  return shape.read(value, "content");
}

/** The JSON text for a box. */
export const encode = <Value>(shape: Shape<Value>, value: Value): string => JSON.stringify(shape.write(value));
