import { expect, test } from "vitest";
import { type Article, list, picture, text } from "./article.ts";
import { mark, type Marked, searchIn } from "./search.ts";

const article = (slug: string, title: string, ...body: Article["body"]): Article => ({ slug, title, lead: "Worum es geht.", body });
const long = `${"Viele Wörter stehen davor. ".repeat(20)}Hier steht die Größe der Datei.${" Und danach noch mehr.".repeat(20)}`;
const search = searchIn([
  {
    title: "Zugang",
    articles: [
      article("passkeys", "Passkeys", text("Mit *Passkey hinzufügen* unter [Mein Konto](/konto).")),
      article("passwort", "Passwort vergessen", list("Ein Passkey hilft nicht.", "Der Link gilt eine Stunde.")),
    ],
  },
  { title: "Hilfe", articles: [article("dateien", "Dateien", text(long), picture("konto", "Geheimes Bild"))] },
]);
const slugs = (typed: string) => search(typed).map((found) => found.article.slug);
const read = (pieces: Marked[]) => pieces.map(({ text: piece }) => piece).join("");
const hits = (pieces: Marked[]) => pieces.filter(({ isHit }) => isHit).map(({ text: piece }) => piece);

test("every word must occur, in title or text, whatever its case, its accents and its sharp s", () => {
  expect(slugs("  PASSKEY hinzufugen ")).toEqual(["passkeys"]);
  expect(slugs("GROSSE")).toEqual(["dateien"]);
  expect(slugs("stunde passwort")).toEqual(["passwort"]);
  expect(slugs("stunde passkeys")).toEqual([]);
  expect(slugs("hilfe")).toEqual(["dateien"]);
  expect(slugs("   ")).toEqual([]);
});

test("what has the word in its title comes first; marks and addresses are no words of the text", () => {
  expect(slugs("passwort")[0]).toBe("passwort");
  expect(slugs("passkey")).toEqual(["passkeys", "passwort"]);
  for (const hidden of ["/konto", "*", "geheimes", "]("]) expect(slugs(hidden)).toEqual([]);
});

test("an excerpt stands around the word, is short and begins and ends at whole words", () => {
  const { excerpt } = search("große")[0]!;
  expect(hits(excerpt)).toEqual(["Größe"]);
  expect(read(excerpt).length).toBeLessThan(200);
  expect(read(excerpt)).toMatch(/^… \p{L}+ .*\p{P} …$|^… \p{L}+ .*\p{L} …$/u);
  expect(long).toContain(read(excerpt).slice(2, -2));
  expect(hits(search("stunde passwort")[0]!.excerpt)).toEqual(["Stunde"]);
});

test("marking gives the text back whole, with overlapping words and signs of two halves", () => {
  for (const [typed, words] of [
    ["Maßstab 🙂 Übermaß", ["mass", "ass", "uber"]],
    ["", ["a"]],
  ] as const) {
    const pieces = mark(typed, [...words]);
    expect(read(pieces)).toBe(typed);
  }
  expect(hits(mark("Maßstab 🙂 Übermaß", ["mass", "ubermass"]))).toEqual(["Maß", "Übermaß"]);
});
