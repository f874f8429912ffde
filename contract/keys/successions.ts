import * as z from "zod";
import { MAX_SUCCESSIONS } from "../limits.ts";
import { defineRoute } from "../route.ts";
import { Seconds, Signature, SigPublicKey } from "../scalars.ts";

/** What a former key of the account signed: which one follows it (protocol hz1, label `account-succession`). */
export const Succession = z.object({ formerPublicKey: SigPublicKey, publicKey: SigPublicKey, signedAt: Seconds, signature: Signature });
export type Succession = z.infer<typeof Succession>;

export const successionRoutes = {
  read: defineRoute({
    method: "GET",
    path: "/api/keys/successions",
    summary: "Former keys of the account that no signature leads on from, and the signatures by which others lead to the present one",
    access: "user",
    answer: z.object({ ended: z.array(SigPublicKey), successions: z.array(Succession) }),
  }),
  sign: defineRoute({
    method: "PUT",
    path: "/api/keys/successions",
    summary:
      "Keeps that former keys of the account signed the present one, by somebody who still holds them; links that name them open again",
    access: "user",
    body: z.object({ successions: z.array(Succession).min(1).max(MAX_SUCCESSIONS) }),
    errors: ["KEYS_CHANGED", "BOX_REFUSED"],
  }),
};
