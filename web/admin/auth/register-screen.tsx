import { authRoutes } from "@hz/contract/sign-in/auth";
import { call } from "../../api/client.ts";
import { foundAccount } from "../../vault/keys/found-account.ts";
import { stretchInWorker } from "../../vault/worker-tasks.ts";
import { splitName } from "../shared/names/person.ts";
import { beginSession } from "../shared/session/begin-session.ts";
import type { RegisterFormValues } from "./register-form.ts";
import { RegisterPage } from "./register-page.tsx";

/** The page /registrieren with what registers. */
export const RegisterScreen = () => <RegisterPage register={register} />;

/** Makes the account's keys in this browser, registers it and opens its first session. Throws like `signIn`. */
async function register({ fullName, password, ...rest }: RegisterFormValues): Promise<void> {
  const { keys, userKey } = await foundAccount(password, stretchInWorker);
  const { requiresVerification: _, ...session } = await call(authRoutes.register, {
    body: { ...rest, ...splitName(fullName), keys },
  });
  await beginSession(session, userKey);
}
