import type { NewPassword } from "@hz/contract/sign-in/password-reset";
import { type Bytes, CURRENT_SUITE, passwordKeys, randomBytes, toBase64Url, wrapUserKey } from "@hz/crypto";
import type { Stretch } from "./found-account.ts";

/** What the server stores of a new password; slow by design. */
export async function wrapByPassword(userId: string, password: string, userKey: Bytes, stretch: Stretch): Promise<NewPassword> {
  const owner = { userId, suite: CURRENT_SUITE, salt: randomBytes(16) };
  const keys = await passwordKeys(await stretch(password, owner.salt, owner.suite), owner);
  return {
    kdfSuite: owner.suite,
    kdfSalt: toBase64Url(owner.salt),
    auth: toBase64Url(keys.auth),
    userKeyWrap: toBase64Url(await wrapUserKey(userKey, keys, owner)),
  };
}
