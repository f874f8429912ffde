import { auditRoutes } from "@hz/contract/account/audit";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { fileRoutes } from "@hz/contract/reports/files";
import { messageRoutes } from "@hz/contract/reports/messages";
import { departmentRoutes } from "@hz/contract/people/departments";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { peopleRoutes } from "@hz/contract/people/people";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, signIn, type TestOffice } from "../../testing/builders.ts";
import { aFile, uploadToReport } from "../../testing/builders-files.ts";
import { aMessage, aNote } from "../../testing/builders-thread.ts";
import { aRealDepartment } from "../../testing/builders-departments.ts";
import { invited } from "../../testing/builders-people.ts";
import { call, type Headers, refused, send } from "../../testing/call.ts";
import { record } from "./index.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

type Query = Parameters<typeof call<typeof auditRoutes.list>>[2] extends { query?: infer Q } | undefined ? Q : never;
const list = (query: Query = {}, as: Headers = office.as) => call(own.app, auditRoutes.list, { as, query });
const actions = async (query: Query = {}, as: Headers = office.as) => (await list(query, as)).entries.map(({ action }) => action);
const read = (id: string, as: Headers) => call(own.app, reportRoutes.get, { params: { id }, as });

test("everything that handlers do with a case is in it, newest first, with ids and figures only", async () => {
  const { id, draft, as } = await aSubmitted(own, office);
  const colleague = await aColleague(own, office);
  const file = await aFile(draft);
  await uploadToReport(own, "case", id, as, file);
  await call(own.app, messageRoutes.caseSend, { params: { id }, as, body: { ...(await aMessage(draft, null)), files: [file.claim] } });

  await read(id, office.as);
  await call(own.app, fileRoutes.reportFile, { params: { id, fileId: file.id }, as: office.as });
  const change = { status: "in_progress", assignedTo: colleague.person.userId } as const;
  await call(own.app, reportRoutes.update, { params: { id }, as: office.as, body: change });
  await call(own.app, reportRoutes.update, { params: { id }, as: office.as, body: change });
  await call(own.app, messageRoutes.addNote, { params: { id }, as: office.as, body: await aNote(office, draft, office.person) });
  await call(own.app, messageRoutes.send, { params: { id }, as: colleague.as, body: await aMessage(draft, colleague.person) });
  await call(own.app, reportRoutes.remove, { params: { id }, as: office.as, body: { reason: "spam", note: "Geheimer Grund" } });

  const { entries } = await list({ target: id });
  const me = { id: office.person.userId, name: office.person.fullName };
  const target = { id, kind: "report", label: null };
  expect(entries.map(({ actor, action, details }) => ({ actor: actor!.name, action, details }))).toEqual([
    { actor: me.name, action: "report.deleted", details: { reason: "spam" } },
    { actor: colleague.person.fullName, action: "report.answered", details: { files: 0 } },
    { actor: me.name, action: "note.added", details: {} },
    { actor: me.name, action: "report.assigned", details: { from: null, to: colleague.person.userId } },
    { actor: me.name, action: "report.changed", details: { from: "new", to: "in_progress" } },
    { actor: me.name, action: "file.read", details: { file: file.id } },
    { actor: me.name, action: "report.read", details: {} },
  ]);
  expect(entries[0]).toMatchObject({ actor: me, target });
  const kept = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("audit_entries").selectAll().execute());
  const text = JSON.stringify(kept);
  for (const secret of ["@", "Geheimer", "Rechnungen", "Rücksprache", "Danke", draft.token]) expect(text).not.toContain(secret);
});

