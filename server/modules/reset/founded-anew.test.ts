import { authRoutes } from "@hz/contract/sign-in/auth";
import { departmentRoutes } from "@hz/contract/people/departments";
import { messageRoutes } from "@hz/contract/reports/messages";
import { peopleRoutes } from "@hz/contract/people/people";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { reportRoutes } from "@hz/contract/reports/reports";
import { fromBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../db/new-id.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, signIn, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { readCase } from "../../testing/builders-archive.ts";
import { hold, invited, joined, waitingOne } from "../../testing/builders-people.ts";
import { call, refused } from "../../testing/call.ts";
import { newsTo } from "../../testing/mails.ts";
import { jobsOf } from "../../testing/job-queue.ts";
import { keyLosses, NEW, OLD } from "../../testing/key-losses.ts";
import { sealAnew } from "../../../web/vault/keys/account-change.ts";
import { KeyNotSigned, type KeyRingFailure } from "../../../web/vault/keys/held-keys.ts";
import { sealNewNote } from "../../../web/vault/content/notes.ts";
import { resealRows } from "../../../web/vault/people/reseal.ts";
import { grantTo } from "../../../web/vault/people/grant.ts";
import { canRelease, releaseTo } from "../../../web/vault/people/release.ts";
import { notifyOfAccountKey } from "./jobs.ts";

// Lena founded the company and alone manages it; Fred reads reports. Lena resets without a code, and with Fred everything must come back.
let own: TestApplication;
let office: TestOffice;
let fred: SignedIn;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());
beforeEach(async () => {
  office = await anOffice(own);
  fred = await aHandlerByCode();
});

const { open, reset, titles, report, founding } = keyLosses(
  () => own,
  () => office,
);

/** Somebody who joined by an invitation with its code, as most do: they noted the account's key, and hold their department's. */
async function aHandlerByCode(): Promise<SignedIn> {
  const invitation = await invited(own, office);
  const { userId, userKey, as } = await joined(own, invitation);
  const { email } = invitation.body;
  return { ...office, person: { ...office.person, userId, userKey, email, password: "Ein-Passwort-2026" }, as };
}

/** What the dialog of whoever grants does: what the server says of the person who waits, compared where nobody vouches. */
async function release(giver: SignedIn, receiver: SignedIn): Promise<void> {
  const { person, as } = giver;
  await hold(own, office.accountId, { ...person, as });
  const waiting = await waitingOne(own, as, receiver.person.userId);
  expect(canRelease(waiting)).not.toBe("nothing");
  const body = await releaseTo(waiting, waiting.member === null);
  await call(own.app, peopleRoutes.grant, { params: { id: waiting.id }, as, body });
}

/** What the page with both fingerprints does once they were compared. */
async function accept(who: SignedIn): Promise<void> {
  const failure = (await open(who).catch((error: unknown) => error)) as KeyRingFailure;
  const ring = await call(own.app, authRoutes.keys, { as: who.as });
  const holder = { accountId: office.accountId, userId: who.person.userId };
  await call(own.app, resetRoutes.trust, { as: who.as, body: await sealAnew(who.person.userKey, holder, ring, failure.knownAccountKey!) });
}

async function foundAnew(): Promise<SignedIn> {
  const { token, userKey, way } = await founding(office);
  return reset(office, token, userKey, way);
}

async function expectBothToRead(lena: SignedIn): Promise<void> {
  for (const one of [lena, fred]) {
    const held = await open(one);
    expect([held.isVouched, held.knowsAccountKey]).toEqual([true, true]);
    expect(await titles(one, held)).toEqual([NEW, OLD]);
  }
}

test("reset, accept, release: Fred accepts first, and both read old and new", async () => {
  await report(OLD);
  const lena = await foundAnew();
  await report(NEW);
  await accept(fred);
  // What Fred gave now would open to nobody: Lena's key does not vouch for him yet, and she is told who comes later.
  expect(await call(own.app, peopleRoutes.waiting, { as: fred.as })).toEqual([]);
  const access = await call(own.app, peopleRoutes.access, { as: lena.as });
  expect([access.granters, access.later.length, access.missing.departments.length]).toEqual([[], 1, 1]);
  await release(lena, fred);
  await release(fred, lena);
  await expectBothToRead(lena);
});

test("what somebody made ready who is not vouched for any more is refused, and whoever alone still reads is not deleted", async () => {
  await report(OLD);
  const lena = await foundAnew();
  await accept(fred);
  await hold(own, office.accountId, { ...fred.person, as: fred.as });
  const id = lena.person.userId;
  const { own: keys } = await call(own.app, authRoutes.keys, { as: lena.as });
  const grants = await grantTo({ userId: id, kemPublicKey: fromBase64Url(keys.kemPublicKey) }, [
    { kind: "department", departmentId: office.departmentId, epoch: 1 },
  ]);
  const sent = { ...keys, member: null, grants };
  expect(await refused(own.app, peopleRoutes.grant, { params: { id }, as: fred.as, body: sent })).toBe("FORBIDDEN");
  expect(await refused(own.app, peopleRoutes.remove, { params: { id: fred.person.userId }, as: lena.as })).toBe("LAST_MEMBER");
});

