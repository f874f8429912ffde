import { authRoutes } from "@hz/contract/sign-in/auth";
import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { departmentRoutes } from "@hz/contract/people/departments";
import { eventRoutes } from "@hz/contract/events";
import { GUEST_ROUTES } from "@hz/contract/people/guest-routes";
import { guestRoutes, type NewGuest } from "@hz/contract/people/guests";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { messageRoutes } from "@hz/contract/reports/messages";
import { peopleRoutes } from "@hz/contract/people/people";
import { PERMISSIONS } from "@hz/contract/permissions";
import { reportRoutes } from "@hz/contract/reports/reports";
import { allRoutes } from "@hz/contract/routes";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openGuestReport } from "../../../web/vault/people/guest.ts";
import { openNotesWith, sealNoteWith } from "../../../web/vault/content/notes.ts";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, authOf, CONTENT, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment } from "../../testing/builders-departments.ts";
import { aGuest, aGuestBody, aKnownGuestBody, passLastDay } from "../../testing/builders-guests.ts";
import { aTransfer } from "../../testing/builders-handover.ts";
import { anAcceptance, type AtBrowser, hold, tokenOf } from "../../testing/builders-people.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";
import { openStream, typesOf } from "../../testing/call-events.ts";
import { aWorld, sendCall, verdict } from "../../testing/loops.ts";
import { endOverdueGuests } from "./jobs.ts";

let own: TestApplication;
let office: TestOffice;
let report: Submitted;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  report = await aSubmitted(own, office);
});
afterAll(() => own.close());

const at = (as = office.as, id = report.id) => ({ params: { id }, as });
const guests = async () => (await call(own.app, guestRoutes.list, at())).guests;
const endOf = (guestId: string, as = office.as) => call(own.app, guestRoutes.end, { params: { id: report.id, guestId }, as });
const boxesFor = (userId: string) =>
  own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("grants").select("kind").where("to_user_id", "=", userId).where("report_id", "is not", null).execute(),
  );
/** The report as the guest's own browser opens it. */
async function opened(guest: AtBrowser) {
  await hold(own, office.accountId, guest);
  return openGuestReport(await call(own.app, reportRoutes.get, at(guest.as)));
}

