import { paths } from "@hz/contract/paths";
import { allRoutes } from "@hz/contract/routes";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { describeInterface, registerOpenApi } from "./openapi.ts";

test("the interface describes itself, with this installation's address and version, and may be kept for minutes", async () => {
  const app = Fastify();
  registerOpenApi(app, describeInterface("https://melden.example"));
  const answer = await app.inject(paths.openApi);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": expect.stringContaining("application/json"),
    "cache-control": "public, max-age=300",
  });
  const description = answer.json<{ servers: unknown; info: { version: string }; paths: Record<string, object> }>();
  expect(description.servers).toEqual([{ url: "https://melden.example" }]);
  expect(description.info.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Object.values(description.paths).flatMap((methods) => Object.keys(methods))).toHaveLength(allRoutes.length);
});
