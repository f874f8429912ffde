import { archiveRoutes } from "@hz/contract/account/archive";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { confirmationRoutes } from "@hz/contract/reports/confirmation";
import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { departmentRoutes } from "@hz/contract/people/departments";
import { deskRoutes } from "@hz/contract/reports/desk";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { guestRoutes } from "@hz/contract/people/guests";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { ownershipRoutes } from "@hz/contract/people/ownership";
import { peopleRoutes } from "@hz/contract/people/people";
import { type Permission, PERMISSIONS } from "@hz/contract/permissions";
import { reminderRoutes } from "@hz/contract/procedure/reminders";
import { reportRoutes } from "@hz/contract/reports/reports";
import type { Route } from "@hz/contract/route";
import { allRoutes } from "@hz/contract/routes";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { securityRoutes, type SecuritySettings } from "@hz/contract/account/security";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { newCode, newId, recoveryKeys, toBase64Url, wrapForRecovery } from "@hz/crypto";
import { releaseTo } from "../../web/vault/people/release.ts";
import { type TestApplication, testApplication } from "./application.ts";
import { aColleague, anOffice, aSubmitted, authOf, type TestOffice } from "./builders.ts";
import { aGrant, aKey, aRealDepartment } from "./builders-departments.ts";
import { withFactor } from "./builders-factor.ts";
import { aGuest, aGuestBody } from "./builders-guests.ts";
import { anInvite, founderOf, hold, invited, joined, waitingOne } from "./builders-people.ts";
import { aResetter } from "./builders-reset.ts";
import { call, type Given, send } from "./call.ts";
import { setRow } from "./towards-targets.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  own.stop();
});
beforeEach(async () => {
  office = await anOffice(own);
});
afterAll(() => own.close());

/** A route with what makes of it a call that would succeed. */
type Act = { route: Route; prepare: () => Promise<object> | object };
const act = <R extends Route>(route: R, prepare: () => Promise<Given<R>> | Given<R>): Act => ({ route, prepare });
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

const security = (body: Partial<SecuritySettings>) => act(securityRoutes.save, () => ({ body }));
const invitation = async (permissions: Permission[]) => (await invited(own, office, { permissions })).body.id;
const person = async (row: Parameters<typeof setRow>[3], change: object, role: "Admin" | "Auswertung" = "Auswertung") => {
  const { userId } = (await aColleague(own, office, { role })).person;
  if (Object.keys(row).length > 0) await setRow(own, office.accountId, userId, row);
  return { params: { id: userId }, body: change };
};
const channel = (settings: object) =>
  act(channelRoutes.update, async () => ({
    params: { id: (await call(own.app, channelRoutes.list, { as: office.as }))[0]!.id },
    body: { settings },
  }));
const prolonged = (days: number) =>
  act(guestRoutes.prolong, async () => {
    const { id } = await aSubmitted(own, office);
    const { accessId } = await aGuest(own, office, id);
    return { params: { id, guestId: accessId }, body: { lastDay: addDays(berlinDay(own.ctx.now()), 30 + days) } };
  });
const aRecoveryCode = async () => {
  const { userId, userKey } = office.person;
  const keys = await recoveryKeys(await newCode("recovery"), userId);
  return { recoveryAuth: toBase64Url(keys.auth), recoveryWrap: toBase64Url(await wrapForRecovery(userKey, keys, userId)) };
};
const waiting = async () => {
  const { userId } = await joined(own, await invited(own, office, { withCode: false }));
  await hold(own, office.accountId, founderOf(office));
  return { params: { id: userId }, body: await releaseTo(await waitingOne(own, office.as, userId), true) };
};

