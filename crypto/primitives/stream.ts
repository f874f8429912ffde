// Tink's streaming AEAD: a header with salt and nonce prefix, then AES-GCM segments with the nonce
// prefix ‖ number ‖ last. The associated data enters through the key.
import { type Bytes, concat, u32 } from "./bytes.ts";
import { CryptoFailure } from "./failure.ts";
import { randomBytes } from "./platform.ts";
import { HZ1, headerBytes, plainSize, PREFIX_BYTES } from "./segments.ts";

/** A header with fresh salt and nonce prefix. */
export const newHeader = () => concat(Uint8Array.of(headerBytes()), randomBytes(headerBytes() - 1));

/** Seals and opens segment `i`, in any order. Throws `box-shape` for a strange header; `open` throws `box-open`. */
export async function segmentCipher(key: Bytes, aad: Bytes, header: Bytes, shape = HZ1) {
  const length = headerBytes(shape);
  if (header.length !== length || header[0] !== length) throw new CryptoFailure("box-shape");
  const salt = header.slice(1, 1 + shape.keyBytes);
  const prefix = header.slice(-PREFIX_BYTES);
  const base = await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveKey"]);
  const derivation = { name: "HKDF" as const, hash: shape.hash, salt, info: aad };
  const derived = { name: "AES-GCM", length: 8 * shape.keyBytes };
  const gcm = await crypto.subtle.deriveKey(derivation, base, derived, false, ["encrypt", "decrypt"]);
  const params = (i: number, last: boolean) => {
    return { name: "AES-GCM" as const, iv: concat(prefix, u32(i), Uint8Array.of(last ? 1 : 0)) };
  };
  const seal = async (i: number, last: boolean, plain: Bytes): Promise<Bytes> =>
    new Uint8Array(await crypto.subtle.encrypt(params(i, last), gcm, plain));
  const open = async (i: number, last: boolean, sealed: Bytes): Promise<Bytes> => {
    const opening = crypto.subtle.decrypt(params(i, last), gcm, sealed);
    const refuse = (cause: unknown) => Promise.reject(new CryptoFailure("box-open", cause));
    return new Uint8Array(await opening.catch(refuse));
  };
  return { seal, open };
}

/** Seals a text that fits one segment; `aad` is the associated data. */
export async function sealBox(key: Bytes, aad: Bytes, plain: Bytes): Promise<Bytes> {
  const header = newHeader();
  const cipher = await segmentCipher(key, aad, header);
  return concat(header, await cipher.seal(0, true, plain));
}

/** Opens a box of one segment; throws `box-shape` or `box-open`. */
export async function openBox(key: Bytes, aad: Bytes, box: Bytes): Promise<Bytes> {
  const fits = plainSize(box.length) >= 0 && box.length <= HZ1.segmentBytes;
  if (!fits) throw new CryptoFailure("box-shape");
  const cipher = await segmentCipher(key, aad, box.slice(0, headerBytes()));
  return cipher.open(0, true, box.slice(headerBytes()));
}
