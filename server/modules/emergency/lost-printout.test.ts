import { channelRoutes } from "@hz/contract/channels/channels";
import { emergencyRoutes, type LostPrintout } from "@hz/contract/keys/emergency";
import { departmentRoutes } from "@hz/contract/people/departments";
import { peopleRoutes } from "@hz/contract/people/people";
import { reportRoutes } from "@hz/contract/reports/reports";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type SignedIn, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment, aSubmittedTo, type TestDepartment } from "../../testing/builders-departments.ts";
import { hold, invited, joined, released } from "../../testing/builders-people.ts";
import { deliverTo } from "../../testing/builders-stand-in.ts";
import { call, refused } from "../../testing/call.ts";
import { keyLosses } from "../../testing/key-losses.ts";
import { openRows } from "../../../web/vault/report/open-rows.ts";
import { openingSeeds } from "../../../web/vault/keys/held-keys.ts";
import { freshKeys } from "../../../web/vault/keys/reset-keys.ts";
import { grantEpochs, makeEpoch } from "../../../web/vault/people/renewal.ts";

let own: TestApplication;
let office: TestOffice;
/** Who alone read for the board. */
let member: SignedIn;
let board: TestDepartment;
let report: Submitted;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
afterAll(() => own.close());

const { link, reset, open, founding, anEmergencyKey } = keyLosses(
  () => own,
  () => office,
);

/** A department whose only member has granted its key to the emergency key. */
beforeEach(async () => {
  office = await anOffice(own);
  member = await aColleague(own, office);
  board = await aRealDepartment(own, office, [member.person]);
  await deliverTo(own, office, board.id);
  report = await aSubmittedTo(own, office, board.key);
  const { key } = await anEmergencyKey();
  await hold(own, office.accountId, { ...member.person, as: member.as });
  const body = { grants: await grantEpochs(board.id, [1], key.id) };
  await call(own.app, departmentRoutes.grant, { params: { id: board.id, userId: key.id }, as: member.as, body });
});

const inTables = (text: ReturnType<typeof sql>) => own.db.tenant(office.accountId, (tx) => text.execute(tx));
const keyOf = async ({ as }: Pick<SignedIn, "as"> = office) => (await call(own.app, emergencyRoutes.get, { as })).key!;
const remove = (lost: LostPrintout | null, { as }: Pick<SignedIn, "as"> = office) =>
  call(own.app, emergencyRoutes.remove, { as, body: { lost } });
const refusedWith = (lost: LostPrintout | null, { as }: Pick<SignedIn, "as"> = office) =>
  refused(own.app, emergencyRoutes.remove, { as, body: { lost } });
const asRead = async () => {
  const { id, onlyHere } = await keyOf();
  return { id, ends: onlyHere.filter(({ ends }) => ends).map((one) => one.id) };
};
/** This person loses password and code, and resets without any. */
async function forgets(who: SignedIn): Promise<SignedIn> {
  const { token, state } = await link(who);
  const { userKey, ...keys } = await freshKeys(state.userId);
  return reset(who, token, userKey, { kind: "fresh", ...keys });
}
const rowOf = async (who: SignedIn) => (await call(own.app, reportRoutes.list, { as: who.as, query: { ids: report.id } })).rows[0]!;
const heldFor = async () => (await call(own.app, reportRoutes.caseLogin, { body: { token: report.draft.token } })).held;
const boardOf = async ({ as }: SignedIn) => (await call(own.app, departmentRoutes.list, { as })).find(({ id }) => id === board.id)!;
const portal = () => call(own.app, channelRoutes.portal, { params: { linkSuffix: office.channel.linkSuffix } });
/** Who was to be told that the print-out is lost: asked of the queue, where a mail that never goes is missing at once. */
const queued = async () => {
  const { rows } = await own.db.tenant(office.accountId, (tx) =>
    sql<{ userId: string }>`select data->>'userId' as "userId" from pgboss.job
      where name = 'tell-of-emergency-change' and data->>'what' = 'lost' and data->>'accountId' = ${office.accountId}`.execute(tx),
  );
  return rows.map(({ userId }) => userId).toSorted();
};
const audited = async () => {
  const { rows } = await own.db.tenant(office.accountId, (tx) =>
    sql<{
      action: string;
      entry: unknown;
    }>`select action, entry from audit_entries where action like 'emergency-key.%' order by seq`.execute(tx),
  );
  return rows.map(({ action }) => action);
};

