import { auditRoutes } from "@hz/contract/account/audit";
import { departmentRoutes } from "@hz/contract/people/departments";
import { deskRoutes } from "@hz/contract/reports/desk";
import { eventRoutes } from "@hz/contract/events";
import { guestRoutes } from "@hz/contract/people/guests";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { messageRoutes } from "@hz/contract/reports/messages";
import { procedureRoutes } from "@hz/contract/procedure/procedure";
import { reportRoutes } from "@hz/contract/reports/reports";
import { allRoutes } from "@hz/contract/routes";
import { newId, sealFastKey, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type SignedIn, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aKey, aRealDepartment } from "../../testing/builders-departments.ts";
import { aTransfer } from "../../testing/builders-handover.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";
import { openStream, typesOf } from "../../testing/call-events.ts";
import { aWorld, ONCE, sendCall, verdict } from "../../testing/loops.ts";

let own: TestApplication;
let office: TestOffice;
let biased: SignedIn;
let report: Submitted;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  biased = await aColleague(own, office);
  report = await aSubmitted(own, office);
});
afterAll(() => own.close());

const at = (as = office.as, id = report.id) => ({ params: { id }, as });
const recuse = (who = biased, by = who, id = newId()) =>
  call(own.app, handoverRoutes.recuse, { ...at(by.as), body: { id, userId: who.person.userId } });
const refusal = (who: SignedIn, by: SignedIn) =>
  refused(own.app, handoverRoutes.recuse, { ...at(by.as), body: { id: newId(), userId: who.person.userId } });
const recusals = async () => (await call(own.app, handoverRoutes.get, at())).recusals;

test("§ 15 (1): whoever declares bias has no report any more; the others have, and the case is nobody's", async () => {
  await call(own.app, reportRoutes.update, { ...at(), body: { assignedTo: biased.person.userId } });
  const id = newId();
  await recuse(biased, biased, id);
  expect(await refused(own.app, reportRoutes.get, at(biased.as))).toBe("RECUSED");
  const found = await call(own.app, reportRoutes.get, at());
  expect([found.assignedTo, found.assignable]).toEqual([null, [office.person.userId]]);
  expect(await recusals()).toMatchObject([{ id, userId: biased.person.userId, byUserId: biased.person.userId }]);
  await recuse(biased, biased, id);
  const history = await call(own.app, messageRoutes.history, at());
  expect(history.map(({ what }) => what)).toContainEqual({ kind: "recused", userId: biased.person.userId, isOwn: true });
});

test("nobody lifts their own, a colleague does for a reason, and then everything is there again", async () => {
  await recuse();
  const recusalId = (await recusals())[0]!.id;
  const lift = { params: { id: report.id, recusalId }, body: { reason: "no-bias" } } as const;
  expect(await refused(own.app, handoverRoutes.lift, { ...lift, as: biased.as })).toBe("NOT_FOUND");
  const stranger = await anOffice(own);
  expect(await refused(own.app, handoverRoutes.lift, { ...lift, as: stranger.as })).toBe("NOT_FOUND");
  await call(own.app, handoverRoutes.lift, { ...lift, as: office.as });
  await call(own.app, handoverRoutes.lift, { ...lift, as: office.as });
  expect(await recusals()).toEqual([]);
  expect((await call(own.app, reportRoutes.get, at(biased.as))).id).toBe(report.id);
  const kinds = (await call(own.app, messageRoutes.history, at())).map(({ what }) => what);
  expect(kinds).toContainEqual({ kind: "lifted", userId: biased.person.userId, reason: "no-bias" });
  // And once more: each time is an entry of its own.
  await recuse();
  expect(await recusals()).toHaveLength(1);
});

test("the last one who can read has to hand the case over, of two at once the later", async () => {
  const codes = await Promise.all(
    [office, biased].map((who) =>
      recuse(who).then(
        () => "out",
        () => "refused",
      ),
    ),
  );
  expect(codes.toSorted()).toEqual(["out", "refused"]);
  const last = codes[0] === "out" ? biased : office;
  expect(await refusal(last, last)).toBe("LAST_HANDLER");
});

