import * as z from "zod";
import { defineRoute } from "../route.ts";
import { Email, Hash } from "../scalars.ts";

/** No mail program and no registrar knows such an address (RFC 2606). */
const RELEASED = "@freigegeben.invalid";

/** The address in the place of one that whoever reads its mailbox took back; `id` is a random one that nobody can have known. */
export const releasedAddress = (id: string): string => `${id}${RELEASED}`;

/** Tells whether a user's address was taken back, so that no mail reaches them until they name another one. */
export const isReleasedAddress = (email: string): boolean => email.endsWith(RELEASED);

const LinkToken = z.object({ token: Hash });

/** E-mail addresses: proving that one is read, and changing it. */
export const verificationRoutes = {
  verify: defineRoute({
    method: "GET",
    path: "/api/verify-email",
    summary: "Uses the token of a mail: confirms an address, or makes a new one the user's",
    access: "public",
    query: LinkToken,
    answer: z.object({ message: z.string(), user: z.object({ email: z.string() }) }),
    errors: ["TOKEN_INVALID", "TOO_MANY_TRIES"],
  }),
  resend: defineRoute({
    method: "POST",
    path: "/api/resend-verification",
    summary: "Sends the confirmation mail again; the answer never tells whether the address is known",
    access: "public",
    body: z.object({ email: Email }),
    answer: z.object({}),
    errors: ["TOO_MANY_TRIES"],
  }),
  release: defineRoute({
    method: "POST",
    path: "/api/verify-email/release",
    summary: "Takes the address of a confirmation mail away from an account that its reader did not make",
    access: "public",
    body: LinkToken,
    answer: z.object({}),
    errors: ["TOKEN_INVALID", "EMAIL_TAKEN", "TOO_MANY_TRIES"],
  }),
  changeEmail: defineRoute({
    method: "PUT",
    path: "/api/user/email",
    summary: "Asks for another address, which counts once its owner has followed the link; `auth` proves the password",
    access: "user",
    body: z.object({ email: Email, auth: Hash }),
    answer: z.object({ pendingEmail: z.string() }),
    errors: ["PASSWORD_WRONG", "TOO_MANY_TRIES"],
  }),
  cancelEmailChange: defineRoute({
    method: "DELETE",
    path: "/api/user/email",
    summary: "Gives up a change of address that was not confirmed",
    access: "user",
    answer: z.object({}),
  }),
};
