import { departmentRoutes } from "@hz/contract/people/departments";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { peopleRoutes } from "@hz/contract/people/people";
import { type Permission, PERMISSIONS, type Role } from "@hz/contract/permissions";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { anInvite, invited } from "../../testing/builders-people.ts";
import { call, type Headers, send } from "../../testing/call.ts";

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
const verdict = (reply: Awaited<ReturnType<typeof send>>) => reply.json().code ?? reply.statusCode;
const change = async (id: string, body: object, as: Headers = office.as) =>
  verdict(await send(own.app, peopleRoutes.update, { params: { id }, body, as }));
const remove = async (id: string, as: Headers = office.as) => verdict(await send(own.app, peopleRoutes.remove, { params: { id }, as }));
const withPermissions = (who: SignedIn, permissions: readonly Permission[]) =>
  own.db.tenant(office.accountId, (tx) =>
    tx
      .updateTable("users")
      .set({ permissions: [...permissions] })
      .where("id", "=", who.person.userId)
      .execute(),
  );
const colleagues = (...roles: Role[]) => Promise.all(roles.map((role) => aColleague(own, office, { role })));

/** Everything that somebody can do to somebody else, each with a call that would succeed. */
const ACTS: Record<string, (id: string, as: Headers) => Promise<unknown>> = {
  rename: (id, as) => change(id, { firstName: "Anders" }, as),
  language: (id, as) => change(id, { language: "English" }, as),
  "the same permissions": async (id, as) => change(id, { permissions: (await get(id)).permissions }, as),
  "no permissions": (id, as) => change(id, { permissions: [] }, as),
  activate: (id, as) => change(id, { isActive: true }, as),
  deactivate: (id, as) => change(id, { isActive: false }, as),
  "take into a department": async (id, as) =>
    verdict(await send(own.app, departmentRoutes.addMember, { params: { id: office.departmentId, userId: id }, body: { grants: [] }, as })),
  "take out of a department": async (id, as) =>
    verdict(await send(own.app, departmentRoutes.removeMember, { params: { id: office.departmentId, userId: id }, as })),
  "take the second factor": async (id, as) => verdict(await send(own.app, secondFactorRoutes.remove, { params: { id }, as })),
  remove: (id, as) => remove(id, as),
};

describe("nobody acts on who holds what they lack", () => {
  test.each(Object.keys(ACTS))("%s", async (act) => {
    const [manager, handler, admin] = await colleagues("Verwaltung", "Fallbearbeitung", "Admin");
    for (const target of [handler!, admin!, office]) {
      const { userId } = target.person;
      const before = await get(userId);
      expect(await ACTS[act]!(userId, manager!.as)).toBe("HOLDS_MORE");
      expect(await get(userId)).toEqual(before);
    }
    // With the very permissions of the other one it goes.
    await withPermissions(manager!, ["Meldungen", "Benutzer und Abteilungen"]);
    expect(await ACTS[act]!(handler!.person.userId, manager!.as)).toBe(200);
  });

  test("nor on their invitation, which counts like a person", async () => {
    const [manager] = await colleagues("Verwaltung");
    const { body } = await invited(own, office, { permissions: ["Meldungen"] });
    const params = { id: body.id };
    const as = manager!.as;
    expect(await change(body.id, { email: "mein-postfach@muster.example" }, as)).toBe("HOLDS_MORE");
    expect(verdict(await send(own.app, invitationRoutes.renew, { params, body: { keys: null }, as }))).toBe("HOLDS_MORE");
    expect(await remove(body.id, as)).toBe("HOLDS_MORE");
    expect(await get(body.id)).toMatchObject({ email: body.email, state: "invited", hasCode: true });
    expect(verdict(await send(own.app, invitationRoutes.renew, { params, body: { keys: null }, as: office.as }))).toBe(200);
    expect(await remove(body.id)).toBe(200);
  });
});

