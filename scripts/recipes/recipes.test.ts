import fs from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CopyOfTree } from "./copy-of-tree.ts";
import { FIELD, MAIL, MODULE, SCREEN } from "./edits.ts";
import { repeatLanguage } from "./repeat-language.ts";

let copy: CopyOfTree;
beforeAll(() => {
  copy = new CopyOfTree();
});
afterAll(() => copy.remove());

/** Runs it, and it must end well. */
function well(program: string, ...args: string[]): string {
  const { isWell, said } = copy.run(program, ...args);
  expect(isWell, said).toBe(true);
  return said;
}
const passes = (project: string, ...files: string[]) =>
  well("node_modules/vitest/vitest.mjs", "run", "--project", project, "--maxWorkers", "1", ...files);

/** What the compiler finds, each line beginning with its file; it notes what it knows, and the next time looks at what is another since. */
const found = (): string[] =>
  ["contract", ".", "web", "web/tsconfig.test.json", "e2e"].flatMap((project) => {
    const notes = ["--incremental", "--tsBuildInfoFile", copy.at(`${project.replaceAll(/\W/g, "-")}.tsbuildinfo`)];
    return copy
      .run("node_modules/typescript/bin/tsc", "-p", project, "--noEmit", ...notes)
      .said.split("\n")
      .filter((line) => /^\S+\(\d+,\d+\): error/.test(line));
  });

const rewrite = (file: string, change: (text: string) => string) =>
  fs.writeFileSync(copy.at(file), change(fs.readFileSync(copy.at(file), "utf8")));

/** Changes a file that the recipe knows; one that is not as it expects fails here, and not as a riddle of the compiler's. */
const edit = (file: string, change: (text: string) => string) =>
  rewrite(file, (before) => {
    const after = change(before);
    expect(after === before, `${file} has nothing to change`).toBe(false);
    return after;
  });

/** Where the recipes of the two kinds of languages send people. */
const LANGUAGE_PLACES = [
  "server/mail/templates/",
  "contract/people/invitation-mail.ts",
  "server/modules/reminders/calendar.ts",
  "contract/billing/mandate.ts",
  "contract/texts/all-texts.ts",
  "contract/templates/template-values.ts",
  "web/admin/shared/languages/language-texts.ts",
  "web/portal/texts-of-page.ts",
];

/** A language of mails and one of the portal: an entry in the list of each, its own files, and then what the compiler names. */
function addLanguages(): void {
  edit("contract/languages.ts", (text) =>
    text
      .replace('Français: "fr" }', 'Français: "fr", Norsk: "nb" }')
      .replace(/^ {2}en: \{ name.*$/m, '$&\n  nb: { name: "Norsk", direction: "ltr", locale: "nb-NO" },'),
  );
  fs.cpSync(copy.at("contract/texts/en"), copy.at("contract/texts/nb"), { recursive: true });
  fs.copyFileSync(copy.at("contract/texts/da/refusals.ts"), copy.at("contract/texts/nb/refusals.ts"));
  fs.copyFileSync(copy.at("web/i18n/portal/en.ts"), copy.at("web/i18n/portal/nb.ts"));
  edit("web/i18n/portal/nb.ts", (text) => text.replace("portalEn", "portalNb").replace("texts/en/", "texts/nb/"));
  const named = [...new Set(found().map((line) => line.slice(0, line.indexOf("("))))];
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((file) => !LANGUAGE_PLACES.some((place) => file.startsWith(place)))).toEqual([]);
  edit("contract/texts/all-texts.ts", (text) =>
    text.replace("= {", "= { nb,").replace(/^import type \{ LanguageTexts/m, 'import { texts as nb } from "./nb/index.ts";\n$&'),
  );
  edit("contract/templates/template-values.ts", (text) => text.replace("  de: FIRST_DEPARTMENT,", '$&\n  nb: "Intern varslingsenhet",'));
  edit("web/admin/shared/languages/language-texts.ts", (text) =>
    text.replace("  de: () =>", '  nb: () => import("@hz/contract/texts/nb/index"),\n$&'),
  );
  edit("web/portal/texts-of-page.ts", (text) =>
    text
      .replace("...ERROR_TEXTS,", "...ERROR_TEXTS, nb: refusalsNb,")
      .replace("de: portalDe,", "de: portalDe, nb: portalNb,")
      .replace(
        /^import \{ portalDe \}/m,
        'import { refusals as refusalsNb } from "@hz/contract/texts/nb/refusals";\nimport { portalNb } from "../i18n/portal/nb.ts";\n$&',
      ),
  );
  // Where others hold what is missing, there is nothing to repeat.
  const ofMails = named.filter((file) => /^server\/|^contract\/(people|billing)\//.test(file));
  for (const file of ofMails) rewrite(file, (text) => repeatLanguage(text, "English", "Norsk"));
}

// The recipes of "How to add" in CONTRIBUTING that touch several places, carried out to the letter on a copy of the tree: what one
// of them does not say is missed by the compiler, a check or a test. All on one copy, because a compiler takes half a minute.
test("a text of a report, a route and a module with a table, a mail, a screen, a language of mails and one of the portal", () => {
  copy.follow("field", FIELD);
  copy.follow("module", MODULE);
  const [migration] = /\S+\.sql/.exec(well("scripts/new-migration.mjs", "postings")) ?? [];
  fs.appendFileSync(migration!, fs.readFileSync(new URL("migration.sql", import.meta.url)));
  well("scripts/write-schema.ts");
  copy.follow("mail", MAIL);
  copy.follow("screen", SCREEN);
  for (const check of ["imports", "sizes", "migrations"]) well(`scripts/check-${check}.ts`);
  passes("unit", "server/mail");
  addLanguages();

  expect(found()).toEqual([]);
  passes("unit", "web/vault/content", "web/portal", "web/admin/shared/screens", "web/admin/shell", "web/i18n", "scripts/languages");
  const whole = ["server/modules/archive/archive", "server/modules/operator/export-account"];
  passes("routes-embedded", "server/modules/postings", "server/testing/permissions", "server/testing/tables", "server/db/schema", ...whole);
}, 900_000);
