import { authRoutes, HOW_FOUND_US, type Registration } from "@hz/contract/sign-in/auth";
import { TypedEmail, Website } from "@hz/contract/scalars";
import * as z from "zod";
import type { About } from "../shared/password/about.ts";
import { demanded, notGuessed } from "../shared/password/new-password.ts";
import { t } from "../shared/texts/texts.ts";
import { call } from "../../api/client.ts";
import { foundAccount } from "../../vault/keys/found-account.ts";
import { stretchInWorker } from "../../vault/worker-tasks.ts";
import { splitName } from "../shared/names/person.ts";
import { beginSession } from "../shared/session/begin-session.ts";

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

type RegistrationForm = Pick<Registration, "email" | "companyName" | "companyWebsite" | "howFoundUs"> & {
  fullName: string;
  password: string;
};

/** Makes the account's keys in this browser, registers it and opens its first session. Throws like `signIn`. */
export async function register({ fullName, password, ...rest }: RegistrationForm): Promise<void> {
  const { keys, userKey } = await foundAccount(password, stretchInWorker);
  const { requiresVerification: _, ...session } = await call(authRoutes.register, {
    body: { ...rest, ...splitName(fullName), keys },
  });
  await beginSession(session, userKey);
}
