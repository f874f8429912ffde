import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MAIL_LANGUAGES, PORTAL_LANGUAGES } from "@hz/contract/languages";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const root = join(import.meta.dirname, "..");
const codes = Object.keys(PORTAL_LANGUAGES).join("|");
const names = [codes, ...Object.keys(MAIL_LANGUAGES), ...Object.values(MAIL_LANGUAGES)].join("|");
/** A language in quotes, and the same in SQL. */
const one = `["'\`](?:${names})["'\`]`;
const inSql = `'(?:${names})'`;
const CHOICES: [name: string, form: RegExp][] = [
  ["a union", new RegExp(`${one}\\s*\\|\\s*${one}`)],
  ["a comparison", new RegExp(`[!=]==?\\s*${one}|${one}\\s*[!=]==?|\\bcase ${one}:`)],
  ["a list", new RegExp(`[[(]\\s*${one}(?: as const)?\\s*,\\s*${one}(?: as const)?\\s*[\\])]`)],
  ["a fallback", new RegExp(`(?:\\?\\?|\\|\\|)\\s*${one}`)],
  ["one language after another", new RegExp(`\\.(?:${codes})\\b[^;\\n]{0,40}\\?\\?\\s*[\\w.]*\\.(?:${codes})\\b`)],
  ["a choice in SQL", new RegExp(`language\\s*(?:=|<>|!=|in\\s*\\()\\s*${inSql}`, "i")],
];

/** What may name languages: the lists themselves, this check, and migrations of before, which never change. */
const FREE = /^contract\/languages\.ts$|^scripts\/languages\.test\.ts$|^server\/db\/migrations\/0(?:0\d\d|1[0-2]\d)-/;
/** Tests may give a program two languages; they may not choose by one. */
const isTest = (file: string) => /\.(?:test|e2e)\.tsx?$/.test(file);
const foundIn = (code: string, inTest: boolean) =>
  CHOICES.filter(([name, form]) => !(inTest && (name === "a list" || name === "a fallback")) && form.test(code)).map(([name]) => name);

test("languages are listed in contract/languages.ts and chosen by looking them up, nowhere by naming two", () => {
  const files = sourceFiles(root, [".ts", ".tsx", ".mjs", ".sql"]).filter((file) => !FREE.test(file) && existsSync(join(root, file)));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => foundIn(readFileSync(join(root, file), "utf8"), isTest(file)).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});

test.each([
  ["a union", 'type A = "de" | "en";'],
  ["a union", 'const a: Record<"Deutsch" | "English", 1>;'],
  ["a union", "type A =\n  | 'de'\n  | 'en';"],
  ["a comparison", 'x === "de" ? a : b'],
  ["a comparison", '"en" !== x && a'],
  ["a comparison", 'case "fr":'],
  ["a list", 'oneOf("de", "en")'],
  ["a list", 'const ALL = [\n  "de",\n  "en"]'],
  ["a fallback", 'there[0] ?? "de"'],
  ["one language after another", "texts.de ?? texts.en"],
  ["a choice in SQL", "check (language in ('de', 'en'))"],
  ["a choice in SQL", "and language = 'de'"],
])("%s is found: %s", (name, code) => {
  expect(foundIn(code, false)).toContain(name);
});

test("one language alone is none of these", () => {
  expect(foundIn('createT("de", german); formatDate(at, "de"); const OFFICE = { de: "a", en: "b" }; f("de", ["en"])', false)).toEqual([]);
});
