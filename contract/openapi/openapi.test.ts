import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { ERRORS } from "../errors.ts";
import type { Route } from "../route.ts";
import { allRoutes } from "../routes.ts";
import { openApi } from "./openapi.ts";

const description = openApi(allRoutes, { url: "https://melden.example", version: "1.2.3" });
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const operationOf = ({ method, path }: Pick<Route, "method" | "path">) =>
  description.paths[path.replace(/:(\w+)/g, "{$1}")]![method.toLowerCase()]!;

test("it is what the standard calls an OpenAPI description", async () => {
  const result = await new Validator().validate(JSON.parse(JSON.stringify(description)));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test("every route is there once, under a name of its own", () => {
  expect(operations).toHaveLength(allRoutes.length);
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(allRoutes.length);
});

test("every reference leads to a shape that is there, and every shape is referred to", () => {
  const refs = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);
  expect(JSON.stringify(description)).not.toMatch(/"\$ref":"#\/(?!components\/schemas\/)/);
  const names = Object.keys(description.components.schemas);
  expect([...new Set(refs)].filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !refs.includes(name))).toEqual([]);
});

test("who may call is said as the routes say it", () => {
  for (const route of allRoutes) {
    const { security, description: text } = operationOf(route);
    const expected = { public: [], reporter: [{ case: [] }], user: [{ cookie: [], bearer: [] }] }[route.access];
    expect(security, route.path).toEqual(expected);
    expect(text.includes("the account's owner"), route.path).toBe(route.orOwner === true);
    for (const permission of [route.permission ?? [], route.alsoNeeds ?? []].flat()) expect(text).toContain(`“${permission}”`);
  }
});

test("every code that a route may answer stands under its status", () => {
  for (const route of allRoutes) {
    const { responses } = operationOf(route);
    for (const code of [
      ...route.errors,
      ...(route.needsPlan ? (["PLAN_NEEDED"] as const) : []),
      ...(route.needsConfirmedEmail ? (["EMAIL_UNCONFIRMED"] as const) : []),
      ...(route.needsConfirmation ? (["CONFIRMATION_NEEDED"] as const) : []),
    ])
      expect(responses[ERRORS[code]]?.description, `${route.path} ${code}`).toMatch(new RegExp(`^${code}: `, "m"));
  }
});

test("what may be left out of an input is not required, and what is always in an answer is", () => {
  const create = operationOf({ method: "POST", path: "/api/channels" });
  const input = create.requestBody!.content["application/json"]!.schema;
  expect(input.required).toEqual(["id", "name", "linkSuffix"]);
  expect(input.properties!["settings"]!.properties).toHaveProperty("allowAnonymous");
  expect(create.responses["200"]!.content!["application/json"]!.schema).toEqual({ $ref: "#/components/schemas/Channel" });
  expect(description.components.schemas["Channel"]!.required).toContain("settings");
  const list = operationOf({ method: "GET", path: "/api/reports" });
  expect(list.parameters.map(({ name, required }) => [name, required])).toContainEqual(["cursor", false]);
});

test("bytes and events are no JSON", () => {
  const part = operationOf({ method: "PUT", path: "/api/reports/:id/files/:fileId/parts/:part" });
  expect(Object.keys(part.requestBody!.content)).toEqual(["application/octet-stream"]);
  expect(part.parameters.map(({ name }) => name)).toEqual(["id", "fileId", "part", "x-upload-token", "x-part-sha256"]);
  const events = operations.find(({ operation }) => operation.responses["200"]?.content?.["text/event-stream"]);
  expect(events).toBeDefined();
});

test("the cookie is named as this installation names it", () => {
  const named = (url: string) => openApi([], { url, version: "1" }).components.securitySchemes["cookie"];
  expect(named("https://melden.example")).toMatchObject({ name: "__Host-session" });
  expect(named("http://localhost:3000")).toMatchObject({ name: "session" });
});
