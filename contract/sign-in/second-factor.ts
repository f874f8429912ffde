import * as z from "zod";
import { SignedIn } from "./auth.ts";
import { SECOND_FACTOR_CODES } from "../limits.ts";
import { PasskeyAssertion, PasskeyQuestion } from "./passkeys.ts";
import { defineRoute } from "../route.ts";
import { Hash, Id, Time } from "../scalars.ts";

/** What people type: six digits of the authenticator, or one of the recovery codes. */
export const SecondFactorCode = z.string().trim().min(1).max(40);
const Codes = z.object({ codes: z.array(z.string()).length(SECOND_FACTOR_CODES) });

export const secondFactorRoutes = {
  finish: defineRoute({
    method: "POST",
    path: "/api/auth/second-factor",
    summary: "The second step of a sign-in by a code; releases the session and the wrapped user key",
    access: "public",
    body: z.object({ ticket: Hash, code: SecondFactorCode }),
    answer: SignedIn,
    errors: ["TICKET_EXPIRED", "SECOND_FACTOR_WRONG", "TOO_MANY_TRIES"],
  }),
  question: defineRoute({
    method: "POST",
    path: "/api/auth/second-factor/question",
    summary: "What a passkey has to answer as the second step of a sign-in",
    access: "public",
    body: z.object({ ticket: Hash }),
    answer: PasskeyQuestion,
    errors: ["TICKET_EXPIRED", "TOO_MANY_TRIES"],
  }),
  finishByPasskey: defineRoute({
    method: "POST",
    path: "/api/auth/second-factor/passkey",
    summary: "The second step of a sign-in by a passkey",
    access: "public",
    body: z.object({ ticket: Hash, response: PasskeyAssertion }),
    answer: SignedIn,
    errors: ["TICKET_EXPIRED", "SECOND_FACTOR_WRONG", "TOO_MANY_TRIES"],
  }),
  get: defineRoute({
    method: "GET",
    path: "/api/user/second-factor",
    summary: "Whether the own second factor is on, how many recovery codes for it are left, and whether a colleague could remove it",
    access: "user",
    duringEnrolment: true,
    answer: z.object({
      since: Time.nullable(),
      codesLeft: z.int(),
      /** Whether anybody of the company could remove it at this moment: without them a lost one shuts its person out. */
      hasRemover: z.boolean(),
    }),
  }),
  begin: defineRoute({
    method: "POST",
    path: "/api/user/second-factor/secret",
    summary: "A fresh secret for the authenticator, for the password; it counts once its first code was confirmed",
    access: "user",
    duringEnrolment: true,
    body: z.object({ auth: Hash }),
    answer: z.object({ secret: z.string(), address: z.string() }),
    errors: ["PASSWORD_WRONG", "FORBIDDEN", "TOO_MANY_TRIES"],
  }),
  confirm: defineRoute({
    method: "POST",
    path: "/api/user/second-factor",
    summary: "Switches the second factor on by the authenticator's first code; gives the recovery codes, this once",
    access: "user",
    duringEnrolment: true,
    body: z.object({ code: SecondFactorCode }),
    answer: Codes,
    errors: ["SECOND_FACTOR_WRONG", "TOO_MANY_TRIES"],
  }),
  renewCodes: defineRoute({
    method: "POST",
    path: "/api/user/second-factor/codes",
    summary: "New recovery codes for the second factor in place of the old ones",
    access: "user",
    body: z.object({ auth: Hash }),
    answer: Codes,
    errors: ["PASSWORD_WRONG", "FORBIDDEN", "TOO_MANY_TRIES"],
  }),
  switchOff: defineRoute({
    method: "POST",
    path: "/api/user/second-factor/off",
    summary: "Switches the own second factor off",
    access: "user",
    body: z.object({ auth: Hash }),
    answer: z.object({}),
    errors: ["PASSWORD_WRONG", "TOO_MANY_TRIES"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/api/users/:id/second-factor",
    summary: "Takes away another user's second factor and passkeys, for somebody who lost them",
    towards: "standing",
    access: "user",
    permission: "Benutzer und Abteilungen",
    needsConfirmation: "always",
    params: z.object({ id: Id }),
    answer: z.object({}),
    errors: ["NOT_FOUND", "HOLDS_MORE", "FORBIDDEN"],
  }),
};
