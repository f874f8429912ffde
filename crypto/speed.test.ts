import { expect, test } from "vitest";
import { measure } from "./testing/speed.ts";

// Times depend on the machine: they are printed. What is asserted is an order of magnitude.
test("reports and files are sealed and opened in no time that people would notice", async () => {
  const speed = await measure(100);
  const rounded = Object.entries(speed).map(([name, value]) => `${name} ${value.toFixed(1)}`);
  console.log(rounded.join(", "));
  expect(speed.sealReport).toBeLessThan(500);
  expect(speed.sealMBps).toBeGreaterThan(5);
  expect(speed.openMBps).toBeGreaterThan(5);
});
