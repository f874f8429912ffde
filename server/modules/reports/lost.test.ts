import { deskRoutes } from "@hz/contract/reports/desk";
import { channelRoutes } from "@hz/contract/channels/channels";
import { departmentRoutes } from "@hz/contract/people/departments";
import { peopleRoutes } from "@hz/contract/people/people";
import { messageRoutes } from "@hz/contract/reports/messages";
import { procedureRoutes } from "@hz/contract/procedure/procedure";
import { holderRoutes } from "@hz/contract/reports/report-holders";
import { type Closure, reportRoutes } from "@hz/contract/reports/reports";
import { statusRoutes } from "@hz/contract/status";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aReport, aSubmitted, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment, aSubmittedTo } from "../../testing/builders-departments.ts";
import { hold, invited, joined, released } from "../../testing/builders-people.ts";
import { call, refused } from "../../testing/call.ts";
import { keyLosses, OLD } from "../../testing/key-losses.ts";
import { grantEpochs, makeEpoch } from "../../../web/vault/people/renewal.ts";
import { freshKeys } from "../../../web/vault/keys/reset-keys.ts";

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
const LOST: Closure = { outcome: "key-lost", noFeedbackReason: "key-lost" };

/** The only one who holds the account's key forgets everything and founds the account anew. */
async function foundAnew(who: SignedIn): Promise<SignedIn> {
  const { token, userKey, way } = await founding(who);
  return reset(who, token, userKey, way);
}
const lineOf = async (who: SignedIn, id: string) => (await call(own.app, reportRoutes.list, { as: who.as, query: { ids: id } })).rows[0]!;
/** What the reporter's page is told, where the case is opened and where its thread is read. */
const held = async ({ id, draft: { token } }: Awaited<ReturnType<typeof aSubmitted>>) => {
  const found = await call(own.app, reportRoutes.caseLogin, { body: { token } });
  const thread = await call(own.app, messageRoutes.caseList, { params: { id }, as: { authorization: `Case ${token}` } });
  expect(thread.held).toBe(found.held);
  return found.held;
};
const holders = (who: SignedIn, id: string) => call(own.app, holderRoutes.holders, { as: who.as, params: { id } });
const close = (who: SignedIn, id: string, closure = LOST) =>
  ({ as: who.as, params: { id }, body: { status: "closed" as const, closure } }) as const;
const inTables = <T>(text: ReturnType<typeof sql<T>>) => own.db.tenant(office.accountId, async (tx) => (await text.execute(tx)).rows);

test("a portal names the department whose newest key nobody holds any more, and takes nothing for it until it has a new one", async () => {
  const portal = async () => (await call(own.app, channelRoutes.portal, { params: { linkSuffix: office.channel.linkSuffix } })).lost;
  expect(await portal()).toEqual([]);
  const [answered, open] = [await aReport(office), await aReport(office)];
  const { caseNumber } = await call(own.app, reportRoutes.submit, { body: answered.body });
  // Somebody who vouches, and reads nothing: so nobody has to make a new account key, which would bring new ones of departments.
  const vouching = await joined(own, await invited(own, office, { permissions: ["Benutzer und Abteilungen", "Einstellungen"] }));
  const { token, state } = await link(office);
  const { userKey, ...keys } = await freshKeys(state.userId);
  await reset(office, token, userKey, { kind: "fresh", ...keys });
  expect(await portal()).toEqual([office.departmentId]);
  const channels = async () => (await call(own.app, statusRoutes.get, { as: vouching.as })).channels;
  expect(await channels()).toEqual({ active: 0, total: 1 });
  // A form that was opened before does not know. What was acknowledged before stays so.
  expect(await refused(own.app, reportRoutes.submit, { body: open.body })).toBe("DEPARTMENT_KEY_LOST");
  expect((await call(own.app, reportRoutes.submit, { body: answered.body })).caseNumber).toBe(caseNumber);
  await released(own, office.accountId, vouching, office.person.userId);
  await hold(own, office.accountId, vouching);
  const [department] = await call(own.app, departmentRoutes.list, { as: vouching.as });
  const body = await makeEpoch(department!.id, department!.epoch + 1, [office.person.userId]);
  await call(own.app, departmentRoutes.renewKey, { params: { id: department!.id }, as: vouching.as, body });
  expect(await portal()).toEqual([]);
  expect(await channels()).toEqual({ active: 1, total: 1 });
  expect(await refused(own.app, reportRoutes.submit, { body: open.body })).toBe("DEPARTMENT_KEY_OUTDATED");
});

