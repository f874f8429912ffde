import { expect, test } from "vitest";
import { FIRST_DEPARTMENT, neutralNameOf } from "./neutral-name.ts";

test("the department of the beginning speaks as the office, every other one under its own name", () => {
  expect([FIRST_DEPARTMENT, "Unabhängige Vertretung"].map(neutralNameOf)).toEqual(["Meldestelle", "Unabhängige Vertretung"]);
});
