import { MIN_PASSWORD_CHARACTERS } from "../limits.ts";

/** What a new password must have, in the order in which it is shown. No zod: pages that only tick a list import this file. */
export const PASSWORD_RULES = {
  length: (password: string) => Array.from(password).length >= MIN_PASSWORD_CHARACTERS,
  lower: (password: string) => /\p{Ll}/u.test(password),
  upper: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /[0-9]/.test(password),
  special: (password: string) => /[@$!%*?&]/.test(password),
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;
export const PASSWORD_RULE_NAMES = Object.keys(PASSWORD_RULES) as PasswordRule[];

/** Whether a new password has everything that is required. */
export const isGoodPassword = (password: string) => PASSWORD_RULE_NAMES.every((rule) => PASSWORD_RULES[rule](password));