describe("a guest", () => {
  test("§§ 8, 16 (2): reads the one case with keys of their own, and nothing of the office's", async () => {
    const other = await aSubmitted(own, office);
    const guest = await aGuest(own, office, report.id);
    const open = await opened(guest);
    expect([open.title, open.content?.description]).toEqual([CONTENT.title, CONTENT.description]);
    expect(await refused(own.app, reportRoutes.get, at(guest.as, other.id))).toBe("NOT_FOUND");
    const shown = await call(own.app, reportRoutes.get, at(guest.as));
    expect(shown).toMatchObject({ assignable: [], notesKey: null, fastKey: null, assignedTo: null });
    const ring = await call(own.app, authRoutes.keys, { as: guest.as });
    expect([ring.departments, ring.grants.map(({ what }) => what.kind).sort()]).toEqual([[], ["notes", "report", "trust"]]);
    expect((await call(own.app, guestRoutes.cases, { as: guest.as })).cases).toMatchObject([{ reportId: report.id, notes: "write" }]);
    const { user } = await call(own.app, authRoutes.session, { as: guest.as });
    expect([user.isGuest, user.subscriptionStatus, user.planName, user.trialEndDate]).toEqual([true, "", "", null]);
    const handler = await aColleague(own, office);
    expect((await call(own.app, guestRoutes.list, at(handler.as, other.id))).known).toEqual([]);
    expect(await guests()).toMatchObject([{ userId: guest.userId, name: "Greta Gast", hasJoined: true, isRunning: true, endedAt: null }]);
  });

  test("§§ 8, 16 (2): reads and writes notes as far as that was given", async () => {
    const writer = await aGuest(own, office, report.id, { notes: "write" });
    const open = await opened(writer);
    const notes = await call(own.app, messageRoutes.notes, at(writer.as));
    expect((await openNotesWith(open.notesKey, open, notes)).map(({ content, verified }) => [content?.text, verified])).toEqual([
      ["Rechtliche Prüfung", true],
    ]);
    const body = await sealNoteWith(open.notesKey!, open.head, { id: newId(), author: "Greta Gast", text: "Gesehen." });
    await call(own.app, messageRoutes.addNote, { ...at(writer.as), body });

    const reader = await aGuest(own, office, report.id, { notes: "read" });
    expect(await call(own.app, messageRoutes.notes, at(reader.as))).toHaveLength(3);
    expect(await refused(own.app, messageRoutes.addNote, { ...at(reader.as), body: { ...body, id: newId() } })).toBe("FORBIDDEN");
    const neither = await aGuest(own, office, report.id, { notes: "none" });
    expect(await refused(own.app, messageRoutes.notes, at(neither.as))).toBe("FORBIDDEN");
    expect((await boxesFor(neither.userId)).map(({ kind }) => kind)).toEqual(["report"]);
  });

  test("§§ 8, 16 (2): comes with the code only", async () => {
    const { body } = await aGuestBody(own, office, report.id);
    await call(own.app, guestRoutes.invite, { ...at(), body });
    const token = await tokenOf(own, office.accountId, body.userId);
    expect(await call(own.app, invitationRoutes.offer, { query: { token } })).toMatchObject({ isGuest: true, hasCode: true });
    const { acceptance } = await anAcceptance(own, { token }, null);
    expect(await refused(own.app, invitationRoutes.accept, { body: acceptance })).toBe("INVITE_CODE_WRONG");
  });

  test("is not handed the notes key where the access has no notes", async () => {
    const guest = await aGuest(own, office, report.id);
    await own.db.tenant(office.accountId, (tx) =>
      tx.updateTable("guest_accesses").set({ notes: "none" }).where("user_id", "=", guest.userId).execute(),
    );
    const { grants } = await call(own.app, authRoutes.keys, { as: guest.as });
    expect(grants.map(({ what }) => what.kind).sort()).toEqual(["report", "trust"]);
  });

  test("is given a further case at once, sealed to their own key", async () => {
    const guest = await aGuest(own, office, report.id);
    const other = await aSubmitted(own, office);
    expect((await call(own.app, guestRoutes.list, at(office.as, other.id))).known).toMatchObject([{ userId: guest.userId }]);
    const body = await aKnownGuestBody(own, office, other.id, guest.userId);
    await call(own.app, guestRoutes.invite, { ...at(office.as, other.id), body });
    await hold(own, office.accountId, guest);
    const open = await openGuestReport(await call(own.app, reportRoutes.get, at(guest.as, other.id)));
    expect(open.title).toBe(CONTENT.title);
    expect(await refused(own.app, guestRoutes.invite, { ...at(office.as, other.id), body: { ...body, id: newId() } })).toBe(
      "MESSAGE_CONFLICT",
    );
    const twice = await aKnownGuestBody(own, office, other.id, guest.userId);
    expect(await refused(own.app, guestRoutes.invite, { ...at(office.as, other.id), body: twice })).toBe("INVALID_INPUT");
  });

  test("never becomes anything else: no permissions, no department, no counted handler", async () => {
    const guest = await aGuest(own, office, report.id);
    const one = { params: { id: guest.userId }, as: office.as };
    expect(await refused(own.app, peopleRoutes.update, { ...one, body: { permissions: ["Meldungen"] } })).toBe("INVALID_INPUT");
    const member = { params: { id: office.departmentId, userId: guest.userId }, as: office.as, body: { grants: [] } };
    expect(await refused(own.app, departmentRoutes.addMember, member)).toBe("NOT_FOUND");
    expect((await call(own.app, reportRoutes.get, at())).assignable).toEqual([office.person.userId]);
    const alone = { ...at(), body: { id: newId(), userId: office.person.userId } };
    expect(await refused(own.app, handoverRoutes.recuse, alone)).toBe("LAST_HANDLER");
    expect((await call(own.app, peopleRoutes.list, { as: office.as })).find(({ id }) => id === guest.userId)).toMatchObject({
      isGuest: true,
    });
  });
});