test("who holds no key is nobody who remains", async () => {
  await own.db.tenant(office.accountId, (tx) => tx.deleteFrom("grants").where("to_user_id", "=", biased.person.userId).execute());
  expect(await refusal(office, office)).toBe("LAST_HANDLER");
});

test("§ 15 (1): a colleague is kept out by who manages users, and by nobody else; strangers to the case cannot be", async () => {
  expect(await refusal(office, biased)).toBe("FORBIDDEN");
  const clerk = await aColleague(own, office, { role: "Verwaltung" });
  expect(await refusal(clerk, office)).toBe("INVALID_INPUT");
  await recuse(biased, office);
  expect(await recusals()).toMatchObject([{ userId: biased.person.userId, byUserId: office.person.userId }]);
  // Already out: nothing happens twice.
  await recuse(biased, office);
  expect(await recusals()).toHaveLength(1);
  expect(await refusal(biased, biased)).toBe("RECUSED");
});

test("it holds in the next department as well, which needs somebody else who reads", async () => {
  const theirs = await aRealDepartment(own, office, [biased.person]);
  const both = await aRealDepartment(own, office, [biased.person, office.person]);
  await recuse();
  const { departments } = await call(own.app, handoverRoutes.get, at());
  expect(departments.map(({ id, readers }) => [id, readers])).toEqual([[both.id, [office.person.userId]]]);
  const body = await aTransfer(own, office, report.id, both.id);
  expect(await refused(own.app, handoverRoutes.transfer, { ...at(), body: { ...body, to: { departmentId: theirs.id, epoch: 1 } } })).toBe(
    "DEPARTMENT_UNREADABLE",
  );
  await call(own.app, handoverRoutes.transfer, { ...at(), body });
  expect(await refused(own.app, reportRoutes.get, at(biased.as))).toBe("RECUSED");
});

