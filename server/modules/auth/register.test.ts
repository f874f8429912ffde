import { authRoutes, type Registration } from "@hz/contract/sign-in/auth";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { PERMISSIONS } from "@hz/contract/permissions";
import { peopleRoutes } from "@hz/contract/people/people";
import { userRoutes } from "@hz/contract/people/users";
import { fromBase64Url, openGrant, userKeys, verifyDepartment, verifyMember } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aFounding, anOffice, credentials } from "../../testing/builders.ts";
import { noBox } from "../../testing/builders-thread.ts";
import { call, refused, send } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

let origins = 0;
/** Every registration from another address, because the number from one is limited. */
const register = (body: Registration) => refused(own.app, authRoutes.register, { body, from: `10.9.0.${++origins}` });

test("registering makes the company with owner, department, channel and categories, and signs its owner in", async () => {
  const founding = await aFounding("Gerda.Gruender@Muster.Example");
  const body = { ...founding.registration, companyWebsite: "https://muster.example", howFoundUs: "google" as const };
  const reply = await send(own.app, authRoutes.register, { body });
  const { user, requiresVerification } = reply.json();
  const as = credentials(reply);
  expect(requiresVerification).toBe(true);
  expect(await call(own.app, userRoutes.current, { as })).toEqual(user);
  expect(user).toMatchObject({
    firstName: "Gerda",
    lastName: "Gründer",
    fullName: "Gerda Gründer",
    email: "gerda.gruender@muster.example",
    companyName: body.companyName,
    companyWebsite: "https://muster.example",
    role: "Admin",
    permissions: [...PERMISSIONS],
    isAccountOwner: true,
    recoveryConfirmed: false,
    subscriptionStatus: "trialing",
    displayName: "Meldestelle",
    language: "Deutsch",
  });
  const trialDays = (Date.parse(user.trialEndDate) - Date.parse(user.createdAt)) / 86_400_000;
  expect(trialDays).toBeGreaterThan(13.9);
  expect(trialDays).toBeLessThan(14.1);

  const [channel, ...more] = await call(own.app, channelRoutes.list, { as });
  expect(more).toEqual([]);
  expect(channel).toMatchObject({
    name: "Meldekanal 1",
    isActive: true,
    companyName: body.companyName,
    defaultLanguage: "de",
    departmentId: body.keys.department.departmentId,
    settings: { allowAnonymous: true, allowFiles: true, requireCategory: false, autoAcknowledge: true, logo: null, brandColor: null },
  });
  expect(channel!.linkSuffix).toMatch(/^channel-\d+$/);
  const categories = await call(own.app, categoryRoutes.list, { as });
  expect(categories.filter(({ isActive }) => isActive)).toHaveLength(14);
  expect(await call(own.app, peopleRoutes.list, { as })).toMatchObject([{ id: user.id, state: "active", missing: null }]);
});

test("the keys come back as they went in, with every signature and grant still good", async () => {
  const { as, office, accountId, person } = await anOffice(own);
  const ring = await call(own.app, authRoutes.keys, { as });
  const account = fromBase64Url(ring.accountPublicKey);
  const [member] = ring.members;
  const [department] = ring.departments;
  expect(department).toMatchObject({ ...office.registration.keys.department, name: "Interne Meldestelle" });
  const said = { ...department!, accountId, publicKey: fromBase64Url(department!.publicKey) };
  expect(await verifyDepartment(account, said, fromBase64Url(department!.signature), department!.notAfter - 1)).toBe(true);
  const keysOf = { kemPublicKey: fromBase64Url(member!.kemPublicKey), sigPublicKey: fromBase64Url(member!.sigPublicKey) };
  expect(await verifyMember(account, { ...member!, ...keysOf, accountId }, fromBase64Url(member!.signature))).toBe(true);
  const { kem } = await userKeys(person.userKey, person.userId);
  const seeds = await Promise.all(
    ring.grants.map((grant) =>
      openGrant(
        {
          accountId,
          what: grant.what,
          to: { userId: person.userId, kem },
          by: { userId: grant.byUserId, sigPublicKey: keysOf.sigPublicKey },
        },
        fromBase64Url(grant.box),
        fromBase64Url(grant.signature),
      ),
    ),
  );
  expect(ring.grants.map(({ what }) => what.kind).sort()).toEqual(["account", "department"]);
  const wanted = ring.grants.map(({ what }) => (what.kind === "account" ? office.founded.accountSeed : office.founded.departmentSeed));
  expect(seeds).toEqual(wanted);
});

