import { auditRoutes } from "@hz/contract/account/audit";
import { companyRoutes } from "@hz/contract/account/company";
import type { BodyOf } from "@hz/contract/route";
import { securityRoutes, type SecuritySettings } from "@hz/contract/account/security";
import { userRoutes } from "@hz/contract/people/users";
import { newId } from "@hz/crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type TestOffice } from "../../testing/builders.ts";
import { invited, joined } from "../../testing/builders-people.ts";
import { call, refused, send } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

/** What was changed since the founding, newest first. */
const log = async (target = office) =>
  (await call(own.app, auditRoutes.list, { as: target.as, query: { group: "settings" } })).entries.slice(0, -1);
const company = (target = office) => call(own.app, companyRoutes.get, { as: target.as });
const security = (target = office) => call(own.app, securityRoutes.get, { as: target.as });
const secure = async (change: Partial<SecuritySettings>, target = office) => {
  const { ownSecondFactor: _, peopleWithoutSecondFactor: __, ...before } = await security(target);
  return { as: target.as, body: { ...before, ...change } };
};

test("the company's data is saved field by field; the log tells which fields, not what stands in them", async () => {
  const before = await company();
  const given = { companyName: "Neue Muster GmbH", companyEmail: "post@muster.example", taxId: "DE 123", legalForm: "" };
  const saved = await call(own.app, companyRoutes.save, { as: office.as, body: given });
  expect(saved).toEqual({ ...before, ...given });
  expect(await company()).toEqual(saved);
  await call(own.app, companyRoutes.save, { as: office.as, body: given });
  expect((await log()).map(({ action, details }) => ({ action, details }))).toEqual([
    { action: "company.changed", details: { fields: ["companyName", "companyEmail", "taxId"] } },
    // Its channel bears the company's name.
    { action: "channel.changed", details: { fields: ["companyName"] } },
  ]);
  expect(
    await call(own.app, companyRoutes.save, { as: office.as, body: { companyName: "Neue Muster GmbH", companyEmail: "" } }),
  ).toMatchObject({
    companyEmail: "",
    taxId: "DE 123",
  });
});

test.each<[string, BodyOf<typeof companyRoutes.save>]>([
  ["companyName", { companyName: "  " }],
  ["companyEmail", { companyEmail: "keine Adresse" }],
  ["contactPersonEmail", { contactPersonEmail: "a@" }],
])("a wrong %s is refused", async (field, change) => {
  const reply = await send(own.app, companyRoutes.save, { as: office.as, body: { companyName: "Muster", ...change } });
  expect(reply.json()).toMatchObject({ code: "INVALID_INPUT", fields: [field] });
});

test("company data save: the own name, the contact address and the website; the sign-in address stays", async () => {
  const body = { fullName: " Gerda  von der Heide ", email: "kontakt@muster.example", companyWebsite: "muster.example" };
  const user = await call(own.app, companyRoutes.saveOwn, { as: office.as, body });
  expect(user).toMatchObject({
    fullName: "Gerda von der Heide",
    firstName: "Gerda von der",
    lastName: "Heide",
    email: office.person.email,
    companyWebsite: "muster.example",
  });
  expect(await call(own.app, userRoutes.current, { as: office.as })).toEqual(user);
  expect(await company()).toMatchObject({ companyEmail: "kontakt@muster.example", companyWebsite: "muster.example" });
  expect((await send(own.app, companyRoutes.saveOwn, { as: office.as, body: { ...body, fullName: " " } })).json()).toMatchObject({
    fields: ["fullName"],
  });
});

test("whoever waits for a release keeps the name by which they are released", async () => {
  const { as } = await joined(own, await invited(own, office, { permissions: ["Einstellungen"], withCode: false }));
  const { fullName } = await call(own.app, userRoutes.current, { as });
  expect(await refused(own.app, companyRoutes.saveOwn, { as, body: { fullName: "Gerda Gründer" } })).toBe("ACCESS_WAITING");
  await call(own.app, companyRoutes.saveOwn, { as, body: { fullName } });
});

test("what a call does not name stays; a size that was stored before stays too, a new one is of the list", async () => {
  const target = await anOffice(own);
  await call(own.app, companyRoutes.saveOwn, {
    as: target.as,
    body: { email: "kontakt@muster.example", companyWebsite: "muster.example" },
  });
  await own.db.tenant(target.accountId, (tx) => tx.updateTable("accounts").set({ company_size: "etwa 30" }).execute());
  const before = await company(target);
  expect(before.companySize).toBe("etwa 30");
  await call(own.app, companyRoutes.saveOwn, { as: target.as, body: { fullName: "Gerda Neu" } });
  expect(await company(target)).toEqual(before);
  expect(await call(own.app, companyRoutes.save, { as: target.as, body: { legalForm: "AG" } })).toEqual({ ...before, legalForm: "AG" });
  const sized = await call(own.app, companyRoutes.save, { as: target.as, body: { companySize: "over 1000" } });
  expect(sized).toEqual({ ...before, legalForm: "AG", companySize: "over 1000" });
  expect((await call(own.app, userRoutes.current, { as: target.as })).fullName).toBe("Gerda Neu");
  const wrong = { as: target.as, body: { companySize: "50-99" } as object };
  expect((await send(own.app, companyRoutes.save, wrong)).json()).toMatchObject({ fields: ["companySize"] });
});

