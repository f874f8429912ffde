import { archiveRoutes } from "@hz/contract/account/archive";
import { auditRoutes } from "@hz/contract/account/audit";
import { channelRoutes } from "@hz/contract/channels/channels";
import { departmentRoutes } from "@hz/contract/people/departments";
import { deskRoutes } from "@hz/contract/reports/desk";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { entryRoutes } from "@hz/contract/reports/entries";
import { eventRoutes } from "@hz/contract/events";
import { exportRoutes } from "@hz/contract/reports/exports";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { mailRoutes } from "@hz/contract/account/mails";
import { peopleRoutes } from "@hz/contract/people/people";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { reportRoutes } from "@hz/contract/reports/reports";
import { statusRoutes } from "@hz/contract/status";
import { newId, randomBytes, toBase64Url, userKeys } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { archiveBegun } from "../../testing/builders-archive.ts";
import { aColleague, anOffice, aSubmitted, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aGrant, aKey, aRealDepartment, aResealing, aSubmittedTo, type TestDepartment } from "../../testing/builders-departments.ts";
import { anEntry } from "../../testing/builders-entries.ts";
import { call, refused } from "../../testing/call.ts";
import { openStream, typesOf } from "../../testing/call-events.ts";
import { record } from "../audit/index.ts";
import { insertGrant } from "../departments/index.ts";

// Whoever belongs to the office learns nowhere whether there are reports about it, nor how many.

let own: TestApplication;
/** The office's administrator, who reads the log and belongs to the office alone. */
let office: TestOffice;
let clerk: SignedIn;
let board: TestDepartment;
let member: SignedIn;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  clerk = await aColleague(own, office);
  member = await aColleague(own, office, { role: "Admin" });
  board = await aRealDepartment(own, office, [member.person]);
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .deleteFrom("department_members")
      .where("department_id", "=", office.departmentId)
      .where("user_id", "=", member.person.userId)
      .execute(),
  );
  const [channel] = await call(own.app, channelRoutes.list, { as: office.as });
  const body = { departmentId: office.departmentId, conflictDepartmentId: board.id };
  await call(own.app, channelRoutes.setDelivery, { params: { id: channel!.id }, body, as: office.as });
});
afterAll(() => own.close());

const log = async () => (await call(own.app, auditRoutes.list, { as: office.as, query: {} })).entries;

test("not by taking somebody out: one entry, whatever lies with the others, and no word of any report", async () => {
  for (let reports = 0; reports < 2; reports++) {
    await aSubmittedTo(own, office, board.key);
    const leaving = await aColleague(own, office);
    const before = (await log())[0]!.seq;
    const stream = await openStream((await own.url()) + eventRoutes.account.path, clerk.as);
    await call(own.app, departmentRoutes.removeMember, {
      params: { id: office.departmentId, userId: leaving.person.userId },
      as: office.as,
    });
    const usual = await aSubmitted(own, office);
    await typesOf(stream, 2);
    expect(stream.events.map(({ type, ref }) => [type, ref])).toEqual([
      ["keys-changed", office.departmentId],
      ["report-created", usual.id],
    ]);
    stream.close();
    const since = (await log()).filter(({ seq }) => seq > before);
    expect(since.map(({ action }) => action)).toEqual(["department.member-removed"]);
  }
});

test("not by entering one: its number is told to those who read it", async () => {
  const { body } = await anEntry(own, office, { departmentId: board.id });
  expect(await call(own.app, entryRoutes.enter, { as: office.as, body })).toMatchObject({ number: null, reportId: body.reportId });
  const { body: usual } = await anEntry(own, office);
  expect((await call(own.app, entryRoutes.enter, { as: office.as, body: usual })).number).toEqual(expect.any(Number));
});

test("not by a mail about one that did not arrive; whoever stands in sees it, and the office its own", async () => {
  const failed: [string, string][] = [
    ["mail-report-news", member.person.userId],
    ["mail-test", member.person.userId],
    ["mail-verification", member.person.userId],
    ["mail-report-news", clerk.person.userId],
  ];
  const ids = failed.map(() => newId());
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .insertInto("failed_mails")
      .values(
        failed.map(([kind, userId], n) => ({ account_id: office.accountId, id: ids[n]!, kind, user_id: userId, failed_at: own.ctx.now() })),
      )
      .execute(),
  );
  const seen = async ({ as }: Pick<SignedIn, "as">) =>
    (await call(own.app, mailRoutes.failed, { as })).map(({ id }) => ids.indexOf(id)).sort();
  const count = async ({ as }: Pick<SignedIn, "as">) => (await call(own.app, statusRoutes.get, { as })).mail.failed;
  expect([await seen(office), await count(office)]).toEqual([[2, 3], 2]);
  expect([await seen(member), await count(member)]).toEqual([[0, 1, 2, 3], 4]);
  // What one does not see one does not wipe away.
  await call(own.app, mailRoutes.dismissFailed, { as: office.as, query: { until: own.ctx.now().toISOString() } });
  expect([await seen(office), await seen(member)]).toEqual([[], [0, 1]]);
  const readiness = await call(own.app, readinessRoutes.get, { as: office.as });
  expect(JSON.stringify(readiness)).not.toContain("mail-failed");
});