test("a deleted department and a withdrawn invitation are named in all their entries, on screen and in the file", async () => {
  const { body } = await invited(own, office);
  const ombuds = await aRealDepartment(own, office, [office.person]);
  const about = async (target: string) => (await list({ target })).entries.map((entry) => [entry.action, entry.target!.label]);
  await call(own.app, invitationRoutes.renew, { params: { id: body.id }, as: office.as, body: { keys: null } });
  const name = `${body.firstName} ${body.lastName}`;
  const open = [
    ["user.invitation-renewed", name],
    ["user.invited", name],
  ];
  expect(await about(body.id)).toEqual(open);
  await call(own.app, peopleRoutes.remove, { params: { id: body.id }, as: office.as });
  await call(own.app, departmentRoutes.remove, { params: { id: ombuds.id }, as: office.as });
  expect(await about(body.id)).toEqual([["user.invitation-withdrawn", name], ...open]);
  expect((await about(ombuds.id)).map(([, label]) => label)).toEqual(Array(2).fill(`„${ombuds.name}“`));
  const file = (await send(own.app, auditRoutes.export, { as: office.as, query: { target: ombuds.id } })).body;
  expect(file).toContain(`"hat eine Abteilung gelöscht";"„${ombuds.name}“"`);
});

test("§ 8 (1): thread and notes are readings too, merged with the case's own", async () => {
  const colleague = await aColleague(own, office);
  for (const route of [messageRoutes.list, messageRoutes.notes]) {
    const { id } = await aSubmitted(own, office);
    const one = [{ action: "report.read", actor: { id: colleague.person.userId } }];
    await call(own.app, route, { params: { id }, as: colleague.as });
    expect((await list({ target: id })).entries).toMatchObject(one);
    await read(id, colleague.as);
    expect((await list({ target: id })).entries).toMatchObject(one);
  }
});

test("a line of the list, also one asked for by its id, is no reading; nobody else's line is given out", async () => {
  const [{ id }, { id: other }] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  const line = (wanted: string, as: Headers) => call(own.app, reportRoutes.list, { as, query: { ids: wanted } });
  const { rows, total } = await line(id, office.as);
  expect(rows.map((row) => row.id)).toEqual([id]);
  expect(total).toBe((await call(own.app, reportRoutes.list, { as: office.as })).total);
  expect((await line(other, office.as)).rows.map((row) => row.id)).toEqual([other]);
  const outsider = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  expect((await line(id, outsider.as)).rows).toEqual([]);
  expect((await line(id, (await anOffice(own)).as)).rows).toEqual([]);
  expect(await actions({ target: id })).toEqual([]);
});

test("readings of one case within ten minutes are one entry of each person", async () => {
  const { id } = await aSubmitted(own, office);
  const colleague = await aColleague(own, office);
  const readings = async () => (await list({ target: id })).entries.map(({ actor }) => actor!.name);
  await Promise.all(Array.from({ length: 8 }, () => read(id, office.as)));
  expect(await readings()).toEqual([office.person.fullName]);
  await read(id, colleague.as);
  own.move(9 * 60_000);
  await read(id, office.as);
  expect(await readings()).toEqual([colleague.person.fullName, office.person.fullName]);
  own.move(60_000 + 1000);
  await read(id, office.as);
  expect(await readings()).toEqual([office.person.fullName, colleague.person.fullName, office.person.fullName]);
});

test("what was refused or rolled back is not in it", async () => {
  const id = newId();
  const before = await actions();
  expect(await refused(own.app, reportRoutes.get, { params: { id }, as: office.as })).toBe("NOT_FOUND");
  expect(await refused(own.app, fileRoutes.reportFile, { params: { id, fileId: id }, as: office.as })).toBe("NOT_FOUND");
  await own.db
    .tenant(office.accountId, async () => {
      record(office.accountId, { actor: null, action: "user.deleted" });
      throw new Error("undone");
    })
    .catch(() => {});
  expect(await actions()).toEqual(before);
});

