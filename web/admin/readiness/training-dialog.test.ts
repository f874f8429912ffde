import { expect, test } from "vitest";
import { trainingDayProblem } from "./training-dialog.tsx";

test.each([
  ["2026-11-23", null],
  // It is the 24th in Berlin already.
  ["2026-11-24", null],
  ["2026-11-25", "rdTrainingDayAhead"],
  ["", "rdTrainingDayMissing"],
] as const)("the day %j of a training: %s", (day, problem) => {
  expect(trainingDayProblem(day, new Date("2026-11-23T23:30:00Z"))).toBe(problem);
});
