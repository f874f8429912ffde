import { FRESH_INVITES } from "@hz/contract/limits";
import { guestRoutes } from "@hz/contract/people/guests";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { peopleRoutes } from "@hz/contract/people/people";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aSubmitted, signIn, type TestOffice } from "../../testing/builders.ts";
import { aGuestBody } from "../../testing/builders-guests.ts";
import { anInvite } from "../../testing/builders-people.ts";
import { send } from "../../testing/call.ts";
import { updateAccount } from "../accounts/index.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  // What is tried in minutes, and how often at one mailbox, is tested elsewhere.
  Object.assign(own.ctx, { rateLimiter: { check: () => {}, count: () => {}, giveBack: () => {} } });
});
beforeEach(async () => {
  office = await anOffice(own);
});
afterAll(() => own.close());

let count = 0;
const invite = async (given: object = {}) => {
  const { body } = await anInvite(own, office, { permissions: ["Statistiken"], withCode: false, email: `flut${++count}@fremd.example` });
  const reply = await send(own.app, invitationRoutes.invite, { as: office.as, body: { ...body, ...given } });
  return { id: body.id, verdict: (reply.json() as { code?: string }).code ?? "OK" };
};
const verdict = (reply: Awaited<ReturnType<typeof send>>) => (reply.json() as { code?: string }).code ?? "OK";

describe("an account that nobody pays for", () => {
  test("of invitations at once no more than that go out, and the same one again counts once", async () => {
    const bodies = await Promise.all(
      Array.from({ length: FRESH_INVITES + 5 }, () => anInvite(own, office, { permissions: ["Statistiken"], withCode: false })),
    );
    const same = bodies[0]!.body;
    for (let n = 0; n < 3; n++) expect(verdict(await send(own.app, invitationRoutes.invite, { as: office.as, body: same }))).toBe("OK");
    const all = await Promise.all(bodies.slice(1).map(({ body }) => send(own.app, invitationRoutes.invite, { as: office.as, body })));
    expect(all.map(verdict).filter((one) => one === "OK")).toHaveLength(FRESH_INVITES - 1);
  });

  test("once it pays, the limit does not apply; names and texts with an address are refused", async () => {
    for (let n = 0; n < FRESH_INVITES; n++) await invite();
    expect((await invite()).verdict).toBe("INVITES_USED_UP");
    await own.db.tenant(office.accountId, (tx) => updateAccount(tx, office.accountId, { subscription_status: "active" }));
    expect((await invite()).verdict).toBe("OK");
    for (const given of [{ firstName: "www.gewinn.example" }, { lastName: "bank@sicher.example" }, { inviteMessage: "https://x.example" }])
      expect((await invite({ ...given, id: newId() })).verdict).toBe("INVALID_INPUT");
  });

  // The last one: the log keeps the database's time, which does not move with the service's.
  test("sends so many invitations a day, by whatever door, and more the day after", async () => {
    const { id } = await invite();
    const { id: second } = await invite();
    for (let n = 2; n < FRESH_INVITES - 1; n++) expect((await invite()).verdict).toBe("OK");
    // What was withdrawn was sent all the same.
    expect(verdict(await send(own.app, peopleRoutes.remove, { as: office.as, params: { id: second } }))).toBe("OK");
    expect((await invite()).verdict).toBe("OK");
    expect((await invite()).verdict).toBe("INVITES_USED_UP");
    expect(verdict(await send(own.app, invitationRoutes.renew, { as: office.as, params: { id }, body: { keys: null } }))).toBe(
      "INVITES_USED_UP",
    );
    const elsewhere = { email: "anderswo@fremd.example" };
    expect(verdict(await send(own.app, peopleRoutes.update, { as: office.as, params: { id }, body: elsewhere }))).toBe("INVITES_USED_UP");
    // Nothing of it was kept, and another name needs no mail.
    expect(verdict(await send(own.app, peopleRoutes.update, { as: office.as, params: { id }, body: { firstName: "Kim" } }))).toBe("OK");
    const report = await aSubmitted(own, office);
    const { body } = await aGuestBody(own, office, report.id);
    expect(verdict(await send(own.app, guestRoutes.invite, { as: office.as, params: { id: report.id }, body }))).toBe("INVITES_USED_UP");
    own.move(24 * 3_600_000 + 1000);
    office = { ...office, ...(await signIn(own, office.person)) };
    expect((await invite()).verdict).toBe("OK");
  });
});
