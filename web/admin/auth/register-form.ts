import { HOW_FOUND_US } from "@hz/contract/sign-in/auth";
import { TypedEmail, Website } from "@hz/contract/scalars";
import * as z from "zod";
import type { About } from "../shared/password/about.ts";
import { demanded, notGuessed } from "../shared/password/new-password.ts";
import { t } from "../shared/texts/texts.ts";

const optionalText = z
  .string()
  .trim()
  .max(200)
  .transform((text) => text || undefined);

/** What no password may be made of. */
export const aboutRegistrant = (form: { fullName: string; email: string; companyName?: string; companyWebsite?: string }): About => ({
  name: form.fullName,
  email: form.email,
  company: form.companyName,
  website: form.companyWebsite,
});

/** The registration form's rules, with the specification's sentences. */
export const RegisterForm = z
  .object({
    fullName: z.string().trim().min(1, t("nameRequired")).max(201),
    email: TypedEmail,
    password: demanded("length"),
    companyName: optionalText,
    // People paste whole addresses; what is kept has no scheme.
    companyWebsite: Website.transform((text) => text.replace(/^https?:\/\//i, "").replace(/\/$/, "") || undefined),
    howFoundUs: z.union([z.literal("").transform(() => undefined), z.enum(HOW_FOUND_US)]),
  })
  .check(notGuessed("password", aboutRegistrant));

export type RegisterFormValues = z.output<typeof RegisterForm>;
