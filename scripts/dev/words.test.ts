import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../setup.mjs";
import { devWords } from "./words.ts";

type Transform = (this: { environment: { name: string } }, code: string, id: string) => string | null;
const transform = devWords().transform as Transform;
const inBrowser = (code: string, id = "/web/texts.ts") => transform.call({ environment: { name: "client" } }, code, id);

test("every catalogue that the application speaks from takes changed words", () => {
  const files = globSync("web/admin/**/*.{ts,tsx}", { cwd: root }).map((file) => join(root, file));
  const speaking = files.filter((file) => /= createT[<(]/.test(readFileSync(file, "utf8")));
  expect(speaking.length).toBeGreaterThan(5);
  for (const file of speaking) expect(inBrowser(readFileSync(file, "utf8"), file), file).toContain("import.meta.hot.accept(");
});

test("the file that holds the words is the one that is heard, and nothing else is touched", () => {
  const file = 'import { words } from "../i18n/words-de.ts";\nexport const t = createT("de", words);';
  expect(inBrowser(file)).toContain('accept("../i18n/words-de.ts", (next) => { if (next) { Object.assign(words, next.words)');
  expect(inBrowser("export const t = 1;")).toBeNull();
  expect(inBrowser(file, "/node_modules/x.js")).toBeNull();
  expect(transform.call({ environment: { name: "ssr" } }, file, "/web/texts.ts")).toBeNull();
});
