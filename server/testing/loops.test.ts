import type { Permission } from "@hz/contract/permissions";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { PAGE_SIZE } from "@hz/contract/limits";
import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { confirmationRoutes } from "@hz/contract/reports/confirmation";
import { ownershipRoutes } from "@hz/contract/people/ownership";
import { passwordRoutes } from "@hz/contract/sign-in/password";
import { PERMISSIONS } from "@hz/contract/permissions";
import { reportRoutes } from "@hz/contract/reports/reports";
import type { Route } from "@hz/contract/route";
import { allRoutes } from "@hz/contract/routes";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import { templateRoutes } from "@hz/contract/templates/templates";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { successionRoutes } from "@hz/contract/keys/successions";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import type * as z from "zod";
import type { Tables } from "../db/tables.ts";
import { type TestApplication, testApplication } from "./application.ts";
import { aColleague, aSubmitted, type SignedIn } from "./builders.ts";
import { createRateLimiter } from "../http/rate-limit.ts";
import { call, type Headers } from "./call.ts";
import { aWorld, type GoodCall, ONCE, renewed, sendCall, takesJson, verdict, type World } from "./loops.ts";
import { placesOf, replaced, valueAt } from "./wrong-bodies.ts";

let own: TestApplication;
let here: World;
let foreign: World;
beforeAll(async () => {
  own = await testApplication();
  here = await aWorld(own);
  foreign = await aWorld(own);
  // On a slow machine the loops take longer than a fresh proof of who one is holds.
  own.stop();
});
afterAll(() => own.close());

const OF_ONES_OWN: ReadonlySet<Route> = new Set([
  passwordRoutes.change,
  verificationRoutes.changeEmail,
  secondFactorRoutes.begin,
  secondFactorRoutes.confirm,
  secondFactorRoutes.renewCodes,
  secondFactorRoutes.switchOff,
  passkeyRoutes.order,
  passkeyRoutes.add,
  passkeyRoutes.rename,
  passkeyRoutes.remove,
  sessionRoutes.end,
  successionRoutes.sign,
  confirmationRoutes.confirm,
  ownershipRoutes.handOver,
] as Route[]);
const named = (routes: Route[]) => routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const of = (access: Route["access"]) => named(allRoutes.filter((route) => route.access === access));
const good = (route: Route, world = here): GoodCall => {
  const found = world.calls.get(route)!;
  return route === authRoutes.register ? { ...found, body: renewed(found.body as Parameters<typeof renewed>[0]) } : found;
};
const ask = async (route: Route, change: Partial<GoodCall>) => verdict(await sendCall(own, route, { ...good(route), ...change }));
/** Headers of a good call without what proves who calls. */
const unproved = (route: Route): Headers => ({ ...good(route).as, cookie: "", authorization: "" });

test("every route of the contract has a good call", () => {
  const without = allRoutes.filter((route) => !here.calls.has(route)).map(({ method, path }) => `${method} ${path}`);
  expect(without, "Add a call of each that succeeds to its noun's server/testing/loops-*.ts.").toEqual([]);
  expect(new Set(allRoutes.map(({ method, path }) => `${method} ${path}`)).size).toBe(allRoutes.length);
});

describe("without proof", () => {
  test.each(of("user"))("%s is closed to strangers, and to reporters", async (_, route) => {
    const { cookie = "", authorization = "" } = here.office.as;
    const wrong: Headers[] = [
      {},
      { cookie },
      { authorization },
      here.report.as,
      { cookie, ...here.report.as },
      { cookie: "session=a", authorization: `Bearer ${"A".repeat(43)}` },
    ];
    for (const as of wrong) expect(await ask(route, { as: { ...unproved(route), ...as } })).toEqual({ status: 401, code: "NOT_SIGNED_IN" });
  });
  test.each(of("reporter"))("%s is closed to strangers, to users, and to reporters of other cases", async (_, route) => {
    for (const as of [{}, here.office.as, foreign.report.as, { authorization: `Case ${"A".repeat(43)}` }])
      expect(await ask(route, { as: { ...unproved(route), ...as } })).toEqual({ status: 401, code: "CASE_NOT_FOUND" });
  });
});

describe("without the permission", () => {
  let colleague: SignedIn;
  const allow = (permissions: readonly Permission[]) =>
    own.db.tenant(here.office.accountId, (tx) =>
      tx
        .updateTable("users")
        .set({ permissions: [...permissions] })
        .where("id", "=", colleague.person.userId)
        .execute(),
    );
  beforeAll(async () => {
    colleague = await aColleague(own, here.office, { role: "Admin" });
  });

  test.each(named(allRoutes.filter(({ permission }) => permission)))("%s refuses, also for ids that do not exist", async (_, route) => {
    const needed = [route.permission!].flat();
    await allow(PERMISSIONS.filter((permission) => !needed.includes(permission)));
    const as = { ...unproved(route), ...colleague.as };
    expect(await ask(route, { as })).toEqual({ status: 403, code: "FORBIDDEN" });
    expect(await ask(route, { as, params: foreign.calls.get(route)!.params })).toEqual({ status: 403, code: "FORBIDDEN" });
    const besides = route.alsoNeeds ?? [];
    for (const missing of besides) {
      await allow(PERMISSIONS.filter((permission) => permission !== missing));
      expect(await ask(route, { as })).toEqual({ status: 403, code: "FORBIDDEN" });
    }
    if (ONCE.has(route)) return;
    for (const permission of needed) {
      await allow([permission, ...besides]);
      expect((await ask(route, { as })).code).not.toBe("FORBIDDEN");
    }
  });
  test.each(
    named(
      allRoutes.filter(
        (route) => route.access === "user" && !route.permission && route.answer !== "events" && route !== authRoutes.signOut,
      ),
    ),
  )("%s needs none", async (_, route) => {
    await allow([]);
    const { status, code } = await ask(route, { as: colleague.as });
    // Some want what only the good call's own user has: a password, a passkey, a session, a code, a former key, the account itself. None wants a permission.
    if (OF_ONES_OWN.has(route)) expect(["PASSWORD_WRONG", "SECOND_FACTOR_WRONG", "NOT_FOUND", "NOT_OWNER", "BOX_REFUSED"]).toContain(code);
    else expect({ status, code }).toEqual({ status: 200, code: null });
  });
});

