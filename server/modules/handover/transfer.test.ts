import type { Permission } from "@hz/contract/permissions";
import { auditRoutes, NOT_READ } from "@hz/contract/account/audit";
import { auditDetails } from "@hz/contract/account/audit-details";
import { departmentRoutes } from "@hz/contract/people/departments";
import { handoverRoutes, type NewTransfer } from "@hz/contract/procedure/handover";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId, sealFastKey, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openCase, openThread, readPassword } from "../../../web/vault/report/open-case.ts";
import { openReport } from "../../../web/vault/report/open-report.ts";
import { openNotes } from "../../../web/vault/content/notes.ts";
import { openMessages } from "../../../web/vault/content/thread.ts";
import { keysInHand } from "../../../web/vault/keys/held-keys.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import {
  aColleague,
  aDepartment,
  anOffice,
  aSubmitted,
  CONTENT,
  type SignedIn,
  type Submitted,
  type TestOffice,
} from "../../testing/builders.ts";
import { aKey, aRealDepartment, aResealing, type TestDepartment } from "../../testing/builders-departments.ts";
import { aTransfer } from "../../testing/builders-handover.ts";
import { hold } from "../../testing/builders-people.ts";
import { aMessage, aNote, CLOSURE, noBox } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";
import { momentsOf } from "../audit/index.ts";

let own: TestApplication;
let office: TestOffice;
/** Belongs to the other department only. */
let other: SignedIn;
let there: TestDepartment;
let report: Submitted;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  other = await aColleague(own, office);
  there = await aRealDepartment(own, office, [other.person]);
  await leave(office.departmentId, other);
  report = await aSubmitted(own, office);
});
afterAll(() => own.close());

const leave = (departmentId: string, { person }: SignedIn) =>
  own.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("department_members").where("department_id", "=", departmentId).where("user_id", "=", person.userId).execute(),
  );
const sealed = (given: Parameters<typeof aTransfer>[4] = {}, id = report.id) => aTransfer(own, office, id, there.id, given);
const at = (id = report.id, as = office.as) => ({ params: { id }, as });
const transfer = (body: NewTransfer, as = office.as) => call(own.app, handoverRoutes.transfer, { ...at(report.id, as), body });
const refusal = (body: NewTransfer, as = office.as) => refused(own.app, handoverRoutes.transfer, { ...at(report.id, as), body });
const write = async () =>
  call(own.app, messageRoutes.caseSend, { ...at(report.id, report.as), body: await aMessage(report.draft, null, "Noch etwas.") });
/** The report as the other department's browser opens it, with thread and notes. */
async function openThere() {
  await hold(own, office.accountId, { ...other.person, as: other.as });
  const found = await call(own.app, reportRoutes.get, at(report.id, other.as));
  const open = await openReport(found);
  const { members } = keysInHand();
  const thread = await openMessages({ ...open, members }, await call(own.app, messageRoutes.list, at(report.id, other.as)));
  const notes = await openNotes(open, found.notesKey, await call(own.app, messageRoutes.notes, at(report.id, other.as)));
  return { found, open, thread, notes };
}

test("§ 15 (1): a report goes to the other department whole: text, thread, notes and the remark; the former one has nothing left", async () => {
  await write();
  await call(own.app, messageRoutes.addNote, { ...at(), body: await aNote(office, report.draft, office.person) });
  await call(own.app, reportRoutes.update, { ...at(), body: { assignedTo: office.person.userId } });
  await transfer(await sealed({ remark: "Bitte übernehmen." }));

  const { found, open, thread, notes } = await openThere();
  expect(open.content?.description).toBe(CONTENT.description);
  expect(thread.map(({ content, verified }) => [content?.text, verified])).toEqual([["Noch etwas.", true]]);
  expect(notes.map(({ content, verified }) => [content?.text, verified])).toEqual([
    ["Rücksprache mit der Revision.", true],
    ["Bitte übernehmen.", true],
  ]);
  expect(found).toMatchObject({
    assignedTo: null,
    sealedTo: { departmentId: there.id, epoch: 1 },
    departmentId: office.departmentId,
    unread: true,
  });
  expect(await refused(own.app, reportRoutes.get, at())).toBe("REPORT_HANDED_OVER");
  expect(await refused(own.app, messageRoutes.list, at())).toBe("NOT_FOUND");
  expect((await call(own.app, reportRoutes.list, { as: office.as })).total).toBe(0);
  const history = await call(own.app, messageRoutes.history, at(report.id, other.as));
  const [moved] = history.filter(({ what }) => what.kind === "transferred");
  expect([moved?.what, moved?.by]).toEqual([
    { kind: "transferred", from: "Interne Meldestelle", to: "Zweite Stelle", reason: "responsibility" },
    office.person.userId,
  ]);
  const log = await call(own.app, auditRoutes.list, { as: office.as, query: { group: "reports" } });
  // Of what the log says of it, too: that something was done (decision 052).
  expect(new Set(log.entries.map(({ action, target }) => `${action} ${target}`))).toEqual(new Set([`${NOT_READ} null`]));
  const entries = await own.db.tenant(office.accountId, (tx) =>
    momentsOf(tx, office.accountId, report.id, ["report.transferred"]).execute(),
  );
  expect(entries).toMatchObject([{ actor_id: office.person.userId }]);
});

