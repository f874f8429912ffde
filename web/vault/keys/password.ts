import { type Bytes, fromBase64Url, type KdfSuite, passwordKeys, toBase64Url, unwrapUserKey } from "@hz/crypto";
import type { Stretch } from "./found-account.ts";

/** What the server says about an address before sign-in. */
export type Challenge = { userId: string; kdfSuite: KdfSuite; kdfSalt: string };

/**
 * Answers the server's challenge with what proves the password (base64url) and the function that opens the wrapped user key the
 * server then releases. That function throws CryptoFailure "password".
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
