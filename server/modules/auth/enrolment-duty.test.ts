import { authRoutes } from "@hz/contract/sign-in/auth";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { userRoutes } from "@hz/contract/people/users";
import { allRoutes } from "@hz/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, authOf, type SignedIn } from "../../testing/builders.ts";
import { withFactor } from "../../testing/builders-factor.ts";
import { call, refused } from "../../testing/call.ts";
import { aWorld, sendCall, verdict, type World } from "../../testing/loops.ts";

let own: TestApplication;
let world: World;
let newcomer: SignedIn;
beforeAll(async () => {
  own = await testApplication();
  world = await aWorld(own);
  newcomer = await aColleague(own, world.office, { role: "Admin" });
  await own.db.tenant(world.office.accountId, (tx) => tx.updateTable("accounts").set({ require_second_factor: true }).execute());
});
afterAll(() => own.close());

const ask = async (route: (typeof allRoutes)[number]) => {
  const good = world.calls.get(route)!;
  // What a call needs first would be refused as well.
  return verdict(await sendCall(own, route, { ...good, prepare: async () => {}, as: { ...good.as, ...newcomer.as } }));
};
const userOnes = allRoutes.filter(({ access }) => access === "user");
const open = userOnes.filter(({ duringEnrolment }) => duringEnrolment);

test("what is open before the second factor is set up is this, and nothing else", () => {
  expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    "DELETE /api/sessions",
    "DELETE /api/sessions/:id",
    "GET /api/auth/session",
    "GET /api/keys",
    "GET /api/sessions",
    "GET /api/user",
    "GET /api/user/second-factor",
    "POST /api/auth/sign-out",
    "POST /api/user/second-factor",
    "POST /api/user/second-factor/secret",
  ]);
});

test.each(userOnes.filter((route) => !route.duringEnrolment).map((route) => [`${route.method} ${route.path}`, route] as const))(
  "%s is closed until then",
  async (_, route) => {
    expect(await ask(route)).toEqual({ status: 403, code: "SECOND_FACTOR_REQUIRED" });
  },
);

test("afterwards everything is open, and the user is told of the duty before and after", async () => {
  expect(await call(own.app, userRoutes.current, { as: newcomer.as })).toMatchObject({
    hasSecondFactor: false,
    secondFactorRequired: true,
  });
  await withFactor(own, newcomer);
  expect(await call(own.app, userRoutes.current, { as: newcomer.as })).toMatchObject({ hasSecondFactor: true, secondFactorRequired: true });
  expect(await ask(userRoutes.names)).toEqual({ status: 200, code: null });
  const auth = await authOf(own, newcomer.person.email, newcomer.person.password);
  expect(await refused(own.app, secondFactorRoutes.begin, { as: newcomer.as, body: { auth } })).toBe("FORBIDDEN");
  expect(await ask(authRoutes.keys)).toEqual({ status: 200, code: null });
});
