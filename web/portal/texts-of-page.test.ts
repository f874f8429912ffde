import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileRoutes } from "@hz/contract/reports/files";
import { peopleRoutes } from "@hz/contract/people/people";
import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, test } from "vitest";
import { portalDe } from "../i18n/portal-de.ts";
import { LEFT_OUT, textsOfPage } from "./texts-of-page.ts";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

/** Takes a file of the portal and gives it with every file of the portal that it brings along. */
function graph(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, next = ""] of read(file).matchAll(/from "(\.\.?\/[^"]+)"/g)) {
    const path = posix.join(posix.dirname(file), next);
    if (!path.startsWith("../")) graph(path, seen);
  }
  return seen;
}

/** The groups of texts that a page can say: what stands before the dot in every key that looks like one. */
function groups(...entries: string[]): Set<string> {
  const files = new Set(entries.flatMap((entry) => [...graph(entry)]));
  const keys = [...files].flatMap((file) => [...read(file).matchAll(/["`](\w+)\.[\w$]/g)].map(([, group = ""]) => group));
  return new Set(keys.filter((group) => Object.keys(portalDe).some((key) => key.startsWith(`${group}.`))));
}

const ENTRIES = {
  form: ["./form/form-page.tsx", "./sending.ts"],
  success: ["./pages/success-lost-page.tsx"],
  case: ["./case/case-page.tsx"],
};

test.each(["form", "success", "case"] as const)("the %s page gets every group of texts that it can say", (view) => {
  const said = groups(...ENTRIES[view]);
  expect(said.size).toBeGreaterThan(1);
  expect(LEFT_OUT[view].filter((group) => said.has(group))).toEqual([]);
});

test("a page carries the refusals that its calls can meet with, and none that only people of the office do", () => {
  const carried = Object.keys(textsOfPage("form", "de").errors);
  expect(carried).toEqual(
    expect.arrayContaining([...reportRoutes.submit.errors, ...fileRoutes.portalPart.errors, "INVALID_INPUT", "UNAVAILABLE"]),
  );
  expect(carried.filter((code) => (peopleRoutes.update.errors as readonly string[]).includes(code) && code !== "NOT_FOUND")).toEqual([]);
});

test("both languages say the same things", () => {
  for (const view of ["form", "case", "success"] as const) {
    expect(Object.keys(textsOfPage(view, "en").own)).toEqual(Object.keys(textsOfPage(view, "de").own));
    expect(Object.keys(textsOfPage(view, "en").errors)).toEqual(Object.keys(textsOfPage(view, "de").errors));
  }
});

test("every text of a language has a value for the same names", () => {
  const slots = (text: unknown) =>
    JSON.stringify(text)
      .match(/\{\w+\}/g)
      ?.toSorted() ?? [];
  const { own: english } = textsOfPage("start", "en");
  for (const [key, text] of Object.entries(textsOfPage("start", "de").own)) {
    expect([key, slots(english[key as keyof typeof english])]).toEqual([key, slots(text)]);
  }
});
