import { randomBytes } from "node:crypto";
import type { PasskeyAssertion, PasskeyAttestation, PasskeyOrder, PasskeyQuestion } from "@hz/contract/sign-in/passkeys";
import type { VerifiedRegistrationResponse } from "@simplewebauthn/server";
import { wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { type UserRow } from "../users/index.ts";
import { notePasskeyUse, type PasskeyRow } from "./store.ts";

const TIMEOUT_MS = 5 * 60_000;
const NAME = "Hinweiszentrale";
/** Ed25519, P-256, RSA: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded at the first passkey: with what it reads of certificates it is as large as a third of the service. */
const library = () => import("@simplewebauthn/server");

/** Whom passkeys belong to: the host of the public address, and pages of that origin only. */
function partyOf(ctx: Context): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(ctx.config.publicUrl);
  return { rpID: hostname, origin };
}

export const newChallenge = () => randomBytes(32);

const described = ({ credential_id, transports }: Pick<PasskeyRow, "credential_id" | "transports">) => ({
  id: credential_id.toString("base64url"),
  type: "public-key" as const,
  transports,
});

/** What an authenticator is asked; without passkeys any that it keeps for us may answer, and then it must know its owner. */
export function questionFor(ctx: Context, challenge: Buffer, passkeys: PasskeyRow[] | null): PasskeyQuestion {
  return {
    challenge: wire(challenge),
    rpId: partyOf(ctx).rpID,
    timeout: TIMEOUT_MS,
    userVerification: passkeys ? "preferred" : "required",
    allowCredentials: (passkeys ?? []).map(described),
  };
}

/** What an authenticator needs to make a passkey for a user who has these already. */
export function orderFor(ctx: Context, challenge: Buffer, user: UserRow, passkeys: PasskeyRow[]): PasskeyOrder {
  const { rpID } = partyOf(ctx);
  return {
    challenge: wire(challenge),
    rp: { id: rpID, name: NAME },
    user: { id: wire(Buffer.from(user.id)), name: user.email, displayName: user.full_name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: TIMEOUT_MS,
    attestation: "none",
    excludeCredentials: passkeys.map(described),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  };
}

/** What the new passkey is, or null when the answer is not one to this challenge from our own page. */
export async function verifiedPasskey(
  ctx: Context,
  challenge: Buffer,
  { id, response }: PasskeyAttestation,
): Promise<NonNullable<VerifiedRegistrationResponse["registrationInfo"]> | null> {
  const { rpID, origin } = partyOf(ctx);
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: { id, rawId: id, response, type: "public-key", clientExtensionResults: {} },
    expectedChallenge: wire(challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  return verified?.registrationInfo ?? null;
}

/**
 * Whether this passkey answered this challenge on our own page, counting on from where it was; notes the use. "required"
 * also demands that the authenticator knew its owner, by finger, face or PIN.
 */
export async function answersQuestion(
  ctx: Context,
  tx: Tx,
  passkey: PasskeyRow,
  challenge: Buffer,
  { id, response }: PasskeyAssertion,
  userVerification: "required" | "preferred",
): Promise<boolean> {
  const { rpID, origin } = partyOf(ctx);
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId: id, response, type: "public-key", clientExtensionResults: {} },
    expectedChallenge: wire(challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: Number(passkey.counter) },
    requireUserVerification: userVerification === "required",
  }).catch(() => null);
  if (!verified?.verified) return false;
  return notePasskeyUse(tx, passkey.account_id, passkey.id, verified.authenticationInfo.newCounter, ctx.now());
}
