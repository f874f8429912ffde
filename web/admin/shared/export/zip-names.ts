import { savedName } from "../../../vault/files/file-names.ts";

/** What no system takes in a name. */
const REFUSED = /[<>:"|?*/\\\p{Cc}]/gu;
const MOST_CHARACTERS = 120;

/** The names that files have in an archive, in the order of those shown: safe on every system, and none twice. */
export function zipNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const { stem, ending } = cut(savedName(plain(name)));
    let unique = stem + ending;
    for (let count = 2; taken.has(key(unique)); count++) unique = `${stem} (${count})${ending}`;
    taken.add(key(unique));
    return unique;
  });
}

/** Systems that see no difference between these would write one file over the other. */
const key = (name: string) => name.toLowerCase();

const plain = (name: string): string =>
  name
    .normalize("NFC")
    .replace(REFUSED, "_")
    .replace(/^[. ]+|[. ]+$/g, "") || "Datei";

function cut(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf(".");
  const ending = dot > 0 ? name.slice(dot) : "";
  // Whole signs, not halves of them.
  const stem = Array.from(dot > 0 ? name.slice(0, dot) : name).slice(0, MOST_CHARACTERS);
  return { stem: stem.join("").trimEnd(), ending };
}
