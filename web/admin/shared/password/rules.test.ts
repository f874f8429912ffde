import { isGoodPassword, PASSWORD_RULE_NAMES, PASSWORD_RULES } from "@hz/contract/sign-in/password-rules";
import { expect, test } from "vitest";

const missing = (password: string) => PASSWORD_RULE_NAMES.filter((rule) => !PASSWORD_RULES[rule](password));

test.each([
  ["", ["length", "lower", "upper", "digit", "special"]],
  ["Kurz-1!", ["length"]],
  ["GROSSE-BUCHSTABEN-1!", ["lower"]],
  ["kleine-buchstaben-1!", ["upper"]],
  ["Keine-Ziffer!", ["digit"]],
  ["Nur-Striche-12-#()", ["special"]],
  ["Über&Öfter7", []],
  ["😀😀😀😀Aa1$", []],
])("%s", (password, rules) => {
  expect(missing(password)).toEqual(rules);
  expect(isGoodPassword(password)).toBe(rules.length === 0);
});
