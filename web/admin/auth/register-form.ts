import { HOW_FOUND_US } from "@hz/contract/auth";
import { MIN_PASSWORD_CHARACTERS } from "@hz/contract/limits";
import * as z from "zod";
import { t } from "../texts.ts";

const optionalText = z
  .string()
  .trim()
  .max(200)
  .transform((text) => text || undefined);

/** The registration form's rules, with the specification's sentences. */
export const RegisterForm = z.object({
  fullName: z.string().trim().min(1, t("nameRequired")).max(201),
  email: z
    .string()
    .trim()
    .pipe(z.email(t("emailInvalid")).max(254)),
  password: z.string().refine((text) => Array.from(text).length >= MIN_PASSWORD_CHARACTERS, t("passwordTooShort")),
  companyName: optionalText,
  // People paste whole addresses; what is kept has no scheme.
  companyWebsite: optionalText.transform((text) => text?.replace(/^https?:\/\//i, "").replace(/\/$/, "") || undefined),
  howFoundUs: z.union([z.literal("").transform(() => undefined), z.enum(HOW_FOUND_US)]),
});

export type Strength = "weak" | "fair" | "good";

const ADVISED_CHARACTERS = 12;
const ADVISED_DIFFERENT = 6;

/** Takes a password and tells how it compares with the advice: too short, long enough to be accepted, or good. */
export function passwordStrength(password: string): Strength {
  const signs = Array.from(password);
  if (signs.length < MIN_PASSWORD_CHARACTERS) return "weak";
  const varied = new Set(signs).size >= ADVISED_DIFFERENT;
  return signs.length >= ADVISED_CHARACTERS && varied ? "good" : "fair";
}
