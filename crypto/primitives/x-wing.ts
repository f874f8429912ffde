// X-Wing = MLKEM768-X25519, for browsers without it: ML-KEM-768 and SHA-3 of noble, X25519 of WebCrypto.
import { sha3_256, shake256 } from "@noble/hashes/sha3.js";
import { ml_kem768 } from "@noble/post-quantum/ml-kem.js";
import { type Bytes, concat, ofLength } from "./bytes.ts";
import { type ExchangeKey, exchangeKey } from "./curves.ts";
import { randomBytes } from "./platform.ts";

export const PUBLIC_KEY_BYTES = 1216; // ML-KEM 1184, X25519 32
export const ENC_BYTES = 1120; // ML-KEM 1088, X25519 32
const LABEL = Uint8Array.of(0x5c, 0x2e, 0x2f, 0x2f, 0x5e, 0x5c); // \.//^\

type KeyPair = { mlKem: { publicKey: Uint8Array; secretKey: Uint8Array }; x: ExchangeKey };
/** Pairs by the seed they follow from (never changed in place): one seed often opens thousands of boxes. */
const pairs = new WeakMap<Bytes, Promise<KeyPair>>();

async function expand(seed: Bytes): Promise<KeyPair> {
  const expanded = new Uint8Array(shake256(ofLength(seed, 32), { dkLen: 96 }));
  return { mlKem: ml_kem768.keygen(expanded.subarray(0, 64)), x: await exchangeKey(expanded.slice(64)) };
}

function pairOf(seed: Bytes): Promise<KeyPair> {
  const known = pairs.get(seed);
  if (known) return known;
  const made = expand(seed);
  pairs.set(seed, made);
  return made;
}

const combine = (mlKem: Uint8Array, x: Bytes, xEnc: Bytes, xPublic: Bytes): Bytes =>
  new Uint8Array(sha3_256(concat(mlKem, x, xEnc, xPublic, LABEL)));

/** The public key (1216 bytes) of a seed (32 bytes). */
export async function xWingPublicKey(seed: Bytes): Promise<Bytes> {
  const { mlKem, x } = await pairOf(seed);
  return concat(mlKem.publicKey, x.publicKey);
}

/** A fresh enc and shared secret; `randomness` is for the published vectors only. */
export async function encapsulate(publicKey: Bytes, randomness: Bytes = randomBytes(64)) {
  const xPublic = ofLength(publicKey, PUBLIC_KEY_BYTES).slice(1184);
  const mlKem = ml_kem768.encapsulate(publicKey.subarray(0, 1184), randomness.subarray(0, 32));
  const ephemeral = await exchangeKey(randomness.slice(32));
  const shared_secret = combine(mlKem.sharedSecret, await ephemeral.agree(xPublic), ephemeral.publicKey, xPublic);
  return { shared_secret, enc: concat(mlKem.cipherText, ephemeral.publicKey) };
}

/** The shared secret of an enc; a changed enc leads to another secret, not to an error. */
export async function decapsulate(seed: Bytes, enc: Bytes): Promise<Bytes> {
  const { mlKem, x } = await pairOf(seed);
  const xEnc = ofLength(enc, ENC_BYTES).slice(1088);
  const shared = ml_kem768.decapsulate(enc.subarray(0, 1088), mlKem.secretKey);
  return combine(shared, await x.agree(xEnc), xEnc, x.publicKey);
}
