import { eventRoutes } from "@hz/contract/events";
import { userRoutes } from "@hz/contract/people/users";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, signIn, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { call, type Headers, refused, send } from "../../testing/call.ts";
import { openStream } from "../../testing/call-events.ts";
import { newsTo } from "../../testing/mails.ts";

let own: TestApplication;
let office: TestOffice;
let eva: SignedIn;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
  office = await anOffice(own);
  eva = await aColleague(own, office);
});
afterAll(() => own.close());

const alive = async (as: Headers) => (await send(own.app, userRoutes.current, { as })).statusCode === 200;
const of = (as: Headers, id: string) => ({ as, params: { id } });
const entries = (id: string) =>
  own.db.tenant(office.accountId, (tx) =>
    tx
      .selectFrom("audit_entries")
      .select(["actor_id", "action"])
      .where("account_id", "=", office.accountId)
      .where("target_id", "=", id)
      .where("action", "=", "user.sessions-ended")
      .execute(),
  );

test("a colleague is signed out on every device, told so, and signs in again with all that they had", async () => {
  const laptop = await signIn(own, eva.person);
  const stream = await openStream((await own.url()) + eventRoutes.account.path, laptop.as);
  const { userId, email } = eva.person;
  expect(await call(own.app, sessionRoutes.endOfColleague, of(office.as, userId))).toEqual({ ended: 2 });
  await stream.ended;
  expect([await alive(eva.as), await alive(laptop.as), await alive(office.as)]).toEqual([false, false, true]);
  const [notice] = await newsTo(own, email, 1);
  expect(notice!.subject).toBe("Sie wurden überall abgemeldet");
  expect((await newsTo(own, office.person.email, 1))[0]!.subject).toBe("Eine Person wurde überall abgemeldet");
  expect(await entries(userId)).toEqual([{ actor_id: office.person.userId, action: "user.sessions-ended" }]);
  expect(await alive((await signIn(own, eva.person)).as)).toBe(true);
});

test("where there is no session nothing is noted and nobody is told", async () => {
  const kim = await aColleague(own, office);
  const { userId } = kim.person;
  await call(own.app, sessionRoutes.endOfColleague, of(office.as, userId));
  expect(await call(own.app, sessionRoutes.endOfColleague, of(office.as, userId))).toEqual({ ended: 0 });
  expect(await entries(userId)).toHaveLength(1);
});

test("not the own sessions, nobody's of another company, and not without the permission", async () => {
  const kim = await aColleague(own, office);
  const stranger = await anOffice(own);
  const attempt = (as: Headers, id: string) => refused(own.app, sessionRoutes.endOfColleague, of(as, id));
  expect(await attempt(office.as, office.person.userId)).toBe("FORBIDDEN");
  expect(await attempt(kim.as, office.person.userId)).toBe("FORBIDDEN");
  expect(await attempt(stranger.as, kim.person.userId)).toBe("NOT_FOUND");
  expect(await attempt(office.as, newId())).toBe("NOT_FOUND");
  expect([await alive(kim.as), await alive(office.as)]).toEqual([true, true]);
});
