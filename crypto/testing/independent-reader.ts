// Opens and seals hz1 with none of this package's code: OpenSSL through node:crypto, and @hpke for the KEM.
import { Aes256Gcm, CipherSuite, HkdfSha256 } from "@hpke/core";
import { XWing } from "@hpke/hybridkem-x-wing";
import * as node from "node:crypto";

type Field = Uint8Array | number | string;
const u32 = (n: number) => Buffer.from(n.toString(16).padStart(8, "0"), "hex");

export const id = (uuid: string) => Buffer.from(uuid.replaceAll("-", ""), "hex");

/** hz1's context; strings are UTF-8. */
export function ctx(label: string, ...fields: Field[]): Buffer {
  const encoded = fields.map((f) => (typeof f === "number" ? u32(f) : Buffer.from(f)));
  const parts = encoded.flatMap((bytes) => [u32(bytes.length), bytes]);
  return Buffer.concat([Buffer.from(`hz1\0${label}\0`), ...parts]);
}

/** HKDF-SHA256, 32 bytes. */
export function hkdf(ikm: Uint8Array | string, info: Uint8Array, salt: Uint8Array = Buffer.alloc(0)) {
  return Buffer.from(node.hkdfSync("sha256", ikm, salt, info, 32));
}

/** The secret part of a code as shown. */
export const secretOf = (code: string) => code.replaceAll("-", "").slice(0, 26);

/** Seals one stream under a given header, all segments. */
export function sealStream(key: Uint8Array, aad: Uint8Array, header: Buffer, plain: Buffer): Buffer {
  const gcmKey = hkdf(key, aad, header.subarray(1, 33));
  const out = [header];
  let at = 0;
  for (let i = 0; at < plain.length || i === 0; i++) {
    const end = Math.min(plain.length, at + 1_048_576 - 16 - (i === 0 ? 40 : 0));
    const last = Buffer.of(end === plain.length ? 1 : 0);
    const nonce = Buffer.concat([header.subarray(33, 40), u32(i), last]);
    const cipher = node.createCipheriv("aes-256-gcm", gcmKey, nonce);
    out.push(cipher.update(plain.subarray(at, end)), cipher.final(), cipher.getAuthTag());
    at = end;
  }
  return Buffer.concat(out);
}

/** Opens a stream of one segment. */
export function openStream(key: Uint8Array, aad: Uint8Array, box: Uint8Array): Buffer {
  const bytes = Buffer.from(box);
  const nonce = Buffer.concat([bytes.subarray(33, 40), Buffer.of(0, 0, 0, 0, 1)]);
  const gcm = node.createDecipheriv("aes-256-gcm", hkdf(key, aad, bytes.subarray(1, 33)), nonce);
  gcm.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([gcm.update(bytes.subarray(40, -16)), gcm.final()]);
}

/** Cuts 80 00 … from the end. */
export function unpad(padded: Buffer): Buffer {
  return padded.subarray(0, padded.lastIndexOf(0x80));
}

const suite = new CipherSuite({ kem: new XWing(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
const own = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;

/** Opens an HPKE box. */
export async function openHpke(seed: Uint8Array, info: Uint8Array, box: Uint8Array) {
  const recipientKey = await suite.kem.deserializePrivateKey(own(seed));
  const enc = own(box.subarray(8, 1128));
  return Buffer.from(await suite.open({ recipientKey, enc, info: own(info) }, own(box.subarray(1128))));
}

/** Seals an HPKE box. */
export async function sealHpke(publicKey: Uint8Array, info: Uint8Array, plain: Uint8Array) {
  const recipientPublicKey = await suite.kem.deserializePublicKey(own(publicKey));
  const sealed = await suite.seal({ recipientPublicKey, info: own(info) }, own(plain));
  const header = Buffer.from("485a0101647a0102", "hex");
  return Buffer.concat([header, Buffer.from(sealed.enc), Buffer.from(sealed.ct)]);
}

/** Says whether an Ed25519 signature holds. */
export function verify(publicKey: Uint8Array, text: Uint8Array, signature: Uint8Array): boolean {
  const x = Buffer.from(publicKey).toString("base64url");
  const key = node.createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  return node.verify(null, text, key, signature);
}

/** The Ed25519 public key of a seed. */
export function publicOf(seed: Uint8Array): Buffer {
  const der = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]);
  const key = node.createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  return Buffer.from(node.createPublicKey(key).export({ format: "jwk" }).x!, "base64url");
}

/** SHA-256. */
export const sha256 = (bytes: Uint8Array) => node.createHash("sha256").update(bytes).digest();

/** hz1's stretched password, suite 1. */
export function stretch(password: string, salt: Uint8Array): Buffer {
  const message = Buffer.from(password.normalize("NFKC"));
  const cost = { parallelism: 1, memory: 65_536, passes: 3, tagLength: 32 };
  return node.argon2Sync("argon2id", { message, nonce: salt, ...cost });
}
