import { expect, test } from "vitest";
import { hasPassword } from "./own-password.ts";

const PASSWORD = "XYJD-JWP6-V4SE-J8SB-NH0J-FRK1-6DDN";

test.each([
  PASSWORD,
  `Mein Passwort ist ${PASSWORD.toLowerCase()}, bitte.`,
  PASSWORD.replaceAll("-", ""),
  PASSWORD.replaceAll("-", " "),
  PASSWORD.replaceAll("-", "\n–\u200b"),
  PASSWORD.replace("0", "O").replace("1", "l"),
])("the password is found in: %s", (text) => {
  expect(hasPassword(text, PASSWORD)).toBe(true);
});

test.each(["", "Fall ABCD-EFGH", PASSWORD.slice(0, -1), `${PASSWORD.slice(0, -1)}Q`, PASSWORD.split("-").reverse().join("-")])(
  "and not in: %s",
  (text) => {
    expect(hasPassword(text, PASSWORD)).toBe(false);
  },
);

test("without a case there is none", () => {
  expect(hasPassword("Text", "")).toBe(false);
});
