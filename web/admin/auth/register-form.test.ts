import { describe, expect, test } from "vitest";
import { RegisterForm } from "./register-form.ts";

const filled = {
  fullName: "Anna Lindner",
  email: "anna@firma.example",
  password: "xK7$qm9W",
  companyName: "",
  companyWebsite: "",
  howFoundUs: "",
};
const errorsOf = async (input: object) =>
  (await RegisterForm.safeParseAsync({ ...filled, ...input })).error?.issues.map(({ path, message }) => [path[0], message]);

describe("the registration form", () => {
  test("what is left empty is left out", async () => {
    expect(await RegisterForm.parseAsync(filled)).toEqual({ fullName: "Anna Lindner", email: "anna@firma.example", password: "xK7$qm9W" });
  });

  test("says what is missing in the words of the specification", async () => {
    expect(await errorsOf({ fullName: "  ", email: "anna@", password: "sieben7" })).toEqual([
      ["fullName", "Name ist erforderlich"],
      ["email", "Ungültige E-Mail-Adresse"],
      ["password", "Passwort muss mindestens 8 Zeichen lang sein"],
    ]);
  });

  test("a pasted website loses its scheme", async () => {
    expect((await RegisterForm.parseAsync({ ...filled, companyWebsite: " https://firma.example/ " })).companyWebsite).toBe("firma.example");
  });

  test.each([
    ["password", "Leicht zu erraten: Dieses Passwort steht auf den Listen, die zuerst durchprobiert werden."],
    ["Lindner1", "Leicht zu erraten: Das Passwort besteht vor allem aus Ihrem Namen."],
    ["firma2026", "Leicht zu erraten: Das Passwort besteht vor allem aus Ihrer E-Mail-Adresse."],
  ])("%s is refused with the reason", async (password, message) => {
    expect(await errorsOf({ password })).toEqual([["password", message]]);
  });
});
