// One user key is the root of all that a handler holds.
import { type Bytes, ofLength } from "../primitives/bytes.ts";
import { randomBytes } from "../primitives/platform.ts";
import { codeSecret } from "./codes.ts";
import { ctx, derive, idBytes } from "./context.ts";
import { keysOf, unwrapKey, wrapKey } from "./sealed-keys.ts";

/** A fresh user key, 32 bytes. */
export const newUserKey = (): Bytes => randomBytes(32);

/** The pair for grants, the signing key, and the key of the user's own store. */
export async function userKeys(userKey: Bytes, userId: string) {
  const id = idBytes(userId);
  const store = await derive(userKey, ctx("user-store", id));
  return { ...(await keysOf(userKey, ctx("user-kem", id), ctx("user-sig", id))), store };
}

/** Which tab's copy of the user key: the user and the session, both as ids. */
export type UserSession = { userId: string; sessionId: string };
const sessionAad = (s: UserSession) => ctx("session-uk", idBytes(s.userId), idBytes(s.sessionId));

/** Seals the user key to keep it in the tab; `sessionKey` is the 32 bytes that the server holds for this session. */
export const sealUserKeyForSession = async (userKey: Bytes, sessionKey: Bytes, s: UserSession) =>
  wrapKey(sessionKey, sessionAad(s), userKey);

/** Opens that box with the same key and session. */
export const openUserKeyFromSession = async (box: Bytes, sessionKey: Bytes, s: UserSession) => unwrapKey(sessionKey, sessionAad(s), box);

/** The keys of a recovery code as typed: `auth` for the server and `wrap` for the user key. */
export async function recoveryKeys(code: string, userId: string) {
  const secret = await codeSecret("recovery", code);
  const id = idBytes(userId);
  const auth = await derive(secret, ctx("recovery-auth", id));
  return { auth, wrap: await derive(secret, ctx("recovery-wrap", id)) };
}

/** Wraps the user key by the recovery code's keys: 88 bytes. */
export const wrapForRecovery = async (userKey: Bytes, keys: { wrap: Bytes }, userId: string) =>
  wrapKey(keys.wrap, ctx("recovery", idBytes(userId)), userKey);

/** Opens that wrap with the recovery code's keys. */
export const unwrapFromRecovery = async (box: Bytes, keys: { wrap: Bytes }, userId: string) =>
  unwrapKey(keys.wrap, ctx("recovery", idBytes(userId)), box);

/** The wrapping key of a passkey; `prf` is the secret that it has for us (32 bytes, WebAuthn's PRF extension). */
export const passkeyKeys = async (prf: Bytes, userId: string) => ({
  wrap: await derive(ofLength(prf, 32), ctx("passkey-wrap", idBytes(userId))),
});

/** Wraps the user key by the passkey's key: 88 bytes. */
export const wrapForPasskey = async (userKey: Bytes, keys: { wrap: Bytes }, userId: string) =>
  wrapKey(keys.wrap, ctx("passkey", idBytes(userId)), userKey);

/** Opens that wrap with the passkey's key. */
export const unwrapFromPasskey = async (box: Bytes, keys: { wrap: Bytes }, userId: string) =>
  unwrapKey(keys.wrap, ctx("passkey", idBytes(userId)), box);