describe("nobody gives what they lack", () => {
  test("neither to others nor to themselves; what somebody has stays theirs", async () => {
    const [manager, other] = await colleagues("Verwaltung", "Verwaltung");
    const give = (permissions: readonly Permission[], to = other!) => change(to.person.userId, { permissions }, manager!.as);
    const both: Permission[] = ["Benutzer und Abteilungen", "Einstellungen"];
    for (const one of ["Meldungen", "Statistiken", "Sicherheitseinstellungen"] as const) {
      expect(await give([...both, one])).toBe("GIVES_MORE");
      expect(await give([...both, one], manager)).toBe("GIVES_MORE");
    }
    expect(await give(["Einstellungen"])).toBe(200);
    expect(await give(both)).toBe(200);
    expect(await give(["Benutzer und Abteilungen"], manager)).toBe(200);
    expect(await give(both, manager)).toBe("GIVES_MORE");
  });

  test("nor to whom they invite, at once or later; the answer names the field", async () => {
    const [manager] = await colleagues("Verwaltung");
    const { body } = await anInvite(own, office, { permissions: ["Meldungen"] });
    const sendIt = (permissions: readonly Permission[]) =>
      send(own.app, invitationRoutes.invite, { as: manager!.as, body: { ...body, keys: null, permissions: [...permissions] } });
    const refused = await sendIt(["Einstellungen", "Meldungen"]);
    expect(refused.json()).toMatchObject({ code: "GIVES_MORE", fields: ["permissions"] });
    expect(verdict(await sendIt(["Einstellungen"]))).toBe(200);
    expect(await change(body.id, { permissions: ["Sicherheitseinstellungen"] }, manager!.as)).toBe("GIVES_MORE");
  });
});

describe("the owner", () => {
  test("is removed, deactivated and deprived by nobody, and does not step down without handing over", async () => {
    const [admin] = await colleagues("Admin");
    const { userId } = office.person;
    expect(await remove(userId, admin!.as)).toBe("OWNER_STAYS");
    expect(await change(userId, { isActive: false }, admin!.as)).toBe("OWNER_STAYS");
    for (const permission of PERMISSIONS) {
      const permissions = PERMISSIONS.filter((one) => one !== permission);
      expect(await change(userId, { permissions }, admin!.as)).toBe("OWNER_STAYS");
      expect(await change(userId, { permissions })).toBe("OWNER_STAYS");
    }
    expect(await remove(userId)).toBe("OWN_USER");
    expect(await get(userId)).toMatchObject({ permissions: [...PERMISSIONS], state: "active", isAccountOwner: true });
    // What helps them, an Admin does: a name, a lost telephone.
    expect(await change(userId, { lastName: "Neu", permissions: [...PERMISSIONS] }, admin!.as)).toBe(200);
    expect(await ACTS["take the second factor"]!(userId, admin!.as)).toBe(200);
  });

  test("whom an earlier version has left with less is still acted on by Admins alone", async () => {
    const [manager, admin] = await colleagues("Verwaltung", "Admin");
    await withPermissions(office, ["Einstellungen"]);
    expect(await change(office.person.userId, { firstName: "Anders" }, manager!.as)).toBe("HOLDS_MORE");
    expect(await change(office.person.userId, { permissions: [...PERMISSIONS] }, admin!.as)).toBe(200);
  });

  test("stays one and active, whatever a transaction tries", async () => {
    const [admin] = await colleagues("Admin");
    const set = (id: string, row: { is_active?: boolean; is_account_owner?: boolean; deleted_at?: Date }) =>
      own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set(row).where("id", "=", id).execute());
    await expect(set(office.person.userId, { is_active: false })).rejects.toThrow("users_owner_stays");
    await expect(set(office.person.userId, { deleted_at: new Date() })).rejects.toThrow("users_owner_stays");
    await expect(set(admin!.person.userId, { is_account_owner: true })).rejects.toThrow("users_one_owner");
  });
});

describe("somebody with every permission", () => {
  test("remains, where the owner's keys are vouched for by nobody", async () => {
    const [admin] = await colleagues("Admin");
    await own.db.tenant(office.accountId, (tx) =>
      tx.updateTable("users").set({ member_signature: null }).where("id", "=", office.person.userId).execute(),
    );
    for (const permission of PERMISSIONS)
      expect(await change(admin!.person.userId, { permissions: PERMISSIONS.filter((one) => one !== permission) }, admin!.as)).toBe(
        "LAST_ADMIN",
      );
    expect(await get(admin!.person.userId, admin!.as)).toMatchObject({ permissions: [...PERMISSIONS] });
  });

  const AT_ONCE: Record<string, (id: string, as: Headers) => Promise<unknown>> = {
    remove: (id, as) => remove(id, as),
    deactivate: (id, as) => change(id, { isActive: false }, as),
    "take the permissions of": (id, as) => change(id, { permissions: ["Meldungen"] }, as),
  };
  test.each(Object.keys(AT_ONCE))("of two who %s each other at once, one does", async (act) => {
    for (let round = 0; round < 3; round++) {
      const [one, other] = await colleagues("Admin", "Admin");
      const codes = await Promise.all([AT_ONCE[act]!(other!.person.userId, one!.as), AT_ONCE[act]!(one!.person.userId, other!.as)]);
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
      expect(["NOT_SIGNED_IN", "FORBIDDEN"]).toContain(codes.find((code) => code !== 200));
    }
  });
});
