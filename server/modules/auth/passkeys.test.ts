import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { userRoutes } from "@hz/contract/people/users";
import { fromBase64Url, passkeyKeys, toBase64Url, unwrapFromPasskey } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { softPasskey } from "../../testing/authenticator.ts";
import { aColleague, anOffice, authOf, credentials, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { firstStep, withFactor, withPasskey } from "../../testing/builders-factor.ts";
import { noBox } from "../../testing/builders-thread.ts";
import { call, refused, send } from "../../testing/call.ts";

type Passkey = Awaited<ReturnType<typeof withPasskey>>;
type About = Omit<Parameters<Passkey["assert"]>[0], "challenge">;

let own: TestApplication;
let office: TestOffice;
let eva: SignedIn;
beforeAll(async () => {
  own = await testApplication();
  own.stop();
  office = await anOffice(own);
});
afterAll(() => own.close());
beforeEach(async () => {
  eva = await aColleague(own, office);
});

const proofOf = ({ email, password }: SignedIn["person"]) => authOf(own, email, password);

/** Signs in by a passkey alone and resolves to the bare answer. */
async function signInBy(passkey: Passkey, about: About = {}) {
  const { ticket, question } = await call(own.app, passkeyRoutes.question);
  const response = passkey.assert({ challenge: question.challenge, ...about });
  return send(own.app, passkeyRoutes.signIn, { body: { ticket, response, remember: false } });
}
const codeOf = async (reply: ReturnType<typeof signInBy>) => {
  const { statusCode, body } = await reply;
  return statusCode === 200 ? "signed in" : JSON.parse(body).code;
};

test("a passkey alone signs in and gives the user key as it wrapped it, also where a second factor is on", async () => {
  const passkey = await withPasskey(own, eva, { prf: true });
  await withFactor(own, eva);
  const { question } = await call(own.app, passkeyRoutes.question);
  expect(question).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] });
  const reply = await signInBy(passkey);
  expect(await call(own.app, userRoutes.current, { as: credentials(reply) })).toMatchObject({ id: eva.person.userId });
  const { userId, userKey } = eva.person;
  const wrap = fromBase64Url(reply.json().passkeyWrap);
  expect(await unwrapFromPasskey(wrap, await passkeyKeys(passkey.prf, userId), userId)).toEqual(userKey);
  const row = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("passkeys").selectAll().where("id", "=", passkey.rowId).executeTakeFirstOrThrow(),
  );
  expect(row.user_key_wrap!.includes(Buffer.from(wrap))).toBe(false);
});

test("without PRF, or where it was made without knowing its owner, a passkey is no sign-in of its own", async () => {
  const plain = await withPasskey(own, eva);
  const unverified = await withPasskey(own, eva, { prf: true, verified: false });
  expect((await call(own.app, passkeyRoutes.list, { as: eva.as })).map(({ signsIn }) => signsIn)).toEqual([false, false]);
  for (const passkey of [plain, unverified]) expect(await codeOf(signInBy(passkey))).toBe("SIGN_IN_FAILED");
});

test("a sign-in needs the owner's finger, our page, our host, this challenge, this key and a user who may come in", async () => {
  const passkey = await withPasskey(own, eva, { prf: true });
  const wrong: About[] = [{ verified: false }, { origin: "https://hinweise.example" }, { rpId: "example.org" }];
  for (const about of wrong) expect(await codeOf(signInBy(passkey, about)), JSON.stringify(about)).toBe("SIGN_IN_FAILED");
  const imposter = { ...passkey, assert: (about: About & { challenge: string }) => ({ ...softPasskey().assert(about), id: passkey.id }) };
  expect(await codeOf(signInBy(imposter))).toBe("SIGN_IN_FAILED");
  expect(await codeOf(signInBy({ ...passkey, ...softPasskey() }))).toBe("SIGN_IN_FAILED");
  const old = { ...passkey, assert: () => passkey.assert({ challenge: "A".repeat(43) }) };
  expect(await codeOf(signInBy(old))).toBe("SIGN_IN_FAILED");
  expect(await codeOf(signInBy(passkey))).toBe("signed in");
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ is_active: false }).where("id", "=", eva.person.userId).execute(),
  );
  expect(await codeOf(signInBy(passkey))).toBe("SIGN_IN_FAILED");
});

