import { authRoutes } from "@hz/contract/auth";
import { call } from "../../api/client.ts";
import { answerChallenge } from "../../vault/password.ts";
import { stretchInWorker } from "../../vault/worker-tasks.ts";
import { beginSession } from "../session/session.ts";

/**
 * Takes what was typed, proves the password to the server without sending it, and opens the user's keys. Throws ApiError
 * (wrong pair, too many tries, no connection), CryptoFailure or KeyRingFailure.
 */
export async function signIn({ email, password, remember }: { email: string; password: string; remember: boolean }): Promise<void> {
  const challenge = await call(authRoutes.challenge, { body: { email } });
  const { auth, open } = await answerChallenge(challenge, password, stretchInWorker);
  const { userKeyWrap, ...session } = await call(authRoutes.signIn, { body: { email, auth, remember } });
  await beginSession(session, await open(userKeyWrap));
}
