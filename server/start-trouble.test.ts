import { expect, test } from "vitest";
import { listenTrouble, startTrouble } from "./start-trouble.ts";

const withCode = (code: string) => Object.assign(new Error("secret postgresql://user:password@host"), { code });

test.each([
  ["ECONNREFUSED", "nicht erreichbar (ECONNREFUSED)"],
  ["ENOTFOUND", "nicht erreichbar (ENOTFOUND)"],
  ["28P01", "weist die Anmeldung ab"],
  ["3D000", "gibt es auf diesem Server nicht"],
  ["42501", "darf die Tabellen nicht anlegen"],
  ["EACCES", "Im Ordner /daten lässt sich nicht schreiben (EACCES)"],
  ["ENOSPC", "Im Ordner /daten lässt sich nicht schreiben (ENOSPC)"],
  ["53100", "kein Platz mehr (53100)"],
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

const HERE = { port: 80, host: "192.0.2.9", dataFolder: "/daten" };
test.each([
  ["EADDRINUSE", /^Der Port 80 ist belegt/],
  ["EACCES", /^Der Port 80 ist diesem Benutzer nicht erlaubt/],
  ["EADDRNOTAVAIL", /^Unter der Adresse 192\.0\.2\.9 .*HOST/],
])("listening that ends with %s is one line", (code, line) => {
  expect(listenTrouble(withCode(code), HERE)).toMatch(line);
});

test("a taken port is told together with the other instance that works on the folder", () => {
  expect(listenTrouble(withCode("EADDRINUSE"), HERE, true)).toMatch(/^Der Port 80 ist belegt, und auf dem Ordner \/daten läuft .*\.$/);
});

test("a disk that is full in the middle of a migration is called so", () => {
  const error = new Error("Migration 0001-a.sql: could not extend file", { cause: withCode("53100") });
  expect(startTrouble(error, "/daten")).toMatch(/^Auf dem Datenträger der Datenbank ist kein Platz mehr/);
});

test("a database that accepts and then cuts the connection is not reachable", () => {
  expect(startTrouble(new Error("Connection terminated unexpectedly"), "/daten")).toMatch(/nicht erreichbar/);
});
