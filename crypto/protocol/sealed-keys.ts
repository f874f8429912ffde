// Keys inside a box. Everything that wraps a key goes through here.
import { type Bytes, concat, ofLength } from "../primitives/bytes.ts";
import { CryptoFailure } from "../primitives/failure.ts";
import { hpkeOpen, hpkeSeal } from "../primitives/hpke.ts";
import { openBox, sealBox } from "../primitives/stream.ts";
import { signingKey } from "../primitives/curves.ts";
import { xWingPublicKey } from "../primitives/x-wing.ts";
import { derive } from "./context.ts";
import { ENC_END, HPKE_HEADER, isNotesKeyBox, isSealedKey, isWrappedKey } from "./format.ts";

/** Takes a public key (1216 bytes), the context and the text, gives the HPKE box. */
export async function sealTo(publicKey: Bytes, info: Bytes, plain: Bytes): Promise<Bytes> {
  const { encapsulatedSecret, ciphertext } = await hpkeSeal(publicKey, info, plain);
  return concat(HPKE_HEADER, encapsulatedSecret, ciphertext);
}

/** Takes the seed (32 bytes), the context and the box, gives the text; throws `box-shape` or `box-open`. */
export async function openWith(seed: Bytes, info: Bytes, box: Bytes): Promise<Bytes> {
  if (!isSealedKey(box) && !isNotesKeyBox(box)) throw new CryptoFailure("box-shape");
  return hpkeOpen(seed, info, box.slice(HPKE_HEADER.length, ENC_END), box.slice(ENC_END));
}

/** Takes a wrapping key, the context and a key, all keys 32 bytes; gives the stream box (88 bytes). */
export const wrapKey = async (by: Bytes, aad: Bytes, key: Bytes) =>
  sealBox(ofLength(by, 32), aad, ofLength(key, 32));

/** Takes the wrapping key, the context and the box, gives the key; throws `box-shape` or `box-open`. */
export async function unwrapKey(by: Bytes, aad: Bytes, box: Bytes): Promise<Bytes> {
  if (!isWrappedKey(box)) throw new CryptoFailure("box-shape");
  return openBox(ofLength(by, 32), aad, box);
}

/** A pair to seal to: the seed (32 bytes) opens, the public key (1216 bytes) seals. */
export type KemKey = { seed: Bytes; publicKey: Bytes };

/** Takes a root secret and two contexts, gives the pair and the signing key that follow from it. */
export async function keysOf(root: Bytes, kemInfo: Bytes, sigInfo: Bytes) {
  const seed = await derive(root, kemInfo);
  const kem: KemKey = { seed, publicKey: await xWingPublicKey(seed) };
  return { kem, sig: await signingKey(await derive(root, sigInfo)) };
}
