import { fromBase64Url } from "./base64url.ts";
import { type Bytes, concat, ofLength } from "./bytes.ts";
import { CryptoFailure } from "./failure.ts";

// WebCrypto takes an Ed25519 seed only inside this fixed frame (RFC 8410).
const PKCS8 = Uint8Array.of(48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32);

/** An Ed25519 key: its public half (32 bytes) and the only thing the private half is for. */
export type SigningKey = { publicKey: Bytes; sign(message: Bytes): Promise<Bytes> };

/** Takes a 32-byte seed, gives the Ed25519 key; throws `signing-key` where the platform has no Ed25519. */
export async function signingKey(seed: Bytes): Promise<SigningKey> {
  const frame = concat(PKCS8, ofLength(seed, 32));
  try {
    const key = await crypto.subtle.importKey("pkcs8", frame, "Ed25519", true, ["sign"]);
    const publicKey = fromBase64Url((await crypto.subtle.exportKey("jwk", key)).x ?? "");
    return {
      publicKey: ofLength(publicKey, 32),
      sign: async (message) => new Uint8Array(await crypto.subtle.sign("Ed25519", key, message)),
    };
  } catch (cause) {
    throw new CryptoFailure("signing-key", cause);
  }
}

/** Takes a public key (32 bytes), a message and a signature (64 bytes); says whether the signature holds. */
export async function verifySignature(
  publicKey: Bytes,
  message: Bytes,
  signature: Bytes,
): Promise<boolean> {
  if (publicKey.length !== 32 || signature.length !== 64) return false;
  try {
    const key = await crypto.subtle.importKey("raw", publicKey, "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", key, signature, message);
  } catch {
    return false; // bytes that are no point of the curve have signed nothing
  }
}
