import { authRoutes } from "@hz/contract/sign-in/auth";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { userRoutes } from "@hz/contract/people/users";
import { fromBase64Url, newId, passwordKeys, unwrapUserKey } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, authOf, credentials, quickly, type SignedIn, signIn, type TestOffice } from "../../testing/builders.ts";
import { type Factor, firstStep, secondStep, totpCode, withFactor } from "../../testing/builders-factor.ts";
import { call, refused, send } from "../../testing/call.ts";
import { updateUser } from "../users/index.ts";
import { removeFactorByEmail } from "./index.ts";

let own: TestApplication;
let office: TestOffice;
let eva: SignedIn;
let factor: Factor;
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
  factor = await withFactor(own, eva);
});

const verdictOf = async (reply: ReturnType<typeof secondStep>) => {
  const { statusCode, ...rest } = await reply;
  return statusCode === 200 ? "signed in" : JSON.parse(rest.body).code;
};
const tryCode = (ticket: string, code: string) => verdictOf(secondStep(own, ticket, code));
const wrongCode = (code: string) => `${(Number(code[0]) + 5) % 10}${code.slice(1)}`;

test("the password alone releases neither key nor session, only a ticket", async () => {
  const { email, password } = eva.person;
  const body = { email, auth: await authOf(own, email, password), remember: true };
  const reply = await send(own.app, authRoutes.signIn, { body });
  expect(reply.cookies).toEqual([]);
  expect(reply.json()).toEqual({ secondFactor: { ticket: expect.stringMatching(/^[\w-]{43}$/), methods: ["totp", "code"] } });
  const stored = await own.db.directory((tx) => tx.selectFrom("directory_tickets").selectAll().execute());
  expect(JSON.stringify(stored)).not.toContain(reply.json().secondFactor.ticket);
});

test("the right code gives the session, and the key that the password opens", async () => {
  const { ticket } = await firstStep(own, eva.person, true);
  const reply = await secondStep(own, ticket, ` ${totpCode(own, factor.secret).replace(/^.../, "$& ")} `);
  expect(reply.statusCode).toBe(200);
  expect(String(reply.headers["set-cookie"])).toContain("Max-Age=2592000");
  expect(await call(own.app, userRoutes.current, { as: credentials(reply) })).toMatchObject({
    id: eva.person.userId,
    hasSecondFactor: true,
  });
  const { userId, userKey, password, email } = eva.person;
  const { kdfSalt, kdfSuite: suite } = await call(own.app, authRoutes.challenge, { body: { email } });
  const salt = fromBase64Url(kdfSalt);
  const keys = await passwordKeys(await quickly(password, salt, suite), { userId, suite, salt });
  expect(await unwrapUserKey(fromBase64Url(reply.json().userKeyWrap), keys, { userId })).toEqual(userKey);
});

test("a code replayed within its 30 s is refused, also the one that switched the factor on", async () => {
  const code = totpCode(own, factor.secret);
  expect(await tryCode((await firstStep(own, eva.person)).ticket, totpCode(own, factor.secret, -1))).toBe("SECOND_FACTOR_WRONG");
  expect(await tryCode((await firstStep(own, eva.person)).ticket, code)).toBe("signed in");
  expect(await tryCode((await firstStep(own, eva.person)).ticket, code)).toBe("SECOND_FACTOR_WRONG");
  expect(await tryCode((await firstStep(own, eva.person)).ticket, totpCode(own, factor.secret, 1))).toBe("signed in");
  // A later code was used: an earlier one that would still be in time counts no more.
  expect(await tryCode((await firstStep(own, eva.person)).ticket, code)).toBe("SECOND_FACTOR_WRONG");
});

test("of one code sent twice at once, one counts; of one ticket too", async () => {
  const tickets = [await firstStep(own, eva.person), await firstStep(own, eva.person)].map(({ ticket }) => ticket);
  const code = totpCode(own, factor.secret);
  expect((await Promise.all(tickets.map((ticket) => tryCode(ticket, code)))).sort()).toEqual(["SECOND_FACTOR_WRONG", "signed in"]);

  const { ticket } = await firstStep(own, eva.person);
  const both = await Promise.all([tryCode(ticket, factor.codes[0]!), tryCode(ticket, factor.codes[1]!)]);
  expect(both.sort()).toEqual(["TICKET_EXPIRED", "signed in"]);
  expect(await call(own.app, secondFactorRoutes.get, { as: eva.as })).toMatchObject({ codesLeft: 9 });

  const again = [await firstStep(own, eva.person), await firstStep(own, eva.person)];
  const last = await Promise.all(again.map(({ ticket }) => tryCode(ticket, factor.codes[5]!)));
  expect(last.sort()).toEqual(["SECOND_FACTOR_WRONG", "signed in"]);
});