describe("whether a report is closed for good", () => {
  test("not while its only reader holds the key, and for good when that reader forgot everything", async () => {
    const report = await aSubmitted(own, office, { title: OLD });
    expect((await lineOf(office, report.id)).isLost).toBe(false);
    expect(await held(report)).toBe("now");
    const again = await foundAnew(office);
    expect(await held(report)).toBe("lost");
    expect((await lineOf(again, report.id)).isLost).toBe(true);
    const nobody = { isLost: true, people: [], later: [], inactive: [], invitations: [], hasEmergencyKey: false, hasGuest: false };
    expect(await holders(again, report.id)).toEqual(nobody);
    expect((await call(own.app, reportRoutes.counts, { as: again.as })).lost).toBe(1);
    // Nobody waits for what nobody can give, and nothing asks to be sealed anew.
    expect((await call(own.app, peopleRoutes.access, { as: again.as })).missing).toEqual({ account: false, vouch: false, departments: [] });
    const [department] = await call(own.app, departmentRoutes.list, { as: again.as });
    expect(department).toMatchObject({ isLost: false, older: [], renewalDue: false });
  });

  test("not while a colleague holds it, also one who is deactivated, but once that colleague is gone", async () => {
    const report = await aSubmitted(own, office, { title: OLD });
    const colleague = await aColleague(own, office);
    const again = await foundAnew(office);
    // Whom the new account key does not vouch for yet hands nothing on that anybody would believe.
    expect(await holders(again, report.id)).toMatchObject({ isLost: false, people: [], later: [colleague.person.fullName] });
    expect(await held(report)).toBe("now");
    await inTables(sql`update users set is_active = false where id = ${colleague.person.userId}`);
    expect(await holders(again, report.id)).toMatchObject({ isLost: false, people: [], inactive: [colleague.person.fullName] });
    expect(await held(report)).toBe("later");
    expect((await lineOf(again, report.id)).isLost).toBe(false);
    await inTables(sql`update users set deleted_at = now() where id = ${colleague.person.userId}`);
    expect((await lineOf(again, report.id)).isLost).toBe(true);
  });

  test("who can give it is told apart from who has to compare the account's key first", async () => {
    const report = await aSubmitted(own, office, { title: OLD });
    const colleague = await aColleague(own, office);
    const name = colleague.person.fullName;
    expect(await holders(office, report.id)).toMatchObject({ people: expect.arrayContaining([name]), later: [] });
    await inTables(sql`delete from grants where kind in ('trust', 'account') and to_user_id = ${colleague.person.userId}`);
    const { people, later } = await holders(office, report.id);
    expect([people.includes(name), later]).toEqual([false, [name]]);
  });

  test("not while the emergency key opens it, nor an invitation whose code counts, nor a guest", async () => {
    const report = await aSubmitted(own, office, { title: OLD });
    await anEmergencyKey();
    const { token, state } = await link(office);
    const { userKey, ...keys } = await freshKeys(state.userId);
    const again = await reset(office, token, userKey, { kind: "fresh", ...keys });
    expect(await holders(again, report.id)).toMatchObject({ isLost: false, hasEmergencyKey: true, people: [] });
    expect(await held(report)).toBe("later");
    const invitation = "4c0f7a52-68d1-4b43-9a3c-1f0e5b2d7a90";
    await inTables(sql`insert into invitations (account_id, id, email, first_name, last_name, role, permissions, department_ids, invited_by,
      code_hash, not_after) select account_id, ${invitation}, 'neu@example.org', 'Nina', 'Neu', 'Custom', '{}', '{}', ${office.person.userId},
      'x', extract(epoch from now())::bigint + 60 from accounts where account_id = ${office.accountId}`);
    await inTables(sql`update grants set to_user_id = ${invitation} where kind = 'department'`);
    expect(await holders(again, report.id)).toMatchObject({ isLost: false, hasEmergencyKey: false, invitations: ["Nina Neu"] });
    expect(await held(report)).toBe("later");
    await inTables(sql`update grants set kind = 'report', department_id = null, epoch = null, report_id = ${report.id},
      to_user_id = ${office.person.userId} where kind = 'department'`);
    expect(await holders(again, report.id)).toMatchObject({ isLost: false, hasGuest: true, people: [] });
    expect(await held(report)).toBe("now");
    await inTables(sql`delete from grants where kind = 'report'`);
    expect((await holders(again, report.id)).isLost).toBe(true);
  });

  test("to the safe goes whom it opens the report for, and of a department that stands in nobody who waits for its key", async () => {
    const member = await aColleague(own, office);
    const board = await aRealDepartment(own, office, [member.person]);
    await inTables(sql`delete from department_members where department_id = ${office.departmentId} and user_id = ${member.person.userId}`);
    await inTables(sql`update channels set conflict_department_id = ${board.id}`);
    const report = await aSubmittedTo(own, office, board.key);
    const { key } = await anEmergencyKey();
    await hold(own, office.accountId, { ...member.person, as: member.as });
    const granted = { params: { id: board.id, userId: key.id }, body: { grants: await grantEpochs(board.id, [1], key.id) } };
    await call(own.app, departmentRoutes.grant, { ...granted, as: member.as });
    const joiner = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
    const joins = { params: { id: board.id, userId: joiner.person.userId }, body: { grants: [] } };
    await call(own.app, departmentRoutes.addMember, { ...joins, as: office.as });
    expect(await holders(joiner, report.id)).toMatchObject({ people: [member.person.fullName], hasEmergencyKey: false });
    expect(await holders(member, report.id)).toMatchObject({ hasEmergencyKey: true });
  });

  test("an invitation whose code has run out opens nothing any more", async () => {
    const report = await aSubmitted(own, office, { title: OLD });
    const invitation = "4c0f7a52-68d1-4b43-9a3c-1f0e5b2d7a91";
    await inTables(sql`insert into invitations (account_id, id, email, first_name, last_name, role, permissions, department_ids, invited_by,
      code_hash, not_after) select account_id, ${invitation}, 'alt@example.org', 'Alma', 'Alt', 'Custom', '{}', '{}', ${office.person.userId},
      'x', extract(epoch from now())::bigint - 60 from accounts where account_id = ${office.accountId}`);
    await inTables(sql`update grants set to_user_id = ${invitation} where kind = 'department'`);
    expect((await holders(office, report.id)).isLost).toBe(true);
    const [department] = await call(own.app, departmentRoutes.list, { as: office.as });
    expect(department?.isLost).toBe(true);
  });

  test("is nobody's business who may not see the report", async () => {
    const report = await aSubmitted(own, office);
    const other = await anOffice(own);
    expect(await refused(own.app, holderRoutes.holders, { as: other.as, params: { id: report.id } })).toBe("NOT_FOUND");
  });
});

