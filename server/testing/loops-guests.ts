import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { guestRoutes } from "@hz/contract/people/guests";
import type { TestApplication } from "./application.ts";
import { aSubmitted, type TestOffice } from "./builders.ts";
import { aGuestBody } from "./builders-guests.ts";
import type { AddCall } from "./loops.ts";
import { call } from "./call.ts";

/** Adds good calls around guests of a case; what they do is done, so that each may come again. */
export async function addGuests(test: TestApplication, office: TestOffice, add: AddCall): Promise<void> {
  const { as } = office;
  const [one, other] = [await aSubmitted(test, office), await aSubmitted(test, office)];
  add(guestRoutes.cases, { as });
  add(guestRoutes.list, { as, params: { id: one.id } });

  const invite = { as, params: { id: one.id }, body: (await aGuestBody(test, office, one.id)).body };
  await call(test.app, guestRoutes.invite, invite);
  // The mailbox is counted with each try.
  add(guestRoutes.invite, {
    ...invite,
    prepare: async () => test.ctx.rateLimiter.giveBack("invite-mailbox", office.accountId, invite.body.invitation!.email),
  });
  add(guestRoutes.prolong, { as, params: { id: one.id, guestId: invite.body.id }, body: { lastDay: addDays(berlinDay(new Date()), 60) } });

  const ended = (await aGuestBody(test, office, other.id)).body;
  await call(test.app, guestRoutes.invite, { as, params: { id: other.id }, body: ended });
  add(guestRoutes.end, { as, params: { id: other.id, guestId: ended.id } });
}
