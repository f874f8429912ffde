import { authRoutes, type SecondStep, type SignedIn as Session } from "@hz/contract/sign-in/auth";
import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { passkeyKeys, randomBytes, toBase64Url, wrapForPasskey } from "@hz/crypto";
import { TOTP } from "otpauth";
import type { Person } from "../../scripts/seed/people.ts";
import { machineTime } from "../context.ts";
import type { TestApplication } from "./application.ts";
import { type SoftPasskey, softPasskey } from "./authenticator.ts";
import { authOf, type SignedIn } from "./builders.ts";
import { call, send } from "./call.ts";

/** What stands in a user's authenticator application, and the recovery codes on their paper. */
export type Factor = { secret: string; codes: string[] };

/** What an authenticator shows at this moment, whatever the simulator's clock has done to the application, or so many steps of 30 s later. */
export function totpCode(test: TestApplication, secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: machineTime(test.ctx).getTime() + steps * 30_000 });
}

/** Switches the second factor on for somebody signed in; uses the present step of 30 s up, and moves on to the next. */
export async function withFactor(test: TestApplication, { as, person }: Pick<SignedIn, "as" | "person">): Promise<Factor> {
  const auth = await authOf(test, person.email, person.password);
  const { secret } = await call(test.app, secondFactorRoutes.begin, { as, body: { auth } });
  const { codes } = await call(test.app, secondFactorRoutes.confirm, { as, body: { code: totpCode(test, secret) } });
  test.move(30_000);
  return { secret, codes };
}

/** The first step of a sign-in that asks for a second one. */
export async function firstStep(test: TestApplication, person: Person, remember = false): Promise<SecondStep> {
  const auth = await authOf(test, person.email, person.password);
  const answer = await call(test.app, authRoutes.signIn, { body: { email: person.email, auth, remember } });
  if (!("secondFactor" in answer)) throw new Error("No second step was asked for");
  return answer.secondFactor;
}

/** Sends the second step and resolves to the bare answer. */
export const secondStep = (test: TestApplication, ticket: string, code: string) =>
  send(test.app, secondFactorRoutes.finish, { body: { ticket, code } });

/** The answer of a whole sign-in, for a person without a second factor. */
export async function wholeSignIn(test: TestApplication, body: { email: string; auth: string }): Promise<Session> {
  const answer = await call(test.app, authRoutes.signIn, { body: { ...body, remember: false } });
  if ("secondFactor" in answer) throw new Error("A second step was asked for");
  return answer;
}

/** Sets up a passkey made of software for somebody signed in; with a PRF it also opens the user key. */
export async function withPasskey(
  test: TestApplication,
  { as, person }: SignedIn,
  { prf, verified = true, counter = 0 }: { prf?: boolean; verified?: boolean; counter?: number } = {},
): Promise<SoftPasskey & { rowId: string; prf: Uint8Array<ArrayBuffer> }> {
  const passkey = softPasskey();
  const secret = randomBytes(32);
  const wrap = await wrapForPasskey(person.userKey, await passkeyKeys(secret, person.userId), person.userId);
  const auth = await authOf(test, person.email, person.password);
  const { ticket, order } = await call(test.app, passkeyRoutes.order, { as, body: { auth } });
  const response = passkey.attest({ challenge: order.challenge, verified, counter });
  const added = await call(test.app, passkeyRoutes.add, {
    as,
    body: { ticket, name: "Schlüssel", response, userKeyWrap: prf ? toBase64Url(wrap) : null },
  });
  return { ...passkey, rowId: added.id, prf: secret };
}
