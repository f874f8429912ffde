// Keys inside a box. Everything that wraps a key goes through here.
import { type Bytes, concat, ofLength } from "../primitives/bytes.ts";
import { CryptoFailure } from "../primitives/failure.ts";
import { suite } from "../primitives/hpke.ts";
import { openBox, sealBox } from "../primitives/stream.ts";
import { signingKey } from "../primitives/curves.ts";
import { PUBLIC_KEY_BYTES, xWingPublicKey } from "../primitives/x-wing.ts";
import { derive } from "./context.ts";
import { ENC_END, HPKE_HEADER, isNotesKeyBox, isSealedKey, isWrappedKey } from "./format.ts";

/** Seals a text to a public key (1216 bytes) by HPKE; throws `public-key`. */
export async function sealTo(publicKey: Bytes, info: Bytes, plain: Bytes): Promise<Bytes> {
  ofLength(publicKey, PUBLIC_KEY_BYTES);
  try {
    const key = await suite().DeserializePublicKey(publicKey);
    const { encapsulatedSecret, ciphertext } = await suite().Seal(key, plain, { info });
    return concat(HPKE_HEADER, encapsulatedSecret, ciphertext);
  } catch (cause) {
    throw new CryptoFailure("public-key", cause);
  }
}

/** Opens an HPKE box with the seed (32 bytes); throws `box-shape` or `box-open`. */
export async function openWith(seed: Bytes, info: Bytes, box: Bytes): Promise<Bytes> {
  if (!isSealedKey(box) && !isNotesKeyBox(box)) throw new CryptoFailure("box-shape");
  const [enc, ciphertext] = [box.slice(HPKE_HEADER.length, ENC_END), box.slice(ENC_END)];
  ofLength(seed, 32);
  try {
    const key = await suite().DeserializePrivateKey(seed);
    return new Uint8Array(await suite().Open(key, enc, ciphertext, { info }));
  } catch (cause) {
    throw new CryptoFailure("box-open", cause);
  }
}

/** Wraps a key in a stream box (88 bytes); all keys are 32 bytes. */
export const wrapKey = async (by: Bytes, aad: Bytes, key: Bytes) => sealBox(ofLength(by, 32), aad, ofLength(key, 32));

/** Opens a wrapped key; throws `box-shape` or `box-open`. */
export async function unwrapKey(by: Bytes, aad: Bytes, box: Bytes): Promise<Bytes> {
  if (!isWrappedKey(box)) throw new CryptoFailure("box-shape");
  return openBox(ofLength(by, 32), aad, box);
}

/** A pair to seal to: the seed (32 bytes) opens, the public key (1216 bytes) seals. */
export type KemKey = { seed: Bytes; publicKey: Bytes };

/** The pair and the signing key that follow from a root secret and two contexts. */
export async function keysOf(root: Bytes, kemInfo: Bytes, sigInfo: Bytes) {
  const seed = await derive(root, kemInfo);
  const kem: KemKey = { seed, publicKey: await xWingPublicKey(seed) };
  return { kem, sig: await signingKey(await derive(root, sigInfo)) };
}
