import { authRoutes } from "@hz/contract/sign-in/auth";
import { ApiError, call } from "../../../api/client.ts";
import { authToken, dropAuthToken, broadcastSignOut } from "../../../api/auth-token.ts";
import { forgetKeys, heldKeys } from "../../../vault/keys/held-keys.ts";
import { dropUserKey } from "../../../vault/keys/stored-user-key.ts";
import { endWorker, warmWorker } from "../../../vault/worker-tasks.ts";
import { forgetPrefaces } from "./stored-preface.ts";
import { forgetWords } from "../search/kept-words.ts";
import { queryClient } from "../queries/query-client.ts";

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
    const answers = Promise.all([call(authRoutes.session), call(authRoutes.keys)]);
    // The sign-in page needs none of the cryptography and does not wait for it.
    const [[session, ring], { openSession }] = await Promise.all([answers, import("./begin-session.ts")]);
    if (await openSession(session, ring)) return true;
    await signOut();
    return false;
  } catch (error) {
    // A guest whose time is over learns that where they sign in.
    if (!(error instanceof ApiError) || (error.status !== 401 && error.code !== "GUEST_ACCESS_ENDED")) throw error;
    leaveSession();
    return false;
  }
}

/** Ends the session on the server, where it can be reached, and here in any case. */
export async function signOut(): Promise<void> {
  // What is being read would only be refused.
  await queryClient.cancelQueries();
  await call(authRoutes.signOut).catch(() => undefined);
  broadcastSignOut();
  forgetPrefaces();
  forgetWords();
  leaveSession();
}

/** Forgets everything that belongs to a session in this browser, except what screens still show. */
export function leaveSession(): void {
  dropAuthToken();
  dropUserKey();
  closeSession();
}

/** Forgets what opens boxes in this tab; what the browser keeps of a session may be another one's already. */
export function closeSession(): void {
  forgetKeys();
  endWorker();
}
