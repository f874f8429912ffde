/**
 * A file's text in which everything that is written for one language, as `en: …` or `const English = …` in a list of languages, is
 * written once more for another one below it: what a translator begins with.
 */
export function repeatLanguage(text: string, from: string, to: string): string {
  let [done, rest] = ["", text];
  for (;;) {
    const found = new RegExp(`(?<=[{,]\\s*|^\\s*)${from}(?=\\s*[:,}])`, "mu").exec(rest);
    if (!found) return done + rest;
    const end = found.index + endOfValue(rest.slice(found.index));
    const value = rest.slice(found.index, end);
    // A name of its own that stands for both, as in `{ de, en }`, is named.
    const copy = value === from ? `${to}: ${from}` : to + value.slice(from.length);
    done += `${rest.slice(0, end)}, ${copy}`;
    rest = rest.slice(end);
  }
}

/** Where a property ends: at the comma or bracket that belongs to what is around it. */
function endOfValue(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if ("\"'`".includes(sign)) at = endOfString(text, at);
    else if (text.startsWith("//", at)) at = text.indexOf("\n", at);
    else if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign) && depth-- === 0) return trimmed(text, at);
    else if (sign === "," && depth === 0) return at;
  }
  return text.length;
}

const trimmed = (text: string, end: number) => text.slice(0, end).trimEnd().length;

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== text[start]) at += text[at] === "\\" ? 2 : 1;
  return at;
}
