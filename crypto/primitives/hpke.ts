// HPKE (RFC 9180) base mode with our one suite: MLKEM768-X25519 (X-Wing), HKDF-SHA256, AES-256-GCM.
import * as hpke from "hpke";
import type { Bytes } from "./bytes.ts";
import { CryptoFailure } from "./failure.ts";
import { decapsulate, ENC_BYTES, encapsulate, PUBLIC_KEY_BYTES } from "./x-wing.ts";

const NAME = "MLKEM768-X25519";
type RawKey = hpke.Key & { raw: Bytes };
// The bytes themselves, no copy: by them a seed that was seen before is known.
const rawKey = (type: "private" | "public", bytes: Uint8Array): RawKey => {
  return { algorithm: { name: NAME }, extractable: true, type, raw: bytes as Bytes };
};
// Keys only come in as raw bytes: nothing calls the functions that would make one here.
const unused = () => Promise.reject(new CryptoFailure("key-size"));

/** Our KEM for the hpke package; its keys are the raw seed and public key. */
export const portableKem = (): hpke.KEM<RawKey> => ({
  id: 0x647a,
  name: NAME,
  Nsecret: 32,
  Nenc: ENC_BYTES,
  Npk: PUBLIC_KEY_BYTES,
  Nsk: 32,
  type: "KEM",
  DeriveKeyPair: unused,
  GenerateKeyPair: unused,
  SerializePublicKey: async (key) => key.raw,
  SerializePrivateKey: async (key) => key.raw,
  DeserializePublicKey: async (bytes) => rawKey("public", bytes),
  DeserializePrivateKey: async (bytes) => rawKey("private", bytes),
  Encap: (key) => encapsulate(key.raw),
  Decap: (enc, key) => decapsulate(key.raw, new Uint8Array(enc)),
});

/** Says whether this platform has the whole KEM built in. */
export function hasNativeKem(): boolean {
  type Supports = { SubtleCrypto?: { supports?(operation: string, name: string): boolean } };
  return (globalThis as Supports).SubtleCrypto?.supports?.("generateKey", NAME) ?? false;
}

/** HPKE's suite over a KEM. */
export const suiteOver = (kem: hpke.KEMFactory) => new hpke.CipherSuite(kem, hpke.KDF_HKDF_SHA256, hpke.AEAD_AES_256_GCM);

let ours: hpke.CipherSuite | undefined;

/** The suite as this platform does it best. */
export const suite = () => (ours ??= suiteOver(hasNativeKem() ? hpke.KEM_MLKEM768_X25519 : portableKem));