test("filters by person, group, target and period, and pages by numbers", async () => {
  const target = await anOffice(own);
  const colleague = await aColleague(own, target);
  const { id } = await aSubmitted(own, target);
  await read(id, colleague.as);
  expect(await actions({ actor: colleague.person.userId }, target.as)).toEqual(["report.read", "session.started"]);
  expect(await actions({ group: "reports" }, target.as)).toEqual(["report.read"]);
  expect(await actions({ group: "reports", actor: target.person.userId }, target.as)).toEqual([]);
  const [newest] = (await list({ target: id }, target.as)).entries;
  expect(newest).toMatchObject({ action: "report.read", target: { id, kind: "report", label: "HZ-1" } });
  expect(await actions({ from: newest!.at, target: id }, target.as)).toEqual(["report.read"]);
  expect(await actions({ to: newest!.at, target: id }, target.as)).toEqual([]);

  for (let n = 0; n < 60; n++)
    await own.db.tenant(target.accountId, async () => record(target.accountId, { actor: null, action: "user.changed", details: { n } }));
  const first = await list({}, target.as);
  const second = await list({ cursor: first.nextCursor! }, target.as);
  expect([first.entries.length, second.nextCursor]).toEqual([50, null]);
  // Back again: the newest page, and from the middle of the log exactly the fifty above.
  expect([first.newerCursor, second.newerCursor]).toEqual([null, null]);
  const last = (await list({ cursor: 5 }, target.as)).newerCursor!;
  expect((await list({ cursor: last }, target.as)).entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, n) => 54 - n));
  const numbers = [...first.entries, ...second.entries].map(({ seq }) => seq);
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, n) => numbers.length - n));
  expect(first.entries[0]).toMatchObject({ actor: null, details: { n: 59 } });
});

test("names of deleted people stay", async () => {
  const target = await anOffice(own);
  const other = await aDepartment(own, target);
  const gone = await aColleague(own, target);
  const { id } = await aSubmitted(own, target);
  await read(id, gone.as);
  await own.db.tenant(target.accountId, (tx) =>
    tx.updateTable("users").set({ deleted_at: new Date(), is_active: false }).where("id", "=", gone.person.userId).execute(),
  );
  const [entry] = (await list({ target: id }, target.as)).entries;
  expect(entry).toMatchObject({ actor: { name: gone.person.fullName }, target: { kind: "report", label: "HZ-1" } });
  const { people, departments } = await call(own.app, auditRoutes.names, { as: target.as });
  expect(departments).toContainEqual({ id: other, name: "Zweite Stelle" });
  expect(people).toContainEqual({ id: gone.person.userId, name: gone.person.fullName });
});

test("the CSV says in words what the screen says: names of people and departments, no ids", async () => {
  const target = await anOffice(own);
  const colleague = await aColleague(own, target);
  const { id } = await aSubmitted(own, target);
  const change = { status: "in_progress", assignedTo: colleague.person.userId } as const;
  await call(own.app, reportRoutes.update, { params: { id }, as: target.as, body: change });
  const departmentId = await aDepartment(own, target);
  const [category] = await call(own.app, categoryRoutes.list, { as: target.as });
  await call(own.app, categoryRoutes.setDelivery, { params: { id: category!.id }, as: target.as, body: { departmentId } });
  const file = (await send(own.app, auditRoutes.export, { as: target.as })).rawPayload.toString("utf8");
  const details = file.split("\r\n").map((text) => text.split('";"')[5]);
  for (const text of ["mit Passwort", "Neu → In Bearbeitung", `an ${colleague.person.fullName}`]) expect(details).toContain(text);
  expect(details).toContain("Meldungen gehen an: die Abteilung des Meldekanals → „Zweite Stelle“");
  expect(details.join()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|\w: \w+;/);
});

test("another account's log is invisible, also by its ids", async () => {
  const foreign = await anOffice(own);
  const { id } = await aSubmitted(own, foreign);
  await read(id, foreign.as);
  for (const query of [{ target: id }, { actor: foreign.person.userId }]) expect(await actions(query)).toEqual([]);
  const rows = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("audit_entries").select("account_id").where("account_id", "!=", office.accountId).execute(),
  );
  expect(rows).toEqual([]);
});

test("signing in and out and a confirmed recovery code are in it", async () => {
  const target = await anOffice(own);
  const again = await signIn(own, target.person, true);
  await call(own.app, authRoutes.signOut, { as: again.as });
  const { entries } = await list({ group: "sign-in" }, target.as);
  expect(entries.map(({ action }) => action)).toEqual(["session.ended", "session.started", "session.started"]);
});