test("the reporter notices nothing: before, while and after it both sides read each other", async () => {
  const { keys } = await readPassword(report.draft.password);
  const open = await openCase(await call(own.app, reportRoutes.caseLogin, { body: { token: report.draft.token } }), keys, {
    state: "none",
  });
  // Sealed before the transfer, sent after it: it does not depend on any department's key.
  const inFlight = await aMessage(report.draft, null, "Unterwegs.");
  await write();
  await transfer(await sealed());
  await call(own.app, messageRoutes.caseSend, { ...at(report.id, report.as), body: inFlight });
  await call(own.app, messageRoutes.send, {
    ...at(report.id, other.as),
    body: await aMessage(report.draft, other.person, "Wir übernehmen."),
  });
  const { thread } = await openThere();
  expect(thread.map(({ content }) => content?.text)).toEqual(["Noch etwas.", "Unterwegs.", "Wir übernehmen."]);
  const { messages, members } = await call(own.app, messageRoutes.caseList, at(report.id, report.as));
  const read = await openThread(open, messages, members);
  expect(read.map(({ content, verified }) => [content?.text, verified])).toEqual([
    ["Noch etwas.", true],
    ["Unterwegs.", true],
    ["Wir übernehmen.", true],
  ]);
  const again = await call(own.app, reportRoutes.caseLogin, { body: { token: report.draft.token } });
  expect((await openCase(again, keys, { state: "none" })).content?.title).toBe(CONTENT.title);
});

test("the same transfer may come again, also when its sender can no longer read; another one under its id is a conflict", async () => {
  const body = await sealed();
  await transfer(body);
  await transfer(body);
  expect(await refusal({ ...body, reason: "bias" })).toBe("MESSAGE_CONFLICT");
  expect(await refusal(body, other.as)).toBe("MESSAGE_CONFLICT");
});

test("of two at once the second is told that it is done", async () => {
  const colleague = await aColleague(own, office);
  const bodies = [await sealed(), await sealed({ by: colleague })] as const;
  const codes = await Promise.all([
    transfer(bodies[0]).then(
      () => "done",
      () => "refused",
    ),
    call(own.app, handoverRoutes.transfer, { ...at(report.id, colleague.as), body: bodies[1] }).then(
      () => "done",
      () => "refused",
    ),
  ]);
  expect(codes.toSorted()).toEqual(["done", "refused"]);
  const late = codes[0] === "done" ? { body: bodies[1], as: colleague.as } : { body: bodies[0], as: office.as };
  expect(await refusal(late.body, late.as)).toBe("REPORT_HANDED_OVER");
});

test("whoever belongs to both is told as well where the report has moved on", async () => {
  const third = await aRealDepartment(own, office, [office.person]);
  const [stale, body] = [await sealed(), await aTransfer(own, office, report.id, third.id)];
  expect(body.fastKey).not.toBeNull();
  await transfer(body);
  expect(await refusal(stale)).toBe("REPORT_HANDED_OVER");
});

test("a renewal here or there in between refuses it, and sealed anew it goes", async () => {
  const before = await sealed();
  const next = await aKey(office, there.id, 2, [other.person]);
  await call(own.app, departmentRoutes.renewKey, { params: { id: there.id }, as: office.as, body: { key: next.key, grants: next.grants } });
  expect(await refusal(before)).toBe("KEYS_CHANGED");
  const second = await sealed();
  const here = await aKey(office, office.departmentId, 2, [office.person]);
  const params = { id: office.departmentId };
  await call(own.app, departmentRoutes.renewKey, { params, as: office.as, body: { key: here.key, grants: here.grants } });
  const resealed = await aResealing(own, office, office.departmentId, [
    [1, office.office.founded.departmentSeed],
    [2, here.seed],
  ]);
  await call(own.app, departmentRoutes.reseal, { params, as: office.as, body: resealed });
  expect(await refusal(second)).toBe("KEYS_CHANGED");
  await transfer(await sealed());
  expect((await openThere()).open.content?.title).toBe(CONTENT.title);
});

test("from an old epoch, too, whose grants nothing needs afterwards", async () => {
  const here = await aKey(office, office.departmentId, 2, [office.person]);
  const params = { id: office.departmentId };
  await call(own.app, departmentRoutes.renewKey, { params, as: office.as, body: { key: here.key, grants: here.grants } });
  await transfer(await sealed());
  const rows = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("grants").select("epoch").where("department_id", "=", office.departmentId).execute(),
  );
  expect(rows).toEqual([{ epoch: 2 }]);
});