test("each recovery code counts once, in any spelling, and for its owner only", async () => {
  const [code = "", other = ""] = factor.codes;
  const kim = await aColleague(own, office);
  const kims = await withFactor(own, kim);
  const { ticket } = await firstStep(own, eva.person);
  expect(await tryCode(ticket, kims.codes[0]!)).toBe("SECOND_FACTOR_WRONG");
  expect(await tryCode(ticket, code.toLowerCase().replace("-", " "))).toBe("signed in");
  expect(await tryCode((await firstStep(own, eva.person)).ticket, code)).toBe("SECOND_FACTOR_WRONG");
  expect(await tryCode((await firstStep(own, eva.person)).ticket, other)).toBe("signed in");
  const rows = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("second_factor_codes").selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain(code.replace("-", ""));
});

test("a ticket is good once, for ten minutes, for its owner, and for nothing else", async () => {
  const kim = await aColleague(own, office);
  const kims = await withFactor(own, kim);
  const { ticket } = await firstStep(own, eva.person);
  expect(await tryCode(ticket, totpCode(own, kims.secret))).toBe("SECOND_FACTOR_WRONG");
  expect(await tryCode(WRONG, totpCode(own, factor.secret))).toBe("TICKET_EXPIRED");
  expect(await tryCode(ticket, totpCode(own, factor.secret))).toBe("signed in");
  expect(await tryCode(ticket, factor.codes[0]!)).toBe("TICKET_EXPIRED");

  const late = await firstStep(own, eva.person);
  own.move(10 * MINUTE + 1);
  expect(await tryCode(late.ticket, factor.codes[0]!)).toBe("TICKET_EXPIRED");
  expect(await refused(own.app, secondFactorRoutes.question, { body: { ticket: late.ticket } })).toBe("TICKET_EXPIRED");
});

test("a user who was deactivated meanwhile does not come in by the second step", async () => {
  const { ticket } = await firstStep(own, eva.person);
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ is_active: false }).where("id", "=", eva.person.userId).execute(),
  );
  expect(await tryCode(ticket, factor.codes[0]!)).toBe("TICKET_EXPIRED");
});

test("five wrong codes use a ticket up, ten a user's tries, for ten minutes and for this user alone", async () => {
  const wrong = wrongCode(totpCode(own, factor.secret));
  const tries: string[] = [];
  for (let n = 0; n < 2; n++) {
    const { ticket } = await firstStep(own, eva.person);
    for (let m = 0; m < 6; m++) tries.push(await tryCode(ticket, wrong));
  }
  const five = [...Array<string>(5).fill("SECOND_FACTOR_WRONG"), "TOO_MANY_TRIES"];
  expect(tries).toEqual([...five, ...five]);
  expect(await tryCode((await firstStep(own, eva.person)).ticket, factor.codes[0]!)).toBe("TOO_MANY_TRIES");
  const kim = await aColleague(own, office);
  const kims = await withFactor(own, kim);
  expect(await tryCode((await firstStep(own, kim.person)).ticket, kims.codes[0]!)).toBe("signed in");
  own.move(10 * MINUTE + 1);
  expect(await tryCode((await firstStep(own, eva.person)).ticket, factor.codes[0]!)).toBe("signed in");
});

test("enrolment: a secret counts once its code was confirmed; the newest one only; it is sealed at rest", async () => {
  const kim = await aColleague(own, office);
  const { as, person } = kim;
  const body = { auth: await authOf(own, person.email, person.password) };
  const first = await call(own.app, secondFactorRoutes.begin, { as, body });
  const second = await call(own.app, secondFactorRoutes.begin, { as, body });
  const confirm = (code: string) => send(own.app, secondFactorRoutes.confirm, { as, body: { code } });
  expect((await confirm(totpCode(own, first.secret))).json().code).toBe("SECOND_FACTOR_WRONG");
  expect(await call(own.app, userRoutes.current, { as })).toMatchObject({ hasSecondFactor: false });
  const { codes } = (await confirm(totpCode(own, second.secret))).json() as Factor;
  expect(new Set(codes).size).toBe(10);
  expect(await call(own.app, secondFactorRoutes.get, { as })).toEqual({
    since: own.ctx.now().toISOString(),
    codesLeft: 10,
    hasRemover: true,
  });
  const row = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("users").select("totp_secret").where("id", "=", kim.person.userId).executeTakeFirstOrThrow(),
  );
  expect(own.ctx.secrets.open(row.totp_secret!, `totp ${kim.person.userId}`)).toHaveLength(20);
  // Nobody at an open session puts another authenticator in its place.
  expect(await refused(own.app, secondFactorRoutes.begin, { as, body })).toBe("FORBIDDEN");
});

test("an open session alone sets no authenticator up: the password is asked for first", async () => {
  const { as } = await aColleague(own, office);
  const reply = await send(own.app, secondFactorRoutes.begin, { as, body: { auth: WRONG } });
  expect([reply.statusCode, reply.json().code]).toEqual([403, "PASSWORD_WRONG"]);
  expect(await refused(own.app, secondFactorRoutes.confirm, { as, body: { code: "123456" } })).toBe("SECOND_FACTOR_WRONG");
});

