import { type Bytes, fromBase64Url, openUserKeyFromSession, sealUserKeyForSession, toBase64Url } from "@hz/crypto";
import { storeSealedUserKey, storedUserKey } from "./stored-user-key.ts";

type SessionRef = { userId: string; sessionId: string };

/** Keeps the user key sealed under the session's key (base64url), so that a reload needs no password. */
export async function storeUserKey(userKey: Bytes, sessionKey: string, session: SessionRef): Promise<void> {
  const box = await sealUserKeyForSession(userKey, fromBase64Url(sessionKey), session);
  storeSealedUserKey(toBase64Url(box));
}

/** The user key that was kept for this session, null if there is none; `sessionKey` is base64url. */
export async function recallUserKey(sessionKey: string, session: SessionRef): Promise<Bytes | null> {
  const stored = storedUserKey();
  if (stored === null) return null;
  try {
    return await openUserKeyFromSession(fromBase64Url(stored), fromBase64Url(sessionKey), session);
  } catch {
    return null;
  }
}
