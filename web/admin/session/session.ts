import type { NewSession } from "@hz/contract/auth";
import { authRoutes } from "@hz/contract/auth";
import type { CurrentUser } from "@hz/contract/users";
import type { Bytes } from "@hz/crypto";
import { ApiError, call } from "../../api/client.ts";
import { authToken, dropAuthToken, keepAuthToken } from "../../api/auth-token.ts";
import { forgetKeys, heldKeys, holdKeys, KeyRingFailure } from "../../vault/keys.ts";
import { dropUserKey, keepUserKey, recallUserKey } from "../../vault/session.ts";
import { endWorker, warmWorker } from "../../vault/worker-tasks.ts";
import { queryClient } from "../query-client.ts";
import { noteAccountKey } from "./note-account-key.ts";
import { USER } from "./user.ts";

/**
 * Takes a fresh session and the user key, keeps both for the next reload, and opens the key ring. Throws ApiError or
 * KeyRingFailure. Where the account's key is another one than this person knows, the session stays and no key is opened:
 * the next screen asks.
 */
export async function beginSession(session: NewSession, userKey: Bytes): Promise<void> {
  const { user, sessionId, sessionKey, sessionToken } = session;
  queryClient.clear();
  keepAuthToken(sessionToken);
  try {
    await keepUserKey(userKey, sessionKey, { userId: user.id, sessionId });
    await holdKeys(userKey, { accountId: user.accountId, userId: user.id }, await call(authRoutes.keys));
  } catch (error) {
    if (error instanceof KeyRingFailure && error.knownAccountKey) return;
    leaveSession();
    throw error;
  }
  queryClient.setQueryData<CurrentUser>(USER, user);
  void noteAccountKey(user).catch(() => undefined);
}

let resuming: Promise<boolean> | null = null;

/**
 * Tells whether somebody is signed in with open keys; after a reload or in a new tab it opens them again without a
 * password. What can no longer be opened is signed out. Throws ApiError only when the server cannot be reached.
 */
export async function resumeSession(): Promise<boolean> {
  if (authToken() === null) return false;
  if (heldKeys()) return true;
  resuming ??= resume().finally(() => (resuming = null));
  return resuming;
}

async function resume(): Promise<boolean> {
  warmWorker();
  try {
    const [session, ring] = await Promise.all([call(authRoutes.session), call(authRoutes.keys)]);
    const { user, sessionId, sessionKey } = session;
    const userKey = await recallUserKey(sessionKey, { userId: user.id, sessionId });
    if (!userKey) {
      await signOut();
      return false;
    }
    await holdKeys(userKey, { accountId: user.accountId, userId: user.id }, ring);
    queryClient.setQueryData<CurrentUser>(USER, user);
    void noteAccountKey(user).catch(() => undefined);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    leaveSession();
    return false;
  }
}

/** Ends the session on the server, where it can be reached, and here in any case. */
export async function signOut(): Promise<void> {
  // What is being read would only be refused.
  await queryClient.cancelQueries();
  await call(authRoutes.signOut).catch(() => undefined);
  leaveSession();
}

/** Forgets everything that belongs to a session in this browser, except what screens still show. */
export function leaveSession(): void {
  dropAuthToken();
  dropUserKey();
  forgetKeys();
  endWorker();
}
