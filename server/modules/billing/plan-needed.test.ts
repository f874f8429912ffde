import { allRoutes } from "@hz/contract/routes";
import { userRoutes } from "@hz/contract/people/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aSubmitted } from "../../testing/builders.ts";
import { call } from "../../testing/call.ts";
import { aWorld, ONCE, sendCall, verdict, type World } from "../../testing/loops.ts";

let own: TestApplication;
let world: World;
beforeAll(async () => {
  own = await testApplication();
  world = await aWorld(own);
  await own.db.tenant(world.office.accountId, (tx) => tx.updateTable("accounts").set({ subscription_status: "past_due" }).execute());
});
afterAll(() => own.close());

const ask = async (route: (typeof allRoutes)[number]) => verdict(await sendCall(own, route, world.calls.get(route)!));
const named = (isClosed: boolean) =>
  allRoutes
    .filter((route) => Boolean(route.needsPlan) === isClosed && !ONCE.has(route) && route.answer !== "events")
    .map((route) => [`${route.method} ${route.path}`, route] as const);

test("what a plan pays for is this, and nothing else", () => {
  expect(
    named(true)
      .map(([name]) => name)
      .sort(),
  ).toEqual([
    "POST /api/categories",
    "POST /api/channels",
    "POST /api/channels/:id/domains",
    "POST /api/departments",
    "POST /api/reports/:id/guests",
    "POST /api/templates",
    "POST /api/users",
    "PUT /api/channels/:id",
    "PUT /api/channels/:id/duties",
    "PUT /api/channels/:id/logo",
    "PUT /api/channels/:id/questions",
    "PUT /api/company",
    "PUT /api/templates/:id",
    "PUT /api/templates/:id/texts/:language",
  ]);
});

test.each(named(true))("%s is closed while nothing is paid", async (_, route) => {
  expect(await ask(route)).toEqual({ status: 402, code: "PLAN_NEEDED" });
});

test.each(named(false))("%s stays open", async (_, route) => {
  expect((await ask(route)).code).not.toBe("PLAN_NEEDED");
});

test("§ 7 (2): reporters hand in and follow their case as ever, handlers read and answer", async () => {
  const { id, as } = await aSubmitted(own, world.office);
  expect((await own.app.inject({ method: "GET", url: `/api/public/case/${id}/messages`, headers: as })).statusCode).toBe(200);
  const answer = await own.app.inject({ method: "GET", url: `/api/reports/${id}`, headers: world.office.as });
  expect(answer.statusCode).toBe(200);
});

test("a permission that is missing is said before the plan that is missing", async () => {
  const reader = await aColleague(own, world.office, { role: "Auswertung" });
  const route = named(true).find(([name]) => name === "POST /api/channels")![1];
  expect(verdict(await sendCall(own, route, { ...world.calls.get(route)!, as: reader.as }))).toEqual({ status: 403, code: "FORBIDDEN" });
});

test("a running trial opens it; its end closes it", async () => {
  const set = (trial_end_date: Date) =>
    own.db.tenant(world.office.accountId, (tx) =>
      tx.updateTable("accounts").set({ subscription_status: "trialing", current_period_end: null, trial_end_date }).execute(),
    );
  const route = named(true).find(([name]) => name === "POST /api/categories")![1];
  const now = own.ctx.now().getTime();
  await set(new Date(now + 60_000));
  expect((await ask(route)).status).toBe(200);
  await set(new Date(now - 60_000));
  expect(await ask(route)).toEqual({ status: 402, code: "PLAN_NEEDED" });
  expect(await call(own.app, userRoutes.current, { as: world.office.as })).toMatchObject({ subscriptionStatus: "trialing" });
});