/** Everything stored of a company, by table; rows as JSON, in an order of their own. */
const contents = (world: World): Promise<Record<string, string[]>> =>
  own.db.tenant(world.office.accountId, async (tx) => {
    const tables = await sql<{ name: keyof Tables }>`
      select table_name as name from information_schema.columns where column_name = 'account_id' and table_schema = 'public' order by 1`.execute(
      tx,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of tables.rows) {
      const rows = await tx.selectFrom(name).selectAll().where("account_id", "=", world.office.accountId).execute();
      found[name] = rows.map((row) => JSON.stringify(row)).sort();
    }
    return found;
  });

/** Calls that make something under an id of the browser's own. */
const MAKES = new Set<Route>([channelRoutes.create, categoryRoutes.create, templateRoutes.create]);

describe("with another company's ids", () => {
  let before: Record<string, string[]>;
  let theirs: string[];
  let companyWide: string[];
  const idsOf = (table: string) => before[table]!.map((row) => JSON.parse(row).id as string);
  beforeAll(async () => {
    before = await contents(foreign);
    const { office, report, files } = foreign;
    companyWide = [office.accountId, office.departmentId, office.person.userId, ...idsOf("categories").slice(0, 2), ...idsOf("channels")];
    theirs = [...companyWide, report.id, ...Object.values(files).map(({ id }) => id)];
  });
  /** What of them is stored here. Reports, messages and notes go by ids that their senders made, in each company on its own. */
  const pointers = async () => {
    const mine = JSON.stringify(await contents(here)).replace(/\\"(id|ref|report_id)\\":\\"[^"]*"/g, "");
    return companyWide.filter((id) => mine.includes(id));
  };
  const leaks = (text: string, sent: string) => theirs.filter((id) => text.includes(id) && !sent.includes(id));

  test.each(of("user").filter(([, route]) => route.path.includes(":id")))("%s does not know them", async (_, route) => {
    const { params, body, as } = foreign.calls.get(route)!;
    expect(await ask(route, { params, body, as: { ...as, ...here.office.as } })).toEqual({ status: 404, code: "NOT_FOUND" });
  });

  test.each(named(allRoutes.filter((route) => route.answer !== "events" && route.answer !== "bytes" && !ONCE.has(route))))(
    "%s answers with nothing of theirs",
    async (_, route) => {
      const { params, body } = good(route);
      const sent = JSON.stringify([params, body instanceof Uint8Array ? null : body]);
      expect(leaks((await sendCall(own, route, good(route))).body, sent)).toEqual([]);
    },
  );

  test.each(named(allRoutes.filter(takesJson)))("%s takes none of them in its body", async (_, route) => {
    const { body } = good(route);
    const isId = (path: ReturnType<typeof placesOf>[number]) => /^[0-9a-f]{8}-/.test(String(valueAt(body, path)));
    // The id of what is made here points to nothing there, also where it is the same: rows are found by account and id.
    const places = placesOf(body).filter((path) => isId(path) && !(MAKES.has(route) && path.join() === "id"));
    for (const path of places)
      for (const id of theirs) {
        const change = replaced(good(route).body, path, id);
        const reply = await sendCall(own, route, { ...good(route), body: change });
        expect(reply.statusCode, `${path.join(".")} = ${id}: ${reply.body}`).toBeLessThan(500);
        expect(leaks(reply.body, JSON.stringify(change))).toEqual([]);
        if (reply.statusCode === 200) expect(await pointers(), `${path.join(".")} = ${id}`).toEqual([]);
      }
  });

  test("afterwards the other company is as it was, and nothing here points to it", async () => {
    expect(await contents(foreign)).toEqual(before);
    expect(await pointers()).toEqual([]);
  });
});

describe("with sixty reports", () => {
  beforeAll(async () => {
    // The loops before this one have used up what a mailbox gets in an hour.
    Object.assign(own.ctx, { rateLimiter: createRateLimiter() });
    for (let n = 0; n < 60; n++) await aSubmitted(own, here.office);
  });
  const succeeding = allRoutes.filter((route) => route.answer !== "events" && (route === reportRoutes.remove || !ONCE.has(route)));
  test.each(named(succeeding))("%s answers as the contract says", async (_, route) => {
    const reply = await sendCall(own, route, good(route));
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    expect(reply.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    if (route.answer === "bytes") return;
    expect((route.answer as z.ZodType).parse(reply.json())).toEqual(reply.json());
  });
  test("the list has them all, in pages", async () => {
    const first = await call(own.app, reportRoutes.list, { as: here.office.as });
    const second = await call(own.app, reportRoutes.list, { as: here.office.as, query: { cursor: first.nextCursor! } });
    expect([first.rows.length, second.nextCursor]).toEqual([PAGE_SIZE, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(first.total);
    expect(first.total).toBeGreaterThanOrEqual(60);
  });
});
