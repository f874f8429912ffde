import { describe, expect, test } from "vitest";
import { passwordStrength, RegisterForm } from "./register-form.ts";

const filled = {
  fullName: "Anna Lindner",
  email: "anna@firma.example",
  password: "acht8888",
  companyName: "",
  companyWebsite: "",
  howFoundUs: "",
};
const errorsOf = (input: object) =>
  RegisterForm.safeParse({ ...filled, ...input }).error?.issues.map(({ path, message }) => [path[0], message]);

describe("the registration form", () => {
  test("what is left empty is left out", () => {
    expect(RegisterForm.parse(filled)).toEqual({ fullName: "Anna Lindner", email: "anna@firma.example", password: "acht8888" });
  });

  test("says what is missing in the words of the specification", () => {
    expect(errorsOf({ fullName: "  ", email: "anna@", password: "sieben7" })).toEqual([
      ["fullName", "Name ist erforderlich"],
      ["email", "Ungültige E-Mail-Adresse"],
      ["password", "Passwort muss mindestens 8 Zeichen lang sein"],
    ]);
  });

  test("a pasted website loses its scheme", () => {
    expect(RegisterForm.parse({ ...filled, companyWebsite: " https://firma.example/ " }).companyWebsite).toBe("firma.example");
  });

  test.each([
    ["sieben7", "weak"],
    ["acht8888", "fair"],
    ["aaaaaaaaaaaaaaaa", "fair"],
    ["vier wörter am stück", "good"],
  ])("the password %j is %s", (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
