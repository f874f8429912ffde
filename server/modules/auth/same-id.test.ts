import { authRoutes } from "@hz/contract/sign-in/auth";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aFounding, anOffice, aToken, authOf, credentials, type TestOffice } from "../../testing/builders.ts";
import { firstStep, secondStep, totpCode, withFactor } from "../../testing/builders-factor.ts";
import { call, type Headers, send } from "../../testing/call.ts";
import { findToken } from "../tokens/index.ts";

/** Ids of people are made by browsers, and the challenge names them: another company may be founded under the same one. */
let own: TestApplication;
let victim: TestOffice;
let double: Headers;
const WRONG = "A".repeat(43);

beforeAll(async () => {
  own = await testApplication();
  own.stop();
  victim = await anOffice(own);
  const { registration, founder } = await aFounding();
  const body = JSON.parse(JSON.stringify(registration).replaceAll(founder.userId, victim.person.userId));
  const reply = await send(own.app, authRoutes.register, { body });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  double = credentials(reply);
});
afterAll(() => own.close());

test("wrong codes and passwords of one do not count against the other", async () => {
  const guess = () => send(own.app, secondFactorRoutes.confirm, { as: double, body: { code: "000000" } });
  const prove = (as: Headers, auth: string) => send(own.app, secondFactorRoutes.renewCodes, { as, body: { auth } });
  for (let n = 0; n < 11; n++) await Promise.all([guess(), prove(double, WRONG)]);
  expect((await guess()).json().code).toBe("TOO_MANY_TRIES");
  expect((await prove(double, WRONG)).json().code).toBe("TOO_MANY_TRIES");

  const { secret } = await withFactor(own, victim);
  const { ticket } = await firstStep(own, victim.person);
  expect((await secondStep(own, ticket, totpCode(own, secret))).statusCode).toBe(200);
  const auth = await authOf(own, victim.person.email, victim.person.password);
  expect((await prove(victim.as, auth)).statusCode).toBe(200);
});

test("links that one gives up stay the other's", async () => {
  const token = await aToken(own, victim, "change-email");
  await call(own.app, verificationRoutes.cancelEmailChange, { as: double });
  expect(await findToken(own.ctx, token, "change-email")).toMatchObject({ accountId: victim.accountId });
});