test("an answer counts once and in time", async () => {
  const passkey = await withPasskey(own, eva, { prf: true });
  const { ticket, question } = await call(own.app, passkeyRoutes.question);
  const body = { ticket, response: passkey.assert({ challenge: question.challenge }), remember: false };
  await call(own.app, passkeyRoutes.signIn, { body });
  expect(await refused(own.app, passkeyRoutes.signIn, { body })).toBe("TICKET_EXPIRED");
  const late = await call(own.app, passkeyRoutes.question);
  const response = passkey.assert({ challenge: late.question.challenge });
  own.move(10 * 60_000 + 1);
  expect(await refused(own.app, passkeyRoutes.signIn, { body: { ticket: late.ticket, response, remember: false } })).toBe("TICKET_EXPIRED");
});

test("a counter that goes back, or stands still, betrays a copy", async () => {
  const passkey = await withPasskey(own, eva, { prf: true, counter: 7 });
  expect(await codeOf(signInBy(passkey, { counter: 7 }))).toBe("SIGN_IN_FAILED");
  expect(await codeOf(signInBy(passkey, { counter: 9 }))).toBe("signed in");
  expect(await codeOf(signInBy(passkey, { counter: 8 }))).toBe("SIGN_IN_FAILED");
  expect(await codeOf(signInBy(passkey, { counter: 0 }))).toBe("SIGN_IN_FAILED");
  // Sent at the same moment they are all judged by the counter before; the one that is noted first wins.
  const questions = [];
  for (let n = 0; n < 5; n++) questions.push(await call(own.app, passkeyRoutes.question));
  const replies = questions.map(({ ticket, question: { challenge } }) =>
    send(own.app, passkeyRoutes.signIn, { body: { ticket, response: passkey.assert({ challenge, counter: 10 }), remember: false } }),
  );
  expect((await Promise.all(replies.map(codeOf))).filter((code) => code === "signed in")).toHaveLength(1);
});

test("a passkey as second step: its own user's, with the answer to this ticket's question", async () => {
  await withFactor(own, eva);
  const [mine, kim] = [await withPasskey(own, eva), await aColleague(own, office)];
  const theirs = await withPasskey(own, kim);
  const { ticket, methods } = await firstStep(own, eva.person);
  expect(methods).toEqual(["totp", "code", "passkey"]);
  const finish = (response: ReturnType<Passkey["assert"]>, by = ticket) =>
    send(own.app, secondFactorRoutes.finishByPasskey, { body: { ticket: by, response } });
  expect((await finish(mine.assert({ challenge: "A".repeat(43) }))).json().code).toBe("SECOND_FACTOR_WRONG");
  const { challenge, allowCredentials } = await call(own.app, secondFactorRoutes.question, { body: { ticket } });
  expect(allowCredentials.map(({ id }) => id)).toEqual([mine.id]);
  expect((await finish(theirs.assert({ challenge }))).json().code).toBe("SECOND_FACTOR_WRONG");
  // A key that does not know its owner is enough here: the password was right.
  const reply = await finish(mine.assert({ challenge, verified: false }));
  expect(reply.json()).toHaveProperty("userKeyWrap");
  expect((await finish(mine.assert({ challenge }))).json().code).toBe("TICKET_EXPIRED");
  const other = await call(own.app, passkeyRoutes.question);
  expect((await finish(mine.assert({ challenge: other.question.challenge }), other.ticket)).json().code).toBe("TICKET_EXPIRED");
});

