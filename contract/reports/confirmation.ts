import * as z from "zod";
import { PasskeyAssertion, PasskeyQuestion } from "../sign-in/passkeys.ts";
import { defineRoute } from "../route.ts";
import { Hash } from "../scalars.ts";

/** What proves once more who sits at an open session: the password, a code of the second factor, or a passkey. */
export const Proof = z.union([
  z.object({ auth: Hash }),
  z.object({ code: z.string().min(1).max(40) }),
  z.object({ response: PasskeyAssertion }),
]);
export type Proof = z.infer<typeof Proof>;

export const confirmationRoutes = {
  question: defineRoute({
    method: "POST",
    path: "/api/user/confirmation/question",
    summary: "By what the signed-in user can prove once more who they are; what a passkey has to answer, null without one",
    access: "user",
    answer: z.object({ hasCode: z.boolean(), passkey: PasskeyQuestion.nullable() }),
  }),
  confirm: defineRoute({
    method: "POST",
    path: "/api/user/confirmation",
    summary: "Proves once more who sits at this session; what demands it is open to the session for a few minutes then",
    access: "user",
    body: Proof,
    errors: ["PASSWORD_WRONG", "SECOND_FACTOR_WRONG", "TOO_MANY_TRIES"],
  }),
};
