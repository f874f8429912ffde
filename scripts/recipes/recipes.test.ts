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
  "web/i18n/",
  "web/portal/texts-of-page.ts",
  // By the receipt's sheet in admin-entry-de, and by consent.ts.
  "web/admin/entry/entry-receipt.tsx",
  "web/admin/report/confidential/consent-dialog.tsx",
  // By meeting.ts.
  "web/admin/report/meeting/meeting-dialog.tsx",
  "web/portal/meeting/meeting-",
  "web/admin/report/export/sample-case.ts",
  "contract/channels/duty-texts.ts",
  "contract/procedure/external-bodies.ts",
  "contract/billing/mandate.ts",
  "contract/templates/template-",
  "server/modules/channels/default-content.ts",
  "server/modules/categories/default-categories.ts",
  "e2e/helpers/reporter.ts",
];

/** A language of mails and one of the portal: an entry in the list of each, and then what the compiler names. */
function addLanguages(): void {
  edit("contract/languages.ts", (text) =>
    text
      .replace('Français: "fr" }', 'Français: "fr", Nederlands: "nl" }')
      .replace(/^ {2}en: \{ name.*$/m, '$&\n  nl: { name: "Nederlands", direction: "ltr", locale: "nl-NL" },'),
  );
  const named = [...new Set(found().map((line) => line.slice(0, line.indexOf("("))))];
  expect(named.length).toBeGreaterThan(35);
  expect(named.filter((file) => !LANGUAGE_PLACES.some((place) => file.startsWith(place)))).toEqual([]);
  // Where others hold what is missing, there is nothing to repeat.
  for (const file of named) rewrite(file, (text) => repeatLanguage(repeatLanguage(text, "en", "nl"), "English", "Nederlands"));
  for (const text of ["receiptSheet", "receiptSheetQr", "receiptSheetScan"])
    edit("web/i18n/admin-entry-de.ts", (texts) => repeatLanguage(texts, `${text}_en`, `${text}_nl`));
  edit("web/portal/texts-of-page.ts", (text) => text.replace("= ERROR_TEXTS;", "= { ...ERROR_TEXTS, nl: ERROR_TEXTS.en };"));
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
