// Ed25519 (RFC 8032) and X25519 (RFC 7748), both by WebCrypto.
import { fromBase64Url } from "./base64url.ts";
import { type Bytes, concat, ofLength } from "./bytes.ts";
import { CryptoFailure } from "./failure.ts";

// WebCrypto takes private keys of these curves only in this frame (RFC 8410); `curve` is the end of its object id.
const frame = (curve: number) => [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, curve, 4, 34, 4, 32];
const pkcs8 = (curve: number, key: Bytes) => concat(Uint8Array.from(frame(curve)), ofLength(key, 32));

/** An Ed25519 key: its public half (32 bytes) and the only thing that the private half is for. */
export type SigningKey = { publicKey: Bytes; sign(message: Bytes): Promise<Bytes> };

/** Takes a 32-byte seed, gives the Ed25519 key; throws `platform` where there is no Ed25519. */
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

/** Keys that were taken in, by the bytes they came as: one key often stands behind hundreds of signatures. */
type Verifier = Awaited<ReturnType<typeof crypto.subtle.importKey>>;
const verifiers = new WeakMap<Bytes, Promise<Verifier>>();

function verifierOf(publicKey: Bytes): Promise<Verifier> {
  const known = verifiers.get(publicKey);
  if (known) return known;
  const taken = crypto.subtle.importKey("raw", publicKey, "Ed25519", false, ["verify"]);
  verifiers.set(publicKey, taken);
  return taken;
}

/** Takes a public key (32 bytes, never changed in place), a message and a signature (64 bytes); says whether it holds. */
export async function verifySignature(publicKey: Bytes, message: Bytes, signature: Bytes) {
  try {
    return await crypto.subtle.verify("Ed25519", await verifierOf(publicKey), signature, message);
  } catch {
    return false; // what is no public key has signed nothing
  }
}

/** X25519 (RFC 7748): takes a private and a public key, gives the shared 32 bytes; throws if they are zero. */
export async function x25519(privateKey: Bytes, publicKey: Bytes): Promise<Bytes> {
  const der = pkcs8(110, privateKey);
  const own = await crypto.subtle.importKey("pkcs8", der, "X25519", true, ["deriveBits"]);
  const theirs = await crypto.subtle.importKey("raw", publicKey, "X25519", true, []);
  const algorithm = { name: "X25519" as const, public: theirs };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, own, 256));
}