test("a colleague's first note in between refuses it: no notes key is ever overwritten", async () => {
  const [bare, remarked] = [await sealed(), await sealed({ remark: "Erste Notiz." })];
  await call(own.app, messageRoutes.addNote, { ...at(), body: await aNote(office, report.draft, office.person) });
  expect([await refusal(bare), await refusal(remarked)]).toEqual(["KEYS_CHANGED", "KEYS_CHANGED"]);
  await transfer(await sealed({ remark: "Erste Notiz." }));
  expect((await openThere()).notes).toHaveLength(2);
});

test("the assignee stays where they read for the other department as well, and a closed report may go", async () => {
  const both = await aRealDepartment(own, office, [office.person, other.person]);
  await call(own.app, reportRoutes.update, { ...at(), body: { assignedTo: office.person.userId } });
  await call(own.app, reportRoutes.update, { ...at(), body: { status: "closed", closure: CLOSURE } });
  await transfer(await aTransfer(own, office, report.id, both.id));
  expect(await call(own.app, reportRoutes.get, at())).toMatchObject({ status: "closed", assignedTo: office.person.userId });
});

test("a fast key that was made before the report went is not kept", async () => {
  const both = await aRealDepartment(own, office, [office.person, other.person]);
  const late = toBase64Url(await sealFastKey(office.office.founded.departmentSeed, report.draft.head, report.draft.reportKey));
  const body = await aTransfer(own, office, report.id, both.id);
  await transfer({ ...body, fastKey: null });
  const keep = (fastKey: string, sealedTo: NewTransfer["to"]) =>
    call(own.app, reportRoutes.fastKeys, { as: office.as, body: { keys: [{ id: report.id, fastKey, sealedTo }] } });
  expect(await keep(late, body.from)).toEqual({ stored: 0 });
  expect(await keep(body.fastKey!, body.to)).toEqual({ stored: 1 });
});

test("only departments that somebody can read for are offered, and taken", async () => {
  const empty = await aDepartment(own, office);
  const body = await sealed();
  const { departments, department, readers } = await call(own.app, handoverRoutes.get, at());
  expect(departments.map(({ id, readers }) => [id, readers])).toEqual([[there.id, [other.person.userId]]]);
  expect([department.id, readers]).toEqual([office.departmentId, [office.person.userId]]);
  expect(await refusal({ ...body, id: newId(), to: { departmentId: empty, epoch: 1 } })).toBe("DEPARTMENT_UNREADABLE");
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ is_active: false }).where("id", "=", other.person.userId).execute(),
  );
  expect((await call(own.app, handoverRoutes.get, at())).departments).toEqual([]);
  expect(await refusal(body)).toBe("DEPARTMENT_UNREADABLE");
  expect(await call(own.app, reportRoutes.get, at())).toMatchObject({ sealedTo: { departmentId: office.departmentId } });
});

test("not to the same department, one of another company, or one that is not there; nor by who cannot read", async () => {
  const body = await sealed();
  const stranger = await anOffice(own);
  const to = (departmentId: string) => refusal({ ...body, id: newId(), to: { departmentId, epoch: 1 } });
  expect(await to(office.departmentId)).toBe("INVALID_INPUT");
  expect([await to(stranger.departmentId), await to(newId())]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  expect([await refusal(body, other.as), await refusal(body, stranger.as)]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  expect(await refusal({ ...body, sealedKey: noBox(1176) })).toBe("BOX_REFUSED");
});

test("what the former office asked for or agreed to about its deletion is taken back: the other one answers for it now", async () => {
  const by = office.person.userId;
  await own.db.tenant(office.accountId, async (tx) => {
    const row = { account_id: office.accountId, report_id: report.id };
    await tx
      .insertInto("report_deletions")
      .values({ ...row, requested_by: by, reason: "spam", note: "", requested_at: new Date() })
      .execute();
    await tx
      .insertInto("retention_announcements")
      .values({ ...row, day: "2190-01-01", confirmed_by: by, confirmed_at: new Date() })
      .execute();
  });
  await transfer(await sealed());
  const left = await own.db.tenant(office.accountId, async (tx) => ({
    requests: await tx.selectFrom("report_deletions").select("reason").where("report_id", "=", report.id).execute(),
    listed: await tx.selectFrom("retention_announcements").select(["day", "confirmed_by"]).where("report_id", "=", report.id).execute(),
  }));
  expect(left).toEqual({ requests: [], listed: [] });
  // Whoever reads it now finds in the log whose request ended with that.
  const permissions: Permission[] = ["Meldungen", "Sicherheitseinstellungen"];
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ permissions }).where("id", "=", other.person.userId).execute(),
  );
  const { entries } = await call(own.app, auditRoutes.list, { as: other.as, query: { target: report.id } });
  expect(entries[0]).toMatchObject({ action: "report.transferred", details: { endedRequest: by } });
  const names = { person: (who: string) => (who === by ? "Anna" : ""), department: () => "" };
  expect(auditDetails(entries[0]!, names)).toContain("damit endete der Löschantrag von Anna");
});
