import { entryRoutes } from "@hz/contract/entries";
import { handoverRoutes } from "@hz/contract/handover";
import type { Route } from "@hz/contract/route";
import { allRoutes } from "@hz/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "./application.ts";
import { aRealDepartment } from "./builders-departments.ts";
import { aTransfer } from "./builders-handover.ts";
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
const working = allRoutes.filter((route: Route) => route.method !== "GET" && route.path.startsWith("/api/reports/:id") && !OPEN.has(route));

test.each(working.map((route: Route) => [`${route.method} ${route.path}`, route] as const))(
  "whoever belongs to a department and waits for its key cannot: %s",
  async (_, route) => {
    expect(verdict(await sendCall(own, route, here.calls.get(route)!))).toEqual({ status: 403, code: "ACCESS_WAITING" });
  },
);
