// Ed25519 (RFC 8032) and X25519 (RFC 7748), both by WebCrypto.
import { fromBase64Url } from "./base64url.ts";
import { type Bytes, concat, ofLength } from "./bytes.ts";
import { CryptoFailure } from "./failure.ts";

// WebCrypto takes private keys of these curves only in this frame (RFC 8410); `curve` is the end of its object id.
const frame = (curve: number) => [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, curve, 4, 34, 4, 32];
const pkcs8 = (curve: number, key: Bytes) => concat(Uint8Array.from(frame(curve)), ofLength(key, 32));

/** An Ed25519 key: its public half (32 bytes) and the only thing that the private half is for. */
export type SigningKey = { publicKey: Bytes; sign(message: Bytes): Promise<Bytes> };

/** The Ed25519 key of a 32-byte seed; throws `platform` where there is no Ed25519. */
export async function signingKey(seed: Bytes): Promise<SigningKey> {
  const der = pkcs8(112, seed);
  const load = async () => crypto.subtle.importKey("pkcs8", der, "Ed25519", true, ["sign"]);
  const refuse = (cause: unknown) => Promise.reject(new CryptoFailure("platform", cause));
  const key = await load().catch(refuse);
  const { x = "" } = await crypto.subtle.exportKey("jwk", key);
  return {
    publicKey: ofLength(fromBase64Url(x), 32),
    sign: async (message) => new Uint8Array(await crypto.subtle.sign("Ed25519", key, message)),
  };
}

type ImportedKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;
/** Keys that were taken in, by the bytes they came as: one key often stands behind hundreds of signatures. */
const verifiers = new WeakMap<Bytes, Promise<ImportedKey>>();

function verifierOf(publicKey: Bytes): Promise<ImportedKey> {
  const known = verifiers.get(publicKey);
  if (known) return known;
  const imported = crypto.subtle.importKey("raw", publicKey, "Ed25519", false, ["verify"]);
  verifiers.set(publicKey, imported);
  return imported;
}

/** Whether a signature (64 bytes) of a message holds; the public key (32 bytes) is never changed in place. */
export async function verifySignature(publicKey: Bytes, message: Bytes, signature: Bytes) {
  try {
    return await crypto.subtle.verify("Ed25519", await verifierOf(publicKey), signature, message);
  } catch {
    return false; // what is no public key has signed nothing
  }
}

const BASE_POINT = new Uint8Array(32).fill(9, 0, 1);

/** An X25519 key (RFC 7748): its public half (32 bytes), and what it agrees on with another's (32 bytes); throws if that is zero. */
export type ExchangeKey = { publicKey: Bytes; agree(publicKey: Bytes): Promise<Bytes> };

/** The X25519 key of a private key (32 bytes). */
export async function exchangeKey(privateKey: Bytes): Promise<ExchangeKey> {
  const own = await crypto.subtle.importKey("pkcs8", pkcs8(110, privateKey), "X25519", true, ["deriveBits"]);
  const agree = async (publicKey: Bytes) => {
    const theirs = await crypto.subtle.importKey("raw", publicKey, "X25519", true, []);
    return new Uint8Array(await crypto.subtle.deriveBits({ name: "X25519", public: theirs }, own, 256));
  };
  return { publicKey: await agree(BASE_POINT), agree };
}
