import { expect, test } from "vitest";
import { initialsOf, splitName } from "./person.ts";

test.each([
  ["Petra von der Heide", "Petra von der", "Heide"],
  ["  Anna   Lindner ", "Anna", "Lindner"],
  ["Cher", "Cher", ""],
])("splits %j: the last word is the last name", (typed, firstName, lastName) => {
  const name = splitName(typed);
  expect(name).toMatchObject({ firstName, lastName });
  expect(name.fullName).toBe([firstName, lastName].filter(Boolean).join(" "));
});

test.each([
  ["Petra von der Heide", "PH"],
  ["anna", "A"],
  ["Özlem Şahin", "ÖŞ"],
])("gives the initials of %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
