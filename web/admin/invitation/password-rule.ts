import { isGoodPassword } from "@hz/contract/password-rules";
import * as z from "zod";
import { t } from "../texts.ts";

/** The rule for new passwords (specification 5, password reset): eight characters of four kinds, and the same twice. */
export const NewPassword = z
  .object({ password: z.string(), repeated: z.string() })
  .refine(({ password }) => isGoodPassword(password), { path: ["password"], message: t("acceptRuleBroken") })
  .refine(({ password, repeated }) => password === repeated, { path: ["repeated"], message: t("acceptMismatch") });
