import { authRoutes } from "@hz/contract/auth";
import { verificationRoutes } from "@hz/contract/verification";
import { call } from "../../api/client.ts";
import { answerChallenge } from "../../vault/password.ts";
import { stretchInWorker } from "../../vault/worker-tasks.ts";

/** Takes the address that counts, the one that is wanted and the password, and asks for the change. Throws like `signIn`. */
export async function askForEmail(current: string, { email, password }: { email: string; password: string }): Promise<string> {
  const challenge = await call(authRoutes.challenge, { body: { email: current } });
  const { auth } = await answerChallenge(challenge, password, stretchInWorker);
  return (await call(verificationRoutes.changeEmail, { body: { email, auth } })).pendingEmail;
}
