import {
  type Bytes,
  CURRENT_SUITE,
  fromBase64Url,
  type KdfSuite,
  passwordKeys,
  randomBytes,
  toBase64Url,
  unwrapUserKey,
  wrapUserKey,
} from "@hz/crypto";
import type { Stretch } from "./found-account.ts";
import { keysInHand } from "./keys.ts";

/** What the server says about an address before sign-in. */
export type Challenge = { userId: string; kdfSuite: KdfSuite; kdfSalt: string };

/**
 * Takes the server's challenge and the typed password; gives what proves the password to the server (base64url) and the
 * function that opens the wrapped user key the server then releases. That function throws CryptoFailure "password".
 */
export async function answerChallenge(
  challenge: Challenge,
  password: string,
  stretch: Stretch,
): Promise<{ auth: string; open: (userKeyWrap: string) => Promise<Bytes> }> {
  const { userId, kdfSuite: suite } = challenge;
  const salt = fromBase64Url(challenge.kdfSalt);
  const keys = await passwordKeys(await stretch(password, salt, suite), { userId, suite, salt });
  return {
    auth: toBase64Url(keys.auth),
    open: (userKeyWrap) => unwrapUserKey(fromBase64Url(userKeyWrap), keys, { userId }),
  };
}

/** What the server stores of a new password: how to ask for it, what proves it, and the user key wrapped by it. */
export type PasswordOffer = { kdfSuite: KdfSuite; kdfSalt: string; newAuth: string; userKeyWrap: string };

/** Takes a new password and wraps the signed-in person's user key by it; the key stays the same. */
export async function offerPassword(password: string, stretch: Stretch): Promise<PasswordOffer> {
  const { userId, userKey } = keysInHand();
  const owner = { userId, suite: CURRENT_SUITE, salt: randomBytes(16) };
  const keys = await passwordKeys(await stretch(password, owner.salt, owner.suite), owner);
  return {
    kdfSuite: owner.suite,
    kdfSalt: toBase64Url(owner.salt),
    newAuth: toBase64Url(keys.auth),
    userKeyWrap: toBase64Url(await wrapUserKey(userKey, keys, owner)),
  };
}
