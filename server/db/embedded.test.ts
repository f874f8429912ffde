import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { claimedBy } from "./embedded-cluster.ts";
import { startEmbedded, type Embedded } from "./embedded.ts";
import { whyNoAnswer } from "./embedded-probe.ts";
import { migrate } from "./migrate.ts";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-embedded-"));
  fs.chmodSync(folder, 0o755);
});
afterEach(async () => {
  const server = await startEmbedded(folder);
  await server.stop(true);
  fs.rmSync(folder, { recursive: true });
});

const cluster = () => path.join(folder, "pg18");

/** Runs a start in a process of its own and resolves to what it reports. */
async function startElsewhere(): Promise<Pick<Embedded, "url" | "pid" | "adopted">> {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(path.join(import.meta.dirname, "embedded.ts"))});
    const { url, pid, adopted } = await startEmbedded(${JSON.stringify(folder)});
    console.log(JSON.stringify({ url, pid, adopted }));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  const [output] = await Promise.all([child.stdout.toArray(), once(child, "exit")]);
  return JSON.parse(Buffer.concat(output).toString());
}

test("several processes starting at once on an empty folder share one server", async () => {
  const servers = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()]);
  expect(new Set(servers.map(({ pid }) => pid)).size).toBe(1);
  expect(new Set(servers.map(({ url }) => url)).size).toBe(1);
  expect(servers.filter(({ adopted }) => !adopted)).toHaveLength(1);
  expect(fs.readdirSync(folder).sort()).toEqual(["pg.log", "pg18"]);
  expect(fs.statSync(path.join(folder, "pg.log")).mode & 0o777).toBe(0o600);
});

test("a server left behind by a dead process is adopted", async () => {
  const left = await startElsewhere();
  const server = await startEmbedded(folder);
  expect(server).toMatchObject({ url: left.url, pid: left.pid, adopted: true });
});

test("one whose socket somebody took away is said to be out of reach, with the process to end, and then comes back", async () => {
  const { pid } = await startElsewhere();
  const { host } = claimedBy(cluster())!.endpoint;
  fs.rmSync(host, { recursive: true });
  await expect(startEmbedded(folder)).rejects.toThrow(`läuft, antwortet aber nicht. Bitte beenden Sie ihren Prozess (kill -INT ${pid};`);
  process.kill(pid, "SIGINT");
  while (claimedBy(cluster()) !== null) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await startEmbedded(folder)).toMatchObject({ adopted: false });
});

test("the last user stops the server, the others leave it running", async () => {
  const [first, second] = [await startEmbedded(folder), await startEmbedded(folder)];
  await migrate(first.url);
  const db = openDatabase({ url: second.url });
  await db.directory(async () => {});
  await first.stop();
  expect(await whyNoAnswer(first.url)).toBe(null);
  await db.close();
  await second.stop();
  expect(await whyNoAnswer(first.url)).toBe("silent");
});

test("after kill -9 of the server the next start recovers what was committed", async () => {
  const server = await startEmbedded(folder);
  const client = new pg.Client(server.url);
  client.on("error", () => {});
  await client.connect();
  await client.query("create table kept as select 42 as n");
  process.kill(server.pid, "SIGKILL");
  const again = await startEmbedded(folder);
  expect(again).toMatchObject({ url: server.url, adopted: false });
  const reader = new pg.Client(again.url);
  await reader.connect();
  expect((await reader.query("select n from kept")).rows).toEqual([{ n: 42 }]);
  await reader.end();
});

test("one that recovers from a crash of its own can be ended, and comes back with what was committed", async () => {
  const server = await startEmbedded(folder);
  const client = new pg.Client(server.url);
  client.on("error", () => {});
  await client.connect();
  await client.query("create table kept as select 42 as n");
  const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity where backend_type = 'checkpointer'");
  process.kill(rows[0]!.pid, "SIGKILL");
  while ((await whyNoAnswer(server.url)) === null);
  await server.stop(true);
  const again = await startEmbedded(folder);
  expect(again.adopted).toBe(false);
  const reader = new pg.Client(again.url);
  await reader.connect();
  expect((await reader.query("select n from kept")).rows).toEqual([{ n: 42 }]);
  await reader.end();
});

test("a claim whose process number now belongs to a stranger does not stop the start", async () => {
  const server = await startEmbedded(folder);
  const { host } = claimedBy(cluster())!.endpoint;
  await server.stop(true);
  const { uid, gid } = fs.statSync(cluster());
  const stranger = spawn("sleep", ["60"], process.getuid?.() === 0 ? { uid, gid } : {});
  const text = `${stranger.pid}\n${cluster()}\n1\n5432\n${host}\n\n1 1\nready\n`;
  fs.mkdirSync(host);
  for (const claim of [path.join(cluster(), "postmaster.pid"), path.join(host, ".s.PGSQL.5432.lock")]) {
    fs.writeFileSync(claim, text);
    fs.chownSync(claim, uid, gid);
  }
  const again = await startEmbedded(folder);
  expect(again.adopted).toBe(false);
  expect(claimedBy(cluster())?.pid).toBe(again.pid);
  stranger.kill();
});

test.runIf(process.getuid?.() === 0)("root may start it in a folder closed to others, and open it again", async () => {
  await (await startEmbedded(folder)).stop(true);
  fs.chmodSync(folder, 0o700);
  const server = await startEmbedded(folder);
  expect(await whyNoAnswer(server.url)).toBe(null);
});

test("a broken cluster ends with one line that names the log, and who says what to do", async () => {
  await (await startEmbedded(folder)).stop(true);
  const control = path.join(cluster(), "global", "pg_control");
  fs.renameSync(control, `${control}.gone`);
  await expect(startEmbedded(folder)).rejects.toThrow(
    `der Grund steht in ${path.join(folder, "pg.log")}. Was zu tun ist, sagt npm run doctor.`,
  );
  fs.renameSync(`${control}.gone`, control);
});
