import { expect, test } from "vitest";
import { ApiError } from "../../../api/client.ts";
import { checkPerson, refusedFields } from "./field-errors.ts";

const TYPED = { firstName: "Kim", lastName: "Kollege", email: "kim@muster.example" };

test("what is missing or no address is said beside its field, in the specification's words", () => {
  expect(checkPerson({ firstName: " ", lastName: "", email: "kim@muster" })).toEqual({
    firstName: "Vorname ist erforderlich",
    lastName: "Nachname ist erforderlich",
    email: "Ungültige E-Mail-Adresse",
  });
  expect(checkPerson({ ...TYPED, email: " kim@muster.example " })).toEqual({});
});

test("only what was typed is looked at", () => {
  expect(checkPerson({ firstName: "Kim" })).toEqual({});
});

test("what the server refuses stands beside the field that it names", () => {
  const refused = (code: ConstructorParameters<typeof ApiError>[1], fields: string[]) =>
    refusedFields(new ApiError(409, code, "Satz", fields), TYPED);
  expect(refused("EMAIL_TAKEN", ["email"])).toEqual({
    email: "Diese Adresse gehört schon zu einer Person oder Einladung in Ihrem Unternehmen.",
  });
  expect(refused("INVALID_INPUT", ["email", "permissions"])).toEqual({ email: "Ungültige E-Mail-Adresse" });
  expect(refused("LAST_ADMIN", [])).toEqual({});
  expect(refusedFields(new Error("Netz"), TYPED)).toEqual({});
});
