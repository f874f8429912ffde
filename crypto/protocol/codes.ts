// Codes that people handle: 26 Crockford characters = 130 random bits, and 2 check characters.
import { type Bytes, utf8 } from "../primitives/bytes.ts";
import { CryptoFailure } from "../primitives/failure.ts";
import { randomBytes, sha256 } from "../primitives/platform.ts";
import { ctx } from "./context.ts";

/** What a code is for; the check characters tell the kinds apart. */
export type CodeKind = "case" | "recovery" | "invite";

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const SECRET_CHARS = 26;
const SEPARATORS = /[\s\p{Pd}\u00ad\u200b-\u200d\u2060\ufeff]/gu;

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
 * The 28 characters, without separators, of what somebody typed (any case, spaces, dashes; O for 0, I or L for 1); throws
 * `code-shape`, or `code-check` for a slip or a code of another kind.
 */
export async function parseCode(kind: CodeKind, typed: string): Promise<string> {
  const bare = typed.replace(SEPARATORS, "");
  if (!/^[0-9A-TV-Za-tv-z]{28}$/.test(bare)) throw new CryptoFailure("code-shape");
  const code = bare.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
  const expected = await withCheck(kind, code.slice(0, SECRET_CHARS));
  if (code !== expected) throw new CryptoFailure("code-check");
  return code;
}

/** The 26 secret characters of a code as typed, as bytes: the root of its keys. */
export const codeSecret = async (kind: CodeKind, typed: string) => utf8((await parseCode(kind, typed)).slice(0, SECRET_CHARS));
