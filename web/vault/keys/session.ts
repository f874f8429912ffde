import { type Bytes, fromBase64Url, openUserKeyFromSession, sealUserKeyForSession, toBase64Url } from "@hz/crypto";
import { storeSealedUserKey, storedUserKey } from "./stored-user-key.ts";

type SessionRef = { userId: string; sessionId: string };

/** Takes the user key and the session's key (base64url) and keeps the user key sealed, so that a reload needs no password. */
export async function storeUserKey(userKey: Bytes, sessionKey: string, session: SessionRef): Promise<void> {
  const box = await sealUserKeyForSession(userKey, fromBase64Url(sessionKey), session);
  storeSealedUserKey(toBase64Url(box));
}

/** Takes the session's key (base64url) and gives the user key that was kept for this session, or null if there is none. */
export async function recallUserKey(sessionKey: string, session: SessionRef): Promise<Bytes | null> {
  const kept = storedUserKey();
  if (kept === null) return null;
  try {
    return await openUserKeyFromSession(fromBase64Url(kept), fromBase64Url(sessionKey), session);
  } catch {
    return null;
  }
}
