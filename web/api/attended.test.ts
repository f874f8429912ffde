import { expect, test, vi } from "vitest";

test("a page that nobody touched for a minute says so", async () => {
  const opened = Date.now();
  vi.resetModules();
  const { attendedHeaders } = await import("./attended.ts");
  expect(attendedHeaders(opened + 59_000)).toEqual({});
  expect(attendedHeaders(opened + 61_000)).toEqual({ "x-unattended": "1" });
});
