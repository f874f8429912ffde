import { expect, test } from "vitest";
import { cellsIn, newcomersIn } from "./cell-settings.ts";

const FIRST = "postgres://db/hz";

test("further databases have their numbers, in any order, and their ways past a pooler", () => {
  expect(cellsIn(null, null, null)).toEqual([]);
  expect(cellsIn(" 3=postgres://c/hz   2=postgresql://b/hz ", "3=postgres://c:1/hz", FIRST)).toEqual([
    { number: 2, url: "postgresql://b/hz", directUrl: "postgresql://b/hz" },
    { number: 3, url: "postgres://c/hz", directUrl: "postgres://c:1/hz" },
  ]);
});

test.each([
  ["postgres://b/hz", null, FIRST, "CELLS ist so nicht zu lesen"],
  ["1=postgres://b/hz", null, FIRST, "CELLS ist so nicht zu lesen"],
  ["100=postgres://b/hz", null, FIRST, "CELLS ist so nicht zu lesen"],
  ["2=mysql://b/hz", null, FIRST, "CELLS ist so nicht zu lesen"],
  ["2=postgres://b/hz,3=", null, FIRST, null],
  ["2=postgres://b/hz 2=postgres://c/hz", null, FIRST, "zweimal"],
  ["2=postgres://b/hz 3=postgres://b/hz", null, FIRST, "unter 3 eine Datenbank, die schon genannt ist"],
  [`2=${FIRST}`, null, FIRST, "schon genannt"],
  ["2=postgres://b/hz", "3=postgres://c/hz", FIRST, "die in CELLS fehlt"],
  ["2=postgres://b/hz", null, null, "DATABASE_URL fehlt"],
])("CELLS=%s, CELLS_DIRECT=%s beside %s: %s", (cells, direct, first, said) => {
  const read = () => cellsIn(cells, direct, first);
  if (said === null) expect(read).not.toThrow();
  else expect(read).toThrow(said);
});

test("new accounts go to a database that there is", () => {
  const cells = cellsIn("2=postgres://b/hz", null, FIRST);
  expect([newcomersIn(null, cells), newcomersIn("1", cells), newcomersIn("2", cells)]).toEqual([1, 1, 2]);
  for (const given of ["3", "0", "zwei"]) expect(() => newcomersIn(given, cells)).toThrow("die es nicht gibt");
});
