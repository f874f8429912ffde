import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { startProduct, test } from "../helpers/product.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
type Started = { child: ChildProcess; url: string; folder: string; ended: Promise<unknown[]> };

/** Starts the product as people do, on a free port and a folder of its own. */
async function launch(command: string, args: string[], env: Record<string, string> = {}, there?: string): Promise<Omit<Started, "url">> {
  const folder = there ?? (await mkdtemp(join(tmpdir(), "hz-start-")));
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PORT: "0", HZ_DATA: folder, HZ_DEMO: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, as a terminal makes one.
    detached: true,
  });
  return { child, folder, ended: once(child, "exit") };
}

/** Starts it and resolves once it has printed its address. */
async function start(command: string, args: string[], env: Record<string, string> = {}): Promise<Started> {
  const { child, folder, ended } = await launch(command, args, env);
  let output = "";
  const url = await new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /läuft: (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout!.on("data", read);
    child.stderr!.on("data", read);
    void ended.then(() => resolve(""));
  });
  return { child, url, folder, ended };
}

const npmStart = ["npm", ["start", "--silent"]] as const;
const nodeStart = [process.execPath, ["scripts/start.mjs"]] as const;
const serviceStart = [process.execPath, ["dist/server/serve.js"]] as const;
const claim = (folder: string) => readFileSync(join(folder, "pg18", "postmaster.pid"), "utf8");
const hasClaim = (folder: string) => existsSync(join(folder, "pg18", "postmaster.pid"));
const isReady = (url: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The processes below one, by what they run. */
function below(pid: number): { pid: number; command: string }[] {
  const all = readdirSync("/proc").flatMap((name) => {
    try {
      const parent = /^\d+ \(.*\) . (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, "utf8"))?.[1];
      return parent ? [{ pid: Number(name), parent: Number(parent), command: readFileSync(`/proc/${name}/cmdline`, "utf8") }] : [];
    } catch {
      return [];
    }
  });
  const children = (of: number): typeof all => all.filter(({ parent }) => parent === of).flatMap((one) => [one, ...children(one.pid)]);
  return children(pid);
}
const commandOf = (pid: number | string) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
};
/** The processes that work on the folder: the database's, however it was started. */
const living = (folder: string) => readdirSync("/proc").filter((name) => /^\d+$/.test(name) && commandOf(name).includes(folder));
const serverBelow = (child: ChildProcess) => below(child.pid!).find(({ command }) => command.includes("serve.js"))!.pid;

for (const signal of ["SIGTERM", "SIGINT"] as const)
  for (const [name, [command, args]] of [
    ["npm start", npmStart],
    ["the start itself", nodeStart],
  ] as const)
    test(`${signal} to ${name} ends the service and its database in order`, async () => {
      const { child, url, folder, ended } = await start(command, [...args]);
      expect(await isReady(url)).toBe(true);
      expect(existsSync(join(folder, "pg18", "postmaster.pid"))).toBe(true);
      // Ctrl+C reaches everybody in front of a terminal; npm alone would pass it on to nobody.
      process.kill(signal === "SIGINT" ? -child.pid! : child.pid!, signal);
      // Who waits for it, waits for the service and its code: a supervisor, or the next start.
      expect(await ended).toEqual([0, null]);
      expect(await isReady(url)).toBe(false);
      // The database takes its claim away last, when it was ended in order.
      expect(hasClaim(folder)).toBe(false);
      await rm(folder, { recursive: true });
    });

/** Moments of a start, by what lies in the folder: the database is made, is there, takes connections; the demo is made. */
const MOMENTS: [string, (folder: string, child: ChildProcess) => boolean, Record<string, string>?][] = [
  ["while its database is made", (folder) => readdirSync(folder).some((name) => name.startsWith("pg18.new-"))],
  ["as soon as its database has a claim", hasClaim],
  ["as soon as its database takes connections", (folder) => hasClaim(folder) && claim(folder).includes("ready")],
  ["while the demo is made", (_, child) => below(child.pid!).some(({ command }) => command.includes("seed/run.ts")), { HZ_DEMO: "on" }],
];
const STARTS = [
  ["npm start", npmStart],
  ["the start itself", nodeStart],
  ["the service alone", serviceStart],
] as const;
for (const [row, [name, [command, args]]] of STARTS.entries())
  // Each moment once and each start at least once; the nightly form takes every pair.
  for (const [when, isThen, env] of MOMENTS.filter((_, column) => process.env["NIGHTLY"] || column % STARTS.length === row))
    test(`a signal to ${name} ${when} ends the start and leaves no database`, async () => {
      const { child, folder, ended } = await launch(command, [...args], env);
      child.stdout!.resume();
      child.stderr!.resume();
      await expect.poll(() => isThen(folder, child), { timeout: 60_000, intervals: [10] }).toBe(true);
      const ofStart = below(child.pid!);
      child.kill("SIGTERM");
      expect(await ended).toEqual([0, null]);
      await expect
        .poll(() => ofStart.filter(({ pid, command }) => command !== "" && commandOf(pid) === command), { timeout: 30_000 })
        .toEqual([]);
      expect(living(folder)).toEqual([]);
      expect(hasClaim(folder)).toBe(false);
      await rm(folder, { recursive: true });
    });

