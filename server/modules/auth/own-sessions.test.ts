import { authRoutes } from "@hz/contract/sign-in/auth";
import { eventRoutes } from "@hz/contract/events";
import { passwordRoutes } from "@hz/contract/sign-in/password";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import { userRoutes } from "@hz/contract/people/users";
import { fromBase64Url, passwordKeys, randomBytes, toBase64Url, unwrapUserKey, wrapUserKey } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, authOf, credentials, quickly, signIn, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { firstStep, secondStep, wholeSignIn, withFactor } from "../../testing/builders-factor.ts";
import { aResetToken } from "../../testing/builders-reset.ts";
import { call, type Headers, refused, send } from "../../testing/call.ts";
import { openStream } from "../../testing/call-events.ts";

let own: TestApplication;
let office: TestOffice;
let eva: SignedIn;
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const MINUTE = 60_000;
const WRONG = "A".repeat(43);

beforeAll(async () => {
  own = await testApplication();
  own.stop();
  office = await anOffice(own);
});
afterAll(() => own.close());
beforeEach(async () => {
  eva = await aColleague(own, office);
});

const list = (as: Headers) => call(own.app, sessionRoutes.list, { as });
const alive = async (as: Headers) => (await send(own.app, userRoutes.current, { as })).statusCode === 200;

test("the own sessions with device and times; the latest used first, nobody else's, none that is over", async () => {
  const begun = own.ctx.now().toISOString();
  const auth = await authOf(own, eva.person.email, eva.person.password);
  const body = { email: eva.person.email, auth, remember: true };
  own.move(119 * MINUTE);
  const reply = await send(own.app, authRoutes.signIn, { body, as: { "user-agent": FIREFOX } });
  const laptop = credentials(reply);
  const first = { device: "Unbekanntes Gerät", createdAt: begun, lastSeenAt: begun, remembered: false, isCurrent: false };
  const now = own.ctx.now().toISOString();
  const second = { device: "Firefox auf Windows", createdAt: now, lastSeenAt: now, remembered: true, isCurrent: true };
  expect(await list(laptop)).toEqual([
    { id: reply.json().sessionId, ...second },
    { id: eva.session.sessionId, ...first },
  ]);
  own.move(4 * MINUTE);
  expect((await list(laptop)).map(({ id, lastSeenAt }) => [id, lastSeenAt])).toEqual([[reply.json().sessionId, now]]);
  own.move(MINUTE);
  await list(laptop);
  expect((await list(laptop))[0]!.lastSeenAt).toBe(own.ctx.now().toISOString());
});

test("signing out another device ends it at once, with its stream and what its browser kept; nobody else's can be ended", async () => {
  const laptop = await signIn(own, eva.person);
  const stream = await openStream((await own.url()) + eventRoutes.account.path, laptop.as);
  const still = await openStream((await own.url()) + eventRoutes.account.path, eva.as);
  const params = { id: laptop.session.sessionId };
  const kim = await aColleague(own, office);
  expect(await refused(own.app, sessionRoutes.end, { as: kim.as, params })).toBe("NOT_FOUND");
  expect(await alive(laptop.as)).toBe(true);
  await call(own.app, sessionRoutes.end, { as: eva.as, params });
  expect(await alive(laptop.as)).toBe(false);
  await stream.ended;
  expect([await alive(eva.as), stream.events, still.events]).toEqual([true, [], []]);
  still.close();
  expect(await refused(own.app, sessionRoutes.end, { as: eva.as, params })).toBe("NOT_FOUND");
  const left = await own.db.directory((tx) =>
    tx.selectFrom("directory_sessions").selectAll().where("session_id", "=", params.id).execute(),
  );
  expect(left).toEqual([]);
});

test("a stream ends when its session was used up", async () => {
  const stream = await openStream((await own.url()) + eventRoutes.account.path, eva.as);
  own.move(120 * MINUTE);
  const late = await signIn(own, eva.person);
  await call(own.app, authRoutes.signOut, { as: late.as });
  await stream.ended;
});

