import { expect, test } from "vitest";
import { startTrouble } from "./start-trouble.ts";

const withCode = (code: string) => Object.assign(new Error("secret postgresql://user:password@host"), { code });

test.each([
  ["ECONNREFUSED", "nicht erreichbar (ECONNREFUSED)"],
  ["ENOTFOUND", "nicht erreichbar (ENOTFOUND)"],
  ["28P01", "weist die Anmeldung ab"],
  ["3D000", "gibt es auf diesem Server nicht"],
  ["42501", "darf die Tabellen nicht anlegen"],
  ["EACCES", "Im Ordner /daten lässt sich nicht schreiben (EACCES)"],
  ["ENOSPC", "Im Ordner /daten lässt sich nicht schreiben (ENOSPC)"],
])("%s becomes one line that says what to look at, without a word of the address", (code, part) => {
  const line = startTrouble(withCode(code), "/daten")!;
  expect(line).toContain(part);
  expect(line).not.toMatch(/password|\n/);
});

test("what we say ourselves stays as it is, and a fault of ours is none of the operator's", () => {
  expect(startTrouble(new Error("Die Datenbank ist zu alt: PostgreSQL 15 oder neuer ist nötig."), "/daten")).toMatch(/zu alt/);
  expect(startTrouble(new TypeError("x is not a function"), "/daten")).toBeNull();
  expect(startTrouble(new Error("storage: 7 is not a key"), "/daten")).toBeNull();
});
