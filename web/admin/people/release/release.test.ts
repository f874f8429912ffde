import { expect, test } from "vitest";
import { missingBy } from "./release.ts";

test("what is handed on at once comes with what was ticked just now, whatever the server says is missing", () => {
  const [own, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const departments = [own, other].map((departmentId) => ({ departmentId, name: "Stelle", epochs: [1, 2] }));
  const missing = { account: true, vouch: false, departments };
  const nothing = { account: false, vouch: false, departments: [] };
  expect(missingBy(missing, [], [own, other])).toEqual(nothing);
  expect(missingBy(missing, ["Statistiken"], [own])).toEqual(nothing);
  expect(missingBy(missing, ["Meldungen"], [own])).toEqual({ ...nothing, departments: [departments[0]] });
  expect(missingBy(missing, ["Einstellungen"], [own])).toEqual({ ...nothing, account: true });
  expect(missingBy({ ...missing, account: false }, ["Meldungen", "Benutzer und Abteilungen"], [])).toEqual(nothing);
});