for (const [when, isThen] of [
  ["as soon as it hears", (child: ChildProcess) => below(child.pid!).length > 0],
  ["as soon as there is a service", (child: ChildProcess) => below(child.pid!).some(({ command }) => command.includes("serve.js"))],
] as const)
  test(`a signal to a start that follows a crash ends the database that the crash has left, ${when}`, async () => {
    const crashed = await start(serviceStart[0], [...serviceStart[1]]);
    const { folder } = crashed;
    crashed.child.kill("SIGKILL");
    await crashed.ended;
    expect(living(folder)).not.toEqual([]);
    const { child, ended } = await launch(nodeStart[0], [...nodeStart[1]], {}, folder);
    child.stdout!.resume();
    child.stderr!.resume();
    await expect.poll(() => isThen(child), { timeout: 60_000, intervals: [5] }).toBe(true);
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(hasClaim(folder)).toBe(false);
    await expect.poll(() => living(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

test("a second start on one folder says that there is a first, whether its port is free or not", async () => {
  const first = await startProduct({ HZ_DEMO: "off" });
  const second = await startProduct({ HZ_DEMO: "off" }, first.dataFolder);
  expect(second.output()).toMatch(/^Hinweis: Auf dem Ordner .* läuft bereits eine andere Instanz/m);
  await second.stop();
  await expect(startProduct({ HZ_DEMO: "off", PORT: new URL(first.url).port }, first.dataFolder)).rejects.toThrow(
    /^the product ended with 1:\nDer Port \d+ ist belegt, und auf dem Ordner .* läuft bereits eine andere Instanz.*\n$/,
  );
  await first.stop();
});

/** Signals again and again, as somebody does who waits in vain until the process is gone. */
async function impatiently(child: ChildProcess, ended: Promise<unknown[]>): Promise<void> {
  const again = setInterval(() => child.kill("SIGTERM"), 200);
  await ended;
  clearInterval(again);
}

for (const [when, isUp] of [
  ["during the start", false],
  ["of a running service", true],
] as const)
  test(`signals that go on ${when} leave no database, not even one that hangs`, async () => {
    const { child, folder, ended } = isUp
      ? await start(serviceStart[0], [...serviceStart[1]])
      : await launch(serviceStart[0], [...serviceStart[1]]);
    child.stdout!.resume();
    child.stderr!.resume();
    await expect.poll(() => hasClaim(folder) && claim(folder).includes("ready"), { timeout: 60_000, intervals: [10] }).toBe(true);
    const database = Number(claim(folder).split("\n")[0]);
    process.kill(database, "SIGSTOP");
    await impatiently(child, ended);
    // What it was told while it hung it does as soon as it can.
    process.kill(database, "SIGCONT");
    await expect.poll(() => living(folder), { timeout: 30_000 }).toEqual([]);
    expect(hasClaim(folder)).toBe(false);
    await rm(folder, { recursive: true });
  });

test("a service that dies takes its start along, with its exit code", async () => {
  const { child, folder, ended } = await start(nodeStart[0], [...nodeStart[1]]);
  const server = serverBelow(child);
  process.kill(server, "SIGKILL");
  expect((await ended)[0]).toBe(137);
  const database = Number(readFileSync(join(folder, "pg18", "postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(database, "SIGINT");
  await expect.poll(() => existsSync(join(folder, "pg18", "postmaster.pid")), { timeout: 20_000 }).toBe(false);
  await rm(folder, { recursive: true });

  const broken = await start(nodeStart[0], [...nodeStart[1]], { PORT: "x" });
  expect((await broken.ended)[0]).toBe(1);
  await rm(broken.folder, { recursive: true });
});

for (const [name, command, args] of [
  ["a start", ...nodeStart],
  ["npm", ...npmStart],
] as const)
  test(`${name} that is killed takes the service along`, async () => {
    const { child, url, folder } = await start(command, [...args]);
    child.kill("SIGKILL");
    await expect.poll(() => isReady(url), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => existsSync(join(folder, "pg18", "postmaster.pid")), { timeout: 20_000 }).toBe(false);
    await rm(folder, { recursive: true });
  });
