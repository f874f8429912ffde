import { authRoutes } from "@hz/contract/sign-in/auth";
import { confirmationRoutes, type Proof } from "@hz/contract/reports/confirmation";
import { peopleRoutes } from "@hz/contract/people/people";
import { PERMISSIONS } from "@hz/contract/permissions";
import type { Route } from "@hz/contract/route";
import { allRoutes } from "@hz/contract/routes";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { newCode, newId, recoveryKeys, toBase64Url, wrapForRecovery } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, authOf, signIn, type TestOffice } from "../../testing/builders.ts";
import { totpCode, withFactor, withPasskey } from "../../testing/builders-factor.ts";
import { anInvite, invited } from "../../testing/builders-people.ts";
import { addressOf, call, refused, send } from "../../testing/call.ts";

const MINUTE = 60_000;
let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  own.stop();
});
beforeEach(async () => {
  office = await anOffice(own);
});
afterAll(() => own.close());

const code = (reply: Awaited<ReturnType<typeof send>>): unknown => reply.json().code ?? reply.statusCode;
const confirm = async (proof: Proof, as = office.as) => code(await send(own.app, confirmationRoutes.confirm, { as, body: proof }));
const withPassword = async () => confirm({ auth: await authOf(own, office.person.email, office.person.password) });
const aCode = async () => {
  const keys = await recoveryKeys(await newCode("recovery"), office.person.userId);
  const recoveryWrap = toBase64Url(await wrapForRecovery(office.person.userKey, keys, office.person.userId));
  return { recoveryAuth: toBase64Url(keys.auth), recoveryWrap };
};
const firstCode = async () => code(await send(own.app, authRoutes.setRecovery, { as: office.as, body: await aCode() }));

describe("a session proves who sits at it", () => {
  test("by the sign-in itself, for five minutes", async () => {
    own.move(5 * MINUTE - 1);
    expect(await firstCode()).toBe(200);
    own.move(1);
    const other = await aColleague(own, office);
    own.move(5 * MINUTE);
    expect(await refused(own.app, peopleRoutes.remove, { as: office.as, params: { id: other.person.userId } })).toBe("CONFIRMATION_NEEDED");
  });

  test("by the password; wrong ones are counted, and change nothing", async () => {
    own.move(5 * MINUTE);
    expect(await firstCode()).toBe("CONFIRMATION_NEEDED");
    expect(await confirm({ auth: "A".repeat(43) })).toBe("PASSWORD_WRONG");
    expect(await firstCode()).toBe("CONFIRMATION_NEEDED");
    expect(await withPassword()).toBe(200);
    expect(await firstCode()).toBe(200);
    for (let n = 0; n < 10; n++) await confirm({ auth: "A".repeat(43) });
    expect(await withPassword()).toBe("TOO_MANY_TRIES");
  });

  test("by a code of the second factor, each once; without a factor no code counts", async () => {
    expect(await confirm({ code: "123456" })).toBe("SECOND_FACTOR_WRONG");
    const { secret } = await withFactor(own, office);
    own.move(5 * MINUTE);
    const now = totpCode(own, secret);
    expect(await confirm({ code: now })).toBe(200);
    expect(await firstCode()).toBe(200);
    expect(await confirm({ code: now })).toBe("SECOND_FACTOR_WRONG");
  });

  test("by a passkey that knew its owner; a question is answered once", async () => {
    const passkey = await withPasskey(own, office);
    own.move(5 * MINUTE);
    const ask = async () => (await call(own.app, confirmationRoutes.question, { as: office.as })).passkey!.challenge;
    const challenge = await ask();
    expect(await confirm({ response: passkey.assert({ challenge, verified: false }) })).toBe("SECOND_FACTOR_WRONG");
    expect(await confirm({ response: passkey.assert({ challenge, verified: true }) })).toBe("SECOND_FACTOR_WRONG");
    expect(await firstCode()).toBe("CONFIRMATION_NEEDED");
    expect(await confirm({ response: passkey.assert({ challenge: await ask(), verified: true }) })).toBe(200);
    expect(await firstCode()).toBe(200);
  });

  test("this one alone: another session of the same person has not", async () => {
    const elsewhere = await signIn(own, office.person);
    own.move(5 * MINUTE);
    const auth = await authOf(own, office.person.email, office.person.password);
    expect(await confirm({ auth }, elsewhere.as)).toBe(200);
    expect(await firstCode()).toBe("CONFIRMATION_NEEDED");
    expect(await call(own.app, confirmationRoutes.question, { as: office.as })).toEqual({ hasCode: false, passkey: null });
  });
});

describe("an open screen alone is not enough", () => {
  test("for anything that the contract says always needs it", async () => {
    const always = allRoutes.filter((route: Route) => route.needsConfirmation === "always");
    expect(always.length).toBeGreaterThan(2);
    own.move(5 * MINUTE);
    // It is asked for before anything that was sent is looked at.
    for (const route of always) {
      const url = addressOf(route, { id: office.accountId });
      const reply = await own.app.inject({ method: route.method, url, headers: office.as });
      expect(code(reply)).toBe("CONFIRMATION_NEEDED");
    }
  });

  test("to bring somebody in, or to give more, where keys come with it; to change a name it is", async () => {
    const reader = await aColleague(own, office, { role: "Auswertung" });
    const { body } = await anInvite(own, office, { permissions: ["Meldungen"] });
    own.move(5 * MINUTE);
    const invite = async (permissions: typeof body.permissions) =>
      code(
        await send(own.app, invitationRoutes.invite, {
          as: office.as,
          body: { ...body, id: newId(), email: `p${permissions.length}@muster.example`, keys: null, permissions },
        }),
      );
    const give = async (change: object) =>
      code(await send(own.app, peopleRoutes.update, { as: office.as, params: { id: reader.person.userId }, body: change }));
    expect(await invite([...PERMISSIONS])).toBe("CONFIRMATION_NEEDED");
    expect(await invite(["Meldungen"])).toBe("CONFIRMATION_NEEDED");
    expect(await invite(["Statistiken", "Statistiken"])).toBe(200);
    expect(await give({ permissions: [...PERMISSIONS] })).toBe("CONFIRMATION_NEEDED");
    expect(await give({ firstName: "Karla", permissions: ["Statistiken"] })).toBe(200);
    expect(await withPassword()).toBe(200);
    expect(await invite([...PERMISSIONS])).toBe(200);
    expect(await give({ permissions: [...PERMISSIONS] })).toBe(200);
  });

  test("to withdraw an invitation it is", async () => {
    const { body } = await invited(own, office);
    own.move(5 * MINUTE);
    expect(code(await send(own.app, peopleRoutes.remove, { as: office.as, params: { id: body.id } }))).toBe(200);
  });
});
