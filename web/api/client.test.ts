import { categoryRoutes } from "@hz/contract/channels/categories";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, call, routeUrl } from "./client.ts";

beforeEach(() => vi.stubGlobal("localStorage", { getItem: () => null }));
afterEach(() => vi.unstubAllGlobals());

test("an error's message is status, colon, space, text", () => {
  const error = new ApiError(404, "NOT_FOUND", "Das wurde nicht gefunden.");
  expect(error.message).toBe("404: Das wurde nicht gefunden.");
  expect(error).toMatchObject({ status: 404, code: "NOT_FOUND", text: "Das wurde nicht gefunden." });
});

test.each([
  ["a proxy's page", "<html>502 Bad Gateway</html>"],
  ["nothing", ""],
  ["somebody else's JSON", '{"message":"no healthy upstream"}'],
])("an answer that is not ours, %s, has no text for people; the message keeps the status", async (_, body) => {
  vi.stubGlobal("fetch", async () => new Response(body, { status: 502, statusText: "Bad Gateway" }));
  const failure = await call(categoryRoutes.list).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 502, code: "UNAVAILABLE", text: "", message: "502: Bad Gateway" });
});

test("our own answer's sentence is the text", async () => {
  const answer = { code: "NOT_FOUND", message: "Das wurde nicht gefunden." };
  vi.stubGlobal("fetch", async () => Response.json(answer, { status: 404 }));
  const failure = await call(categoryRoutes.list).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 404, code: "NOT_FOUND", text: answer.message, message: "404: Das wurde nicht gefunden." });
});

test("parameters are escaped, absent query values left out", () => {
  expect(routeUrl("/api/reports/:id/files/:fileId", { id: "a/b", fileId: 3 })).toBe("/api/reports/a%2Fb/files/3");
  expect(routeUrl("/api/reports", {}, { limit: 50, cursor: undefined })).toBe("/api/reports?limit=50");
});
