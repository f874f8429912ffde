import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { call } from "../../api/client.ts";
import { provePassword } from "../shared/proof/prove-password.ts";

/** Takes the address that counts, the one that is wanted and the password, and asks for the change. Throws like `signIn`. */
export async function askForEmail(current: string, { email, password }: { email: string; password: string }): Promise<string> {
  const auth = await provePassword(current, password);
  return (await call(verificationRoutes.changeEmail, { body: { email, auth } })).pendingEmail;
}
