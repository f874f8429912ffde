import * as z from "zod";
import { t } from "../texts.ts";

const PARTS = [/.{8,}/su, /[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&]/];

/** The rule for new passwords (specification 5, password reset): eight characters of four kinds, and the same twice. */
export const NewPassword = z
  .object({ password: z.string(), repeated: z.string() })
  .refine(({ password }) => PARTS.every((part) => part.test(password)), { path: ["password"], message: t("acceptRuleBroken") })
  .refine(({ password, repeated }) => password === repeated, { path: ["repeated"], message: t("acceptMismatch") });
