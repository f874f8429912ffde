import { MIN_PASSWORD_CHARACTERS } from "@hz/contract/limits";
import { isGoodPassword, PASSWORD_RULE_NAMES, type PasswordRule } from "@hz/contract/sign-in/password-rules";
import * as z from "zod";
import { t } from "../texts/texts.ts";
import type { About } from "./about.ts";

/**
 * What a screen demands of a new password beside that it is not easily guessed: the specification names four kinds of
 * characters for a reset and eight characters for signing up; where it names nothing a long passphrase is welcome.
 */
export type Demand = "length" | "kinds";
export const DEMANDED: Readonly<Record<Demand, readonly PasswordRule[]>> = { length: ["length"], kinds: PASSWORD_RULE_NAMES };

const isLongEnough = (password: string) => Array.from(password).length >= MIN_PASSWORD_CHARACTERS;

/** What a screen's demand misses in a password, in the specification's words; null for nothing. */
export function demandUnmet(password: string, demand: Demand): string | null {
  if (demand === "kinds") return isGoodPassword(password) ? null : t("resetRule");
  return isLongEnough(password) ? null : t("passwordTooShort");
}

/** The field's rule for a screen's demand; the form's other rules are said together with it. */
export const demanded = (demand: Demand) =>
  z.string().check(({ value, issues }) => {
    const message = demandUnmet(value, demand);
    if (message) issues.push({ code: "custom", message, input: value, continue: true });
  });

/** Loads what knows the usual passwords: some 270 kB, and only for whoever chooses one. */
export const loadGuess = () => import("./guess.ts");

/** Why a password is refused; null where it is not. Says so, too, when it cannot be checked. */
export async function guessedEasily(password: string, about: About): Promise<string | null> {
  try {
    const { weakness } = (await loadGuess()).guess(password, about);
    return weakness && t(`passwordGuessed_${weakness}`);
  } catch {
    return t("passwordUnchecked");
  }
}

type Issues = { code: "custom"; path: string[]; message: string; input: unknown; continue: true }[];

/**
 * A rule for a form (zod's `check`): takes the name of the field and how to read from the form what is known of its owner, and
 * refuses what is easily guessed, unless something else of the field has been said already.
 */
export const notGuessed =
  <Field extends string, Form>(field: Field, aboutOf: (form: Form) => About) =>
  async ({ value, issues }: { value: Form & Record<Field, string>; issues: unknown[] }): Promise<void> => {
    if ((issues as Issues).some(({ path }) => path?.[0] === field)) return;
    const password = value[field];
    const message = await guessedEasily(password, aboutOf(value));
    if (message) (issues as Issues).push({ code: "custom", path: [field], message, input: password, continue: true });
  };
