import { authRoutes } from "@hz/contract/sign-in/auth";
import { UNATTENDED_HEADER } from "@hz/contract/limits";
import { userRoutes } from "@hz/contract/people/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, authOf, signIn, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { call, type Headers, refused, send } from "../../testing/call.ts";
import { updateUser, type UserRow, userOf } from "../users/index.ts";
import { sweepExpired, sweepSessions } from "./jobs.ts";
import { holdUser } from "./sessions.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const HOUR = 3_600_000;
const whoAmI = (as: Headers) => refused(own.app, userRoutes.current, { as });
const cookieOf = async (remember: boolean, at = own) => {
  const auth = await authOf(at, office.person.email, office.person.password);
  const reply = await send(at.app, authRoutes.signIn, { body: { email: office.person.email, auth, remember } });
  return String(reply.headers["set-cookie"]);
};

test("a sign-in that was under way when the password changed, or the person was dismissed, starts nothing", async () => {
  const eva = await aColleague(own, office);
  const { accountId } = office;
  const hold = (seen?: UserRow) => own.db.tenant(accountId, (tx) => holdUser(tx, accountId, eva.person.userId, seen));
  const change = (row: { auth_hash?: Buffer; is_active?: boolean }) =>
    own.db.tenant(accountId, (tx) => updateUser(tx, accountId, eva.person.userId, row));
  const seen = (await own.db.tenant(accountId, (tx) => userOf(tx, accountId, eva.person.userId)))!;
  await hold(seen);
  await change({ auth_hash: Buffer.alloc(32, 7) });
  await expect(hold(seen)).rejects.toThrow("SIGN_IN_FAILED");
  await hold();
  await change({ is_active: false });
  await expect(hold()).rejects.toThrow("SIGN_IN_FAILED");
});

test("a session needs the cookie and the bearer value, and both from the same session", async () => {
  const [one, other] = [await signIn(own, office.person), await signIn(own, office.person)];
  expect(await call(own.app, userRoutes.current, { as: one.as })).toMatchObject({ id: office.person.userId });
  const { cookie, authorization } = one.as as { cookie: string; authorization: string };
  const wrong: Headers[] = [
    {},
    { cookie },
    { authorization },
    { cookie, authorization: other.as.authorization! },
    { cookie: other.as.cookie!, authorization },
    { cookie, authorization: authorization.replace("Bearer ", "Case ") },
    { cookie, authorization: authorization.slice(0, -1) },
    { cookie: "session=", authorization: "Bearer " },
  ];
  for (const as of wrong) expect(await whoAmI(as), JSON.stringify(Object.keys(as))).toBe("NOT_SIGNED_IN");
});

test("after a reload the browser gets its session with the same key again", async () => {
  const { session, as } = await signIn(own, office.person);
  const { sessionId, sessionKey, user } = session;
  expect(await call(own.app, authRoutes.session, { as })).toEqual({ sessionId, sessionKey, user });
});

test("every session has a key and a bearer value of its own, and neither is stored", async () => {
  const [one, other] = [await signIn(own, office.person), await signIn(own, office.person)];
  expect(new Set([one, other].flatMap(({ session }) => [session.sessionId, session.sessionKey, session.sessionToken])).size).toBe(6);
  const rows = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("sessions").selectAll().execute());
  const stored = rows
    .flatMap((row) => [row.bearer_hash, row.session_key])
    .map((bytes) => bytes.toString("base64url"))
    .join(" ");
  expect(stored).not.toContain(one.session.sessionToken);
  expect(stored).not.toContain(one.session.sessionKey);
});

test("signing out ends that session for cookie and bearer alike, and no other one", async () => {
  const [one, other] = [await signIn(own, office.person), await signIn(own, office.person)];
  const reply = await send(own.app, authRoutes.signOut, { as: one.as });
  expect(String(reply.headers["set-cookie"])).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/);
  expect(await whoAmI(one.as)).toBe("NOT_SIGNED_IN");
  expect(await refused(own.app, authRoutes.session, { as: one.as })).toBe("NOT_SIGNED_IN");
  await call(own.app, userRoutes.current, { as: other.as });
  const left = await own.db.directory((tx) =>
    tx.selectFrom("directory_sessions").selectAll().where("session_id", "=", one.session.sessionId).execute(),
  );
  expect(left).toEqual([]);
});

test("signing in ends the session whose cookie it replaces, whoever's it was, and no other one", async () => {
  const colleague = await aColleague(own, office);
  const [here, elsewhere] = [colleague.as, (await signIn(own, colleague.person)).as];
  const auth = await authOf(own, office.person.email, office.person.password);
  const body = { email: office.person.email, auth, remember: false };
  const again = (cookie: string) => send(own.app, authRoutes.signIn, { body, as: { cookie } });

  await again(`session=${"A".repeat(43)}`);
  expect((await again(here.cookie!)).statusCode).toBe(200);
  expect(await whoAmI(here)).toBe("NOT_SIGNED_IN");
  await call(own.app, userRoutes.current, { as: elsewhere });
  // What has ended already stands in nobody's way.
  expect((await again(here.cookie!)).statusCode).toBe(200);
});