describe("a key that the emergency key alone holds", () => {
  test("is not given up without the word that the print-out is lost, nor for another key or for more than was read", async () => {
    await forgets(member);
    const lost = await asRead();
    expect((await keyOf()).onlyHere).toEqual([{ id: board.id, name: board.name, fetchedBy: "managers", heldBy: [], ends: true }]);
    expect(await refusedWith(null)).toBe("LAST_MEMBER");
    expect(await refusedWith({ ...lost, id: office.accountId })).toBe("KEYS_CHANGED");
    expect(await refusedWith({ ...lost, ends: [] })).toBe("KEYS_CHANGED");
    expect([await heldFor(), (await portal()).lost, await audited()]).toEqual(["later", [], ["emergency-key.created"]]);
  });

  test("is lost with its print-out: the report is closed for good, the department renews its key, and a new report opens", async () => {
    const again = await forgets(member);
    expect((await boardOf(office)).isLost).toBe(false);
    await remove(await asRead());
    expect(await call(own.app, emergencyRoutes.get, { as: office.as })).toMatchObject({ key: null });
    expect([await heldFor(), (await portal()).lost]).toEqual(["lost", [board.id]]);
    expect(await boardOf(office)).toMatchObject({ isLost: true });
    expect(await audited()).toEqual(["emergency-key.created", "emergency-key.lost"]);

    await released(own, office.accountId, { ...office.person, as: office.as }, member.person.userId);
    expect(await rowOf(again)).toMatchObject({ isLost: true });
    await call(own.app, reportRoutes.update, {
      as: again.as,
      params: { id: report.id },
      body: { status: "closed", closure: { outcome: "key-lost", noFeedbackReason: "key-lost" } },
    });
    await hold(own, office.accountId, { ...office.person, as: office.as });
    const body = await makeEpoch(board.id, 2, [member.person.userId]);
    await call(own.app, departmentRoutes.renewKey, { params: { id: board.id }, as: office.as, body });
    expect((await portal()).lost).toEqual([]);
    const { id } = await aSubmittedTo(own, office, (await portal()).department);
    const { rows } = await call(own.app, reportRoutes.list, { as: again.as, query: { ids: id } });
    const [opened] = await openRows(office.accountId, openingSeeds(await open(again)), rows);
    expect(opened!.opened).toHaveProperty("title");
  });

  test("ends only by who sees to security", async () => {
    await forgets(member);
    const lost = await asRead();
    const manager = await aColleague(own, office, { role: "Verwaltung" });
    expect(await refusedWith(lost, manager)).toBe("FORBIDDEN");
    expect(await refusedWith(lost, await aColleague(own, office))).toBe("FORBIDDEN");
    const admin = await aColleague(own, office, { role: "Admin" });
    await remove(lost, admin);
    expect(await heldFor()).toBe("lost");
  });

  test("is told by mail to who sees to security, who manages people, and who belongs to the department; to nobody else", async () => {
    const security = await aColleague(own, office, { role: "Admin" });
    const manager = await aColleague(own, office, { role: "Verwaltung" });
    const elsewhere = await aColleague(own, office);
    await forgets(member);
    await remove(await asRead());
    const subject = "Ausdruck des Notfallschlüssels verloren";
    const told = async () => {
      const mails = (await own.ctx.mailer.listMails()).filter((mail) => mail.subject === subject && everybody.has(mail.to));
      return mails.map(({ to, text }) => `${to} ${/\/(notfallschluessel|abteilungen|dashboard)/.exec(text)![1]}`).toSorted();
    };
    const everybody = new Set([office, security, manager, elsewhere, member].map(({ person }) => person.email));
    const all: [SignedIn, string][] = [
      [office, "notfallschluessel"],
      [security, "notfallschluessel"],
      [manager, "abteilungen"],
      [member, "dashboard"],
    ];
    const expected = all.map(([{ person }, page]) => `${person.email} ${page}`).toSorted();
    await expect.poll(told, { timeout: 20_000 }).toEqual(expected);
    expect(await queued()).toEqual(all.map(([{ person }]) => person.userId).toSorted());
  });
});

