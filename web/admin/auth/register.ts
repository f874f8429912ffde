import { authRoutes, type Registration } from "@hz/contract/sign-in/auth";
import { call } from "../../api/client.ts";
import { foundAccount } from "../../vault/keys/found-account.ts";
import { stretchInWorker } from "../../vault/worker-tasks.ts";
import { splitName } from "../shared/names/person.ts";
import { beginSession } from "../shared/session/begin-session.ts";

export type RegistrationForm = Pick<Registration, "email" | "companyName" | "companyWebsite" | "howFoundUs"> & {
  fullName: string;
  password: string;
};

/** Makes the account's keys in this browser, registers it and opens its first session. Throws like `signIn`. */
export async function register({ fullName, password, ...rest }: RegistrationForm): Promise<void> {
  const { keys, userKey } = await foundAccount(password, stretchInWorker);
  const { requiresVerification: _, ...session } = await call(authRoutes.register, {
    body: { ...rest, ...splitName(fullName), keys },
  });
  await beginSession(session, userKey);
}
