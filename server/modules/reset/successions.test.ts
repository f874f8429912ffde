import { auditRoutes } from "@hz/contract/account/audit";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { channelRoutes } from "@hz/contract/channels/channels";
import { type Succession, successionRoutes } from "@hz/contract/keys/successions";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { peopleRoutes } from "@hz/contract/people/people";
import type { BodyOf } from "@hz/contract/route";
import { type Permission, ROLES } from "@hz/contract/permissions";
import { accountFingerprint, accountKey, fingerprintForLink, fromBase64Url, newAccountSeed, signSuccession, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type SignedIn, signIn, type TestOffice } from "../../testing/builders.ts";
import { invited, joined, released } from "../../testing/builders-people.ts";
import { atTheBrowserOf, newPassword } from "../../testing/builders-reset.ts";
import { call, refused, send } from "../../testing/call.ts";
import { keyLosses } from "../../testing/key-losses.ts";
import { sealAnew } from "../../../web/vault/keys/account-change.ts";
import { checkKey } from "../../../web/vault/report/check-key.ts";
import type { KeyRingFailure } from "../../../web/vault/keys/held-keys.ts";
import { namedKey } from "../../../web/vault/report/named-key.ts";
import { freshKeys } from "../../../web/vault/keys/reset-keys.ts";
import { formerKeysHeld, signOn } from "../../../web/vault/keys/succession.ts";

// Anna founded the company and loses everything. Ben was deactivated while he alone held the account's key, and comes back.
let own: TestApplication;
let office: TestOffice;
let ben: SignedIn;
let anna: SignedIn;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());
beforeEach(async () => {
  office = await anOffice(own);
  ben = await aColleague(own, office, { role: "Admin" });
  await setActive(false);
  anna = await foundAnew(office);
  await setActive(true);
});

const { link, open, reset, founding } = keyLosses(
  () => own,
  () => office,
);
const setActive = (active: boolean) =>
  own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set({ is_active: active }).where("id", "=", ben.person.userId).execute());
async function foundAnew(who: SignedIn): Promise<SignedIn> {
  const { token, userKey, way } = await founding(who);
  return reset(who, token, userKey, way);
}
const holderOf = ({ person }: SignedIn) => ({ accountId: office.accountId, userId: person.userId });
const portal = () => call(own.app, channelRoutes.portal, { params: { linkSuffix: office.channel.linkSuffix } });
const present = async () => fromBase64Url((await portal()).accountPublicKey);
const linkOf = async (publicKey: Uint8Array<ArrayBuffer>) =>
  namedKey(`#k=${fingerprintForLink(await accountFingerprint(office.accountId, publicKey))}`, 0);
/** What a reporter sees who opens the poster of the first day. */
const oldPoster = async () => (await checkKey(await portal(), await linkOf(fromBase64Url(office.channel.accountPublicKey)))).state;
/** What the browser of this person would send after they compared the present key. */
async function said(who: SignedIn, compared?: Uint8Array<ArrayBuffer>): Promise<Succession[]> {
  const [ring, { ended }] = await Promise.all([
    call(own.app, authRoutes.keys, { as: who.as }),
    call(own.app, successionRoutes.read, { as: who.as }),
  ]);
  const former = await formerKeysHeld(who.person.userKey, holderOf(who), ring, ended);
  return signOn(office.accountId, former, compared ?? (await present()));
}
const sign = ({ as }: SignedIn, successions: Succession[]) => call(own.app, successionRoutes.sign, { as, body: { successions } });
const signRefused = ({ as }: SignedIn, successions: Succession[]) => refused(own.app, successionRoutes.sign, { as, body: { successions } });
const linksEnded = async () => (await call(own.app, channelRoutes.list, { as: anna.as })).map(({ linksEndedAt }) => linksEndedAt !== null);
const signedOn = async () =>
  (await call(own.app, auditRoutes.list, { as: anna.as })).entries.filter(({ action }) => action === "account-key.signed-on");

test("an old poster refuses until a colleague with the former key has compared the new one and signs it; then it opens", async () => {
  expect([await oldPoster(), await linksEnded()]).toEqual(["refused", [true]]);
  const successions = await said(ben);
  expect(successions).toHaveLength(1);
  expect((await portal()).successions).toEqual([]);
  await sign(ben, successions);
  expect([await oldPoster(), await linksEnded(), (await portal()).successions]).toEqual(["trusted", [false], successions]);
  expect((await signedOn()).map(({ actor }) => actor?.id)).toEqual([ben.person.userId]);
  // The answer was lost, or another tab was quicker: nothing is kept twice, and nobody signs again.
  await sign(ben, successions);
  expect([(await signedOn()).length, await said(ben)]).toEqual([1, []]);
  expect(await call(own.app, successionRoutes.read, { as: ben.as })).toEqual({ ended: [], successions });
});

