import type { EntryContent } from "../../../vault/content/contents.ts";
import { expect, test } from "vitest";
import { enteredNames } from "./entered-names.ts";

const consent = { name: "die Anruferin", at: "2026-11-01T08:05:00.000Z", wording: "Ja." };
const meeting = { place: "Besprechungsraum 2", persons: "Kim Vogel", start: "09:00", end: "" };
const entered = (said: Partial<EntryContent>) => ({ entry: { consent: null, meeting: null, ...said } as EntryContent });

test("an entry names who consented and who was there; place, day and wording are no names", () => {
  expect(enteredNames(entered({ consent }))).toEqual({ consent: "die Anruferin", persons: "" });
  expect(enteredNames(entered({ consent, meeting }))).toEqual({ consent: "die Anruferin", persons: "Kim Vogel" });
  expect(enteredNames(entered({ meeting: { ...meeting, persons: "" } }))).toBeNull();
});

test("what came through the portal, and what does not open, names nobody here", () => {
  expect(enteredNames({})).toBeNull();
  expect(enteredNames(null)).toBeNull();
});
