import { expect, test } from "vitest";
import { attendedHeaders } from "./attended.ts";

test("a page that nobody touched for a minute says so", () => {
  const opened = Date.now();
  expect(attendedHeaders(opened + 59_000)).toEqual({});
  expect(attendedHeaders(opened + 61_000)).toEqual({ "x-unattended": "1" });
});