test("not by the archive, which goes on counting for those who read them", async () => {
  await aSubmittedTo(own, office, board.key);
  const apart = async (who: SignedIn | TestOffice) => {
    expect(await archiveBegun(own, who)).toEqual({ reports: who === office ? 0 : 1 });
    const { lines } = await call(own.app, archiveRoutes.table, { params: { table: "report_counters" }, as: who.as });
    return (JSON.parse(lines[0]!) as { row: { apart: number } }).row.apart;
  };
  expect([await apart(office), await apart(member)]).toEqual([900_000, 900_001]);
  expect((await log()).filter(({ action }) => action.startsWith("account.archive")).map(({ details }) => details)).toEqual([{}, {}]);
});

test("not by who exported a case: the archive has one's own exports alone", async () => {
  const [about, usual] = [await aSubmittedTo(own, office, board.key), await aSubmitted(own, office)];
  const exported = async (id: string, { as }: Pick<SignedIn, "as">) => {
    const sha256 = toBase64Url(randomBytes(32));
    await call(own.app, exportRoutes.keep, { params: { id }, as, body: { kind: "pdf", sha256, size: 1234, withPerson: false } });
  };
  await exported(about.id, member);
  await exported(usual.id, office);
  await archiveBegun(own, office);
  const { lines } = await call(own.app, archiveRoutes.table, { params: { table: "exports" }, as: office.as });
  expect(lines.map((line) => JSON.parse(line).row.user_id)).toEqual([office.person.userId]);
});

test("not by the keys that they are sealed to: whoever is no member hears of the newest alone", async () => {
  await aSubmittedTo(own, office, board.key);
  const newcomer = await aColleague(own, office);
  const params = { id: board.id, userId: newcomer.person.userId };
  await own.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("department_members").where("user_id", "=", newcomer.person.userId).execute(),
  );
  await call(own.app, departmentRoutes.addMember, { params, body: { grants: [] }, as: office.as });
  const next = await aKey(office, board.id, 2, [member.person], member.person);
  await call(own.app, departmentRoutes.renewKey, { params, body: { key: next.key, grants: next.grants }, as: member.as });

  const epochs = async ({ as }: Pick<SignedIn, "as">) => {
    const inviting = (await call(own.app, peopleRoutes.departments, { as })).find(({ id }) => id === board.id)!.epochs;
    const people = await call(own.app, peopleRoutes.list, { as });
    const missing = people
      .find(({ id }) => id === newcomer.person.userId)!
      .missing!.departments.find((one) => one.departmentId === board.id)!;
    const one = await call(own.app, peopleRoutes.get, { params: { id: newcomer.person.userId }, as });
    expect(one.missing).toEqual(people.find(({ id }) => id === one.id)!.missing);
    return [inviting, missing.epochs];
  };
  expect([await epochs(member), await epochs(office)]).toEqual([
    [
      [1, 2],
      [1, 2],
    ],
    [[2], [2]],
  ]);

  // Once the newcomer has the newest, the older one has other holders, and is a line of its own for those who may know.
  const grant = await aGrant(office, { departmentId: board.id, epoch: 2 }, next.seed, newcomer.person, member.person);
  await call(own.app, departmentRoutes.grant, { params, body: { grants: [grant] }, as: member.as });
  const drilled = async ({ as }: Pick<SignedIn, "as">) =>
    (await call(own.app, readinessRoutes.keys, { as })).keys.filter(({ id }) => id.startsWith(board.id)).map(({ isOlder }) => isOlder);
  expect([await drilled(member), await drilled(office)]).toEqual([[false, true], [false]]);

  // Who switched the way off, and is told what one loss closes, learns nothing of what lies there.
  const [channel] = await call(own.app, channelRoutes.list, { as: office.as });
  const off = { departmentId: office.departmentId, conflictDepartmentId: null };
  await call(own.app, channelRoutes.setDelivery, { params: { id: channel!.id }, body: off, as: office.as });
  const atRisk = async ({ as }: Pick<SignedIn, "as">) => (await call(own.app, emergencyRoutes.get, { as })).atRisk;
  expect(await atRisk(office)).not.toContain(board.name);
  expect(await atRisk(member)).toContain(board.name);
});

test("who read a report about the office and is kept out of it afterwards hears why, and nobody else", async () => {
  const { id } = await aSubmittedTo(own, office, board.key);
  const recuse = (who: SignedIn) =>
    call(own.app, handoverRoutes.recuse, { params: { id }, as: who.as, body: { id: newId(), userId: who.person.userId } });
  const second = await aColleague(own, office, { departmentId: board.id });
  const { grant } = await aGrant(office, { departmentId: board.id, epoch: 1 }, board.seed, second.person);
  await own.db.tenant(office.accountId, (tx) => insertGrant(tx, office.accountId, second.person.userId, grant));
  const asked = (who: SignedIn) => refused(own.app, reportRoutes.get, { params: { id }, as: who.as });
  await call(own.app, deskRoutes.markRead, { params: { id }, as: second.as, body: { lastMessageId: null } });
  await recuse(second);
  expect([await asked(second), await asked(clerk)]).toEqual(["RECUSED", "NOT_FOUND"]);
});