test("reset, release, accept: Lena releases Fred before he has accepted, and both read old and new", async () => {
  await report(OLD);
  const lena = await foundAnew();
  await report(NEW);
  await release(lena, fred);
  await accept(fred);
  await release(fred, lena);
  await expectBothToRead(lena);
});

test("notes of before: who knew the former key proves their authors and seals them anew; whoever founded reads them marked, and writes after that", async () => {
  await report(OLD);
  const note = async (who: SignedIn, text: string) => {
    const { open: place, report: found } = await read(who);
    const body = await sealNewNote(place, found.notesKey, { id: newId(), author: "x", text });
    await call(own.app, messageRoutes.addNote, { params: { id: found.id }, as: who.as, body });
  };
  const read = async (who: SignedIn) => {
    await hold(own, office.accountId, { ...who.person, as: who.as });
    const { rows } = await call(own.app, reportRoutes.list, { as: who.as });
    return readCase(own, who.as, rows[0]!.id);
  };
  const resealed = async (who: SignedIn) => {
    const held = await hold(own, office.accountId, { ...who.person, as: who.as });
    const at = { params: { id: office.departmentId }, as: who.as };
    const { epoch, rows } = await call(own.app, departmentRoutes.toReseal, at);
    const { reports, unreadable } = await resealRows(
      { ...held, members: held.authors },
      { departmentId: office.departmentId, epoch },
      rows,
    );
    if (reports.length === 0) return { stored: 0, unreadable };
    return { stored: (await call(own.app, departmentRoutes.reseal, { ...at, body: { epoch, reports } })).stored, unreadable };
  };
  await note(office, "Von Lena");
  await note(fred, "Von Fred");
  const lena = await foundAnew();
  await release(lena, fred);
  await accept(fred);
  await release(fred, lena);
  const seen = async (who: SignedIn) => (await read(who)).notes.map(({ content, verified }) => [content?.text, verified]);
  // Lena's former keys were vouched for by the former account key, which Fred noted, and which she has forgotten.
  expect(await seen(lena)).toEqual([
    ["Von Lena", false],
    ["Von Fred", true],
  ]);
  await expect(note(lena, "Darunter")).rejects.toThrow(KeyNotSigned);
  expect(await resealed(lena)).toEqual({ stored: 0, unreadable: 1 });
  expect(await seen(fred)).toEqual([
    ["Von Lena", true],
    ["Von Fred", true],
  ]);
  // Deactivated and back he proves them still: a note of a former key counts for nothing else, and is nobody else's.
  for (const isActive of [false, true])
    await call(own.app, peopleRoutes.update, { as: lena.as, params: { id: fred.person.userId }, body: { isActive } });
  fred = await signIn(own, fred.person);
  expect((await call(own.app, authRoutes.keys, { as: fred.as })).grants.map(({ what }) => what.kind)).toContain("former");
  await release(lena, fred);
  const ring = await call(own.app, authRoutes.keys, { as: fred.as });
  const again = await sealAnew(fred.person.userKey, { accountId: office.accountId, userId: fred.person.userId }, ring, null);
  await call(own.app, resetRoutes.trust, { as: fred.as, body: again });
  await note(fred, "Danach");
  expect(await resealed(fred)).toEqual({ stored: 1, unreadable: 0 });
  await note(lena, "Und Lena");
  expect(await seen(lena)).toEqual([
    ["Von Lena", false],
    ["Von Fred", true],
    ["Danach", true],
    ["Und Lena", true],
  ]);
  expect((await seen(fred)).every(([, verified]) => verified)).toBe(true);
});

test("both are told by mail: Fred of the new account key, Lena that Fred waits, once while that mail has not left", async () => {
  const lena = await foundAnew();
  const told = async (name: string) =>
    (await jobsOf(own, name)).map(({ data }) => data as { userId: string }).filter(({ userId }) => ids.includes(userId));
  const ids = [lena.person.userId, fred.person.userId];
  expect(await told("tell-of-account-key")).toEqual([
    { accountId: office.accountId, userId: fred.person.userId, aboutId: lena.person.userId },
  ]);
  expect(await told("tell-of-waiting")).toEqual([{ accountId: office.accountId, userId: lena.person.userId }]);
  await accept(fred);
  expect(await told("tell-of-waiting")).toHaveLength(1);
});

test("who has compared the former key is told of two fingerprints and a release after it; who waits themselves, of the release first", async () => {
  const joinedUncompared = async () => {
    const invitation = await invited(own, office, { withCode: false });
    const { userId } = await joined(own, invitation, null);
    return { userId, email: invitation.body.email };
  };
  const waits = await joinedUncompared();
  const lena = await foundAnew();
  const mailTo = async ({ userId, email }: { userId: string; email: string }) => {
    const about = { accountId: office.accountId, userId, aboutId: lena.person.userId };
    await notifyOfAccountKey.handle(own.ctx, about, { id: newId() });
    const text = (await newsTo(own, email, 1))[0]!.text;
    return [text.includes("sehen Sie zwei Fingerabdrücke"), text.includes("Zuerst gibt")];
  };
  expect(await mailTo({ userId: fred.person.userId, email: fred.person.email })).toEqual([true, false]);
  expect(await mailTo(waits)).toEqual([false, true]);
});