test("adding: a ticket of somebody else, a used one, a bad wrap, another page and a passkey that is there already are refused", async () => {
  const kim = await aColleague(own, office);
  const order = async ({ as, person } = eva) => call(own.app, passkeyRoutes.order, { as, body: { auth: await proofOf(person) } });
  const add = (ticket: string, response: Passkey["attest"] extends (about: never) => infer R ? R : never, wrap: string | null = null) =>
    refused(own.app, passkeyRoutes.add, { as: eva.as, body: { ticket, name: "Neu", response, userKeyWrap: wrap } });
  const passkey = softPasskey();
  const theirs = await order(kim);
  expect(await add(theirs.ticket, passkey.attest(theirs.order))).toBe("SECOND_FACTOR_WRONG");
  const mine = await order();
  expect(await add(mine.ticket, passkey.attest(mine.order), noBox(88))).toBe("BOX_REFUSED");
  expect(await add(mine.ticket, passkey.attest({ ...mine.order, origin: "https://hinweise.example" }))).toBe("SECOND_FACTOR_WRONG");
  const known = await withPasskey(own, kim);
  const again = await order();
  expect(await add(again.ticket, known.attest(again.order))).toBe("SECOND_FACTOR_WRONG");
  expect(await call(own.app, passkeyRoutes.list, { as: eva.as })).toEqual([]);
});

test("an open session alone neither makes nor removes a passkey: the password is asked for, and cannot be guessed", async () => {
  const { rowId } = await withPasskey(own, eva, { prf: true });
  const body = { auth: "A".repeat(43) };
  expect((await send(own.app, passkeyRoutes.order, { as: eva.as, body })).statusCode).toBe(403);
  expect(await refused(own.app, passkeyRoutes.order, { as: eva.as, body })).toBe("PASSWORD_WRONG");
  const remove = { as: eva.as, params: { id: rowId }, body };
  expect((await send(own.app, passkeyRoutes.remove, remove)).statusCode).toBe(403);
  for (let n = 0; n < 7; n++) expect(await refused(own.app, passkeyRoutes.remove, remove)).toBe("PASSWORD_WRONG");
  const auth = await proofOf(eva.person);
  expect(await refused(own.app, passkeyRoutes.order, { as: eva.as, body: { auth } })).toBe("TOO_MANY_TRIES");
  expect(await call(own.app, passkeyRoutes.list, { as: eva.as })).toHaveLength(1);
});

test("passkeys are listed, named and removed by their owner only; a removed one opens nothing", async () => {
  const passkey = await withPasskey(own, eva, { prf: true });
  const kim = await aColleague(own, office);
  const params = { id: passkey.rowId };
  expect(await refused(own.app, passkeyRoutes.rename, { as: kim.as, params, body: { name: "Meiner" } })).toBe("NOT_FOUND");
  expect(await refused(own.app, passkeyRoutes.remove, { as: kim.as, params, body: { auth: await proofOf(kim.person) } })).toBe("NOT_FOUND");
  await call(own.app, passkeyRoutes.rename, { as: eva.as, params, body: { name: "  Laptop im Büro " } });
  own.move(60_000);
  await signInBy(passkey);
  expect(await call(own.app, passkeyRoutes.list, { as: eva.as })).toMatchObject([
    { id: passkey.rowId, name: "Laptop im Büro", signsIn: true, lastUsedAt: own.ctx.now().toISOString() },
  ]);
  await call(own.app, passkeyRoutes.remove, { as: eva.as, params, body: { auth: await proofOf(eva.person) } });
  expect(await codeOf(signInBy(passkey))).toBe("SIGN_IN_FAILED");
  expect(
    await own.db.directory((tx) => tx.selectFrom("directory_passkeys").selectAll().where("passkey_id", "=", params.id).execute()),
  ).toEqual([]);
});

test("the PRF's secret has no place in what is sent", () => {
  const schema = passkeyRoutes.signIn.body;
  const response = { ...softPasskey().assert({ challenge: "A" }), clientExtensionResults: { prf: { results: { first: "secret" } } } };
  expect(JSON.stringify(schema.parse({ ticket: toBase64Url(new Uint8Array(32)), response, remember: false }))).not.toContain("secret");
});
