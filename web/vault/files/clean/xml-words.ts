import { type Finding, finding } from "./cleaned.ts";

type Kinds = Record<string, Finding["kind"]>;
const NAMED = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&" };
const plain = (text: string) => text.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (sign) => NAMED[sign as keyof typeof NAMED]);

/** What stands in an XML's elements of these names (without what they are of); empty ones tell nothing. */
export function tellElements(xml: string, kinds: Kinds, found: Finding[]): void {
  for (const [, name = "", value = ""] of xml.matchAll(/<(?:[\w-]+:)?([\w-]+)(?:\s[^<>]*)?>([^<]+)</g)) {
    const kind = kinds[name];
    if (kind && value.trim()) found.push(finding(kind, plain(value)));
  }
}

/** The XML with other words in its attributes of this name, "" as the new word leaves the attribute out; tells what was there. */
export function replaceAttribute(xml: string, name: string, word: string, kind: Finding["kind"], found: Finding[]): string {
  return xml.replaceAll(new RegExp(`(\\s${name}=)"([^"]*)"`, "g"), (whole, start: string, value: string) => {
    if (value === word) return whole;
    // Signs that nobody can read are told as what they are, once.
    if (value) found.push(finding(kind, kind === "person" || kind === "time" ? plain(value) : ""));
    return word && `${start}"${word}"`;
  });
}

/** The XML with other words in its elements of this name; tells what was there. */
export function replaceElement(xml: string, name: string, word: string, kind: Finding["kind"], found: Finding[]): string {
  return xml.replaceAll(
    new RegExp(`(<${name}(?:\\s[^<>]*)?>)([^<]+)(</${name}>)`, "g"),
    (whole, start: string, value: string, end: string) => {
      if (value !== word) found.push(finding(kind, plain(value)));
      return value === word ? whole : start + word + end;
    },
  );
}