describe("closing one", () => {
  test("ends its procedure, tells the reporter and starts its retention; opened again it takes the telling back", async () => {
    const report = await aSubmitted(own, office);
    const { token } = report.draft;
    const mail = { body: { caseNumber: report.caseNumber, token, notificationEmail: "wer@example.org" } };
    await call(own.app, reportRoutes.updateNotification, mail);
    const again = await foundAnew(office);
    expect((await call(own.app, reportRoutes.caseLogin, { body: { token } })).lostAt).toBeNull();
    expect(await lineOf(again, report.id)).toMatchObject({ unread: true });
    const row = await call(own.app, reportRoutes.update, close(again, report.id));
    expect(row).toMatchObject({ status: "closed", outcome: "key-lost", isLost: true, unread: false });
    expect((await call(own.app, procedureRoutes.get, { as: again.as, params: { id: report.id } })).closed).toMatchObject({
      outcome: "key-lost",
      noFeedbackReason: "key-lost",
    });
    expect(await call(own.app, reportRoutes.caseLogin, { body: { token } })).toMatchObject({
      status: "closed",
      lostAt: expect.any(String),
    });
    expect((await call(own.app, reportRoutes.counts, { as: again.as })).lost).toBe(0);
    const told = await inTables(sql<{ data: unknown }>`select data from pgboss.job where name = 'notify-reporter'`);
    expect(told).toEqual([{ data: expect.objectContaining({ reportId: report.id }) }]);
    const logged = await inTables(
      sql<{ entry: string }>`select entry from audit_entries where action = 'report.changed' and target_id = ${report.id}`,
    );
    expect(JSON.parse(logged[0]!.entry).details).toEqual({ from: "new", to: "closed", outcome: "key-lost" });
    await call(own.app, reportRoutes.update, { as: again.as, params: { id: report.id }, body: { status: "in_progress" } });
    expect((await call(own.app, reportRoutes.caseLogin, { body: { token } })).lostAt).toBeNull();
  });

  test("is refused while somebody can open it, alone and with others", async () => {
    const [one, other] = [await aSubmitted(own, office), await aSubmitted(own, office)];
    expect(await refused(own.app, reportRoutes.update, close(office, one.id))).toBe("REPORT_OPENABLE");
    const half = { outcome: "withdrawn", noFeedbackReason: "key-lost" } as const;
    expect(await refused(own.app, reportRoutes.update, close(office, one.id, half))).toBe("REPORT_OPENABLE");
    const body = { ids: [one.id, other.id], status: "closed" as const, closure: LOST };
    const { rows, refused: left } = await call(own.app, deskRoutes.updateSeveral, { as: office.as, body });
    expect([rows, left.map(({ code }) => code)]).toEqual([[], ["REPORT_OPENABLE", "REPORT_OPENABLE"]]);
  });

  test("by what was found before the loss tells the reporter all the same", async () => {
    const report = await aSubmitted(own, office);
    const again = await foundAnew(office);
    await call(own.app, reportRoutes.update, close(again, report.id, { outcome: "no-evidence", noFeedbackReason: "unreachable" }));
    expect((await call(own.app, reportRoutes.caseLogin, { body: { token: report.draft.token } })).lostAt).not.toBeNull();
  });
});
