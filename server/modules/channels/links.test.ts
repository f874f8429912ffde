import { auditRoutes } from "@hz/contract/account/audit";
import { channelRoutes } from "@hz/contract/channels/channels";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { call, refused } from "../../testing/call.ts";
import { keyLosses } from "../../testing/key-losses.ts";
import { answerWithCode } from "../../../web/vault/keys/reset-keys.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());
beforeEach(async () => {
  office = await anOffice(own);
});

const { link, reset, founding, anEmergencyKey } = keyLosses(
  () => own,
  () => office,
);
const foundAnew = async (who: SignedIn) => {
  const { token, userKey, way } = await founding(who);
  return reset(who, token, userKey, way);
};
const channels = ({ as }: SignedIn) => call(own.app, channelRoutes.list, { as });
const lights = async ({ as }: SignedIn) => {
  const { channels: all } = await call(own.app, readinessRoutes.get, { as });
  return all.map(({ checks }) => checks.find(({ check }) => check === "links")!.light);
};
const confirm = ({ as }: SignedIn, id: string, endedAt: string) => ({ as, params: { id }, body: { endedAt } });

test("after a new account key each channel of before says that its links are to be renewed, until somebody confirms it", async () => {
  expect([(await channels(office)).map(({ linksEndedAt }) => linksEndedAt), await lights(office)]).toEqual([[null], ["ready"]]);
  const again = await foundAnew(office);
  const [before] = await channels(again);
  expect(before!.linksEndedAt).not.toBeNull();
  expect(await lights(again)).toEqual(["not-ready"]);
  // A channel that comes afterwards never had another link.
  const settings = { allowAnonymous: true, allowFiles: true, requireCategory: false, autoAcknowledge: true };
  const body = { id: newId(), name: "Neu", linkSuffix: `neu-${newId().slice(0, 8)}`, description: "", isActive: true, settings };
  expect((await call(own.app, channelRoutes.create, { as: again.as, body })).linksEndedAt).toBeNull();
  const confirmed = await call(own.app, channelRoutes.confirmLinks, confirm(again, before!.id, before!.linksEndedAt!));
  expect(confirmed.linksEndedAt).toBeNull();
  expect(await lights(again)).toEqual(["ready", "ready"]);
  const { entries } = await call(own.app, auditRoutes.list, { as: again.as, query: { target: before!.id } });
  const kept = entries.filter(({ action }) => action === "channel.links-renewed");
  expect(kept.map(({ actor }) => actor?.id)).toEqual([office.person.userId]);
  // A click that comes again keeps nothing more.
  await call(own.app, channelRoutes.confirmLinks, confirm(again, before!.id, before!.linksEndedAt!));
  const after = await call(own.app, auditRoutes.list, { as: again.as, query: { target: before!.id } });
  expect(after.entries.filter(({ action }) => action === "channel.links-renewed")).toHaveLength(1);
});

test("what was renewed by a key that is another one again counts no more", async () => {
  const once = await foundAnew(office);
  const [channel] = await channels(once);
  const twice = await foundAnew(once);
  const answer = await call(own.app, channelRoutes.confirmLinks, confirm(twice, channel!.id, channel!.linksEndedAt!));
  expect(answer.linksEndedAt).not.toBeNull();
  expect(answer.linksEndedAt).not.toBe(channel!.linksEndedAt);
  await call(own.app, channelRoutes.confirmLinks, confirm(twice, channel!.id, answer.linksEndedAt!));
  const third = await foundAnew(twice);
  expect((await channels(third))[0]!.linksEndedAt).not.toBeNull();
});

test("is confirmed by who has the settings, and for the own account's channels alone", async () => {
  const again = await foundAnew(office);
  const [channel] = await channels(again);
  const handler = await aColleague(own, office);
  const other = await anOffice(own);
  const given = (who: SignedIn) => confirm(who, channel!.id, channel!.linksEndedAt!);
  expect(await refused(own.app, channelRoutes.confirmLinks, given(other))).toBe("NOT_FOUND");
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .updateTable("users")
      .set({ permissions: ["Meldungen"] })
      .where("id", "=", handler.person.userId)
      .execute(),
  );
  expect(await refused(own.app, channelRoutes.confirmLinks, given(handler))).toBe("FORBIDDEN");
});

test("an emergency key whose code was given out says so until it is renewed", async () => {
  const { code } = await anEmergencyKey();
  const state = () => call(own.app, emergencyRoutes.get, { as: office.as });
  const told = async () =>
    (await call(own.app, readinessRoutes.get, { as: office.as })).checks.filter(({ check }) => check === "emergency");
  expect([(await state()).key?.usedAt, await told()]).toEqual([null, []]);
  const { token, state: linked } = await link(office);
  const { auth } = await answerWithCode(code, linked.emergencyId!);
  await call(own.app, resetRoutes.emergency, { body: { token, auth } });
  expect((await state()).key?.usedAt).toEqual(expect.any(String));
  expect(await told()).toMatchObject([{ light: "check", reason: "emergency-used" }]);
  await anEmergencyKey();
  expect([(await state()).key?.usedAt, await told()]).toEqual([null, []]);
});
