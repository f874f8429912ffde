import { expect, test } from "vitest";
import { defaultName } from "./use-add-channel.ts";

test.each([
  [[], "Meldekanal 1"],
  [["Werk Süd"], "Meldekanal 2"],
  // "Meldekanal 1" was deleted.
  [["Meldekanal 2"], "Meldekanal 3"],
  [["Meldekanal 3", "Meldekanal 4"], "Meldekanal 5"],
])("beside %j a new channel is %s", (names, name) => {
  expect(defaultName(names)).toBe(name);
});
