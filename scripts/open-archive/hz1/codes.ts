import { ctx, Refused, sha256 } from "./encode.ts";

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** So many characters of the bits, five bits each. */
export function base32(bytes: Uint8Array, characters: number): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return Array.from({ length: characters }, (_, at) => DIGITS[Number.parseInt(bits.slice(5 * at, 5 * at + 5), 2)]).join("");
}

export const fingerprintForPeople = (fingerprint: Uint8Array): string => base32(fingerprint, 25).match(/.{5}/g)!.join("-");

/** What looks like ours in other scripts, by what it means (section 2). */
const ALIKE: Record<string, string> = {
  A: "АаΑα",
  B: "ВвΒβϐ",
  C: "Сс",
  E: "ЕеΕεϵ",
  H: "НнΗ",
  I: "ІіΙι\u0130\u0131",
  J: "Јј",
  K: "КкΚκϰ",
  M: "МмΜμ\u00b5",
  N: "Ν",
  O: "ОоΟο",
  P: "РрΡρϱ",
  S: "Ѕѕ",
  T: "ТтΤτ",
  X: "ХхΧχ",
  Y: "УуΥ",
  Z: "Ζζ",
};

function meant(sign: string): string {
  const point = sign.codePointAt(0)!;
  if (point >= 0xff10 && point <= 0xff5a) return String.fromCodePoint(point - 0xfee0);
  if ((point >= 0x660 && point <= 0x669) || (point >= 0x6f0 && point <= 0x6f9)) return String(point % 16);
  return Object.keys(ALIKE).find((letter) => ALIKE[letter]!.includes(sign)) ?? sign;
}

/** The secret of a code as typed (section 2). Throws Refused "code-shape", or "code-check" for a slip or another kind of code. */
export function codeSecret(kind: "case" | "recovery" | "invite", typed: string): string {
  const dropped = /[\u0307\s\p{Dash}\u00ad\u0640\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
  const bare = Array.from(typed.replace(dropped, ""), meant).join("");
  // Before the upper case, which makes letters of ASCII of others.
  if (!/^[0-9A-TV-Za-tv-z]{28}$/.test(bare)) throw new Refused("code-shape");
  const code = bare.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
  const secret = code.slice(0, 26);
  if (code.slice(26) !== base32(sha256(ctx("check", kind, secret)), 2)) throw new Refused("code-check");
  return secret;
}
