import type { PasskeyAssertion, PasskeyAttestation, PasskeyOrder, PasskeyQuestion } from "@hz/contract/sign-in/passkeys";
import { type Bytes, fromBase64Url, passkeyKeys, randomBytes, sha256, toBase64Url, unwrapFromPasskey, wrapForPasskey } from "@hz/crypto";
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { keysInHand } from "./held-keys.ts";

/** The same for ever and for everybody: what differs is the passkey's own secret. */
const PRF_LABEL = "hinweiszentrale passkey prf 1";

type PrfResults = { prf?: { enabled?: boolean; results?: { first?: BufferSource } }; credProps?: { rk?: boolean } };

const prfInput = async () => ({ prf: { eval: { first: await sha256(new TextEncoder().encode(PRF_LABEL)) } } });

function secretOf(results: unknown): Bytes | null {
  const first = (results as PrfResults).prf?.results?.first;
  if (!first) return null;
  const view = ArrayBuffer.isView(first) ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength) : new Uint8Array(first);
  return new Uint8Array(view);
}

/**
 * Asks an authenticator: its answer is for the server, the 32 bytes of its PRF stay here; null where it has none. Throws what the
 * browser throws: NotAllowedError when the person says no.
 */
export async function askPasskey(question: PasskeyQuestion): Promise<{ response: PasskeyAssertion; secret: Bytes | null }> {
  const optionsJSON = { ...question, extensions: await prfInput() } as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, response, clientExtensionResults } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { response: { id, response: { clientDataJSON, authenticatorData, signature } }, secret: secretOf(clientExtensionResults) };
}

/**
 * Has an authenticator make a passkey; answer and PRF secret are as in `askPasskey`. No secret where the authenticator does not
 * keep the passkey itself, because then nothing finds it at a sign-in that begins with nobody's name.
 */
export async function makePasskey(order: PasskeyOrder): Promise<{ response: PasskeyAttestation; secret: Bytes | null }> {
  const optionsJSON = {
    ...order,
    extensions: { ...(await prfInput()), credProps: true },
  } as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, response, clientExtensionResults } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const answer = { id, response: { clientDataJSON, attestationObject, transports } };
  const { prf, credProps } = clientExtensionResults as PrfResults;
  // Browsers that have a PRF and say nothing here keep every passkey.
  if (credProps?.rk === false) return { response: answer, secret: null };
  const secret = secretOf(clientExtensionResults);
  if (secret || !prf?.enabled) return { response: answer, secret };
  return { response: answer, secret: await askForSecret(order, id, transports) };
}

/** Many authenticators have a PRF and tell it when asked, not when made: a second look at them, of no meaning to the server. */
async function askForSecret({ rp, timeout }: PasskeyOrder, id: string, transports: string[]): Promise<Bytes | null> {
  const question: PasskeyQuestion = {
    challenge: toBase64Url(randomBytes(32)),
    rpId: rp.id,
    timeout,
    userVerification: "required",
    allowCredentials: [{ id, type: "public-key", transports }],
  };
  // Whoever says no here has a passkey that is a second factor only.
  return askPasskey(question).then(
    ({ secret }) => secret,
    () => null,
  );
}

/** Wraps the signed-in person's user key by a passkey's secret. */
export async function wrapByPasskey(secret: Bytes): Promise<string> {
  const { userId, userKey } = keysInHand();
  return toBase64Url(await wrapForPasskey(userKey, await passkeyKeys(secret, userId), userId));
}

/** Opens the user key with a passkey's secret. Throws CryptoFailure. */
export const openByPasskey = async (wrap: string, secret: Bytes, userId: string): Promise<Bytes> =>
  unwrapFromPasskey(fromBase64Url(wrap), await passkeyKeys(secret, userId), userId);
