import { authRoutes } from "@hz/contract/sign-in/auth";
import { call } from "../../../api/client.ts";
import { answerChallenge } from "../../../vault/keys/password.ts";
import { stretchInWorker } from "../../../vault/worker-tasks.ts";

/** What proves the typed password to the server. Throws ApiError or CryptoFailure. */
export async function provePassword(email: string, password: string): Promise<string> {
  const challenge = await call(authRoutes.challenge, { body: { email } });
  return (await answerChallenge(challenge, password, stretchInWorker)).auth;
}
