import { authRoutes } from "@hz/contract/sign-in/auth";
import { peopleRoutes } from "@hz/contract/people/people";
import { reportRoutes } from "@hz/contract/reports/reports";
import { userRoutes } from "@hz/contract/people/users";
import { fromBase64Url, sealGrant, toBase64Url } from "@hz/crypto";
import { afterAll, beforeEach, beforeAll, describe, expect, test, vi } from "vitest";
import { eventRoutes } from "@hz/contract/events";
import { releaseTo, SwappedKeys } from "../../../web/vault/people/release.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { founderOf, hold, invited, joined, released, waitingOne } from "../../testing/builders-people.ts";
import { call, type Headers, refused, send } from "../../testing/call.ts";
import { openStream } from "../../testing/call-events.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
});
afterAll(() => own.close());

const get = (id: string, as: Headers = office.as) => call(own.app, peopleRoutes.get, { params: { id }, as });
const change = (id: string, body: object, as: Headers = office.as) => send(own.app, peopleRoutes.update, { params: { id }, body, as });
const remove = (id: string, as: Headers = office.as) => send(own.app, peopleRoutes.remove, { params: { id }, as });
const grantsOf = (id: string) =>
  own.db.tenant(office.accountId, (tx) => tx.selectFrom("grants").select("kind").where("to_user_id", "=", id).orderBy("kind").execute());
const isRenewalDue = () =>
  own.db.tenant(office.accountId, async (tx) => {
    const row = await tx.selectFrom("departments").select("renewal_due").where("id", "=", office.departmentId).executeTakeFirstOrThrow();
    return row.renewal_due;
  });
const verdict = (reply: Awaited<ReturnType<typeof send>>) => reply.json().code ?? reply.statusCode;

describe("deactivating", () => {
  test("ends sessions, streams and keys at once, and asks for a new key of the department", async () => {
    const colleague = await aColleague(own, office);
    const { userId } = colleague.person;
    const stream = await openStream((await own.url()) + eventRoutes.account.path, colleague.as);
    expect(stream.status).toBe(200);
    const readers = () => [...own.ctx.openStreams.values()];
    expect(readers()).toContain(`user ${office.accountId} ${userId}`);
    expect(verdict(await change(userId, { isActive: false }))).toBe(200);
    expect(await refused(own.app, userRoutes.current, { as: colleague.as })).toBe("NOT_SIGNED_IN");
    await vi.waitFor(() => expect(readers()).not.toContain(`user ${office.accountId} ${userId}`), { timeout: 10_000 });
    stream.close();
    expect(await grantsOf(userId)).toEqual([]);
    expect(await isRenewalDue()).toBe(true);
    expect(await get(userId)).toMatchObject({ state: "deactivated", missing: null });
    // What a colleague did in the same moment is done.
    expect(verdict(await change(userId, { isActive: false }))).toBe(200);
    expect(await get(userId)).toMatchObject({ state: "deactivated" });
    expect(
      await refused(own.app, authRoutes.signIn, { body: { email: colleague.person.email, auth: "A".repeat(43), remember: false } }),
    ).toBe("SIGN_IN_FAILED");
  });

  test("activated again, somebody waits for a colleague, who grants without another comparison", async () => {
    const colleague = await aColleague(own, office);
    const { userId } = colleague.person;
    await change(userId, { isActive: false });
    await change(userId, { isActive: true });
    // Sessions of before do not come back to life.
    expect(await refused(own.app, userRoutes.current, { as: colleague.as })).toBe("NOT_SIGNED_IN");
    expect((await get(userId)).missing).toMatchObject({ vouch: false, departments: [{ departmentId: office.departmentId }] });
    await hold(own, office.accountId, founderOf(office));
    const body = await releaseTo(await waitingOne(own, office.as, userId), false);
    expect(body.member).toBeNull();
    await call(own.app, peopleRoutes.grant, { params: { id: userId }, as: office.as, body });
    expect((await get(userId)).missing).toBeNull();
  });
});

describe("deleting", () => {
  test("unassigns reports, frees the address, keeps name and public keys, and takes everything else", async () => {
    const colleague = await aColleague(own, office);
    const { userId, email, fullName } = colleague.person;
    const { id } = await aSubmitted(own, office);
    await call(own.app, reportRoutes.update, { params: { id }, as: office.as, body: { assignedTo: userId } });
    const keysBefore = (await call(own.app, authRoutes.keys, { as: office.as })).members.find((one) => one.userId === userId);
    expect(verdict(await remove(userId))).toBe(200);
    expect(await call(own.app, reportRoutes.get, { params: { id }, as: office.as })).toMatchObject({
      assignedTo: null,
      assignable: [office.person.userId],
    });
    expect((await call(own.app, authRoutes.keys, { as: office.as })).members.find((one) => one.userId === userId)).toEqual(keysBefore);
    expect(await call(own.app, userRoutes.names, { as: office.as })).toContainEqual({
      id: userId,
      fullName,
      isActive: false,
      isGuest: false,
    });
    expect(await refused(own.app, peopleRoutes.get, { params: { id: userId }, as: office.as })).toBe("NOT_FOUND");
    expect(verdict(await remove(userId))).toBe("NOT_FOUND");
    expect(await refused(own.app, userRoutes.current, { as: colleague.as })).toBe("NOT_SIGNED_IN");
    expect(await grantsOf(userId)).toEqual([]);
    expect(await isRenewalDue()).toBe(true);
    const rows = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("users").selectAll().where("id", "=", userId).execute());
    expect(JSON.stringify(rows)).not.toContain(email);
    await invited(own, office, { email });
  });

  test("nobody deletes or deactivates themselves", async () => {
    await aColleague(own, office, { role: "Admin" });
    expect(verdict(await remove(office.person.userId))).toBe("OWN_USER");
    expect(verdict(await change(office.person.userId, { isActive: false }))).toBe("OWN_USER");
  });
});