test("accepting on the page with both fingerprints uses the former key up; what it signed stays", async () => {
  const ring = await call(own.app, authRoutes.keys, { as: ben.as });
  const successions = await said(ben);
  await sign(ben, successions);
  const known = fromBase64Url(office.channel.accountPublicKey);
  await call(own.app, resetRoutes.trust, { as: ben.as, body: await sealAnew(ben.person.userKey, holderOf(ben), ring, known) });
  expect(await oldPoster()).toBe("trusted");
  const after = await call(own.app, authRoutes.keys, { as: ben.as });
  const former = [office.channel.accountPublicKey];
  expect(await formerKeysHeld(ben.person.userKey, holderOf(ben), after, former)).toEqual([]);
});

test("nothing is taken from who holds no former key, nor of a key that did not sign or was never the account's", async () => {
  const [good] = await said(ben);
  const fred = await aColleague(own, office);
  expect(await signRefused(fred, [good!])).toBe("BOX_REFUSED");
  expect(await signRefused(anna, [good!])).toBe("BOX_REFUSED");
  const stranger = await accountKey(newAccountSeed());
  const publicKey = await present();
  const by = async (accountId: string, key = stranger) =>
    toBase64Url(await signSuccession(key, { accountId, publicKey, signedAt: good!.signedAt }));
  const bad: Succession[] = [
    { ...good!, signature: await by(office.accountId) },
    { ...good!, signature: good!.signature.replace(/^./, (first) => (first === "A" ? "B" : "A")) },
    { ...good!, signedAt: good!.signedAt + 1 },
    { ...good!, signedAt: 2 ** 40 },
    { ...good!, formerPublicKey: toBase64Url(stranger.publicKey), signature: await by(office.accountId) },
    { ...good!, formerPublicKey: good!.publicKey },
  ];
  for (const one of bad) expect(await signRefused(ben, [one])).toBe("BOX_REFUSED");
  // One that is right beside one that is not keeps nothing.
  expect(await signRefused(ben, [good!, bad[0]!])).toBe("BOX_REFUSED");
  expect(await signRefused(ben, [{ ...good!, publicKey: toBase64Url(stranger.publicKey) }])).toBe("KEYS_CHANGED");
  expect(await signRefused(ben, [])).toBe("INVALID_INPUT");
  expect(
    await signRefused(
      ben,
      Array.from({ length: 17 }, () => good!),
    ),
  ).toBe("INVALID_INPUT");
  expect(await signRefused(ben, [{ ...good!, signature: "!!" }])).toBe("INVALID_INPUT");
  expect([await oldPoster(), (await portal()).successions, await signedOn()]).toEqual(["refused", [], []]);
});

test("what a former key of one office signed is nothing in another one", async () => {
  const other = await anOffice(own);
  const there = await aColleague(own, other, { role: "Admin" });
  await own.db.tenant(other.accountId, (tx) =>
    tx.updateTable("grants").set({ of_former_key: true }).where("kind", "=", "account").execute(),
  );
  const [good] = await said(ben);
  expect(await signRefused(there, [good!])).toBe("KEYS_CHANGED");
  expect(await signRefused(there, [{ ...good!, publicKey: other.channel.accountPublicKey }])).toBe("BOX_REFUSED");
  expect(await call(own.app, successionRoutes.read, { as: there.as })).toEqual({ ended: [], successions: [] });
});

test("made before another new key came and sent after it is refused, and a second signature leads past the key that signed nothing", async () => {
  const stale = await said(ben);
  const second = await present();
  anna = await foundAnew(anna);
  expect(await signRefused(ben, stale)).toBe("KEYS_CHANGED");
  await sign(ben, await said(ben));
  expect(await oldPoster()).toBe("trusted");
  // Links that were handed out under the second key still open nothing, and every channel of before says so.
  expect((await checkKey(await portal(), await linkOf(second))).state).toBe("refused");
  expect(await linksEnded()).toEqual([true]);
  expect((await call(own.app, successionRoutes.read, { as: ben.as })).ended).toEqual([toBase64Url(second)]);
});

test("what was signed before another new key leads nowhere until that one is signed as well", async () => {
  await sign(ben, await said(ben));
  anna = await foundAnew(anna);
  expect([await oldPoster(), await linksEnded(), (await portal()).successions]).toEqual(["refused", [true], []]);
  await sign(ben, await said(ben));
  expect(await oldPoster()).toBe("trusted");
});