describe("what is not lost with the print-out", () => {
  test("is what a colleague holds: the key ends as it does otherwise", async () => {
    const { id, onlyHere } = await keyOf();
    expect(onlyHere).toEqual([]);
    await remove({ id, ends: [] });
    expect([await heldFor(), (await portal()).lost, await audited()]).toEqual([
      "now",
      [],
      ["emergency-key.created", "emergency-key.removed"],
    ]);
  });

  test("is what somebody deactivated holds, and is said so: activated again they read on", async () => {
    const params = { id: member.person.userId };
    await call(own.app, peopleRoutes.update, { as: office.as, params, body: { isActive: false } });
    expect((await keyOf()).onlyHere).toMatchObject([{ id: board.id, heldBy: ["deactivated"], ends: false }]);
    await remove({ id: (await keyOf()).id, ends: [] });
    expect([await heldFor(), (await portal()).lost, (await boardOf(office)).isLost]).toEqual(["later", [], false]);
    await call(own.app, peopleRoutes.update, { as: office.as, params, body: { isActive: true } });
    expect(await heldFor()).toBe("now");
  });

  test("is what an open invitation's code opens, as long as it counts", async () => {
    const invitation = await invited(own, office);
    await inTables(
      sql`update grants set to_user_id = ${invitation.body.id} where department_id = ${board.id} and to_user_id = ${member.person.userId}`,
    );
    expect((await keyOf()).onlyHere).toMatchObject([{ heldBy: ["invited"], ends: false }]);
    const { id } = await keyOf();
    await inTables(sql`update invitations set not_after = extract(epoch from now())::bigint - 60 where id = ${invitation.body.id}`);
    expect((await keyOf()).onlyHere).toMatchObject([{ heldBy: [], ends: true }]);
    expect(await refusedWith({ id, ends: [] })).toBe("KEYS_CHANGED");
    await inTables(sql`update invitations set not_after = extract(epoch from now())::bigint + 60 where id = ${invitation.body.id}`);
    await remove({ id, ends: [] });
    expect(await heldFor()).toBe("later");
  });

  test("is what another department's people hold: its reports stay readable, and its key stays as it is", async () => {
    await deliverTo(own, office, office.departmentId);
    const other = await aSubmitted(own, office);
    await forgets(member);
    await remove(await asRead());
    const departments = await call(own.app, departmentRoutes.list, { as: office.as });
    expect(departments.map(({ id, isLost }) => [id, isLost]).toSorted()).toEqual(
      [
        [office.departmentId, false],
        [board.id, true],
      ].toSorted(),
    );
    expect((await call(own.app, reportRoutes.caseLogin, { body: { token: other.draft.token } })).held).toBe("now");
  });
});

test("where nobody else signs with the account's key, a new one is founded instead: without it no department's key could be renewed", async () => {
  const secured = await joined(own, await invited(own, office, { permissions: ["Sicherheitseinstellungen"] }));
  await forgets(member);
  expect((await keyOf(secured)).isOnlySigner).toBe(false);
  const lost = await asRead();
  const again = await forgets(office);
  expect((await keyOf(secured)).isOnlySigner).toBe(true);
  const ends = (await keyOf(secured)).onlyHere.map(({ id }) => id);
  expect(await refusedWith({ ...lost, ends }, secured)).toBe("LAST_SIGNER");
  expect(await heldFor()).toBe("later");
  const { token, userKey, way } = await founding(again);
  await reset(again, token, userKey, way);
  expect([await heldFor(), (await portal()).lost]).toEqual(["lost", []]);
});