describe("permissions", () => {
  test("losing Meldungen takes the departments' keys, gaining it back waits for a grant", async () => {
    const colleague = await aColleague(own, office, { role: "Admin" });
    const { userId } = colleague.person;
    await change(userId, { permissions: ["Benutzer und Abteilungen"] });
    expect((await grantsOf(userId)).map(({ kind }) => kind)).toEqual(["account", "trust"]);
    expect(await isRenewalDue()).toBe(true);
    expect(await refused(own.app, reportRoutes.list, { as: colleague.as })).toBe("FORBIDDEN");
    await change(userId, { permissions: ["Meldungen", "Benutzer und Abteilungen"] });
    expect((await get(userId)).missing).toMatchObject({ account: false, departments: [{ departmentId: office.departmentId }] });
  });

  test("the account's key goes with the last permission that needs it", async () => {
    const { userId } = (await aColleague(own, office, { role: "Admin" })).person;
    await change(userId, { permissions: ["Meldungen", "Einstellungen"] });
    expect((await grantsOf(userId)).map(({ kind }) => kind)).toEqual(["account", "department", "trust"]);
    await change(userId, { permissions: ["Meldungen", "Sicherheitseinstellungen"] });
    expect((await grantsOf(userId)).map(({ kind }) => kind)).toEqual(["department", "trust"]);
    expect(await isRenewalDue()).toBe(false);
    expect(await get(userId)).toMatchObject({ role: "Individuell", missing: null });
    await change(userId, { permissions: ["Einstellungen", "Benutzer und Abteilungen"] });
    expect(await get(userId)).toMatchObject({ role: "Verwaltung", missing: { account: true, departments: [] } });
  });

  test("only the person changes their own address", async () => {
    const { userId, email } = (await aColleague(own, office)).person;
    expect(verdict(await change(userId, { email: "anders@muster.example" }))).toBe("INVALID_INPUT");
    expect(verdict(await change(userId, { email, firstName: "Karla" }))).toBe(200);
    expect(await get(userId)).toMatchObject({ email, fullName: expect.stringContaining("Karla") });
  });
});

test("the full name is trimmed, also of somebody who has one name only", async () => {
  const { userId } = (await aColleague(own, office)).person;
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set({ last_name: "" }).where("id", "=", userId).execute());
  await change(userId, { firstName: " Karla " });
  expect(await get(userId)).toMatchObject({ firstName: "Karla", fullName: "Karla" });
});