describe("inviting", () => {
  test("needs the report, and the account's key", async () => {
    const { body } = await aGuestBody(own, office, report.id);
    const handler = await aColleague(own, office);
    expect(await refused(own.app, guestRoutes.invite, { ...at(handler.as), body })).not.toBeNull();
    const stranger = await anOffice(own);
    const theirs = { ...body, grants: body.grants.map((grant) => ({ ...grant, byUserId: stranger.person.userId })) };
    expect(await refused(own.app, guestRoutes.invite, { ...at(stranger.as), body: theirs })).toBe("NOT_FOUND");
    const own2 = { ...body, grants: body.grants.map((grant) => ({ ...grant, byUserId: handler.person.userId })) };
    expect(await refused(own.app, guestRoutes.invite, { ...at(handler.as), body: own2 })).toBe("FORBIDDEN");
  });

  test("takes exactly the boxes that go with the rights, and days within six months", async () => {
    const { body } = await aGuestBody(own, office, report.id, { notes: "none" });
    const other = await aSubmitted(own, office);
    // Mails to one mailbox are few.
    const to = (email: string) => ({ invitation: { ...body.invitation!, email } });
    const refusal = (change: Partial<NewGuest>) =>
      refused(own.app, guestRoutes.invite, { ...at(), body: { ...body, ...to(`nie-${newId()}@kanzlei.example`), ...change } });
    expect(await refusal({ notes: "read" })).toBe("BOX_REFUSED");
    expect(await refused(own.app, guestRoutes.invite, { ...at(office.as, other.id), body })).toBe("BOX_REFUSED");
    const today = berlinDay(new Date());
    expect(await refusal({ lastDay: addDays(today, -1) })).toBe("INVALID_INPUT");
    expect(await refusal({ lastDay: addDays(today, 190) })).toBe("INVALID_INPUT");
    await call(own.app, guestRoutes.invite, { ...at(), body });
    await call(own.app, guestRoutes.invite, { ...at(), body });
    expect(await guests()).toHaveLength(1);
  });
});

describe("the end", () => {
  test("§§ 8, 16 (2): comes by the clock while somebody reads: nothing is answered any more, and the job deletes the boxes", async () => {
    const guest = await aGuest(own, office, report.id);
    const open = await opened(guest);
    const note = await sealNoteWith(open.notesKey!, open.head, { id: newId(), author: "Greta Gast", text: "Zu spät." });
    await passLastDay(own, office.accountId, guest.userId);
    for (const route of [reportRoutes.get, messageRoutes.list, messageRoutes.notes])
      expect(await refused(own.app, route, at(guest.as))).toBe("GUEST_ACCESS_ENDED");
    expect(await refused(own.app, messageRoutes.addNote, { ...at(guest.as), body: note })).toBe("GUEST_ACCESS_ENDED");
    expect(await refused(own.app, authRoutes.keys, { as: guest.as })).toBe("GUEST_ACCESS_ENDED");
    expect(await boxesFor(guest.userId)).toHaveLength(2);
    await runForAll(own.ctx, endOverdueGuests);
    expect(await boxesFor(guest.userId)).toEqual([]);
    expect(await guests()).toMatchObject([{ isRunning: false, endedBy: null }]);
    expect((await guests())[0]!.endedAt).not.toBeNull();
    await call(own.app, authRoutes.signOut, { as: guest.as });
  });

  test("by hand is at once, tells open pages, and no sign-in works after it", async () => {
    const email = "ende@kanzlei.example";
    const guest = await aGuest(own, office, report.id, { email });
    const stream = await openStream((await own.url()) + eventRoutes.account.path, guest.as);
    const other = await aSubmitted(own, office);
    await call(own.app, messageRoutes.caseSend, { ...at(other.as, other.id), body: await aMessage(other.draft, null) });
    await call(own.app, messageRoutes.caseSend, { ...at(report.as), body: await aMessage(report.draft, null) });
    // While the access runs: what arrives after its end is nobody's to hear.
    expect(await typesOf(stream, 1)).toEqual(["message-created"]);
    await endOf(guest.accessId);
    expect(await typesOf(stream, 2)).toEqual(["message-created", "report-moved"]);
    expect(stream.events.every(({ ref }) => ref === report.id)).toBe(true);
    stream.close();
    expect(await boxesFor(guest.userId)).toEqual([]);
    expect(await refused(own.app, reportRoutes.get, at(guest.as))).toBe("GUEST_ACCESS_ENDED");
    const body = { email, auth: await authOf(own, email, "Ein-Passwort-2026"), remember: false };
    expect(await refused(own.app, authRoutes.signIn, { body })).toBe("GUEST_ACCESS_ENDED");
    expect(await refused(own.app, authRoutes.signIn, { body: { ...body, auth: await authOf(own, email, "Falsch-2026-xx") } })).toBe(
      "SIGN_IN_FAILED",
    );
    await endOf(guest.accessId);
    const kinds = (await call(own.app, messageRoutes.history, at())).flatMap(({ what }) => (what.kind === "guest" ? [what.what] : []));
    expect(kinds).toEqual(["ended", "invited"]);
  });

  test("of one case leaves the others, whose page says so", async () => {
    const guest = await aGuest(own, office, report.id);
    const other = await aSubmitted(own, office);
    await call(own.app, guestRoutes.invite, {
      ...at(office.as, other.id),
      body: await aKnownGuestBody(own, office, other.id, guest.userId),
    });
    await endOf(guest.accessId);
    expect(await refused(own.app, reportRoutes.get, at(guest.as))).toBe("GUEST_ACCESS_ENDED");
    expect((await call(own.app, reportRoutes.get, at(guest.as, other.id))).id).toBe(other.id);
  });

  test("withdraws an invitation that nobody accepted, and the address is free", async () => {
    const email = "offen@kanzlei.example";
    const { body, code } = await aGuestBody(own, office, report.id, { email });
    await call(own.app, guestRoutes.invite, { ...at(), body });
    const token = await tokenOf(own, office.accountId, body.userId);
    const { acceptance } = await anAcceptance(own, { token }, code);
    await endOf(body.id);
    expect(await refused(own.app, invitationRoutes.accept, { body: acceptance })).toBe("TOKEN_INVALID");
    await aGuest(own, office, report.id, { email });
  });

  test("comes with a transfer, with deletion, and with the person's own", async () => {
    const guest = await aGuest(own, office, report.id);
    const there = await aRealDepartment(own, office, [office.person]);
    await call(own.app, handoverRoutes.transfer, { ...at(), body: await aTransfer(own, office, report.id, there.id) });
    expect(await refused(own.app, reportRoutes.get, at(guest.as))).toBe("GUEST_ACCESS_ENDED");
    const again = await aSubmitted(own, office);
    const second = await aGuest(own, office, again.id);
    await call(own.app, peopleRoutes.remove, { params: { id: second.userId }, as: office.as });
    expect((await call(own.app, guestRoutes.list, at(office.as, again.id))).guests).toMatchObject([{ isRunning: false }]);
    const kinds = (await call(own.app, messageRoutes.history, at(office.as, again.id))).flatMap(({ what }) =>
      what.kind === "guest" ? [what.what] : [],
    );
    expect(kinds).toEqual(["ended", "invited"]);
    const third = await aGuest(own, office, again.id);
    await call(own.app, reportRoutes.remove, { ...at(office.as, again.id), body: { reason: "spam", note: "" } });
    expect(await boxesFor(third.userId)).toEqual([]);
    expect(await refused(own.app, reportRoutes.get, at(third.as, again.id))).toBe("GUEST_ACCESS_ENDED");
  });

  test("moves with another last day", async () => {
    const guest = await aGuest(own, office, report.id);
    const lastDay = addDays(berlinDay(new Date()), 100);
    const where = { params: { id: report.id, guestId: guest.accessId }, as: office.as };
    await call(own.app, guestRoutes.prolong, { ...where, body: { lastDay } });
    expect(await guests()).toMatchObject([{ lastDay }]);
    await passLastDay(own, office.accountId, guest.userId);
    expect(await refused(own.app, guestRoutes.prolong, { ...where, body: { lastDay } })).toBe("GUEST_ACCESS_ENDED");
  });
});