test("not by sealing anew where somebody stands in: only its people see that there was something to seal", async () => {
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .updateTable("users")
      .set({ permissions: ["Meldungen", "Sicherheitseinstellungen"] })
      .where("id", "=", member.person.userId)
      .execute(),
  );
  for (const target of [office.departmentId, board.id])
    await own.ctx.db.tenant(office.accountId, async () => {
      record(office.accountId, { actor: member.person.userId, action: "department.reports-resealed", target });
    });
  const seenBy = async (as: SignedIn["as"]) => {
    const { entries } = await call(own.app, auditRoutes.list, { as, query: {} });
    return entries.slice(0, 2).map(({ action, target }) => [action, target?.id ?? null]);
  };
  const [here, there] = [office.departmentId, board.id].map((id) => ["department.reports-resealed", id]);
  expect(await seenBy(member.as)).toEqual([there, here]);
  expect(await seenBy(office.as)).toEqual([["report.not-read", null], here]);
});

test("not by hearing that reports are sealed anew: its people hear each step, and the log has one entry, also while one stays closed", async () => {
  for (let reports = 0; reports < 3; reports++) await aSubmittedTo(own, office, board.key);
  const params = { id: board.id };
  const next = await aKey(office, board.id, 2, [member.person], member.person);
  await call(own.app, departmentRoutes.renewKey, { params, body: { key: next.key, grants: next.grants }, as: member.as });
  const seeds: [number, TestDepartment["seed"]][] = [
    [1, board.seed],
    [2, next.seed],
  ];
  const { epoch, reports } = await aResealing(own, office, board.id, seeds, member);
  const streams = await Promise.all([member, office].map(async ({ as }) => openStream((await own.url()) + eventRoutes.account.path, as)));
  for (const report of reports.slice(0, 2))
    await call(own.app, departmentRoutes.reseal, { params, body: { epoch, reports: [report] }, as: member.as });
  const [inside, outside] = streams;
  expect(await typesOf(inside!, 2)).toEqual(["reports-resealed", "reports-resealed"]);
  const usual = await aSubmitted(own, office);
  await typesOf(outside!, 1);
  expect(outside!.events).toEqual([{ type: "report-created", ref: usual.id }]);
  for (const stream of streams) stream.close();
  const { entries } = await call(own.app, auditRoutes.list, { as: member.as, query: {} });
  const sealed = entries.filter(({ action }) => action === "department.reports-resealed");
  expect(sealed.map(({ actor, target }) => [actor?.id, target?.id])).toEqual([[member.person.userId, board.id]]);
});

test("not by how many keys somebody was given: neither new entries of the log say it, nor does the log of those of before", async () => {
  const second = await aColleague(own, office);
  const id = second.person.userId;
  const params = { id: board.id, userId: id };
  const give = async (key: TestDepartment["key"], seed: TestDepartment["seed"]) =>
    aGrant(office, { departmentId: board.id, epoch: key.epoch }, seed, second.person, member.person);
  await aSubmittedTo(own, office, board.key);
  const next = await aKey(office, board.id, 2, [member.person], member.person);
  await call(own.app, departmentRoutes.renewKey, { params, body: { key: next.key, grants: next.grants }, as: member.as });
  await own.db.tenant(office.accountId, (tx) => tx.deleteFrom("department_members").where("user_id", "=", id).execute());
  const grants = [await give(board.key, board.seed), await give(next.key, next.seed)];
  await call(own.app, departmentRoutes.addMember, { params, body: { grants: [] }, as: office.as });
  await call(own.app, departmentRoutes.grant, { params, body: { grants }, as: member.as });
  const { kem, sig } = await userKeys(second.person.userKey, id);
  const keys = { kemPublicKey: toBase64Url(kem.publicKey), sigPublicKey: toBase64Url(sig.publicKey) };
  const body = { ...keys, member: null, grants: grants.map(({ grant }) => grant) };
  await call(own.app, peopleRoutes.grant, { params: { id }, body, as: member.as });
  const given = ["department.member-added", "user.access-granted"] as const;
  const kept = await own.db.tenant(office.accountId, (tx) =>
    tx
      .selectFrom("audit_entries")
      .select("entry")
      .where("action", "in", given)
      .orderBy("seq")
      .where("account_id", "=", office.accountId)
      .execute(),
  );
  const details = kept.map(({ entry }) => JSON.parse(entry).details).slice(-3);
  expect(details).toEqual([{ user: id }, { department: board.id }, { vouched: false, account: false }]);

  const before = { actor: member.person.userId, action: given[1], target: id } as const;
  await own.db.tenant(office.accountId, async () => {
    record(office.accountId, { ...before, details: { department: board.id, grants: 2 } });
    record(office.accountId, { ...before, details: { vouched: false, account: false, departmentKeys: 2 } });
  });
  expect((await log()).slice(0, 2).map((entry) => entry.details)).toEqual([{ vouched: false, account: false }, { department: board.id }]);
});
