import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { call } from "../../api/client.ts";
import { provePassword } from "../shared/proof/prove-password.ts";

/** Asks for the change of the address from `current`, which counts until then. Throws like `signIn`. */
export async function askForEmail(current: string, { email, password }: { email: string; password: string }): Promise<string> {
  const auth = await provePassword(current, password);
  return (await call(verificationRoutes.changeEmail, { body: { email, auth } })).pendingEmail;
}
