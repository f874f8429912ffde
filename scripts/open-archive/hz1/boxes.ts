// Stream boxes, HPKE boxes and signatures: sections 3, 4 and 9 of docs/hz1.md.
import { createDecipheriv, createHash, createHmac, createPrivateKey, createPublicKey, diffieHellman, verify } from "node:crypto";
import { ml_kem768 } from "@noble/post-quantum/ml-kem.js";
import { fromBase64Url, hkdf, Refused, u32 } from "./encode.ts";

const HEADER = 40;
const SEGMENT = 1_048_576;
const TAG = 16;

function gcm(key: Uint8Array, nonce: Uint8Array, sealed: Uint8Array): Buffer {
  if (sealed.length < TAG) throw new Refused("box-shape");
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG });
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()]);
  } catch {
    throw new Refused("box-open");
  }
}

/** How many bytes a box of so many bytes of text has. */
export const sealedSize = (plain: number): number => HEADER + plain + TAG * Math.max(1, Math.ceil((plain + HEADER) / (SEGMENT - TAG)));

/** Opens a stream box as its bytes come, segment by segment; `sealedBytes` is how long all of it has to be. Throws Refused. */
export async function* openStream(
  key: Uint8Array,
  aad: Uint8Array,
  sealedBytes: number,
  box: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  let [taken, segment] = [0, 0];
  let open: ((sealed: Buffer, isLast: boolean) => Buffer) | null = null;
  for await (const chunk of box) {
    held = Buffer.concat([held, chunk]);
    while (open === null ? held.length >= HEADER : taken < sealedBytes && held.length >= sizeOf(segment, sealedBytes)) {
      if (open === null) {
        open = segments(key, aad, held.subarray(0, HEADER));
        [held, taken] = [held.subarray(HEADER), HEADER];
        continue;
      }
      const size = sizeOf(segment, sealedBytes);
      yield open(held.subarray(0, size), taken + size === sealedBytes);
      [held, taken, segment] = [held.subarray(size), taken + size, segment + 1];
    }
  }
  if (held.length > 0 || taken !== sealedBytes) throw new Refused("box-length");
}

/** How long a sealed segment is: the header shortens the first, the end the last. */
const sizeOf = (i: number, sealedBytes: number) => Math.min((i + 1) * SEGMENT, sealedBytes) - (i === 0 ? HEADER : i * SEGMENT);

function segments(key: Uint8Array, aad: Uint8Array, header: Uint8Array) {
  if (header[0] !== HEADER) throw new Refused("box-shape");
  const [segmentKey, prefix] = [hkdf(key, aad, header.subarray(1, 33)), Buffer.from(header.subarray(33, HEADER))];
  let i = 0;
  return (sealed: Buffer, isLast: boolean) => gcm(segmentKey, Buffer.concat([prefix, u32(i++), Buffer.of(isLast ? 1 : 0)]), sealed);
}

/** Opens a box of one segment. Throws Refused. */
export function openBox(key: Uint8Array, aad: Uint8Array, box: Uint8Array): Buffer {
  if (box.length < HEADER + TAG || box.length > SEGMENT) throw new Refused("box-shape");
  return segments(key, aad, box.subarray(0, HEADER))(Buffer.from(box.subarray(HEADER)), true);
}

/** Takes away 80 00 … from the end of a text. Throws Refused. */
export function unpad(padded: Buffer): Buffer {
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 0x80) throw new Refused("padding");
  return padded.subarray(0, end);
}

/** The padded size of a file, from its true one. */
export function paddedFileSize(size: number): number {
  const n = Math.max(size, 65_536);
  const exponent = Math.floor(Math.log2(n));
  const unit = 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1);
  return Math.ceil(n / unit) * unit;
}

const PKCS8 = { ed25519: "302e020100300506032b657004220420", x25519: "302e020100300506032b656e04220420" };
type Curve = keyof typeof PKCS8;
const NAMES: Record<Curve, string> = { ed25519: "Ed25519", x25519: "X25519" };
const privateKey = (curve: Curve, key: Uint8Array) =>
  createPrivateKey({ key: Buffer.concat([Buffer.from(PKCS8[curve], "hex"), key]), format: "der", type: "pkcs8" });
const publicKey = (curve: Curve, key: Uint8Array) =>
  createPublicKey({ key: { kty: "OKP", crv: NAMES[curve], x: Buffer.from(key).toString("base64url") }, format: "jwk" });
const publicOf = (curve: Curve, key: Uint8Array) => fromBase64Url(createPublicKey(privateKey(curve, key)).export({ format: "jwk" }).x!);

/** The Ed25519 public key of a seed. */
export const signingPublicKey = (seed: Uint8Array): Buffer => publicOf("ed25519", seed);

/** Whether an Ed25519 signature holds. */
export function isSigned(by: Uint8Array, text: Uint8Array, signature: Uint8Array): boolean {
  try {
    return verify(null, text, publicKey("ed25519", by), signature);
  } catch {
    return false;
  }
}

function xWing(seed: Uint8Array) {
  const expanded = createHash("shake256", { outputLength: 96 }).update(seed).digest();
  const x = expanded.subarray(64);
  return { mlKem: ml_kem768.keygen(new Uint8Array(expanded.subarray(0, 64))), x, xPublic: publicOf("x25519", x) };
}

/** The X-Wing public key of a seed, 1216 bytes. */
export function kemPublicKey(seed: Uint8Array): Buffer {
  const { mlKem, xPublic } = xWing(seed);
  return Buffer.concat([mlKem.publicKey, xPublic]);
}

function decapsulate(seed: Uint8Array, enc: Uint8Array): Buffer {
  const { mlKem, x, xPublic } = xWing(seed);
  const ephemeral = enc.subarray(1088);
  const shared = diffieHellman({ privateKey: privateKey("x25519", x), publicKey: publicKey("x25519", ephemeral) });
  const first = ml_kem768.decapsulate(new Uint8Array(enc.subarray(0, 1088)), mlKem.secretKey);
  return createHash("sha3-256").update(first).update(shared).update(ephemeral).update(xPublic).update("\\.//^\\").digest();
}

const HPKE = Buffer.from("485a0101647a0102", "hex");
const SUITE = Buffer.concat([Buffer.from("HPKE"), Buffer.from("647a00010002", "hex")]);
const hmac = (key: Uint8Array, ...parts: Uint8Array[]) => parts.reduce((mac, part) => mac.update(part), createHmac("sha256", key)).digest();
const labeled = (label: string) => Buffer.concat([Buffer.from("HPKE-v1"), SUITE, Buffer.from(label)]);
const extract = (salt: Uint8Array, label: string, ikm: Uint8Array) => hmac(salt, labeled(label), ikm);
/** One block is enough for what hz1 needs. */
const expand = (prk: Uint8Array, label: string, info: Uint8Array, length: number) =>
  hmac(prk, Buffer.of(0, length), labeled(label), info, Buffer.of(1)).subarray(0, length);

/** Opens an HPKE box (section 4). Throws Refused. */
export function openHpke(seed: Uint8Array, info: Uint8Array, box: Uint8Array): Buffer {
  if (box.length < 1128 + TAG || !HPKE.equals(box.subarray(0, 8))) throw new Refused("box-shape");
  const none = Buffer.alloc(0);
  const context = Buffer.concat([Buffer.of(0), extract(none, "psk_id_hash", none), extract(none, "info_hash", info)]);
  const secret = extract(decapsulate(seed, box.subarray(8, 1128)), "secret", none);
  return gcm(expand(secret, "key", context, 32), expand(secret, "base_nonce", context, 12), box.subarray(1128));
}
