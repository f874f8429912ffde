import fs from "node:fs";
import { expect, test } from "vitest";
import { MEASURED, reckon, SIZES, withFigures } from "./scale.ts";

test("docs/scale.md has the figures that the measured ones give", () => {
  const page = fs.readFileSync(new URL("../../docs/scale.md", import.meta.url), "utf8");
  expect(page, "npm run bench -- scale writes them").toBe(withFigures(page));
});

test("no size goes beyond what was measured of one process, nor the night's work in a database beyond a quarter of an hour", () => {
  for (const size of SIZES) {
    const { processes, streams, peak, nightlySeconds, hourlySeconds } = reckon(size);
    expect(streams / processes).toBeLessThanOrEqual(MEASURED.streamsPerProcess[0]);
    expect(peak / processes).toBeLessThan(MEASURED.reportsPerSecond[0]);
    expect(Math.max(nightlySeconds, hourlySeconds)).toBeLessThanOrEqual(15 * 60);
  }
});
