import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
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
  const [one, other] = UNITS.map(([, unit]) => partOf(unit, "Service").filter((line) => !/^Environment(=|File=-)/.test(line)));
  expect(other).toEqual(one);
});

const BACKUP = "hinweiszentrale-backup.service";

test("the backup may do what the service may, and write where backups lie", () => {
  const closed = (unit: string) => unit.slice(unit.indexOf("CapabilityBoundingSet=")).split("\n[Install]")[0]!.trim();
  const unit = read(`systemd/${BACKUP}`);
  expect(closed(unit)).toBe(closed(UNITS[0]![1]));
  const [, folder] = /hinweiszentrale backup (\S+) --fuer \S+\.pub$/m.exec(unit)!;
  expect(partOf(unit, "Service")).toContain(`ReadWritePaths=${folder}`);
  expect(read("systemd/hinweiszentrale-backup.timer")).toMatch(/^OnCalendar=/m);
});

test("the file of settings names none that is unknown", () => {
  const names = [...read("systemd/environment").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(5);
  expect(unknown(names)).toEqual([]);
});

const ANALYZE = "/usr/bin/systemd-analyze";
test.runIf(fs.existsSync(ANALYZE)).each([...UNITS.map(([name]) => name), BACKUP])(
  "%s: systemd understands it, and it is closed",
  (name) => {
    const file = path.join(root, "deploy/systemd", name);
    const { stderr } = spawnSync(ANALYZE, ["verify", "--man=no", file], { encoding: "utf8" });
    const lines = stderr.split("\n").filter((line) => line.includes("hinweiszentrale") && !/is not executable: No such file/.test(line));
    expect(lines).toEqual([]);
    const told = execFileSync(ANALYZE, ["security", "--offline=true", "--threshold=20", file], { encoding: "utf8" });
    expect(told).toMatch(/exposure level for hinweiszentrale.*: [01]\.\d OK/);
  },
);

type Service = {
  image: string;
  environment: Record<string, string | number>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  healthcheck?: object;
};
type Compose = { services: Record<string, Service>; networks: { front: { ipam: { config: [{ subnet: string }] } } } };
const compose = parse(read("compose/compose.yaml"), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const { version } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as { version: string };
const OURS = `hinweiszentrale:${version}`;

test.each(services)("Compose's %s may do nothing that it does not need, and is looked after", (_, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
  // A tag that names no version is another image every week.
  expect(service.image).toMatch(/:\d+\.\d+(\.\d+)?(-\w+)?$/);
  if (service.image !== OURS) expect(service.healthcheck).toBeDefined();
});

test("Compose sets nothing that the service does not know, and gives it the time it needs to end", () => {
  const ours = services.filter(([, { image }]) => image === OURS);
  expect(ours.map(([, { environment }]) => environment["ROLE"])).toEqual(["web", "web", "worker"]);
  for (const [, { environment, stop_grace_period }] of ours) {
    expect(unknown(Object.keys(environment))).toEqual([]);
    expect(environment["TRUST_PROXY"]).toBe(compose.networks.front.ipam.config[0].subnet);
    expect(Number.parseInt(stop_grace_period!)).toBeGreaterThanOrEqual(Number(environment["DRAIN_SECONDS"]) + LONGEST_STOP);
  }
  expect(unknown([...read("compose/settings.env").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!))).toEqual([]);
});

test("its proxy sends in the same way as the one that a journey tries", () => {
  const way = (file: string) => read(file).slice(read(file).indexOf("lb_policy"));
  expect(way("compose/Caddyfile")).toBe(way("caddy/Caddyfile"));
});
