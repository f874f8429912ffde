import { expect, test } from "vitest";
import { belongsNowhere } from "./belongs-nowhere.ts";

const department = (...userIds: string[]) => ({ members: userIds.map((userId) => ({ userId })) });

test("somebody whom no department names belongs nowhere, also where they may see all of them", () => {
  expect(belongsNowhere([], "anna")).toBe(true);
  expect(belongsNowhere([department("berta"), department()], "anna")).toBe(true);
  expect(belongsNowhere([department("berta"), department("berta", "anna")], "anna")).toBe(false);
});

test("before the departments are known nobody is told so", () => {
  expect(belongsNowhere(undefined, "anna")).toBe(false);
});