/** What an open session alone does not do: whoever sits there has to have proved who they are. The handbook and the threat model say the same. */
const ASKED: Record<string, Act> = {
  "the first recovery code": act(authRoutes.setRecovery, async () => ({ body: await aRecoveryCode() })),
  "a new emergency key": act(emergencyRoutes.put, async () => ({ body: (await aResetter(own, office)).emergency })),
  "no emergency key any more": act(emergencyRoutes.remove, () => ({ body: { lost: null } })),
  "an invitation that opens reports": act(invitationRoutes.invite, async () => ({ body: (await anInvite(own, office)).body })),
  "another code for an invitation": act(invitationRoutes.renew, async () => ({
    params: { id: await invitation(["Meldungen"]) },
    body: { keys: null },
  })),
  "an invitation to another mailbox": act(peopleRoutes.update, async () => ({
    params: { id: await invitation([...PERMISSIONS]) },
    body: { email: "woanders@muster.example" },
  })),
  "more permissions": act(peopleRoutes.update, () => person({}, { permissions: ["Meldungen"] })),
  "somebody who comes back": act(peopleRoutes.update, () => person({ is_active: false }, { isActive: true }, "Admin")),
  "deleting a person": act(peopleRoutes.remove, async () => ({ params: (await person({}, {})).params })),
  "releasing whom nobody vouches for": act(peopleRoutes.grant, waiting),
  "what a colleague lacks who is vouched for": act(peopleRoutes.grant, async () => {
    const { userId } = (await aColleague(own, office)).person;
    await own.db.tenant(office.accountId, (tx) =>
      tx.deleteFrom("grants").where("to_user_id", "=", userId).where("kind", "=", "department").execute(),
    );
    await hold(own, office.accountId, founderOf(office));
    return { params: { id: userId }, body: await releaseTo(await waitingOne(own, office.as, userId), false) };
  }),
  "what a member of a department lacks": act(departmentRoutes.grant, async () => {
    const { id, seed } = await aRealDepartment(own, office, [office.person]);
    const { person } = await aColleague(own, office);
    const params = { id, userId: person.userId };
    await call(own.app, departmentRoutes.addMember, { params, body: { grants: [] }, as: office.as });
    return { params, body: { grants: [await aGrant(office, { departmentId: id, epoch: 1 }, seed, person)] } };
  }),
  "deleting a report": act(reportRoutes.remove, async () => ({
    params: { id: (await aSubmitted(own, office)).id },
    body: { reason: "spam" as const },
  })),
  "deleting a report as the second person": act(reportRoutes.confirmDeletion, async () => {
    const { id } = await aSubmitted(own, office);
    const { userId } = (await aColleague(own, office)).person;
    await own.db.tenant(office.accountId, (tx) =>
      tx
        .insertInto("report_deletions")
        .values({ account_id: office.accountId, report_id: id, requested_by: userId, reason: "spam" })
        .execute(),
    );
    return { params: { id } };
  }),
  "deleting several that are set apart": act(deskRoutes.removeApart, async () => ({
    body: { reports: [{ id: (await aSubmitted(own, office)).id, heardUntil: new Date(0).toISOString() }] },
  })),
  "an address for calendar programs": act(reminderRoutes.makeAddress, () => ({})),
  "a colleague's second factor": act(secondFactorRoutes.remove, async () => {
    const colleague = await aColleague(own, office);
    await withFactor(own, colleague);
    return { params: { id: colleague.person.userId } };
  }),
  "the ownership": act(ownershipRoutes.handOver, async () => ({ params: (await person({}, {}, "Admin")).params })),
  "somebody new in a department": act(departmentRoutes.addMember, async () => {
    const { id } = await aRealDepartment(own, office, [office.person]);
    return { params: { id, userId: (await aColleague(own, office)).person.userId }, body: { grants: [] } };
  }),
  "a new department": act(departmentRoutes.create, async () => {
    const id = newId();
    const { key, grants } = await aKey(office, id, 1, [office.person]);
    return { body: { name: `Stelle ${id.slice(0, 8)}`, key, members: [office.person.userId], grants } };
  }),
  "where a channel's reports go": act(channelRoutes.setDelivery, async () => {
    const { id } = await aRealDepartment(own, office, [office.person]);
    const [channel] = await call(own.app, channelRoutes.list, { as: office.as });
    return { params: { id: channel!.id }, body: { departmentId: id, conflictDepartmentId: null } };
  }),
  "where a category's reports go": act(categoryRoutes.setDelivery, async () => {
    const [category] = await call(own.app, categoryRoutes.list, { as: office.as });
    return { params: { id: category!.id }, body: { departmentId: (await aRealDepartment(own, office, [office.person])).id } };
  }),
  "somebody from outside": act(guestRoutes.invite, async () => {
    const { id } = await aSubmitted(own, office);
    return { params: { id }, body: (await aGuestBody(own, office, id)).body };
  }),
  "longer for somebody from outside": prolonged(10),
  "deleting by two": security({ twoPersonDeletion: true }),
  "for how long reports are kept": security({ retentionMonths: 12 }),
  "for how long one channel's reports are kept": channel({ retentionMonths: 12 }),
  "when sessions end": security({ sessionHours: 700, idleMinutes: 1400 }),
  "names of handlers": security({ showHandlerNames: true }),
};

