import type { Message } from "@hz/contract/reports/messages";
import { expect, test } from "vitest";
import { firstNew } from "./use-mark-read.ts";

const said = (id: string, createdAt: string, isFromWhistleblower = true) => ({
  message: { id, kind: "message", createdAt, isFromWhistleblower, authorId: null, box: "", files: [], redaction: null } satisfies Message,
});
const thread = [said("a", "2026-11-01T08:00:00.000Z"), said("b", "2026-11-02T08:00:00.000Z", false), said("c", "2026-11-03T08:00:00.000Z")];

test("the first new message is the reporter's first one after what was seen", () => {
  expect(firstNew(thread, "2026-11-01T08:00:00.000Z")).toBe("c");
  expect(firstNew(thread, "")).toBe("a");
});

test("nothing is new where all was seen, or where it counts as seen", () => {
  expect(firstNew(thread, "2026-11-03T08:00:00.000Z")).toBeNull();
  expect(firstNew(thread, null)).toBeNull();
  expect(firstNew([], "")).toBeNull();
});