test("each security setting that differs is one entry with its old and its new value", async () => {
  const target = await anOffice(own);
  expect(await security(target)).toMatchObject({ sessionHours: 12, idleMinutes: 120, retentionMonths: 36, twoPersonDeletion: false });
  const saved = await call(own.app, securityRoutes.save, await secure({ twoPersonDeletion: true, sessionHours: 8 }, target));
  expect(saved).toMatchObject({ twoPersonDeletion: true, sessionHours: 8, idleMinutes: 120 });
  await call(own.app, securityRoutes.save, await secure({}, target));
  expect((await log(target)).map(({ details }) => details)).toEqual([
    { field: "sessionHours", from: 12, to: 8 },
    { field: "twoPersonDeletion", from: false, to: true },
  ]);
});

test("what a call does not name stays as a colleague has set it meanwhile", async () => {
  const target = await anOffice(own);
  const save = (body: Partial<SecuritySettings>) => call(own.app, securityRoutes.save, { as: target.as, body });
  await save({ twoPersonDeletion: true });
  expect(await save({ sessionHours: 8 })).toMatchObject({ twoPersonDeletion: true, sessionHours: 8, retentionMonths: 36 });
  expect((await log(target)).map(({ details }) => details)).toEqual([
    { field: "sessionHours", from: 12, to: 8 },
    { field: "twoPersonDeletion", from: false, to: true },
  ]);
});

test("of two changes at once the log tells the true old value of the later one", async () => {
  const target = await anOffice(own);
  const change = await secure({ sessionHours: 10 }, target);
  const other = new pg.Client({ connectionString: own.db.directUrl });
  await other.connect();
  await other.query("begin");
  await other.query("update accounts set session_hours = 8 where account_id = $1", [target.accountId]);
  const later = call(own.app, securityRoutes.save, change);
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await other.query(waiting)).rowCount === 0);
  await other.query("commit");
  await other.end();
  await later;
  expect((await log(target))[0]!.details).toEqual({ field: "sessionHours", from: 8, to: 10 });
});

test.each([
  ["sessionHours", 0],
  ["sessionHours", 721],
  ["idleMinutes", 4],
  ["retentionMonths", 0],
  ["retentionMonths", 121],
  ["idleMinutes", 7.5],
])("%s of %d is refused", async (field, value) => {
  const reply = await send(own.app, securityRoutes.save, await secure({ [field]: value }));
  expect(reply.json()).toMatchObject({ code: "INVALID_INPUT", fields: [field] });
});

test("nobody demands a second factor of others without having one; who has one is told how many have none", async () => {
  const target = await anOffice(own);
  const colleague = await aColleague(own, target);
  expect(await security(target)).toMatchObject({ ownSecondFactor: false, peopleWithoutSecondFactor: 2 });
  expect(await refused(own.app, securityRoutes.save, await secure({ requireSecondFactor: true }, target))).toBe(
    "OWN_SECOND_FACTOR_MISSING",
  );
  expect((await security(target)).requireSecondFactor).toBe(false);

  const confirmed = { totp_confirmed_at: new Date() };
  await own.db.tenant(target.accountId, (tx) => tx.updateTable("users").set(confirmed).where("id", "=", target.person.userId).execute());
  expect(await security(target)).toMatchObject({ ownSecondFactor: true, peopleWithoutSecondFactor: 1 });
  expect(await call(own.app, securityRoutes.save, await secure({ requireSecondFactor: true }, target))).toMatchObject({
    requireSecondFactor: true,
  });
  const passkey = {
    id: newId(),
    credential_id: Buffer.alloc(9),
    public_key: Buffer.alloc(9),
    counter: 0,
    transports: [],
    name: "Schlüssel",
  };
  await own.db.tenant(target.accountId, (tx) =>
    tx
      .insertInto("passkeys")
      .values({ ...passkey, account_id: target.accountId, user_id: colleague.person.userId, last_used_at: null, user_key_wrap: null })
      .execute(),
  );
  // With a passkey alone the password still does without it.
  expect((await security(target)).peopleWithoutSecondFactor).toBe(1);
  await own.db.tenant(target.accountId, (tx) => tx.updateTable("users").set(confirmed).execute());
  expect((await security(target)).peopleWithoutSecondFactor).toBe(0);
});

test("whether names are shown decides what a handler's messages are signed with for reporters", async () => {
  const target = await anOffice(own);
  const shown = async () => (await call(own.app, userRoutes.current, { as: target.as })).displayName;
  expect(await shown()).toBe("Meldestelle");
  await call(own.app, securityRoutes.save, await secure({ showHandlerNames: true }, target));
  expect(await shown()).toBe(target.person.fullName);
});
