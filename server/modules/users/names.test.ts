import type { Permission } from "@hz/contract/permissions";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { reportRoutes } from "@hz/contract/reports/reports";
import { userRoutes } from "@hz/contract/people/users";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type SignedIn } from "../../testing/builders.ts";
import { aGuest, passLastDay } from "../../testing/builders-guests.ts";
import { call } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const names = ({ as }: Pick<SignedIn, "as">) => call(own.app, userRoutes.names, { as });

/** An office with a guest of one of its two cases, a colleague who reads them, one who is kept out of that one, and one of another department. */
async function anOfficeWithGuest() {
  const office = await anOffice(own);
  const { id } = await aSubmitted(own, office);
  await aSubmitted(own, office);
  const [handler, excluded] = [await aColleague(own, office), await aColleague(own, office)];
  const elsewhere = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  const guest = await aGuest(own, office, id);
  const body = { id: newId(), userId: excluded.person.userId };
  await call(own.app, handoverRoutes.recuse, { params: { id }, as: office.as, body });
  const knows = async (who: Pick<SignedIn, "as">) => (await names(who)).some((one) => one.id === guest.userId);
  const permit = ({ person }: SignedIn, permissions: Permission[]) =>
    own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set({ permissions }).where("id", "=", person.userId).execute());
  return { office, id, guest, handler, excluded, elsewhere, knows, permit };
}

test("§ 8 (1): a guest's name is told to those who read the case, and to nobody who is kept out of it or handles others", async () => {
  const { office, guest, handler, excluded, elsewhere, knows } = await anOfficeWithGuest();
  const told = await names(handler);
  expect(told).toContainEqual({ id: guest.userId, fullName: "Greta Gast", isActive: true, isGuest: true });
  expect(told).toContainEqual({ id: office.person.userId, fullName: office.person.fullName, isActive: true, isGuest: false });
  expect([await knows(excluded), await knows(elsewhere)]).toEqual([false, false]);
  expect(await names(elsewhere)).toHaveLength(told.length - 1);
});

test("§ 8 (1): whoever manages users knows guests, by other permissions than reading nobody does", async () => {
  const { handler, elsewhere, knows, permit } = await anOfficeWithGuest();
  await permit(elsewhere, ["Benutzer und Abteilungen"]);
  expect(await knows(elsewhere)).toBe(true);
  await permit(handler, ["Einstellungen", "Sicherheitseinstellungen"]);
  expect(await knows(handler)).toBe(false);
});

test("a guest whose time is over keeps the name beside what they wrote, until the case is deleted", async () => {
  const { office, id, guest, handler, knows } = await anOfficeWithGuest();
  await passLastDay(own, office.accountId, guest.userId);
  expect(await knows(handler)).toBe(true);
  await call(own.app, reportRoutes.remove, { params: { id }, as: office.as, body: { reason: "spam", note: "" } });
  expect(await knows(handler)).toBe(false);
});