test("a company without a name goes by its founder's", async () => {
  const { registration } = await aFounding();
  const reply = await send(own.app, authRoutes.register, { body: { ...registration, companyName: undefined } });
  expect(reply.json().user.companyName).toBe("Gerda Gründer");
});

test("an address that is taken is refused in any case of letters, and nothing is left of the try", async () => {
  const { registration } = await aFounding("doppelt@muster.example");
  expect((await send(own.app, authRoutes.register, { body: registration })).statusCode).toBe(200);
  const again = await aFounding("DOPPELT@Muster.example");
  expect(await register(again.registration)).toBe("EMAIL_TAKEN");
  const left = await own.db.tenant(again.founded.keys.accountId, (tx) => tx.selectFrom("accounts").selectAll().execute());
  expect(left).toEqual([]);
});

test("a second company under an account's id is refused and changes nothing", async () => {
  const first = await anOffice(own);
  const { registration } = await aFounding();
  const keys = { ...registration.keys, accountId: first.accountId };
  expect(await register({ ...registration, companyName: "Andere AG", keys })).toBe("BOX_REFUSED");
  expect(await call(own.app, peopleRoutes.list, { as: first.as })).toHaveLength(1);
  expect((await call(own.app, userRoutes.current, { as: first.as })).companyName).not.toBe("Andere AG");
});

type Keys = Registration["keys"];
const withGrants = (keys: Keys, change: (grant: Keys["grants"][number]) => Partial<Keys["grants"][number]>) => ({
  grants: keys.grants.map((grant) => ({ ...grant, ...change(grant) })),
});

test.each<[string, (keys: Keys) => Partial<Keys>]>([
  ["a user key in the clear", () => ({ userKeyWrap: noBox(141) })],
  ["grants that are no boxes", (keys) => withGrants(keys, () => ({ box: noBox(1176) }))],
  ["grants by somebody else", (keys) => withGrants(keys, () => ({ byUserId: keys.accountId }))],
  ["twice the same grant", (keys) => ({ grants: [keys.grants[0]!, keys.grants[0]!] })],
  ["a member who is somebody else", (keys) => ({ member: { ...keys.member, userId: keys.accountId } })],
  ["a department that begins with its second key", (keys) => ({ department: { ...keys.department, epoch: 2 } })],
  [
    "a grant of another department",
    (keys) => withGrants(keys, ({ what }) => ({ what: what.kind === "account" ? what : { ...what, departmentId: keys.userId } })),
  ],
  [
    "a grant of a key that does not exist",
    (keys) => withGrants(keys, ({ what }) => ({ what: what.kind === "account" ? what : { ...what, epoch: 7 } })),
  ],
])("%s is refused", async (_, change) => {
  const { registration } = await aFounding();
  expect(await register({ ...registration, keys: { ...registration.keys, ...change(registration.keys) } })).toBe("BOX_REFUSED");
});

test("companies that register in the same millisecond all get a channel of their own", async () => {
  const foundings = await Promise.all(Array.from({ length: 6 }, () => aFounding()));
  own.stop();
  const replies = await Promise.all(
    foundings.map(({ registration }, n) => send(own.app, authRoutes.register, { body: registration, from: `10.8.0.${n}` })),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
});

test("from one address only so many companies are registered in an hour", async () => {
  const { registration } = await aFounding();
  const bad = { ...registration, keys: { ...registration.keys, userKeyWrap: noBox(141) } };
  const tries: string[] = [];
  for (let n = 0; n < 31; n++) tries.push(await refused(own.app, authRoutes.register, { body: bad, from: "10.7.0.1" }));
  expect(tries.slice(0, 30).every((code) => code === "BOX_REFUSED")).toBe(true);
  expect(tries[30]).toBe("TOO_MANY_TRIES");
  own.move(60 * 60_000 + 1);
  expect(await refused(own.app, authRoutes.register, { body: bad, from: "10.7.0.1" })).toBe("BOX_REFUSED");
});
