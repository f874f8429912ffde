import { archiveRoutes } from "@hz/contract/account/archive";
import { departmentRoutes } from "@hz/contract/people/departments";
import { deskRoutes } from "@hz/contract/reports/desk";
import { entryRoutes } from "@hz/contract/reports/entries";
import { fileRoutes } from "@hz/contract/reports/files";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { reportRoutes } from "@hz/contract/reports/reports";
import type { Route } from "@hz/contract/route";
import { allRoutes } from "@hz/contract/routes";
import { sealFastKey, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "./application.ts";
import { archiveBegun } from "./builders-archive.ts";
import { aSubmitted } from "./builders.ts";
import { aRealDepartment } from "./builders-departments.ts";
import { aTransfer } from "./builders-handover.ts";
import { call } from "./call.ts";
import { aWorld, sendCall, verdict, type World } from "./loops.ts";

let own: TestApplication;
let here: World;
beforeAll(async () => {
  own = await testApplication();
  here = await aWorld(own);
  own.stop();
  // The world's own is done already, and a repeated one is answered as the first.
  const { office, report, calls } = here;
  const elsewhere = await aRealDepartment(own, office, [office.person]);
  const body = await aTransfer(own, office, report.id, elsewhere.id);
  calls.set(handoverRoutes.transfer, { ...calls.get(handoverRoutes.transfer)!, params: { id: report.id }, body });
  // Somebody else of the department goes on holding its key.
  await own.db.tenant(here.office.accountId, (tx) =>
    tx.deleteFrom("grants").where("kind", "=", "department").where("to_user_id", "=", here.office.person.userId).execute(),
  );
});
afterAll(() => own.close());

/** Whoever is biased says so without having read anything; who entered a report has its password to hand over. */
const OPEN: ReadonlySet<Route> = new Set<Route>([handoverRoutes.recuse, entryRoutes.handOver]);
const working = [
  ...allRoutes.filter((route: Route) => route.method !== "GET" && route.path.startsWith("/api/reports/:id") && !OPEN.has(route)),
  fileRoutes.reportFile,
  departmentRoutes.toReseal,
  departmentRoutes.reseal,
];

test.each(working.map((route: Route) => [`${route.method} ${route.path}`, route] as const))(
  "whoever belongs to a department and waits for its key cannot: %s",
  async (_, route) => {
    expect(verdict(await sendCall(own, route, here.calls.get(route)!))).toEqual({ status: 403, code: "ACCESS_WAITING" });
  },
);

test("nor do anything to several at once", async () => {
  const { office, report } = here;
  const { as, accountId } = office;
  const ids = [report.id];
  expect(await call(own.app, deskRoutes.updateSeveral, { as, body: { ids, status: "in_progress" } })).toMatchObject({
    rows: [],
    refused: [{ id: report.id, code: "ACCESS_WAITING" }],
  });
  const junk = await aSubmitted(own, office);
  const { texts } = await call(own.app, deskRoutes.apartTexts, { as, body: { ids: [junk.id] } });
  const reports = texts.map(({ id, heardUntil }) => ({ id, heardUntil }));
  const keys = [
    { id: junk.id, fastKey: toBase64Url(await sealFastKey(office.office.founded.departmentSeed, junk.draft.head, junk.draft.reportKey)) },
  ];
  expect(await call(own.app, reportRoutes.fastKeys, { as, body: { keys } })).toEqual({ stored: 0 });
  expect(await call(own.app, deskRoutes.setApart, { as, body: { reports } })).toEqual({ ids: [] });
  await own.db.tenant(accountId, (tx) =>
    tx.updateTable("reports").set({ set_apart_at: own.ctx.now() }).where("id", "=", junk.id).execute(),
  );
  expect(await call(own.app, deskRoutes.endApart, { as, body: { ids: [junk.id] } })).toEqual({ ids: [] });
  expect(await call(own.app, deskRoutes.removeApart, { as, body: { reports } })).toEqual({ deleted: 0, waiting: 0, heard: 0 });
});

test("nor is given a key of any report: whoever made the department's by another program knows it without a grant", async () => {
  const { office, report } = here;
  const { as } = office;
  const junk = await aSubmitted(own, office);
  const none = { fastKey: null, sealedKey: null };
  const { rows } = await call(own.app, reportRoutes.list, { as, query: { limit: 50 } });
  expect(rows.filter(({ fastKey, sealedKey }) => fastKey !== null || sealedKey !== null)).toEqual([]);
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([report.id, junk.id]));
  expect(await call(own.app, reportRoutes.get, { as, params: { id: report.id } })).toMatchObject({ ...none, notesKey: null });
  const body = { ids: [report.id, junk.id] };
  for (const route of [deskRoutes.texts, deskRoutes.apartTexts]) {
    const { texts } = await call(own.app, route, { as, body });
    expect(texts.map(({ fastKey, sealedKey }) => ({ fastKey, sealedKey }))).toEqual([none, none]);
  }
  await archiveBegun(own, office);
  const { lines, hasKey } = await call(own.app, archiveRoutes.report, { as, params: { id: report.id } });
  const { row } = JSON.parse(lines[0]!) as { row: object };
  expect(hasKey).toBe(false);
  expect(row).toMatchObject({ id: report.id, sealed_key: "\\x", fast_key: null, notes_key: null });
});
