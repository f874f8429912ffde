// X-Wing = MLKEM768-X25519, HPKE's KEM 0x647A. Native where the browser has it; else ML-KEM-768 and
// SHA-3 of noble with WebCrypto's X25519. Keys stay raw bytes, so both ways take and give the same.
import { sha3_256, shake256 } from "@noble/hashes/sha3.js";
import { ml_kem768 } from "@noble/post-quantum/ml-kem.js";
import { type Bytes, concat, ofLength } from "./bytes.ts";
import { randomBytes } from "./platform.ts";

const NAME = "MLKEM768-X25519";
const LABEL = Uint8Array.of(0x5c, 0x2e, 0x2f, 0x2f, 0x5e, 0x5c); // \.//^\
const ML_KEM_PUBLIC = 1184;
const ML_KEM_CIPHERTEXT = 1088;

/** What both implementations offer: seed 32, public key 1216, enc 1120, shared secret 32 bytes. */
export type XWing = {
  publicKey(seed: Bytes): Promise<Bytes>;
  encapsulate(publicKey: Bytes): Promise<{ secret: Bytes; enc: Bytes }>;
  decapsulate(seed: Bytes, enc: Bytes): Promise<Bytes>;
};

// X25519 takes its private key only inside this fixed frame (RFC 8410).
const PKCS8 = Uint8Array.of(48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 110, 4, 34, 4, 32);
const BASE_POINT = new Uint8Array(32).fill(9, 0, 1);

/** X25519 (RFC 7748): takes a private key and a public one, gives the shared 32 bytes; throws if they are zero. */
export async function x25519(privateKey: Bytes, publicKey: Bytes): Promise<Bytes> {
  const [own, theirs] = await Promise.all([
    crypto.subtle.importKey("pkcs8", concat(PKCS8, privateKey), "X25519", true, ["deriveBits"]),
    crypto.subtle.importKey("raw", publicKey, "X25519", true, []),
  ]);
  const algorithm = { name: "X25519", public: theirs };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, own, 256));
}

function expand(seed: Bytes): { mlKem: { publicKey: Uint8Array; secretKey: Uint8Array }; x: Bytes } {
  const expanded = new Uint8Array(shake256(ofLength(seed, 32), { dkLen: 96 }));
  return { mlKem: ml_kem768.keygen(expanded.subarray(0, 64)), x: expanded.slice(64) };
}

function combine(mlKem: Uint8Array, x: Bytes, xEnc: Uint8Array, xPublic: Uint8Array): Bytes {
  return new Uint8Array(sha3_256(concat(mlKem, x, xEnc, xPublic, LABEL)));
}

/** Encapsulation with given randomness (64 bytes), as the published vectors need it; not for callers. */
export async function encapsulateWith(publicKey: Bytes, randomness: Bytes) {
  ofLength(publicKey, 1216);
  const mlKem = ml_kem768.encapsulate(publicKey.subarray(0, ML_KEM_PUBLIC), randomness.slice(0, 32));
  const ephemeral = randomness.slice(32);
  const xPublic = publicKey.slice(ML_KEM_PUBLIC);
  const [xEnc, x] = await Promise.all([x25519(ephemeral, BASE_POINT), x25519(ephemeral, xPublic)]);
  return {
    secret: combine(mlKem.sharedSecret, x, xEnc, xPublic),
    enc: concat(mlKem.cipherText, xEnc),
  };
}

export const portableXWing: XWing = {
  async publicKey(seed) {
    const { mlKem, x } = expand(seed);
    return concat(mlKem.publicKey, await x25519(x, BASE_POINT));
  },
  encapsulate: (publicKey) => encapsulateWith(publicKey, randomBytes(64)),
  async decapsulate(seed, enc) {
    const { mlKem, x } = expand(seed);
    const xEnc = ofLength(enc, ML_KEM_CIPHERTEXT + 32).slice(ML_KEM_CIPHERTEXT);
    const shared = ml_kem768.decapsulate(enc.subarray(0, ML_KEM_CIPHERTEXT), mlKem.secretKey);
    const [xShared, xPublic] = await Promise.all([x25519(x, xEnc), x25519(x, BASE_POINT)]);
    return combine(shared, xShared, xEnc, xPublic);
  },
};

// The draft's additions to WebCrypto, of which type libraries know nothing yet.
type NativeKem = {
  importKey(format: string, key: Bytes, name: string, ex: boolean, use: string[]): Promise<object>;
  exportKey(format: string, key: object): Promise<ArrayBuffer>;
  getPublicKey(key: object, use: string[]): Promise<object>;
  encapsulateBits(name: string, key: object): Promise<Record<"sharedKey" | "ciphertext", ArrayBuffer>>;
  decapsulateBits(name: string, key: object, enc: Bytes): Promise<ArrayBuffer>;
};
const native = () => crypto.subtle as unknown as NativeKem;
const nativePrivate = (seed: Bytes) =>
  native().importKey("raw-seed", seed, NAME, false, ["decapsulateBits"]);

export const nativeXWing: XWing = {
  async publicKey(seed) {
    const key = await native().getPublicKey(await nativePrivate(seed), ["encapsulateBits"]);
    return new Uint8Array(await native().exportKey("raw-public", key));
  },
  async encapsulate(publicKey) {
    const key = await native().importKey("raw-public", publicKey, NAME, true, ["encapsulateBits"]);
    const { sharedKey, ciphertext } = await native().encapsulateBits(NAME, key);
    return { secret: new Uint8Array(sharedKey), enc: new Uint8Array(ciphertext) };
  },
  async decapsulate(seed, enc) {
    return new Uint8Array(await native().decapsulateBits(NAME, await nativePrivate(seed), enc));
  },
};

/** Says whether this platform has X-Wing built in. */
export function hasNativeXWing(): boolean {
  type Supports = { SubtleCrypto?: { supports?(operation: string, name: string): boolean } };
  return (globalThis as Supports).SubtleCrypto?.supports?.("generateKey", NAME) ?? false;
}

/** The implementation this platform uses: native, else portable. */
export const xWing: XWing = hasNativeXWing() ? nativeXWing : portableXWing;
