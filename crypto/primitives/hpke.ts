// HPKE (RFC 9180) base mode with our one suite: X-Wing, HKDF-SHA256, AES-256-GCM.
import {
  AEAD_AES_256_GCM,
  type AEADFactory,
  CipherSuite,
  KDF_HKDF_SHA256,
  type KEM,
  type Key,
} from "hpke";
import { type Bytes, ofLength } from "./bytes.ts";
import { CryptoFailure } from "./failure.ts";
import { type XWing, xWing } from "./x-wing.ts";

export const ENC_BYTES = 1120;
export const PUBLIC_KEY_BYTES = 1216;

type RawKey = Key & { bytes: Bytes };
const NAME = "MLKEM768-X25519";
const rawKey = (type: "private" | "public", bytes: Uint8Array): RawKey => ({
  algorithm: { name: NAME },
  extractable: true,
  type,
  bytes: new Uint8Array(bytes),
});
// Keys always come from outside as raw seeds; making them in here has no caller.
const never = () => Promise.reject(new CryptoFailure("key-size"));

function kemOver(x: XWing): KEM<RawKey> {
  return {
    ...{ id: 0x647a, type: "KEM", name: NAME, Nsecret: 32, Nenc: ENC_BYTES, Npk: 1216, Nsk: 32 },
    type: "KEM",
    DeriveKeyPair: never,
    GenerateKeyPair: never,
    SerializePublicKey: async (key) => key.bytes,
    DeserializePublicKey: async (bytes) => rawKey("public", bytes),
    SerializePrivateKey: async (key) => key.bytes,
    DeserializePrivateKey: async (bytes) => rawKey("private", bytes),
    async Encap(key) {
      const { secret, enc } = await x.encapsulate(key.bytes);
      return { shared_secret: secret, enc };
    },
    Decap: (enc, key) => x.decapsulate(key.bytes, new Uint8Array(enc)),
  };
}

/** Takes an implementation of the KEM and an AEAD, gives the suite; the tests ask for others than ours. */
export function suiteOver(x: XWing, aead: AEADFactory = AEAD_AES_256_GCM): CipherSuite<RawKey> {
  return new CipherSuite(() => kemOver(x), KDF_HKDF_SHA256, aead);
}

const suite = suiteOver(xWing);

/** Takes a public key (1216 bytes), the info and a text; gives enc (1120 bytes) and the ciphertext (+16). */
export async function hpkeSeal(publicKey: Bytes, info: Bytes, plain: Bytes) {
  try {
    const key = await suite.DeserializePublicKey(ofLength(publicKey, PUBLIC_KEY_BYTES));
    const sealed = await suite.Seal(key, plain, { info });
    return { enc: sealed.encapsulatedSecret, ciphertext: sealed.ciphertext };
  } catch (cause) {
    throw new CryptoFailure("public-key", cause);
  }
}

/** Takes the seed (32 bytes), the info, enc and the ciphertext; gives the text or throws `box-open`. */
export async function hpkeOpen(seed: Bytes, info: Bytes, enc: Bytes, ciphertext: Bytes): Promise<Bytes> {
  try {
    const key = await suite.DeserializePrivateKey(ofLength(seed, 32));
    return new Uint8Array(await suite.Open(key, enc, ciphertext, { info }));
  } catch (cause) {
    throw new CryptoFailure("box-open", cause);
  }
}
