import { authRoutes, type SecondStep, type SignedIn } from "@hz/contract/sign-in/auth";
import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import type { Bytes } from "@hz/crypto";
import { call } from "../../api/client.ts";
import { askPasskey, openByPasskey } from "../../vault/keys/passkey.ts";
import { answerChallenge } from "../../vault/keys/password.ts";
import { stretchInWorker, warmWorker } from "../../vault/worker-tasks.ts";
import { PasskeyDoesNotOpen } from "../shared/proof/passkeys.ts";
import { beginSession } from "../shared/session/begin-session.ts";

// Whoever loads this is about to sign in.
warmWorker();

type Typed = { email: string; password: string; remember: boolean };

/** A sign-in whose password was right and whose second step is missing. Both ways throw like `signIn`. */
export type HalfSignIn = {
  methods: SecondStep["methods"];
  byCode(code: string): Promise<void>;
  byPasskey(): Promise<void>;
};

/**
 * Proves the password to the server without sending it, and opens the user's keys; resolves to the second step where there is one.
 * Calls `fetchNext` while the password is being derived, which takes longer than files, and not before the server has answered:
 * they would go before that question. Throws ApiError (wrong pair, too many tries, no connection), CryptoFailure or KeyRingFailure.
 */
export async function signIn({ email, password, remember }: Typed, fetchNext: () => void): Promise<HalfSignIn | null> {
  const challenge = await call(authRoutes.challenge, { body: { email } });
  const answering = answerChallenge(challenge, password, stretchInWorker);
  fetchNext();
  const { auth, open } = await answering;
  const begin = async ({ userKeyWrap, ...session }: SignedIn) => beginSession(session, await open(userKeyWrap));

  const answer = await call(authRoutes.signIn, { body: { email, auth, remember } });
  if (!("secondFactor" in answer)) return begin(answer).then(() => null);
  const { ticket, methods } = answer.secondFactor;
  return {
    methods,
    byCode: async (code) => begin(await call(secondFactorRoutes.finish, { body: { ticket, code } })),
    byPasskey: async () => {
      const { response } = await askPasskey(await call(secondFactorRoutes.question, { body: { ticket } }));
      await begin(await call(secondFactorRoutes.finishByPasskey, { body: { ticket, response } }));
    },
  };
}

/** Signs in by a passkey alone, whose secret opens the user key here. Throws like `signIn`, and PasskeyDoesNotOpen. */
export async function signInByPasskey(remember: boolean): Promise<void> {
  const { ticket, question } = await call(passkeyRoutes.question);
  const { response, secret } = await askPasskey(question);
  const { passkeyWrap, ...session } = await call(passkeyRoutes.signIn, { body: { ticket, response, remember } });
  const userKey = secret && (await openByPasskey(passkeyWrap, secret, session.user.id).catch((): Bytes | null => null));
  if (!userKey) throw new PasskeyDoesNotOpen();
  await beginSession(session, userKey);
}
