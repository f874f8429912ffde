import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { SETTINGS } from "../server/settings-notices.ts";
import { root } from "./setup.mjs";

const read = (file: string) => fs.readFileSync(path.join(root, "deploy", file), "utf8");
/** What containers and units set besides our own settings, for Node and the C library. */
const OTHERS = ["NODE_COMPILE_CACHE", "MALLOC_ARENA_MAX", "BUILD_COMMIT"];
const unknown = (names: string[]) => names.filter((name) => !SETTINGS.includes(name) && !OTHERS.includes(name));
/** As long as `stop.ts` gives what runs, and the database, at the end. */
const LONGEST_STOP = 15;

/** The lines of one part of a unit, comments left out. */
const partOf = (unit: string, name: string) =>
  unit
    .split(/^(?=\[)/m)
    .find((part) => part.startsWith(`[${name}]`))!
    .split("\n")
    .filter((line) => line.includes("=") && !line.startsWith("#"));

const UNITS = ["hinweiszentrale.service", "hinweiszentrale-web@.service"].map((name) => [name, read(`systemd/${name}`)] as const);

test.each(UNITS)("%s: its settings are known, and it is given the time it needs to end", (_, unit) => {
  const given = Object.fromEntries(
    partOf(unit, "Service")
      .filter((line) => line.startsWith("Environment="))
      .flatMap((line) => line.slice("Environment=".length).split(" "))
      .map((pair) => pair.split("=") as [string, string]),
  );
  expect(unknown(Object.keys(given))).toEqual([]);
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  expect(seconds).toBeGreaterThanOrEqual(Number(given["DRAIN_SECONDS"]) + LONGEST_STOP);
});

test("the second process may do what the first may", () => {
  const [one, other] = UNITS.map(([, unit]) => partOf(unit, "Service").filter((line) => !line.startsWith("Environment=")));
  expect(other).toEqual(one);
});

test("the file of settings names none that is unknown", () => {
  const names = [...read("systemd/environment").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(5);
  expect(unknown(names)).toEqual([]);
});

const ANALYZE = "/usr/bin/systemd-analyze";
test.runIf(fs.existsSync(ANALYZE)).each(UNITS)("%s: systemd understands it, and it is closed", (name) => {
  const file = path.join(root, "deploy/systemd", name);
  const { stderr } = spawnSync(ANALYZE, ["verify", "--man=no", file], { encoding: "utf8" });
  const lines = stderr.split("\n").filter((line) => line.includes("hinweiszentrale") && !/is not executable: No such file/.test(line));
  expect(lines).toEqual([]);
  const told = execFileSync(ANALYZE, ["security", "--offline=true", "--threshold=20", file], { encoding: "utf8" });
  expect(told).toMatch(/exposure level for hinweiszentrale.*: [01]\.\d OK/);
});
