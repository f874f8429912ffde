import { ctx, Refused, sha256 } from "./encode.ts";

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** So many characters of the bits, five bits each. */
export function base32(bytes: Uint8Array, characters: number): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return Array.from({ length: characters }, (_, at) => DIGITS[Number.parseInt(bits.slice(5 * at, 5 * at + 5), 2)]).join("");
}

export const fingerprintForPeople = (fingerprint: Uint8Array): string => base32(fingerprint, 25).match(/.{5}/g)!.join("-");

/** The secret of a code as typed (section 2). Throws Refused "code-shape", or "code-check" for a slip or another kind of code. */
export function codeSecret(kind: "case" | "recovery" | "invite", typed: string): string {
  const bare = typed.replace(/[\s\p{Pd}\u00ad\u200b-\u200d\u2060\ufeff]/gu, "");
  // Before the upper case, which makes letters of ASCII of others.
  if (!/^[0-9A-TV-Za-tv-z]{28}$/.test(bare)) throw new Refused("code-shape");
  const code = bare.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
  const secret = code.slice(0, 26);
  if (code.slice(26) !== base32(sha256(ctx("check", kind, secret)), 2)) throw new Refused("code-check");
  return secret;
}
