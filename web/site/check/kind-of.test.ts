import { expect, test } from "vitest";
import frozen from "../../../crypto/samples/hz1-evidence.json" with { type: "json" };
import { kindOf } from "./kind-of.ts";

const sorted = Object.fromEntries(Object.entries(frozen).toReversed());

test.each([
  ["evidence", JSON.stringify(frozen)],
  ["evidence", `\uFEFF\n${JSON.stringify(sorted, null, 2)}`],
  ["evidence", `${JSON.stringify(frozen).slice(0, 400)} and its end is lost`],
  ["data", '{"format":"hinweiszentrale-fall","version":6}'],
  ["other", '{"format":"invoice"}'],
  ["other", "{"],
  ["pdf", "%PDF-1.7\n%…"],
  ["pdf", "\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4"],
  ["zip", "PK\u0003\u0004 fall.json"],
  ["other", "\u0089PNG\r\n"],
  ["other", "Hallo"],
  ["empty", ""],
])("%s (%#)", async (kind, content) => {
  expect(await kindOf(new Blob([content]))).toBe(kind);
});

test("what cannot be read is no forgery", async () => {
  const folder = new Blob(["x"]);
  folder.slice = () => {
    throw new Error("NotReadableError");
  };
  expect(await kindOf(folder)).toBe("unreadable");
});
