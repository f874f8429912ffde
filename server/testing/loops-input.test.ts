import { authRoutes } from "@hz/contract/sign-in/auth";
import { companyRoutes } from "@hz/contract/account/company";
import { fileRoutes } from "@hz/contract/reports/files";
import { peopleRoutes } from "@hz/contract/people/people";
import { reportRoutes } from "@hz/contract/reports/reports";
import type { Route } from "@hz/contract/route";
import { allRoutes } from "@hz/contract/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod";
import { type TestApplication, testApplication } from "./application.ts";
import { aWorld, type GoodCall, ONCE, renewed, sendCall, takesJson, verdict, type World } from "./loops.ts";
import { withPrototypeKeys, wrongBodies } from "./wrong-bodies.ts";

let own: TestApplication;
let here: World;
beforeAll(async () => {
  own = await testApplication();
  here = await aWorld(own);
  // On a slow machine the loops take longer than a fresh proof of who one is holds.
  own.stop();
});
afterAll(() => own.close());

const named = (routes: Route[]) => routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const jsonRoutes = named(allRoutes.filter(takesJson));
const good = (route: Route): GoodCall => {
  const found = here.calls.get(route)!;
  return route === authRoutes.register ? { ...found, body: renewed(found.body as Parameters<typeof renewed>[0]) } : found;
};
const ask = async (route: Route, change: Partial<GoodCall>, text?: string) =>
  verdict(await sendCall(own, route, { ...good(route), ...change }, text));
const between = (low: number, high: number) => expect.toSatisfy((status: number) => status >= low && status <= high);

describe("each field of each body, wrong in every way", () => {
  test.each(jsonRoutes)("%s", async (_, route) => {
    const schema = route.body as z.ZodType;
    const failures: unknown[] = [];
    for (const { what, body, isText } of wrongBodies(() => good(route).body)) {
      const { status, code } = await ask(route, { body });
      const isWrong = isText || !schema.safeParse(body).success;
      const fine = isWrong ? status >= 400 && status < 500 : status < 500;
      if (!fine) failures.push({ what, status, code });
    }
    expect(failures).toEqual([]);
  });
});

describe("keys of the language's own objects", () => {
  test.each(jsonRoutes)("%s", async (_, route) => {
    for (const text of withPrototypeKeys(good(route).body))
      expect(await ask(route, {}, text), text.slice(0, 200)).toEqual({ status: 422, code: "INVALID_INPUT" });
    expect("isAdmin" in {}).toBe(false);
  });
});

const BODIES: [string, string, string][] = [
  ["no JSON", "application/json", "{"],
  ["nothing", "application/json", ""],
  ["null", "application/json", "null"],
  ["a number", "application/json", "1"],
  ["a list", "application/json", "[]"],
  ["very deep", "application/json", "[".repeat(30_000) + "]".repeat(30_000)],
  ["deep objects", "application/json", '{"a":'.repeat(10_000) + "1" + "}".repeat(10_000)],
  ["text", "text/plain", "{}"],
  ["a form", "application/x-www-form-urlencoded", "email=a"],
  ["parts", "multipart/form-data; boundary=x", "--x--"],
  ["bytes", "application/octet-stream", "abc"],
  ["XML", "application/xml", "<a/>"],
  ["a type that is none", "///", "{}"],
];
/** An object with other fields only is a change of nothing. */
const TAKE_ANY: Route[] = [reportRoutes.update, peopleRoutes.update, companyRoutes.save, companyRoutes.saveOwn];
describe("bodies that are none", () => {
  test.each(jsonRoutes.filter(([, route]) => !TAKE_ANY.includes(route)))("%s", async (_, route) => {
    for (const [what, type, text] of BODIES)
      expect(await ask(route, { as: { ...good(route).as, "content-type": type } }, text), what).toEqual({
        status: 422,
        code: "INVALID_INPUT",
      });
  });
  test.each(jsonRoutes)("%s: too large", async (_, route) => {
    const text = JSON.stringify({ ...(good(route).body as object), more: "A".repeat(1_200_000) });
    expect(await ask(route, {}, text)).toEqual({ status: 413, code: "TOO_LARGE" });
  });
});

const STRANGE = [
  "1",
  "null",
  "undefined",
  "NaN",
  "-1",
  "..",
  "../..",
  "%",
  "a\0b",
  "\ud800",
  "'; drop table users; --",
  "00000000-0000-0000-0000-00000000000g",
  "A".repeat(250),
  "A".repeat(5000),
  "ä",
  "[object Object]",
];
describe("parameters that are none", () => {
  test.each(named(allRoutes.filter(({ path }) => path.includes(":"))))("%s", async (_, route) => {
    for (const name of Object.keys(good(route).params))
      for (const value of [...STRANGE, String(good(route).params[name]).toUpperCase() + "x"]) {
        if (name === "part" && value === "1") continue;
        const params = { ...good(route).params, [name]: value.isWellFormed() ? value : "%ED%A0%80" };
        expect(await ask(route, { params }), `${name} = ${value.slice(0, 40)}`).toEqual({
          status: between(400, 499),
          code: expect.any(String),
        });
      }
  });
  test("an id in capitals is the same id", async () => {
    const reply = await sendCall(own, reportRoutes.get, { ...good(reportRoutes.get), params: { id: here.report.id.toUpperCase() } });
    expect(reply.json().id).toBe(here.report.id);
    const file = await sendCall(own, fileRoutes.reportFile, {
      ...good(fileRoutes.reportFile),
      params: { id: here.report.id, fileId: here.files.claimed.id.toUpperCase() },
    });
    expect(file.rawPayload.length).toBe(here.files.claimed.claim.sealedSize);
  });
});

describe("queries that are none", () => {
  test.each(named(allRoutes))("%s", async (_, route) => {
    if (route.answer === "events" || ONCE.has(route)) return;
    const queries: GoodCall["query"][] = [
      { limit: "abc" },
      { cursor: "\0" },
      { cursor: "x" },
      { limit: "1e9", cursor: "x".repeat(5000) },
      { ["__proto__"]: 1, prototype: 2 },
      { "a[b][c]": "d" },
    ];
    for (const query of queries) expect((await ask(route, { query })).status, JSON.stringify(query)).toBeLessThan(500);
  });
});

test("addresses that do not exist are not found, with the answer of every other error", async () => {
  for (const [method, url] of [
    ["GET", "/api/nichts"],
    ["POST", "/api/reports"],
    ["PATCH", "/api/user"],
    ["GET", "/api/"],
    ["DELETE", "/api/auth/session"],
  ] as const) {
    const reply = await own.app.inject({ method, url });
    expect([reply.statusCode, reply.json().code], `${method} ${url}`).toEqual([404, "NOT_FOUND"]);
  }
  for (const url of [
    "/api/reports/%",
    "/api/reports/%ff",
    "/api/portal/%E0%A4%A",
    "/api/portal/%00",
    "/api//",
    `/api/${"a/".repeat(5000)}`,
  ]) {
    const reply = await own.app.inject({ method: "GET", url, headers: here.office.as });
    expect(reply.statusCode, url.slice(0, 60)).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode, url.slice(0, 60)).toBeLessThan(500);
  }
});

test("no refusal tells more than its code, its text and the names of fields", async () => {
  const reply = await sendCall(own, reportRoutes.caseLogin, { ...good(reportRoutes.caseLogin), body: { token: "geheimes Passwort" } });
  expect(reply.json()).toEqual({ code: "INVALID_INPUT", message: expect.any(String), fields: ["token"] });
  expect(own.log.filter((line) => line.includes('"failure"'))).toEqual([]);
});
