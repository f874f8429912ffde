import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeKeyFile, readKey, type ServerKey } from "./server-key.ts";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-key-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const file = () => path.join(folder, "secret.key");
const marks = (key: ServerKey | null) => key!.candidates.map((one) => one.hash("a", "b").toString("hex"));

test("a key file that only its owner can read is made once", () => {
  expect(readKey(null, folder)).toBeNull();
  makeKeyFile(folder);
  const first = readKey(null, folder);
  makeKeyFile(folder);
  expect(marks(readKey(null, folder))).toEqual(marks(first));
  expect(first).toMatchObject({ from: file(), isWellFormed: true });
  expect(fs.readdirSync(folder)).toEqual(["secret.key"]);
  expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
});

test("a line's end after the key is none of it; what always stood there still counts", () => {
  makeKeyFile(folder);
  const [key] = marks(readKey(null, folder));
  const plain = fs.readFileSync(file(), "utf8");
  for (const ending of ["\n", "\r\n", "  \n"]) {
    fs.writeFileSync(file(), plain + ending);
    expect(marks(readKey(null, folder))).toEqual([key, expect.not.stringContaining(key!)]);
  }
});

test.each([
  ["empty", "", 0, false],
  ["cut", "k".repeat(31), 0, false],
  ["of another form", "k".repeat(40), 1, false],
  ["base64url", Buffer.alloc(32, 250).toString("base64url"), 1, true],
  ["hexadecimal", Buffer.alloc(32, 250).toString("hex"), 1, true],
])("a key that is %s", (_, value, candidates, isWellFormed) => {
  const key = readKey(value, folder)!;
  expect([key.candidates.length, key.isWellFormed, key.from]).toEqual([candidates, isWellFormed, "HZ_SECRET"]);
});

test("servers starting at the same moment on an empty folder end with one key", async () => {
  const go = path.join(folder, "go");
  const data = path.join(folder, "shared");
  const script = `
    const { existsSync } = await import("node:fs");
    const { makeKeyFile, readKey } = await import(${JSON.stringify(path.join(import.meta.dirname, "server-key.ts"))});
    console.log("ready");
    while (!existsSync(${JSON.stringify(go)}));
    makeKeyFile(${JSON.stringify(data)});
    console.log(readKey(null, ${JSON.stringify(data)}).candidates[0].hash("a", "b").toString("hex"));`;
  const servers = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] }),
  );
  await Promise.all(servers.map(({ stdout }) => once(stdout, "data")));
  fs.writeFileSync(go, "");
  const keys = await Promise.all(servers.map(({ stdout }) => text(stdout)));
  expect(keys[0]).toHaveLength(65);
  expect(new Set(keys).size).toBe(1);
  expect(fs.readdirSync(data)).toEqual(["secret.key"]);
});
