import { authRoutes } from "@hz/contract/auth";
import { resetRoutes } from "@hz/contract/password-reset";
import { type Bytes, fromBase64Url } from "@hz/crypto";
import { call } from "../../api/client.ts";
import { sealAnew } from "../../vault/account-change.ts";
import { accountPrint } from "../../vault/fingerprints.ts";
import { recallUserKey } from "../../vault/session.ts";

/** Reads what the server says now and gives both fingerprints, with the one key that may be accepted after comparing. */
export async function readAccountChange(known: Bytes): Promise<{ known: string; served: string; accountPublicKey: string }> {
  const [{ user }, { accountPublicKey }] = await Promise.all([call(authRoutes.session), call(authRoutes.keys)]);
  const print = (key: Bytes) => accountPrint(user.accountId, key);
  return { known: await print(known), served: await print(fromBase64Url(accountPublicKey)), accountPublicKey };
}

/**
 * Takes the account's key that this person has known, null for none, and the one whose fingerprint was compared; pins the
 * latter and seals what this person holds anew: who granted it may be vouched for no more. Throws ApiError, or KeyRingFailure when the server has changed its word meanwhile.
 */
export async function acceptAccountKey(known: Bytes | null, compared: string): Promise<void> {
  const [session, ring] = await Promise.all([call(authRoutes.session), call(authRoutes.keys)]);
  const { user, sessionId, sessionKey } = session;
  const userKey = await recallUserKey(sessionKey, { userId: user.id, sessionId });
  if (!userKey) return;
  const holder = { accountId: user.accountId, userId: user.id };
  const body = await sealAnew(userKey, holder, { ...ring, accountPublicKey: compared }, known);
  await call(resetRoutes.trust, { body });
}
