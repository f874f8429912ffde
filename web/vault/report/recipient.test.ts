import type { PortalChannel, PortalDepartment } from "@hz/contract/channels/channels";
import { expect, test } from "vitest";
import { recipientOf } from "./recipient.ts";

const stelle = (departmentId: string): PortalDepartment => ({
  departmentId,
  name: departmentId,
  epoch: 1,
  publicKey: "",
  notAfter: 0,
  signature: "",
  purpose: null,
});
const channel = {
  department: stelle("office"),
  conflict: stelle("board"),
  others: [{ ...stelle("staff"), categoryIds: ["harassment"] }],
} as unknown as PortalChannel;
const to = (categoryId: string, aboutOffice: boolean, at = channel) => recipientOf(at, { categoryId, aboutOffice })?.departmentId ?? null;

test("a report goes to the office, or to the department of its category", () => {
  expect(to("", false)).toBe("office");
  expect(to("fraud", false)).toBe("office");
  expect(to("harassment", false)).toBe("staff");
});

test("a report about the office goes to the second department, whatever its category, and never back to the office", () => {
  expect(to("", true)).toBe("board");
  expect(to("harassment", true)).toBe("board");
  expect(to("", true, { ...channel, conflict: null })).toBeNull();
});