test(
  "every route but those of the closed list refuses a guest, with good calls of the office and whatever they name",
  { timeout: 120_000 },
  async () => {
    const world = await aWorld(own);
    const guest = await aGuest(own, world.office, world.report.id);
    const nameOf = ({ method, path }: (typeof allRoutes)[number]) => `${method} ${path}`;
    const routes = allRoutes.filter(({ access, answer }) => access === "user" && answer !== "events");
    const ask = async (route: (typeof routes)[number]) => {
      const given = world.calls.get(route)!;
      return verdict(await sendCall(own, route, { ...given, as: { ...given.as, ...guest.as } }));
    };
    const closed = routes.filter((route) => !GUEST_ROUTES.has(route));
    expect(closed.length).toBeGreaterThan(100);
    for (const route of closed) expect([nameOf(route), (await ask(route)).code]).toEqual([nameOf(route), "FORBIDDEN"]);
    // Not even with permissions, which the database does not let a guest have.
    const gift = own.db.tenant(world.office.accountId, (tx) =>
      tx
        .updateTable("users")
        .set({ permissions: [...PERMISSIONS] })
        .where("id", "=", guest.userId)
        .execute(),
    );
    await expect(gift).rejects.toThrow("users_guest_check");
    // What is open by the list is refused all the same once the time is over.
    await passLastDay(own, world.office.accountId, guest.userId);
    for (const route of routes.filter((one) => one !== authRoutes.signOut))
      expect([nameOf(route), (await ask(route)).code]).toEqual([nameOf(route), "GUEST_ACCESS_ENDED"]);
  },
);
