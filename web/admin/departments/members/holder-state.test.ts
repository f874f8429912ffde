import { expect, test } from "vitest";
import { emergencyState, memberState } from "./holder-state.ts";

const member = (missing: number[], isReader = true) => ({
  userId: "malte",
  isReader,
  isVouched: true,
  hasKeys: false,
  mayMove: true,
  missing,
});
const older = [{ epoch: 1, reports: 2, waiting: 1 }];

test("nobody reads in a department whose newest key nobody holds: its members wait for the next one", () => {
  expect([memberState({ isLost: true }, member([])), memberState({ isLost: false }, member([]))]).toEqual(["waits", "reads"]);
  // What a colleague could still grant comes first.
  expect([memberState({ isLost: true }, member([1])), memberState({ isLost: false }, member([2]))]).toEqual(["pending", "pending"]);
  expect(memberState({ isLost: true }, member([], false))).toBe("no-reader");
});

test("the emergency key opens nothing of a lost key, and is shown where it holds a former one", () => {
  expect(emergencyState({ isLost: true, older: [] }, { missing: [] })).toBeNull();
  expect(emergencyState({ isLost: true, older }, { missing: [1] })).toBeNull();
  expect(emergencyState({ isLost: true, older }, { missing: [] })).toBe("waits");
  expect(emergencyState({ isLost: false, older }, { missing: [1, 2] })).toBeNull();
  expect(emergencyState({ isLost: false, older }, { missing: [1] })).toBe("pending");
  expect(emergencyState({ isLost: false, older: [] }, { missing: [] })).toBe("reads");
});
