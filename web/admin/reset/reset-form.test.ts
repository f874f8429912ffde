import type { ResetState } from "@hz/contract/sign-in/password-reset";
import { expect, test } from "vitest";
import { resetFormOf } from "./reset-form.ts";

const person = { fullName: "Anna Lindner", email: "anna@muster.example", companyName: "Muster AG" };
const form = resetFormOf({ needsSecondFactor: true, person } as ResetState);
const empty = { way: "recovery", code: "", understood: false, secondFactor: "" };

/** What is refused, field by field, each with its reasons. */
async function refused(typed: object): Promise<Record<string, string[]>> {
  const { error } = await form.safeParseAsync(typed);
  const fields = Object.groupBy(error?.issues ?? [], ({ path }) => String(path[0]));
  return Object.fromEntries(Object.entries(fields).map(([field, issues]) => [field, issues!.map(({ message }) => message)]));
}

test("everything that is wrong is said at once, and one reason at each field", async () => {
  const said = await refused({ ...empty, password: "kurz", confirm: "anders" });
  expect(Object.keys(said).toSorted()).toEqual(["code", "confirm", "password", "secondFactor"]);
  expect(said["password"]).toEqual([expect.stringContaining("mindestens 8 Zeichen")]);
});

test("that a password is easily guessed is said beside what else is wrong", async () => {
  const said = await refused({ ...empty, password: "Password1!", confirm: "anders" });
  expect(Object.keys(said).toSorted()).toEqual(["code", "confirm", "password", "secondFactor"]);
});
