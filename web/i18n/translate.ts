/** One text of a catalogue: a sentence, or one sentence for each plural form, chosen by the value `count`. */
export type Message = string | Readonly<PluralForms>;
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A language's texts by key. German is written `as const satisfies Catalogue`, so that its keys and values are types. */
export type Catalogue = Readonly<Record<string, Message>>;

/** What another language must be for the catalogue `German`: the same keys, no more and no fewer. */
export type Translation<German extends Catalogue> = Readonly<Record<keyof German, Message>>;

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type ValueNames<M extends Message> = M extends string ? Names<M> : Names<FormsOf<M>> | "count";
type FormsOf<M> = Extract<M[keyof M], string>;
type Values<M extends Message> = [ValueNames<M>] extends [never] ? [] : [values: Record<ValueNames<M>, string | number>];

/** The sentence of a key, with the values its text names. */
export type Translate<German extends Catalogue> = <Key extends keyof German & string>(key: Key, ...values: Values<German[Key]>) => string;

/**
 * A translator for a catalogue; for another language name the German catalogue's type: `createT<typeof portalDe>("en", portalEn)`.
 * A key that is not there is returned itself, a value that is not there stays visible as `{name}`: a screen with a visible slip is
 * better than none. Numbers are written the language's way (1.234); pass years and ids as text. `mark` may put signs round a text that
 * fills a value, by the value's name.
 */
export function createT<German extends Catalogue>(
  language: string,
  catalogue: German | Translation<NoInfer<German>>,
  mark = (text: string, _name: string): string => text,
): Translate<German> {
  // Made when a number is first to be written: on a phone the two cost more than all else that a page does to come to life.
  let plural: Intl.PluralRules | undefined;
  let number: Intl.NumberFormat | undefined;
  const form = (count: number) => (plural ??= new Intl.PluralRules(language)).select(count);
  const written = (value: string | number, name: string) =>
    typeof value === "number" ? (number ??= new Intl.NumberFormat(language)).format(value) : mark(value, name);

  return (key, ...[values]) => {
    const message: Message | undefined = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    if (message === undefined) return key;
    const given: Partial<Record<string, string | number>> = values ?? {};
    const text = typeof message === "string" ? message : (message[form(Number(given.count))] ?? message.other);
    return text.replace(/\{(\w+)\}/g, (slot, name: string) => {
      const value = given[name];
      return value === undefined ? slot : written(value, name);
    });
  };
}