test("signing and another new key at the same time end with one of both orders, and nothing fails", async () => {
  const early = await said(ben);
  const { token, userKey, way } = await founding(anna);
  const [signing, again] = await Promise.all([
    send(own.app, successionRoutes.sign, { as: ben.as, body: { successions: early } }),
    reset(anna, token, userKey, way),
  ]);
  anna = again;
  expect([200, 409]).toContain(signing.statusCode);
  expect([await oldPoster(), await linksEnded(), (await portal()).successions]).toEqual(["refused", [true], []]);
  await sign(ben, await said(ben));
  expect(await oldPoster()).toBe("trusted");
});

test("a key that the account had before cannot come back as a new one", async () => {
  const { token, userKey, way } = await founding(anna);
  const password = await newPassword(anna.person.userId, userKey);
  for (const accountPublicKey of [office.channel.accountPublicKey, (await portal()).accountPublicKey]) {
    const body = { ...password, token, way: { ...way, accountPublicKey } };
    expect(await refused(own.app, resetRoutes.confirm, { body })).toBe("BOX_REFUSED");
  }
});

test("links of a key that was replaced before keys were kept stay ended", async () => {
  const at = new Date(Date.now() - 86_400_000);
  await own.db.tenant(office.accountId, (tx) =>
    tx.insertInto("former_account_keys").values({ account_id: office.accountId, public_key: null, replaced_at: at }).execute(),
  );
  await sign(ben, await said(ben));
  const row = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("accounts").select("links_ended_at").executeTakeFirstOrThrow());
  expect(row.links_ended_at).toEqual(at);
});

/** Bert, who held the account's key alone as he was deactivated, is back since Anna founded anew. All by the calls of people's browsers. */
async function bertIsBack(withCode: boolean): Promise<SignedIn> {
  office = await anOffice(own);
  const join = async (permissions: Permission[]): Promise<SignedIn> => {
    const invitation = await invited(own, office, { permissions, withCode });
    const { userId, userKey, as } = await joined(own, invitation);
    if (!withCode) await released(own, office.accountId, { ...office.person, as: office.as }, userId);
    const { email, firstName, lastName } = invitation.body;
    const person = { ...office.person, userId, userKey, email, fullName: `${firstName} ${lastName}`, password: "Ein-Passwort-2026" };
    return { ...office, person, as };
  };
  const [bert, kim] = [await join([...ROLES.Admin]), await join(["Meldungen"])];
  const update = (by: SignedIn, who: SignedIn, body: BodyOf<typeof peopleRoutes.update>) =>
    call(own.app, peopleRoutes.update, { as: by.as, params: { id: who.person.userId }, body });
  await update(office, kim, { permissions: [...ROLES.Admin] });
  const { token, state } = await link(office);
  const { userKey, ...keys } = await freshKeys(state.userId);
  const waiting = await reset(office, token, userKey, { kind: "fresh", ...keys });
  await update(kim, bert, { isActive: false });
  anna = await foundAnew(waiting);
  await update(anna, bert, { isActive: true });
  const back = await signIn(own, bert.person);
  await released(own, office.accountId, { ...anna.person, as: anna.as }, back.person.userId);
  expect(await oldPoster()).toBe("refused");
  return back;
}

test("an administrator who comes back with the former key by their own word signs on the page with both fingerprints", async () => {
  const bert = await bertIsBack(true);
  const failure = (await open(bert).catch((error: unknown) => error)) as KeyRingFailure;
  expect(failure.knownAccountKey).toEqual(fromBase64Url(office.channel.accountPublicKey));
  const ring = await call(own.app, authRoutes.keys, { as: bert.as });
  await sign(bert, await said(bert));
  const body = await sealAnew(bert.person.userKey, holderOf(bert), ring, failure.knownAccountKey!);
  await call(own.app, resetRoutes.trust, { as: bert.as, body });
  expect([await oldPoster(), await linksEnded(), (await open(bert)).accountSeed !== null]).toEqual(["trusted", [false], true]);
});

test("an administrator who comes back with a former key that a colleague had handed over signs where they compare the present one", async () => {
  const bert = await bertIsBack(false);
  const held = await atTheBrowserOf(own, bert, office.accountId);
  expect([held.isVouched, held.knowsAccountKey]).toEqual([true, false]);
  await sign(bert, await said(bert, held.accountPublicKey));
  const ring = await call(own.app, authRoutes.keys, { as: bert.as });
  await call(own.app, resetRoutes.trust, { as: bert.as, body: await sealAnew(bert.person.userKey, holderOf(bert), ring, null) });
  expect([await oldPoster(), await linksEnded(), (await open(bert)).knowsAccountKey]).toEqual(["trusted", [false], true]);
});
