import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countRepeats } from "./repeats.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("of a cause the first is a line at once, the rest of each minute one line with their number", () => {
  const lines: unknown[] = [];
  const trouble = countRepeats((event, facts) => lines.push([event, facts]));
  for (let run = 0; run < 2_486; run++) trouble("job-trouble", "ECONNREFUSED", { run });
  trouble("job-trouble", "EENVELOPE 550", { run: 0 });
  expect(lines).toEqual([
    ["job-trouble", { run: 0 }],
    ["job-trouble", { run: 0 }],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual([["job-trouble", { run: 2_485, times: 2_485 }]]);
  trouble("job-trouble", "ECONNREFUSED", { run: 9 });
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(3)).toEqual([["job-trouble", { run: 9, times: 1 }]]);
  // After a quiet minute it is news again.
  vi.advanceTimersByTime(60_000);
  trouble("job-trouble", "ECONNREFUSED", { run: 10 });
  expect(lines.slice(4)).toEqual([["job-trouble", { run: 10 }]]);
});
