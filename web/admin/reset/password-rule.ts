import { MIN_PASSWORD_CHARACTERS } from "@hz/contract/limits";

/** What a new password must contain, one by one, in the order in which it is shown. */
export const PASSWORD_RULES = {
  length: (password: string) => Array.from(password).length >= MIN_PASSWORD_CHARACTERS,
  lower: (password: string) => /\p{Ll}/u.test(password),
  upper: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[@$!%*?&]/.test(password),
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;
export const RULE_NAMES = Object.keys(PASSWORD_RULES) as PasswordRule[];

/** Takes a password and tells whether it keeps every rule. */
export const keepsRules = (password: string): boolean => RULE_NAMES.every((name) => PASSWORD_RULES[name](password));
