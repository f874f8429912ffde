import * as z from "zod";
import { NewSession } from "./auth.ts";
import { defineRoute } from "../route.ts";
import { fixedBytes, Hash, Id, someBytes, Time } from "../scalars.ts";

/** The user key wrapped by what the passkey's PRF extension gives. */
const PasskeyWrap = fixedBytes(88);
export const MAX_PASSKEY_NAME = 60;
const PasskeyName = z.string().trim().min(1, "Bitte geben Sie dem Passkey einen Namen.").max(MAX_PASSKEY_NAME);
const CredentialId = someBytes(1023);
const Credential = z.object({ id: CredentialId, type: z.literal("public-key"), transports: z.array(z.string()).optional() });

/** What the browser hands to `navigator.credentials.get`. */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(["required", "preferred"]),
  allowCredentials: z.array(Credential),
});
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>;

/** What the browser hands to `navigator.credentials.create`. */
export const PasskeyOrder = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({ residentKey: z.literal("preferred"), userVerification: z.literal("preferred") }),
});
export type PasskeyOrder = z.infer<typeof PasskeyOrder>;

/** What an authenticator answered. What its extensions gave to the browser is secret and has no place here. */
export const PasskeyAssertion = z.object({
  id: CredentialId,
  response: z.object({ clientDataJSON: someBytes(4096), authenticatorData: someBytes(4096), signature: someBytes(1024) }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

export const PasskeyAttestation = z.object({
  id: CredentialId,
  response: z.object({
    clientDataJSON: someBytes(4096),
    attestationObject: someBytes(16_384),
    transports: z.array(z.string().max(20)).max(10),
  }),
});
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>;

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Time,
  lastUsedAt: Time.nullable(),
  /** Whether it opens the user key, so that it is enough to sign in. */
  signsIn: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const passkeyRoutes = {
  question: defineRoute({
    method: "POST",
    path: "/api/auth/passkey/question",
    summary: "What any passkey has to answer to sign in without a password",
    access: "public",
    answer: z.object({ ticket: Hash, question: PasskeyQuestion }),
    errors: ["TOO_MANY_TRIES"],
  }),
  signIn: defineRoute({
    method: "POST",
    path: "/api/auth/passkey",
    summary: "Signs in by a passkey alone, which counts as both factors; releases the user key as the passkey wrapped it",
    access: "public",
    body: z.object({ ticket: Hash, response: PasskeyAssertion, remember: z.boolean() }),
    answer: NewSession.extend({ passkeyWrap: PasskeyWrap }),
    errors: ["TICKET_EXPIRED", "SIGN_IN_FAILED", "TOO_MANY_TRIES"],
  }),
  list: defineRoute({ method: "GET", path: "/api/passkeys", summary: "The own passkeys", access: "user", answer: z.array(Passkey) }),
  order: defineRoute({
    method: "POST",
    path: "/api/passkeys/order",
    summary: "What an authenticator needs to know to make a passkey; `auth` proves the password",
    access: "user",
    body: z.object({ auth: Hash }),
    answer: z.object({ ticket: Hash, order: PasskeyOrder }),
    errors: ["PASSWORD_WRONG", "TOO_MANY_TRIES"],
  }),
  add: defineRoute({
    method: "POST",
    path: "/api/passkeys",
    summary: "Adds a passkey, with the user key wrapped by it where its authenticator can do that",
    access: "user",
    body: z.object({ ticket: Hash, name: PasskeyName, response: PasskeyAttestation, userKeyWrap: PasskeyWrap.nullable() }),
    answer: Passkey,
    errors: ["SECOND_FACTOR_WRONG", "BOX_REFUSED"],
  }),
  rename: defineRoute({
    method: "PUT",
    path: "/api/passkeys/:id",
    summary: "Names one of the own passkeys",
    access: "user",
    params: z.object({ id: Id }),
    body: z.object({ name: PasskeyName }),
    answer: z.object({}),
    errors: ["NOT_FOUND"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/api/passkeys/:id",
    summary: "Removes one of the own passkeys; `auth` proves the password",
    access: "user",
    params: z.object({ id: Id }),
    body: z.object({ auth: Hash }),
    answer: z.object({}),
    errors: ["NOT_FOUND", "PASSWORD_WRONG", "TOO_MANY_TRIES"],
  }),
};