describe("nothing of it reaches them any more:", () => {
  test("lists, counts, figures, searches, changes of several, fast keys", async () => {
    const other = await aSubmitted(own, office);
    const { as } = biased;
    const before = await call(own.app, reportRoutes.counts, { as });
    await recuse();
    expect((await call(own.app, reportRoutes.list, { as })).rows.map(({ id }) => id)).toEqual([other.id]);
    expect((await call(own.app, reportRoutes.list, { as, query: { ids: report.id } })).rows).toEqual([]);
    expect((await call(own.app, reportRoutes.counts, { as })).total).toBe(before.total - 1);
    expect((await call(own.app, reportRoutes.trend, { as })).weeks.at(-1)!.total).toBe(before.total - 1);
    const { texts } = await call(own.app, deskRoutes.texts, { as, body: { ids: [report.id, other.id] } });
    expect(texts.map(({ id }) => id)).toEqual([other.id]);
    const { refused: left } = await call(own.app, deskRoutes.updateSeveral, { as, body: { ids: [report.id], status: "open" } });
    expect(left).toEqual([{ id: report.id, code: "NOT_FOUND" }]);
    const fastKey = toBase64Url(await sealFastKey(office.office.founded.departmentSeed, report.draft.head, report.draft.reportKey));
    expect(await call(own.app, reportRoutes.fastKeys, { as, body: { keys: [{ id: report.id, fastKey }] } })).toEqual({ stored: 0 });
  });

  test("assignments and measures", async () => {
    await recuse();
    const { userId } = biased.person;
    expect(await refused(own.app, reportRoutes.update, { ...at(), body: { assignedTo: userId } })).toBe("ASSIGNEE_UNKNOWN");
    const { refused: left } = await call(own.app, deskRoutes.updateSeveral, {
      as: office.as,
      body: { ids: [report.id], assignedTo: userId },
    });
    expect(left).toEqual([{ id: report.id, code: "ASSIGNEE_UNKNOWN" }]);
    const measure = { id: newId(), kind: "investigation", state: "planned", day: "2026-12-01", userId, note: null } as const;
    expect(await refused(own.app, procedureRoutes.addMeasure, { ...at(), body: measure })).toBe("ASSIGNEE_UNKNOWN");
  });

  test("its keys when a department's are renewed, and the number of the case in the log", async () => {
    const auditor = await aColleague(own, office, { role: "Admin" });
    const key = await aKey(office, office.departmentId, 2, [office.person, biased.person, auditor.person]);
    const params = { id: office.departmentId };
    await call(own.app, departmentRoutes.renewKey, { params, as: office.as, body: { key: key.key, grants: key.grants } });
    const waiting = async (as = office.as) => (await call(own.app, departmentRoutes.toReseal, { params, as })).rows.map(({ id }) => id);
    expect(await waiting(auditor.as)).toEqual([report.id]);
    await call(own.app, reportRoutes.get, at());
    await recuse(auditor, office);
    expect([await waiting(), await waiting(auditor.as)]).toEqual([[report.id], []]);
    const label = async (as: typeof office.as) =>
      (await call(own.app, auditRoutes.list, { as, query: { target: report.id } })).entries.map(({ target }) => target?.label);
    expect((await label(office.as))[0]).toMatch(/^HZ-/);
    expect((await label(auditor.as)).every((one) => one === null)).toBe(true);
  });

  test("live events, but for the one that says so", async () => {
    const stream = await openStream((await own.url()) + eventRoutes.account.path, biased.as);
    const usual = await aSubmitted(own, office);
    await recuse();
    await call(own.app, messageRoutes.caseSend, { ...at(report.as), body: await aMessage(report.draft, null) });
    await call(own.app, messageRoutes.caseSend, { ...at(usual.as, usual.id), body: await aMessage(usual.draft, null) });
    expect(await typesOf(stream, 3)).toEqual(["report-created", "report-moved", "message-created"]);
    expect(stream.events.map(({ ref }) => ref)).toEqual([usual.id, report.id, usual.id]);
    stream.close();
  });

  test("every route that names a report", async () => {
    const world = await aWorld(own);
    const { accountId } = world.office;
    const colleague = await aColleague(own, world.office, { role: "Admin" });
    const routes = allRoutes.filter(({ access, path }) => access === "user" && path.startsWith("/api/reports/:id"));
    expect(routes.length).toBeGreaterThan(25);
    const ask = async (route: (typeof routes)[number]) => {
      const given = world.calls.get(route)!;
      const reply = await sendCall(own, route, { ...given, as: { ...given.as, ...colleague.as } });
      return { name: `${route.method} ${route.path}`, ...verdict(reply) };
    };
    // Before it they are answered: what is refused afterwards is refused for the recusal.
    for (const route of routes.filter(({ method }) => method === "GET")) expect(await ask(route)).toMatchObject({ status: 200 });
    const ids = [...new Set(routes.map((route) => String(world.calls.get(route)!.params.id)))];
    await own.db.tenant(accountId, async (tx) => {
      const { userId } = colleague.person;
      const now = new Date();
      const rows = ids.map((id) => ({ account_id: accountId, id: newId(), report_id: id, user_id: userId, by_user_id: userId, at: now }));
      await tx.insertInto("recusals").values(rows).execute();
    });
    const told = [reportRoutes.get, handoverRoutes.recuse, handoverRoutes.transfer, guestRoutes.invite] as unknown[];
    for (const route of routes.toSorted((a, b) => Number(ONCE.has(a)) - Number(ONCE.has(b)))) {
      const { name, code } = await ask(route);
      expect([name, code]).toEqual([
        name,
        route === handoverRoutes.transfer ? "MESSAGE_CONFLICT" : told.includes(route) ? "RECUSED" : "NOT_FOUND",
      ]);
    }
  });
});
