import { describe, expect, test } from "vitest";
import { keepsRules, PASSWORD_RULES, RULE_NAMES } from "./password-rule.ts";

const missing = (password: string) => RULE_NAMES.filter((name) => !PASSWORD_RULES[name](password));

describe("the rule for a new password", () => {
  test.each([
    ["Abcdef1!", []],
    ["Ärger-über-7-Öfen!", []],
    ["Abcde1!", ["length"]],
    ["ABCDEF1!", ["lower"]],
    ["abcdef1!", ["upper"]],
    ["Abcdefg!", ["digit"]],
    ["Abcdefg1", ["special"]],
    ["Abcdefg1#", ["special"]],
    ["", ["length", "lower", "upper", "digit", "special"]],
  ])("%j lacks %j", (password, lacks) => {
    expect(missing(password)).toEqual(lacks);
    expect(keepsRules(password)).toBe(lacks.length === 0);
  });
});