describe("granting", () => {
  let waiting: { id: string; as: Headers };
  beforeEach(async () => {
    const { userId, as } = await joined(own, await invited(own, office), null);
    waiting = { id: userId, as };
    await hold(own, office.accountId, founderOf(office));
  });
  const give = (body: object, as: Headers = office.as) =>
    send(own.app, peopleRoutes.grant, { params: { id: waiting.id }, as, body: body as never });

  test("counts for the keys that the server has at this moment only", async () => {
    const body = await releaseTo(await waitingOne(own, office.as, waiting.id), true);
    const other = (await call(own.app, authRoutes.keys, { as: office.as })).own;
    expect(verdict(await give({ ...body, kemPublicKey: other.kemPublicKey }))).toBe("KEYS_CHANGED");
    expect(verdict(await give({ ...body, sigPublicKey: other.sigPublicKey }))).toBe("KEYS_CHANGED");
    // Nobody grants to keys that nobody vouched for.
    expect(verdict(await give({ ...body, member: null }))).toBe("KEYS_CHANGED");
    expect(verdict(await give(body))).toBe(200);
  });

  test("only what the receiver may have, only one's own word, only what one holds", async () => {
    const body = await releaseTo(await waitingOne(own, office.as, waiting.id), true);
    const [grant] = body.grants;
    const foreign = { ...grant!, byUserId: waiting.id };
    const noBox = { ...grant!, box: "A".repeat(grant!.box.length) };
    for (const one of [foreign, noBox]) expect(verdict(await give({ ...body, grants: [one] }))).toBe("BOX_REFUSED");
    // As it is where permissions, department or epoch were taken away while it was made ready.
    const more = [
      { ...grant!, what: { kind: "account" as const } },
      { ...grant!, what: { kind: "trust" as const } },
      { ...grant!, what: { ...grant!.what, epoch: 2 } },
      { ...grant!, what: { ...grant!.what, departmentId: await aDepartment(own, office) } },
    ];
    for (const one of more) expect(verdict(await give({ ...body, grants: [one] }))).toBe("KEYS_CHANGED");
    const newcomer = await joined(own, await invited(own, office, { permissions: ["Benutzer und Abteilungen"] }));
    const theirs = body.grants.map((one) => ({ ...one, byUserId: newcomer.userId }));
    expect(verdict(await give({ ...body, grants: theirs }, newcomer.as))).toBe("KEYS_CHANGED");
    const reader: SignedIn = await aColleague(own, office);
    expect(verdict(await give({ ...body, grants: [] }, reader.as))).toBe("FORBIDDEN");
  });

  test("takes nothing away: what a colleague has stays, whatever another one sends in its place", async () => {
    const other = await aColleague(own, office, { role: "Admin" });
    await released(own, office.accountId, founderOf(office), waiting.id);
    const boxes = async () =>
      (await call(own.app, authRoutes.keys, { as: waiting.as })).grants.map(({ box, byUserId }) => ({ box, byUserId }));
    const before = await boxes();
    expect(before).toHaveLength(1);
    await hold(own, office.accountId, { ...other.person, as: other.as });
    const { own: keys } = await call(own.app, authRoutes.keys, { as: waiting.as });
    const to = { userId: waiting.id, kemPublicKey: fromBase64Url(keys.kemPublicKey) };
    // Well-formed, signed, and of another seed: the server cannot tell.
    const what = { kind: "department" as const, departmentId: office.departmentId, epoch: 1 };
    const by = { userId: other.person.userId, sig: other.person.sig };
    const { box, signature } = await sealGrant({ accountId: office.accountId, what, to, by }, new Uint8Array(32));
    const wrong = { what, byUserId: by.userId, box: toBase64Url(box), signature: toBase64Url(signature) };
    expect(verdict(await give({ ...keys, member: null, grants: [wrong] }, other.as))).toBe(200);
    expect(await boxes()).toEqual(before);
    // One's own may be replaced by oneself.
    const { as, person } = other;
    const self = (await call(own.app, authRoutes.keys, { as })).own;
    const mine = { ...wrong, what: { kind: "trust" as const } };
    const noted = async () => (await call(own.app, authRoutes.keys, { as })).grants.filter((one) => one.what.kind === "trust");
    const body = { ...self, member: null, grants: [mine] };
    expect(verdict(await send(own.app, peopleRoutes.grant, { params: { id: person.userId }, as, body }))).toBe(200);
    expect((await noted()).map((one) => one.box)).toEqual([mine.box]);
  });

  test("who holds a part gives a part, and the rest stays missing", async () => {
    const second = await aDepartment(own, office);
    // A colleague holds it: what nobody can open any more nobody waits for.
    const { userId } = (await aColleague(own, office, { departmentId: second })).person;
    await own.db.tenant(office.accountId, async (tx) => {
      await tx
        .insertInto("department_members")
        .values({ account_id: office.accountId, department_id: second, user_id: waiting.id })
        .execute();
      await tx
        .updateTable("grants")
        .set({ department_id: second })
        .where("to_user_id", "=", userId)
        .where("kind", "=", "department")
        .execute();
    });
    const left = await released(own, office.accountId, founderOf(office), waiting.id);
    expect(left).toMatchObject({ vouch: false, departments: [{ departmentId: second }] });
    expect((await call(own.app, peopleRoutes.access, { as: waiting.as })).missing.departments).toHaveLength(1);
  });

  test("a vouched colleague whose served keys were swapped gets nothing", async () => {
    const { userId } = (await aColleague(own, office)).person;
    await change(userId, { isActive: false });
    await change(userId, { isActive: true });
    const theirs = await waitingOne(own, office.as, userId);
    const stranger = (await call(own.app, authRoutes.keys, { as: office.as })).own;
    await expect(releaseTo({ ...theirs, kemPublicKey: stranger.kemPublicKey }, true)).rejects.toThrow(SwappedKeys);
    await expect(releaseTo({ ...theirs, ...stranger, member: { ...theirs.member!, ...stranger } }, true)).rejects.toThrow(SwappedKeys);
    await expect(releaseTo({ ...theirs, id: office.person.userId }, true)).rejects.toThrow(SwappedKeys);
  });
});

test("the list has people and invitations, and is read by those who manage people only", async () => {
  const { body } = await invited(own, office);
  const list = await call(own.app, peopleRoutes.list, { as: office.as });
  expect(list.map(({ id, state }) => [id, state])).toEqual([
    [office.person.userId, "active"],
    [body.id, "invited"],
  ]);
  const reader = await aColleague(own, office);
  expect(await refused(own.app, peopleRoutes.list, { as: reader.as })).toBe("FORBIDDEN");
  expect((await call(own.app, userRoutes.names, { as: reader.as })).map(({ id }) => id)).toEqual([
    office.person.userId,
    reader.person.userId,
  ]);
});
