import { expect, test } from "vitest";
import { ApiError, routeUrl } from "./client.ts";

test("an error's message is status, colon, space, text", () => {
  const error = new ApiError(404, "NOT_FOUND", "Das wurde nicht gefunden.");
  expect(error.message).toBe("404: Das wurde nicht gefunden.");
  expect(error).toMatchObject({ status: 404, code: "NOT_FOUND", text: "Das wurde nicht gefunden." });
});

test("parameters are escaped, absent query values left out", () => {
  expect(routeUrl("/api/reports/:id/files/:fileId", { id: "a/b", fileId: 3 })).toBe("/api/reports/a%2Fb/files/3");
  expect(routeUrl("/api/reports", {}, { limit: 50, cursor: undefined })).toBe("/api/reports?limit=50");
});
