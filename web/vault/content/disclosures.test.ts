import type { Disclosure } from "@hz/contract/reports/confidentiality";
import { newId } from "@hz/crypto";
import type { DisclosureContent } from "./contents.ts";
import { expect, test } from "vitest";
import { decodeDisclosure, disclosureEntries, encodeDisclosure } from "./disclosures.ts";
import { ContentFailure } from "./shape.ts";
import type { NoteEntry } from "./notes.ts";

const CONTENT: DisclosureContent = {
  ground: "court-order",
  day: "2026-11-20",
  told: false,
  replaces: null,
  scope: "reporter",
  recipient: "Amtsgericht Hamburg",
  details: "Name",
  notTold: "Das Gericht hat es so mitgeteilt.",
  consentId: null,
};

/** An entry with its opened note, as an honest server and an honest handler give them. */
function recorded(content: DisclosureContent, author = newId()) {
  const { ground, day, told, replaces } = content;
  const at = "2026-11-21T08:00:00.000Z";
  const disclosure: Disclosure = { id: newId(), byUserId: author, at, ground, day, told, replaces };
  const note: NoteEntry = {
    note: { id: disclosure.id, kind: "disclosure", authorId: author, box: "", createdAt: at },
    content: { authorId: author, author: "Anna", time: 1, text: encodeDisclosure(content) },
    verified: true,
  };
  return { disclosure, note };
}

test("what was encoded is decoded, and nothing else is", () => {
  expect(decodeDisclosure(encodeDisclosure(CONTENT))).toEqual(CONTENT);
  const replaces = newId();
  expect(decodeDisclosure(encodeDisclosure({ ...CONTENT, replaces })).replaces).toBe(replaces);
  for (const wrong of [{ ground: "because" }, { told: "yes" }, { scope: "me" }, { recipient: 7 }, { replaces: "x" }])
    expect(() => decodeDisclosure(JSON.stringify({ ...CONTENT, ...wrong }))).toThrow(ContentFailure);
});

test("the newest entry stands first, with its words", () => {
  const [one, two] = [recorded(CONTENT), recorded({ ...CONTENT, recipient: "Polizei" })];
  const entries = disclosureEntries([one.disclosure, two.disclosure], [two.note, one.note]);
  expect(entries.map(({ content, verified, isReplaced }) => [content?.recipient, verified, isReplaced])).toEqual([
    ["Polizei", true, false],
    ["Amtsgericht Hamburg", true, false],
  ]);
});

test("what the server says of an entry counts only where its author has signed the same", () => {
  const { disclosure, note } = recorded(CONTENT);
  const lies: Partial<Disclosure>[] = [
    { ground: "consent" },
    { day: "2026-11-19" },
    { told: true },
    { replaces: newId() },
    { byUserId: newId() },
  ];
  for (const lie of lies) expect(disclosureEntries([{ ...disclosure, ...lie }], [note])).toMatchObject([{ verified: false }]);
  expect(disclosureEntries([disclosure], [{ ...note, verified: false }])).toMatchObject([{ verified: false }]);
});

test("without its note, or with one of another kind, an entry has no words", () => {
  const { disclosure, note } = recorded(CONTENT);
  const other: NoteEntry = { ...note, note: { ...note.note, kind: "note" } };
  const damaged: NoteEntry = { ...note, content: { ...note.content!, text: "{}" } };
  for (const notes of [[], [other], [damaged]])
    expect(disclosureEntries([disclosure], notes)).toMatchObject([{ content: null, verified: false }]);
});

test("a correction takes an entry's place only where it was signed", () => {
  const first = recorded(CONTENT);
  const second = recorded({ ...CONTENT, replaces: first.disclosure.id });
  const ledger = [first.disclosure, second.disclosure];
  expect(disclosureEntries(ledger, [first.note, second.note]).map(({ isReplaced }) => isReplaced)).toEqual([false, true]);
  const unsigned = { ...second.note, verified: false };
  expect(disclosureEntries(ledger, [first.note, unsigned]).map(({ isReplaced }) => isReplaced)).toEqual([false, false]);
});