test("new codes and switching off ask for the password", async () => {
  const { as, person } = eva;
  for (const route of [secondFactorRoutes.renewCodes, secondFactorRoutes.switchOff])
    expect(await refused(own.app, route, { as, body: { auth: WRONG } })).toBe("PASSWORD_WRONG");
  const auth = await authOf(own, person.email, person.password);
  const { codes } = await call(own.app, secondFactorRoutes.renewCodes, { as, body: { auth } });
  const { ticket } = await firstStep(own, person);
  expect(await tryCode(ticket, factor.codes[0]!)).toBe("SECOND_FACTOR_WRONG");
  expect(await tryCode(ticket, codes[0]!)).toBe("signed in");
  await call(own.app, secondFactorRoutes.switchOff, { as, body: { auth } });
  const reply = await send(own.app, authRoutes.signIn, { body: { email: person.email, auth, remember: false } });
  expect(reply.json()).toHaveProperty("userKeyWrap");
  expect(await refused(own.app, secondFactorRoutes.renewCodes, { as, body: { auth } })).toBe("FORBIDDEN");
});

test("wrong passwords for a change are limited, and lock nobody out of signing in", async () => {
  const { as, person } = eva;
  const auth = await authOf(own, person.email, person.password);
  const tries: string[] = [];
  for (let n = 0; n < 11; n++) tries.push(await refused(own.app, secondFactorRoutes.switchOff, { as, body: { auth: WRONG } }));
  expect(tries).toEqual([...Array<string>(10).fill("PASSWORD_WRONG"), "TOO_MANY_TRIES"]);
  expect(await refused(own.app, secondFactorRoutes.switchOff, { as, body: { auth } })).toBe("TOO_MANY_TRIES");
  expect(await tryCode((await firstStep(own, person)).ticket, factor.codes[0]!)).toBe("signed in");
  own.move(5 * MINUTE + 1);
  await call(own.app, secondFactorRoutes.switchOff, { as, body: { auth } });
});

test("somebody with the permission takes away another one's factor, never their own, and the log says who", async () => {
  const { userId } = eva.person;
  // Just now: it is asked again otherwise.
  const { as } = await signIn(own, office.person);
  const remove = (as: SignedIn["as"], id: string) => send(own.app, secondFactorRoutes.remove, { as, params: { id } });
  expect((await remove(eva.as, office.person.userId)).json().code).toBe("FORBIDDEN");
  expect((await remove(as, office.person.userId)).json().code).toBe("FORBIDDEN");
  expect((await remove(as, newId())).json().code).toBe("NOT_FOUND");
  const stranger = await anOffice(own);
  expect((await remove(stranger.as, userId)).json().code).toBe("NOT_FOUND");
  expect((await remove(as, userId)).statusCode).toBe(200);
  expect(await call(own.app, userRoutes.current, { as: eva.as })).toMatchObject({ hasSecondFactor: false });
  const entries = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("audit_entries").select(["actor_id", "action"]).where("target_id", "=", userId).orderBy("seq").execute(),
  );
  expect(entries).toEqual([
    { actor_id: userId, action: "second-factor.enabled" },
    { actor_id: office.person.userId, action: "user.second-factor-removed" },
  ]);
});

test("whom no colleague could help is told so before, and helped by the operator alone", async () => {
  const lone = await anOffice(own);
  const { email, userId } = lone.person;
  const state = async (as = lone.as) => (await call(own.app, secondFactorRoutes.get, { as })).hasRemover;
  await withFactor(own, lone);
  expect(await removeFactorByEmail(own.ctx, "nobody@else.example")).toBe("unknown");

  // Who handles reports manages nobody; an administrator has all the owner's rights.
  const handler = await aColleague(own, lone);
  expect([await state(), await state(handler.as)]).toEqual([false, true]);
  const admin = await aColleague(own, lone, { role: "Admin" });
  expect([await state(), await state(admin.as)]).toEqual([true, true]);
  expect(await removeFactorByEmail(own.ctx, email)).toBe("colleague");
  expect(await state()).toBe(true);
  await own.db.tenant(lone.accountId, (tx) => updateUser(tx, lone.accountId, admin.person.userId, { is_active: false }));
  expect(await state()).toBe(false);

  expect(await removeFactorByEmail(own.ctx, email.toUpperCase())).toBe("removed");
  expect((await signIn(own, lone.person)).person.userId).toBe(userId);
  expect(await removeFactorByEmail(own.ctx, email)).toBe("none");
  const entries = await own.db.tenant(lone.accountId, (tx) =>
    tx.selectFrom("audit_entries").select(["actor_id", "action"]).where("target_id", "=", userId).orderBy("seq", "desc").execute(),
  );
  expect(entries[0]).toEqual({ actor_id: null, action: "user.second-factor-removed" });
});