test("the cookie is closed to scripts and other sites, and goes with the browser unless one asked otherwise", async () => {
  expect((await cookieOf(false)).split("; ").slice(1).sort()).toEqual(["HttpOnly", "Path=/", "SameSite=Lax"]);
  expect(await cookieOf(true)).toContain("Max-Age=2592000");
});

test("behind https the cookie is bound to this host and to https", async () => {
  const secure = await testApplication({ publicUrl: "https://hinweise.example" });
  try {
    const { person, as } = await anOffice(secure);
    const auth = await authOf(secure, person.email, person.password);
    const reply = await send(secure.app, authRoutes.signIn, { body: { email: person.email, auth, remember: false } });
    expect(String(reply.headers["set-cookie"])).toMatch(/^__Host-session=[^;]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    await call(secure.app, userRoutes.current, { as });
  } finally {
    await secure.close();
  }
});

test("a user who is no longer active is signed out at once and cannot come back", async () => {
  const colleague = await aColleague(own, office);
  await call(own.app, userRoutes.current, { as: colleague.as });
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ is_active: false }).where("id", "=", colleague.person.userId).execute(),
  );
  expect(await whoAmI(colleague.as)).toBe("NOT_SIGNED_IN");
  await expect(signIn(own, colleague.person)).rejects.toThrow("SIGN_IN_FAILED");
});

test("a session in use ends after the account's hours, a remembered one after thirty days", async () => {
  const at = await testApplication();
  try {
    at.stop();
    const { person } = await anOffice(at);
    const alive = async ({ as }: SignedIn) => (await send(at.app, userRoutes.current, { as })).statusCode === 200;
    const [short, long] = [await signIn(at, person), await signIn(at, person, true)];
    for (let hour = 1; hour < 12; hour++) {
      at.move(HOUR);
      expect(await alive(short), `${hour} h`).toBe(true);
    }
    at.move(HOUR - 1);
    expect(await alive(short)).toBe(true);
    at.move(1);
    expect([await alive(short), await alive(long)]).toEqual([false, true]);
    for (let day = 0; day < 29; day++) {
      at.move(24 * HOUR);
      expect(await alive(long), `day ${day}`).toBe(true);
    }
    at.move(12 * HOUR);
    expect(await alive(long)).toBe(false);
  } finally {
    await at.close();
  }
});

test("a session that nobody uses ends after the account's minutes, a remembered one after seven days", async () => {
  const at = await testApplication();
  try {
    at.stop();
    const { person, accountId } = await anOffice(at);
    const code = async ({ as }: SignedIn) => (await send(at.app, userRoutes.current, { as })).json().code ?? "here";
    const [idle, used, long] = [await signIn(at, person), await signIn(at, person), await signIn(at, person, true)];
    at.move(HOUR);
    expect(await code(used)).toBe("here");
    at.move(HOUR);
    expect([await code(idle), await code(used), await code(long)]).toEqual(["NOT_SIGNED_IN", "here", "here"]);
    // A limit that was lowered holds at once; a stream that opens again by itself is no use, nor what a page reads unattended.
    await at.db.tenant(accountId, (tx) => tx.updateTable("accounts").set({ idle_minutes: 30 }).execute());
    at.move(20 * 60_000);
    await send(at.app, userRoutes.current, { as: { ...used.as, accept: "text/event-stream" } });
    await send(at.app, userRoutes.current, { as: { ...used.as, [UNATTENDED_HEADER]: "1" } });
    at.move(10 * 60_000);
    expect(await code(used)).toBe("NOT_SIGNED_IN");
    at.move(7 * 24 * HOUR - 30 * 60_000 - 1);
    expect(await code(long)).toBe("here");
    at.move(7 * 24 * HOUR);
    expect(await code(long)).toBe("NOT_SIGNED_IN");
  } finally {
    await at.close();
  }
});

test("expired sessions leave the database with their keys, living ones stay", async () => {
  const at = await testApplication();
  try {
    const there = await anOffice(at);
    at.stop();
    await signIn(at, there.person);
    at.move(30 * 60_000);
    const living = await signIn(at, there.person);
    at.move(90 * 60_000);
    await sweepExpired.handle(at.ctx, {}, { id: "" });
    await runForAll(at.ctx, sweepSessions);
    const rows = await at.db.tenant(there.accountId, (tx) => tx.selectFrom("sessions").select("id").execute());
    expect(rows).toHaveLength(1);
    expect(await at.db.directory((tx) => tx.selectFrom("directory_sessions").select("session_id").execute())).toEqual([
      { session_id: rows[0]!.id },
    ]);
    expect(await call(at.app, userRoutes.current, { as: living.as })).toMatchObject({ id: there.person.userId });
  } finally {
    await at.close();
  }
});
