// One user key is the root of all that a handler holds.
import { type Bytes, ofLength } from "../primitives/bytes.ts";
import { randomBytes } from "../primitives/platform.ts";
import { codeSecret } from "./codes.ts";
import { ctx, derive, idBytes } from "./context.ts";
import { keysOf, unwrapKey, wrapKey } from "./sealed-keys.ts";

/** Gives a fresh user key, 32 bytes. */
export const newUserKey = (): Bytes => randomBytes(32);

/** Takes the user key and its owner, gives the pair for grants, the signing key, and the key of the user's own store. */
export async function userKeys(userKey: Bytes, userId: string) {
  const id = idBytes(userId);
  const store = await derive(userKey, ctx("user-store", id));
  return { ...(await keysOf(userKey, ctx("user-kem", id), ctx("user-sig", id))), store };
}

/** Which tab's copy of the user key: the user and the session, both as ids. */
export type UserSession = { userId: string; sessionId: string };
const sessionAad = (s: UserSession) => ctx("session-uk", idBytes(s.userId), idBytes(s.sessionId));

/** Takes the user key and the 32 bytes that the server holds for this session, gives the box to keep in the tab. */
export const sealUserKeyForSession = async (userKey: Bytes, sessionKey: Bytes, s: UserSession) =>
  wrapKey(sessionKey, sessionAad(s), userKey);

/** Takes that box and the same key and session, gives the user key. */
export const openUserKeyFromSession = async (box: Bytes, sessionKey: Bytes, s: UserSession) => unwrapKey(sessionKey, sessionAad(s), box);

/** Takes a recovery code as typed and its owner, gives `auth` for the server and `wrap` for the user key. */
export async function recoveryKeys(code: string, userId: string) {
  const secret = await codeSecret("recovery", code);
  const id = idBytes(userId);
  const auth = await derive(secret, ctx("recovery-auth", id));
  return { auth, wrap: await derive(secret, ctx("recovery-wrap", id)) };
}

/** Takes the user key, the recovery code's keys and the owner, gives the wrap (88 bytes). */
export const wrapForRecovery = async (userKey: Bytes, keys: { wrap: Bytes }, userId: string) =>
  wrapKey(keys.wrap, ctx("recovery", idBytes(userId)), userKey);

/** Takes that wrap, the recovery code's keys and the owner, gives the user key. */
export const unwrapFromRecovery = async (box: Bytes, keys: { wrap: Bytes }, userId: string) =>
  unwrapKey(keys.wrap, ctx("recovery", idBytes(userId)), box);

/** Takes the secret that a passkey gives for us (32 bytes, WebAuthn's PRF extension) and its owner, gives the wrapping key. */
export const passkeyKeys = async (prf: Bytes, userId: string) => ({
  wrap: await derive(ofLength(prf, 32), ctx("passkey-wrap", idBytes(userId))),
});

/** Takes the user key, the passkey's key and the owner, gives the wrap (88 bytes). */
export const wrapForPasskey = async (userKey: Bytes, keys: { wrap: Bytes }, userId: string) =>
  wrapKey(keys.wrap, ctx("passkey", idBytes(userId)), userKey);

/** Takes that wrap, the passkey's key and the owner, gives the user key. */
export const unwrapFromPasskey = async (box: Bytes, keys: { wrap: Bytes }, userId: string) =>
  unwrapKey(keys.wrap, ctx("passkey", idBytes(userId)), box);
