import { REPORTER_REFUSALS } from "@hz/contract/reporter-refusals";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import type { ErrorCode } from "@hz/contract/errors";
import { PORTAL_LANGUAGE_CODES } from "@hz/contract/languages";
import { allRoutes } from "@hz/contract/routes";
import { expect, test } from "vitest";
import { portalDe } from "../i18n/portal/de.ts";
import type { Catalogue, Message } from "../i18n/translate.ts";
import { ALSO_ARCHIVED, LEFT_OUT, PORTAL_TEXTS, textsOfPage, WITH_SENDING } from "./texts-of-page.ts";

const [FIRST] = PORTAL_LANGUAGE_CODES;
const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

/** A file of the portal with every file of the portal that it brings along; one of which it knows only the types is not. */
function graph(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, next = ""] of read(file).matchAll(/^(?!import type)[^\n]*from "(\.\.?\/[^"]+)"/gm)) {
    const path = posix.join(posix.dirname(file), next);
    if (!path.startsWith("../")) graph(path, seen);
  }
  return seen;
}

const keysSaid = (entries: string[]) =>
  [...new Set(entries.flatMap((entry) => [...graph(entry)]))].flatMap((file) =>
    [...read(file).matchAll(/"(\w+\.\w+)"/g)].map(([, key]) => key),
  );

/** The groups of texts that a page can say: what stands before the dot in every key that looks like one. */
function groups(...entries: string[]): Set<string> {
  const files = new Set(entries.flatMap((entry) => [...graph(entry)]));
  const keys = [...files].flatMap((file) => [...read(file).matchAll(/["`](\w+)\.[\w$]/g)].map(([, group = ""]) => group));
  return new Set(keys.filter((group) => Object.keys(portalDe).some((key) => key.startsWith(`${group}.`))));
}

const ENTRIES = {
  form: ["./form/form-page.tsx"],
  success: ["./pages/success-lost-page.tsx"],
  case: ["./case/case-page.tsx", "./case/opening.ts"],
};

test.each(["form", "success", "case"] as const)("the %s page gets every group of texts that it can say", (view) => {
  const said = groups(...ENTRIES[view]);
  expect(said.size).toBeGreaterThan(1);
  // Of an archived channel it speaks where the channel is one.
  const single = ALSO_ARCHIVED[view] ?? [];
  const groupOf = (key: string) => key.split(".")[0]!;
  const later = [...(view === "form" ? ["archived"] : []), ...single.map(groupOf)];
  expect(LEFT_OUT[view].filter((group) => said.has(group)).toSorted()).toEqual(later.toSorted());
  const has = Object.keys(textsOfPage(view, FIRST, { isArchived: true }).own);
  for (const group of later) expect(has.filter((key) => groupOf(key) === group)).not.toEqual([]);
  for (const key of single) expect(keysSaid(ENTRIES[view])).toContain(key);
  expect(has.filter((key) => single.map(groupOf).includes(groupOf(key)))).toEqual([...single]);
});

test("what the part that sends says beyond the form comes with the page of the success", () => {
  const has = (view: "form" | "success") => new Set(Object.keys(textsOfPage(view, FIRST).own).map((key) => key.split(".")[0]!));
  const all = groups("./sending.ts", "./voice/voice-message.tsx");
  const later = [...all].filter((group) => !has("form").has(group));
  expect(later.toSorted()).toEqual(WITH_SENDING.toSorted());
  expect(later.filter((group) => !has("success").has(group))).toEqual([]);
  expect(Object.keys(textsOfPage("success", FIRST).errors)).toContain("TOO_MANY_TRIES");
});

test("the form of a demo also gets what stands beside it, and no other page does", () => {
  const said = groups("./sent-bytes/show-sent-bytes.tsx");
  const has = (isDemo: boolean) => new Set(Object.keys(textsOfPage("form", FIRST, { isDemo }).own).map((key) => key.split(".")[0]!));
  expect([...said].filter((group) => !has(true).has(group))).toEqual([]);
  expect([...has(true)].filter((group) => !has(false).has(group))).toEqual(["sent"]);
});

const CALLS = /^\/api\/(portal|public)\//;
test("a page carries the refusals that its calls can meet with, and none that only people of the office do", () => {
  const before: ErrorCode[] = ["INVALID_INPUT", "TOO_LARGE", "NOT_FOUND", "CASE_NOT_FOUND", "STORAGE_FULL", "UNEXPECTED", "UNAVAILABLE"];
  const own = allRoutes.flatMap(({ access, path, errors }) => (access !== "user" && CALLS.test(path) ? errors : []));
  expect(REPORTER_REFUSALS.toSorted()).toEqual([...new Set([...before, ...own])].toSorted());
  expect(Object.keys(textsOfPage("case", FIRST).errors)).toEqual([...REPORTER_REFUSALS]);
});

// Languages have more plural forms or fewer, some of them without a figure; all have "other".
const slots = (text: Message) => (typeof text === "string" ? text : text.other).match(/\{\w+\}/g)?.toSorted() ?? [];

test.each(PORTAL_LANGUAGE_CODES)("in %s every text has a value for the same names", (language) => {
  const texts: Catalogue = PORTAL_TEXTS[language];
  for (const [key, text] of Object.entries(PORTAL_TEXTS[FIRST])) expect([key, slots(texts[key]!)]).toEqual([key, slots(text)]);
});
