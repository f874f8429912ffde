import type { ManagedUser } from "@hz/contract/people/people";
import { expect, test } from "vitest";
import { searchPeople } from "./search-people.ts";

const person = (fullName: string, email: string, role = "Admin") =>
  ({ fullName, email, role, departments: [{ id: "", name: "Interne Meldestelle" }] }) as unknown as ManagedUser;
const people = [
  person("Zoë Émile", "zoe@b.example", "Fallbearbeitung"),
  person("Anna Lindner", "anna@a.example"),
  person("Özlem Ärmel", "oe@c.example"),
];
const names = (words: string) => searchPeople(people, words).map(({ fullName }) => fullName);

test("without words everybody is there, by name as Germans sort them", () => {
  expect(names("")).toEqual(["Anna Lindner", "Özlem Ärmel", "Zoë Émile"]);
});

test("each word must be somewhere; accents and case are no matter", () => {
  expect(names("ZOE emile")).toEqual(["Zoë Émile"]);
  expect(names("ozlem")).toEqual(["Özlem Ärmel"]);
  expect(names("anna fall")).toEqual([]);
  expect(names("fallbearb")).toEqual(["Zoë Émile"]);
  expect(names("meldestelle a.example")).toEqual(["Anna Lindner"]);
});
