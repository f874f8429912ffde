// Codes that people handle: 26 Crockford characters = 130 random bits, and 2 check characters.
import { type Bytes, utf8 } from "../primitives/bytes.ts";
import { CryptoFailure } from "../primitives/failure.ts";
import { randomBytes, sha256 } from "../primitives/platform.ts";
import { ctx } from "./context.ts";

/** What a code is for; the check characters tell the kinds apart. */
export type CodeKind = "case" | "recovery" | "invite";

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const SECRET_CHARS = 26;
/** Also the mark of a direction, the stroke that lengthens an Arabic word, and the dot that is left of a Turkish I in small letters. */
const SEPARATORS = /[\u0307\s\p{Dash}\u00ad\u0640\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Capitals of Cyrillic and Greek that look like one of ours, and the I of Turkish. */
const ALIKE = "АВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧİI";
const MEANT = "ABEKMHOPCTYXIJSABEZHIKMNOPTYXII";

/** What a sign from outside of ASCII means; itself where that is not sure: small η, ν and υ look like other letters than their capitals. */
function meant(sign: string): string {
  const point = sign.charCodeAt(0);
  if (/[\uff10-\uff5a]/.test(sign)) return String.fromCharCode(point - 0xfee0);
  if (/[\u0660-\u0669\u06f0-\u06f9]/.test(sign)) return `${point & 15}`;
  const capital = /[ηνυ]/.test(sign) ? "" : sign.toUpperCase();
  return (capital.length === 1 && MEANT[ALIKE.indexOf(capital)]) || sign;
}

/** The first `chars` base32 characters (Crockford) of the bits. */
export function base32(bytes: Bytes, chars: number): string {
  const digits = Array.from({ length: chars }, (_, i) => {
    const at = (5 * i) >> 3;
    const pair = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    return DIGITS[(pair >> (11 - ((5 * i) & 7))) & 31];
  });
  return digits.join("");
}

async function withCheck(kind: CodeKind, secret: string): Promise<string> {
  return secret + base32(await sha256(ctx("check", utf8(kind), utf8(secret))), 2);
}

/** The 28 characters as shown to people: 7 groups of 4 joined by "-". */
export const formatCode = (canonical: string) => canonical.replace(/(.{4})(?=.)/g, "$1-");

/** A fresh code as shown to people. */
export const newCode = async (kind: CodeKind) => formatCode(await withCheck(kind, base32(randomBytes(17), SECRET_CHARS)));

/**
 * The 28 characters, without separators, of what somebody typed (any case, spaces, dashes; O for 0, I or L for 1; digits and
 * letters of other scripts that look like ours); throws
 * `code-shape`, or `code-check` for a slip or a code of another kind.
 */
export async function parseCode(kind: CodeKind, typed: string): Promise<string> {
  const bare = typed.replace(SEPARATORS, "").replace(/[\u00b5\u0130\u0131\u0370-\u04ff\u0660-\u06f9\uff10-\uff5a]/g, meant);
  if (!/^[0-9A-TV-Za-tv-z]{28}$/.test(bare)) throw new CryptoFailure("code-shape");
  const code = bare.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
  const expected = await withCheck(kind, code.slice(0, SECRET_CHARS));
  if (code !== expected) throw new CryptoFailure("code-check");
  return code;
}

/** The 26 secret characters of a code as typed, as bytes: the root of its keys. */
export const codeSecret = async (kind: CodeKind, typed: string) => utf8((await parseCode(kind, typed)).slice(0, SECRET_CHARS));