/** What it does, besides: taking back, shortening and what opens nothing is done at once. */
const NOT_ASKED: Record<string, Act> = {
  "an invitation that opens nothing": act(invitationRoutes.invite, async () => ({
    body: { ...(await anInvite(own, office, { permissions: ["Statistiken"], withCode: false })).body, departmentIds: [] },
  })),
  "withdrawing an invitation": act(peopleRoutes.remove, async () => ({ params: { id: await invitation(["Meldungen"]) } })),
  "another name": act(peopleRoutes.update, () => person({}, { firstName: "Anders" })),
  "nobody's sign-in any more": act(peopleRoutes.update, () => person({}, { isActive: false })),
  "shorter for somebody from outside": prolonged(-10),
  "settings as they are": security({ twoPersonDeletion: false }),
  "a channel's colour": channel({ brandColor: "#0b5a4b" }),
};

/** What carries the password in its own call, as it did before anything was asked again. */
const OWN_PROOF = [
  "PUT /api/user/recovery",
  "POST /api/user/second-factor/secret",
  "POST /api/user/second-factor/codes",
  "POST /api/user/second-factor/off",
  "POST /api/passkeys/order",
  "DELETE /api/passkeys/:id",
  "PUT /api/user/password",
  "POST /api/user/confirmation",
  "POST /api/archive",
  "PUT /api/user/email",
];

const done = async ({ route }: Act, given: object) => {
  const reply = await send(own.app, route, ...([{ ...given, as: office.as }] as unknown as []));
  return reply.statusCode === 200 ? "OK" : reply.json<{ code: string }>().code;
};

test.each(Object.entries(ASKED))("asked again: %s", async (_, one) => {
  const given = await one.prepare();
  own.move(5 * 60_000);
  expect(await done(one, given)).toBe("CONFIRMATION_NEEDED");
  const auth = await authOf(own, office.person.email, office.person.password);
  expect((await send(own.app, confirmationRoutes.confirm, { as: office.as, body: { auth } })).statusCode).toBe(200);
  // The same call, as the page sends it again: the refusal has neither changed nor used up anything.
  expect(await done(one, given)).toBe("OK");
});

test.each(Object.entries(NOT_ASKED))("not asked: %s", async (_, one) => {
  const given = await one.prepare();
  own.move(5 * 60_000);
  expect(await done(one, given)).toBe("OK");
});

test("what the contract says asks again is in the table, and the rest that proves itself carries the password", () => {
  const asking = allRoutes.filter((route: Route) => route.needsConfirmation && !(Object.values(archiveRoutes) as Route[]).includes(route));
  expect([...new Set(Object.values(ASKED).map(({ route }) => nameOf(route)))].toSorted()).toEqual(asking.map(nameOf).toSorted());
  const carriesPassword = ({ access, body }: Route) =>
    access === "user" &&
    body !== "bytes" &&
    /"auth":/.test(JSON.stringify(z.toJSONSchema(body as z.ZodType, { io: "input", unrepresentable: "any" })));
  const found = allRoutes.filter(carriesPassword).map(nameOf);
  expect(found.filter((name) => !asking.map(nameOf).includes(name) || OWN_PROOF.includes(name)).toSorted()).toEqual(OWN_PROOF.toSorted());
});