test("all others at once, and only the own ones", async () => {
  const others = [await signIn(own, eva.person), await signIn(own, eva.person)];
  expect(await call(own.app, sessionRoutes.endOthers, { as: eva.as })).toEqual({ ended: 2 });
  expect(await call(own.app, sessionRoutes.endOthers, { as: eva.as })).toEqual({ ended: 0 });
  expect([await alive(eva.as), await alive(others[0]!.as), await alive(others[1]!.as)]).toEqual([true, false, false]);
});

const change = async (password: string, auth: string) => {
  const { userId, userKey } = eva.person;
  const owner = { userId, suite: 1 as const, salt: randomBytes(16) };
  const keys = await passwordKeys(await quickly(password, owner.salt, 1), owner);
  const [kdfSalt, newAuth, userKeyWrap] = [owner.salt, keys.auth, await wrapUserKey(userKey, keys, owner)].map(toBase64Url);
  return { auth, kdfSuite: 1 as const, kdfSalt: kdfSalt!, newAuth: newAuth!, userKeyWrap: userKeyWrap! };
};

test("a new password opens the same user key; the old one, other sessions and half sign-ins end; the owner is told", async () => {
  const { email, password, userId, userKey } = eva.person;
  const other = await signIn(own, eva.person);
  const { codes } = await withFactor(own, eva);
  const half = await firstStep(own, eva.person);
  const oldAuth = await authOf(own, email, password);
  await call(own.app, passwordRoutes.change, { as: eva.as, body: await change("Neues-Passwort-1", oldAuth) });
  expect([await alive(eva.as), await alive(other.as)]).toEqual([true, false]);
  expect((await secondStep(own, half.ticket, codes[0]!)).json().code).toBe("TICKET_EXPIRED");
  expect(await refused(own.app, authRoutes.signIn, { body: { email, auth: oldAuth, remember: false } })).toBe("SIGN_IN_FAILED");

  const { ticket } = await firstStep(own, { ...eva.person, password: "Neues-Passwort-1" });
  const session = (await secondStep(own, ticket, codes[1]!)).json() as Awaited<ReturnType<typeof wholeSignIn>>;
  const challenge = await call(own.app, authRoutes.challenge, { body: { email } });
  const salt = fromBase64Url(challenge.kdfSalt);
  const keys = await passwordKeys(await quickly("Neues-Passwort-1", salt, 1), { userId, suite: 1, salt });
  expect(await unwrapUserKey(fromBase64Url(session.userKeyWrap), keys, { userId })).toEqual(userKey);

  await own.startWorker();
  await expect
    .poll(async () => (await own.ctx.mailer.listMails()).map(({ to, subject }) => [to, subject]), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([
        [email, "Ihr Passwort wurde geändert"],
        [email, "Zweiter Faktor eingeschaltet"],
      ]),
    );
});

test("a new password ends the links to set another one", async () => {
  const { email, password, userId } = eva.person;
  const token = await aResetToken(own, { accountId: office.accountId, userId });
  const validate = () => send(own.app, resetRoutes.validate, { query: { token } });
  expect((await validate()).statusCode).toBe(200);
  await call(own.app, passwordRoutes.change, { as: eva.as, body: await change("Neues-Passwort-1", await authOf(own, email, password)) });
  expect((await validate()).json().code).toBe("TOKEN_INVALID");
});

test("a wrong current password and a wrap that is none change nothing", async () => {
  const auth = await authOf(own, eva.person.email, eva.person.password);
  const body = await change("Neues-Passwort-1", WRONG);
  expect(await refused(own.app, passwordRoutes.change, { as: eva.as, body })).toBe("PASSWORD_WRONG");
  const bad = { ...body, auth, userKeyWrap: "A".repeat(188) };
  expect(await refused(own.app, passwordRoutes.change, { as: eva.as, body: bad })).toBe("BOX_REFUSED");
  await signIn(own, eva.person);
  for (let n = 0; n < 9; n++) await refused(own.app, passwordRoutes.change, { as: eva.as, body });
  expect(await refused(own.app, passwordRoutes.change, { as: eva.as, body: { ...body, auth } })).toBe("TOO_MANY_TRIES");
});
